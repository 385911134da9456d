/** A search result on the lessons page, without premium content. */
export interface SearchEntry {
  readonly id: string;
  readonly title: string;
  /** Its kind, such as its category. */
  readonly kind: string;
  readonly to: string;
  /** Other words it is found by. */
  readonly words: readonly string[];
}

/** More results than this are no help: a longer query is better. */
export const RESULT_LIMIT = 12;

/** Lower case without accents. */
function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
}

/** The entries in which every word of the query occurs; those whose title has it come first. */
export function searchEntries(entries: readonly SearchEntry[], query: string): SearchEntry[] {
  const wanted = fold(query.trim()).split(/\s+/);
  const found = entries.filter(({ title, kind, words }) => {
    const text = fold([title, kind, ...words].join(' '));
    return wanted.every((word) => text.includes(word));
  });
  return found.toSorted((one, other) => rank(one, wanted) - rank(other, wanted));
}

function rank({ title, kind }: SearchEntry, wanted: readonly string[]): number {
  const name = fold(title);
  if (name === wanted.join(' ')) return 0;
  if (name.startsWith(wanted[0] ?? '')) return 1;
  if (wanted.every((word) => name.includes(word))) return 2;
  return wanted.every((word) => fold(kind).includes(word)) ? 3 : 4;
}
