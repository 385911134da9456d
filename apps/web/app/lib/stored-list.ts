import { parseJson } from './browser-storage.ts';
import type { Format } from './stored-value.ts';

interface Item {
  readonly id: string;
}

interface ListFormat<I extends Item> {
  readonly key: string;
  /** Of the stored form: data of another version is set aside. */
  readonly version: number;
  readonly isItem: (value: unknown) => value is I;
}

/** A list of items with ids, which two tabs may add to. A change that can't be stored lasts until the page is closed. */
export function listFormat<I extends Item>({ key, version, isItem }: ListFormat<I>): Format<readonly I[]> {
  return {
    key,
    empty: [],
    parse: (text) => {
      const value = parseJson(text);
      if (typeof value !== 'object' || value === null || !('version' in value) || !('items' in value)) return null;
      const { items } = value;
      return value.version === version && Array.isArray(items) && items.every(isItem) ? items : null;
    },
    serialize: (items) => (items.length === 0 ? null : JSON.stringify({ version, items })),
    merge: union,
  };
}

/** Adds the items that a list doesn't have yet. */
export function withItems<I extends Item>(added: readonly I[]) {
  return (items: readonly I[]) => union(items, added);
}

export function withoutItems<I extends Item>(ids: readonly string[]) {
  return (items: readonly I[]) => items.filter(({ id }) => !ids.includes(id));
}

function union<I extends Item>(some: readonly I[], others: readonly I[]): readonly I[] {
  const known = new Set(some.map(({ id }) => id));
  return [...some, ...others.filter(({ id }) => !known.has(id))];
}
