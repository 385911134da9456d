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

/** Words in the form in which they are compared. */
interface PlainWords {
  readonly whole: ReadonlySet<string>;
  readonly starts: readonly string[];
  readonly ends: readonly string[];
}

const prepared = new WeakMap<Words, PlainWords>();

function prepare(words: Words): PlainWords {
  const known = prepared.get(words);
  if (known !== undefined) return known;
  const isStart = (word: string) => word.endsWith('*');
  const isEnd = (word: string) => word.startsWith('*') && !isStart(word);
  const plain = {
    whole: new Set(words.filter((word) => !isStart(word) && !isEnd(word)).map(plainText)),
    starts: words.filter(isStart).map((word) => plainText(word.slice(0, -1))),
    ends: words.filter(isEnd).map((word) => plainText(word.slice(1))),
  };
  prepared.set(words, plain);
  return plain;
}

/** Whether a cell says one of the words; `YOU BOUGHT*` is every text that begins so, `*USD` every one that ends so. */
export function saysOneOf(cell: string, words: Words = NONE): boolean {
  const plain = plainText(cell);
  const { whole, starts, ends } = prepare(words);
  return whole.has(plain) || starts.some((start) => plain.startsWith(start)) || ends.some((end) => plain.endsWith(end));
}

const NONE: Words = [];

export function titleList(titles: Titles | undefined): readonly string[] {
  return titles === undefined ? [] : typeof titles === 'string' ? [titles] : titles;
}

const found = new WeakMap<readonly string[], Map<string, number>>();

/** The place of the column with one of the titles; -1 when there is none. */
export function findColumn(heading: readonly string[], titles: Titles | undefined): number {
  const known = found.get(heading) ?? new Map<string, number>();
  found.set(heading, known);
  for (const title of titleList(titles)) {
    const index = known.get(title) ?? findTitle(heading, title);
    known.set(title, index);
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
