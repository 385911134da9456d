declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2';
    /** A number keeps one place of an axis; bounds keep what lies between. */
    variationAxes: Record<string, number | { min: number; max: number; default: number }>;
    /** Leaves out what ligatures and the like would put in place of the characters. */
    noLayoutClosure?: boolean;
  }
  export default function subsetFont(font: Buffer, characters: string, options: Options): Promise<Buffer>;
}
