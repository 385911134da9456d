import {
  browserStorage,
  findSetAside,
  moveAside,
  onOtherTabsChange,
  parseJson,
  readItem,
  writeItem,
} from './browser-storage.ts';
import { createObservable } from './observable.ts';

/** A list that this browser keeps, and what went wrong with keeping it. */
export interface StoredList<Item> {
  readonly items: readonly Item[];
  /** The browser refused to store the last change: it lasts until this page is closed. */
  readonly unsaved: boolean;
  /** The key under which unreadable data was kept, or null when everything could be read. */
  readonly setAsideAs: string | null;
}

export interface ListStore<Item> {
  /** The same object until something changes. */
  read(): StoredList<Item>;
  add(items: readonly Item[]): void;
  remove(ids: readonly string[]): void;
  deleteSetAside(): void;
  /** Reads again, after another tab wrote. */
  reload(): void;
  subscribe(listener: () => void): () => void;
}

interface ListFormat<Item extends { readonly id: string }> {
  readonly key: string;
  /** Of the stored form: data of another version is set aside. */
  readonly version: number;
  readonly isItem: (value: unknown) => value is Item;
}

/** The same object for every list that is empty and whole: what a page shows before its script runs. */
export const EMPTY_LIST: StoredList<never> = { items: [], unsaved: false, setAsideAs: null };

/** Keeps items by their ids in `storage`, or only in memory when the browser forbids it (`null`). */
export function createListStore<Item extends { readonly id: string }>(
  storage: Storage | null,
  format: ListFormat<Item>,
): ListStore<Item> {
  const { read, publish, subscribe } = createObservable(load<Item>(storage, format, EMPTY_LIST));
  // What another tab stored since is read first, so that neither tab undoes the other's change.
  const change = (edit: (items: readonly Item[]) => readonly Item[]) => {
    const fresh = load(storage, format, read());
    const items = edit(fresh.items);
    publish({ ...fresh, items, unsaved: !save(storage, format, items) });
  };

  return {
    read,
    add: (added) => change((items) => union(items, added)),
    remove: (ids) => change((items) => items.filter(({ id }) => !ids.includes(id))),
    deleteSetAside: () => {
      const { setAsideAs } = read();
      if (storage !== null && setAsideAs !== null) storage.removeItem(setAsideAs);
      publish(load(storage, format, { ...read(), setAsideAs: null }));
    },
    reload: () => publish(load(storage, format, read())),
    subscribe,
  };
}

/** A store of this browser, kept in step with its other tabs. */
export function openListStore<Item extends { readonly id: string }>(format: ListFormat<Item>): ListStore<Item> {
  const store = createListStore(browserStorage(), format);
  onOtherTabsChange(format.key, store.reload);
  return store;
}

function load<Item extends { readonly id: string }>(
  storage: Storage | null,
  format: ListFormat<Item>,
  previous: StoredList<Item>,
): StoredList<Item> {
  if (storage === null) return previous;
  const stored = parse(readItem(storage, format.key), format);
  if (stored === 'unreadable') return setAside(storage, format.key, previous);
  const items = previous.unsaved ? union(stored, previous.items) : stored;
  return { ...previous, items, setAsideAs: findSetAside(storage, format.key) };
}

/** False when the browser refused, or when unreadable text that could not be moved would be written over. */
function save<Item extends { readonly id: string }>(
  storage: Storage | null,
  format: ListFormat<Item>,
  items: readonly Item[],
): boolean {
  const { key, version } = format;
  if (storage === null || parse(readItem(storage, key), format) === 'unreadable') return false;
  if (items.length > 0) return writeItem(storage, key, JSON.stringify({ version, items }));
  storage.removeItem(key);
  return true;
}

function parse<Item extends { readonly id: string }>(
  text: string | null,
  { version, isItem }: ListFormat<Item>,
): readonly Item[] | 'unreadable' {
  if (text === null) return [];
  const value = parseJson(text);
  if (typeof value !== 'object' || value === null || !('version' in value) || !('items' in value)) return 'unreadable';
  const { items } = value;
  return value.version === version && Array.isArray(items) && items.every(isItem) ? items : 'unreadable';
}

function setAside<Item>(storage: Storage, key: string, previous: StoredList<Item>): StoredList<Item> {
  const setAsideAs = moveAside(storage, key);
  return setAsideAs === null ? { ...previous, unsaved: true } : { ...previous, setAsideAs };
}

function union<Item extends { readonly id: string }>(some: readonly Item[], others: readonly Item[]): readonly Item[] {
  const known = new Set(some.map(({ id }) => id));
  return [...some, ...others.filter(({ id }) => !known.has(id))];
}
