import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const web = path.join(import.meta.dirname, '..');
const FACES = path.join(web, 'app/ui/fonts.css');
/** Where `@subset-fonts/` in a style sheet leads. */
export const subsetFolder = path.join(web, '.react-router/fonts');

/** The typeface and the weights of each subset. */
const subsets = {
  // Whatever is set in it has the weight of headings.
  'newsreader-core': { of: 'newsreader', wght: 460 },
  'instrument-sans-core': { of: 'instrument-sans', wght: { min: 400, max: 700 } },
  'jetbrains-mono-core': { of: 'jetbrains-mono', wght: { min: 400, max: 700 } },
} as const;

/** Small capitals, old figures and the like would double a subset. */
const FEATURES = ['kern', 'liga'];

/** Makes the fonts of every page: of the published ones the characters that the style sheet names. */
export async function makeFontSubsets(): Promise<void> {
  const css = await readFile(FACES, 'utf8');
  await mkdir(subsetFolder, { recursive: true });
  for (const [name, { of, wght }] of Object.entries(subsets)) {
    const font = await readFile(published(of));
    const subset = await subsetFont(font, charactersOf(name, css), {
      targetFormat: 'woff2',
      variationAxes: { wght },
      keepFeatures: FEATURES,
    });
    await writeFile(path.join(subsetFolder, `${name}.woff2`), subset);
  }
}

function published(name: string): string {
  const file = `@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`;
  return fileURLToPath(import.meta.resolve(file));
}

/** The characters in the `unicode-range` of the face that takes the subset. */
export function charactersOf(name: string, css: string): string {
  const [, ranges] = new RegExp(`@subset-fonts/${name}\\.woff2"[^}]*unicode-range:([^;]+);`).exec(css) ?? [];
  if (ranges === undefined) throw new Error(`No face of the style sheet takes the subset ${name}.`);
  return ranges.split(',').flatMap(charactersIn).join('');
}

/** `U+41-43` is A, B and C. */
function charactersIn(range: string): string[] {
  const [first = Number.NaN, last = first] = range
    .trim()
    .replace('U+', '')
    .split('-')
    .map((digits) => Number.parseInt(digits, 16));
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
}
