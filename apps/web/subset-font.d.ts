declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2';
    /** A number keeps one place of an axis; bounds keep what lies between. */
    variationAxes: Record<string, number | { min: number; max: number }>;
    /** The OpenType features to keep; all by default. */
    keepFeatures: string[];
  }
  export default function subsetFont(font: Buffer, characters: string, options: Options): Promise<Buffer>;
}
