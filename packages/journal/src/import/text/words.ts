import type { Titles, Words } from '../format.ts';

const normalized = new Map<string, string>();
const KEPT = 5000;

/** Without case, spaces and punctuation; a text of punctuation alone stays as it is. */
export function plainText(text: string): string {
  const known = normalized.get(text);
  if (known !== undefined) return known;
  const letters = text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
  const plain = letters === '' ? text.trim() : letters;
  if (normalized.size < KEPT) normalized.set(text, plain);
  return plain;
}

/** Whether a cell says one of the words; `YOU BOUGHT*` is every text that begins so, `*USD` every one that ends so. */
export function saysOneOf(cell: string, words: Words = []): boolean {
  const plain = plainText(cell);
  return words.some((word) => {
    if (word.endsWith('*')) return plain.startsWith(plainText(word.slice(0, -1)));
    return word.startsWith('*') ? plain.endsWith(plainText(word.slice(1))) : plain === plainText(word);
  });
}

export function titleList(titles: Titles | undefined): readonly string[] {
  return titles === undefined ? [] : typeof titles === 'string' ? [titles] : titles;
}

/** The place of the column with one of the titles; -1 when there is none. */
export function findColumn(heading: readonly string[], titles: Titles | undefined): number {
  for (const title of titleList(titles)) {
    const index = findTitle(heading, title);
    if (index >= 0) return index;
  }
  return -1;
}

function findTitle(heading: readonly string[], title: string): number {
  const [, name = title, nth = '1', right = '0'] = /^(.+?)(?:#(\d+))?(?:\+(\d+))?$/.exec(title) ?? [];
  const places = heading.flatMap((cell, index) => (saysOneOf(cell, [name]) ? [index] : []));
  const place = places[Number(nth) - 1];
  if (place === undefined || place + Number(right) >= heading.length) return -1;
  return place + Number(right);
}
