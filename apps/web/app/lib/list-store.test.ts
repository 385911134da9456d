import { expect, test, vi } from 'vitest';
import { createListStore } from './list-store.ts';

interface Note {
  readonly id: string;
}

const KEY = 'notes';
const isItem = (value: unknown): value is Note => typeof value === 'object' && value !== null && 'id' in value;
const open = (storage: Storage | null) => createListStore<Note>(storage, { key: KEY, version: 1, isItem });
const stored = (...ids: string[]) => JSON.stringify({ version: 1, items: ids.map((id) => ({ id })) });
const notes = (...ids: string[]) => ids.map((id) => ({ id }));

/** A browser's storage in memory that can be made to refuse writes. */
class MemoryStorage implements Storage {
  readonly entries = new Map<string, string>();
  isFull = false;
  [name: string]: unknown;

  constructor(text?: string) {
    if (text !== undefined) this.entries.set(KEY, text);
  }
  get length() {
    return this.entries.size;
  }
  key(index: number) {
    return [...this.entries.keys()][index] ?? null;
  }
  getItem(key: string) {
    return this.entries.get(key) ?? null;
  }
  setItem(key: string, value: string) {
    if (this.isFull) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    this.entries.set(key, value);
  }
  removeItem(key: string) {
    this.entries.delete(key);
  }
  clear() {
    this.entries.clear();
  }
}

test('items are stored under one key with a version, each id once, and the key is removed with the last', () => {
  const storage = new MemoryStorage();
  const store = open(storage);
  store.add(notes('a', 'b'));
  store.add(notes('a'));
  expect(store.read()).toEqual({ items: notes('a', 'b'), unsaved: false, setAsideAs: null });
  expect(storage.getItem(KEY)).toBe(stored('a', 'b'));
  expect(open(storage).read().items).toEqual(notes('a', 'b'));
  store.remove(['a', 'b']);
  expect(storage.getItem(KEY)).toBeNull();
});

test('the store returns the same object until something changes, and notifies its listeners until they unsubscribe', () => {
  const store = open(new MemoryStorage(stored('a')));
  expect(store.read()).toBe(store.read());
  const listener = vi.fn();
  const leave = store.subscribe(listener);
  store.add(notes('b'));
  leave();
  store.add(notes('c'));
  expect(listener).toHaveBeenCalledOnce();
});

test('two tabs agree: neither undoes what the other stored', () => {
  const storage = new MemoryStorage();
  const [one, other] = [open(storage), open(storage)];
  one.add(notes('a'));
  other.add(notes('b'));
  one.reload();
  expect(one.read().items).toEqual(notes('a', 'b'));
});

test.each([
  ['no JSON', '{'],
  ['another version', JSON.stringify({ version: 2, items: [] })],
  ['a damaged item', JSON.stringify({ version: 1, items: [{ id: 'a' }, 7] })],
  ['another shape', '"a"'],
])('%s is set aside unchanged, and the list keeps working', (_, text) => {
  const storage = new MemoryStorage(text);
  const store = open(storage);
  expect(store.read()).toEqual({ items: [], unsaved: false, setAsideAs: 'notes.set-aside' });
  expect(storage.getItem('notes.set-aside')).toBe(text);
  store.add(notes('a'));
  expect(storage.getItem(KEY)).toBe(stored('a'));
  store.deleteSetAside();
  expect(store.read().setAsideAs).toBeNull();
});

test('data set aside never replaces data set aside before', () => {
  const storage = new MemoryStorage('{');
  open(storage);
  storage.setItem(KEY, '[');
  open(storage);
  expect([storage.getItem('notes.set-aside'), storage.getItem('notes.set-aside-2')]).toEqual(['{', '[']);
});

test('full storage is reported, and the list lasts as long as the page until a later save succeeds', () => {
  const storage = new MemoryStorage(stored('a'));
  const store = open(storage);
  storage.isFull = true;
  store.add(notes('b'));
  expect(store.read()).toMatchObject({ items: notes('a', 'b'), unsaved: true });
  storage.isFull = false;
  store.add(notes('c'));
  expect(store.read().unsaved).toBe(false);
  expect(storage.getItem(KEY)).toBe(stored('a', 'b', 'c'));
});

test('without storage the list lasts as long as the page', () => {
  const store = open(null);
  store.add(notes('a'));
  expect(store.read()).toMatchObject({ items: notes('a'), unsaved: true });
});
