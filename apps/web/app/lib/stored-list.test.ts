import { expect, test, vi } from 'vitest';
import { MemoryStorage } from '#tests/support/browser/memory-storage.ts';
import { listFormat, withItems, withoutItems } from './stored-list.ts';
import { createStoredValue } from './stored-value.ts';

interface Note {
  readonly id: string;
}

const KEY = 'notes';
const isItem = (value: unknown): value is Note => typeof value === 'object' && value !== null && 'id' in value;
const open = (storage: Storage | null) => createStoredValue(storage, listFormat({ key: KEY, version: 1, isItem }));
const stored = (...ids: string[]) => JSON.stringify({ version: 1, items: ids.map((id) => ({ id })) });
const notes = (...ids: string[]) => ids.map((id) => ({ id }));

test('items are stored under one key with a version, each id once, and the key is removed with the last', () => {
  const storage = new MemoryStorage();
  const store = open(storage);
  store.change(withItems(notes('a', 'b')));
  store.change(withItems(notes('a')));
  expect(store.getState()).toEqual({ value: notes('a', 'b'), unsaved: false, setAsideAs: null });
  expect(storage.getItem(KEY)).toBe(stored('a', 'b'));
  expect(open(storage).getState().value).toEqual(notes('a', 'b'));
  store.change(withoutItems(['a', 'b']));
  expect(storage.getItem(KEY)).toBeNull();
});

test('the store returns the same object until something changes, and notifies its listeners until they unsubscribe', () => {
  const store = open(new MemoryStorage({ [KEY]: stored('a') }));
  expect(store.getState()).toBe(store.getState());
  const listener = vi.fn();
  const leave = store.subscribe(listener);
  store.change(withItems(notes('b')));
  leave();
  store.change(withItems(notes('c')));
  expect(listener).toHaveBeenCalledOnce();
});

test('two tabs agree: neither undoes what the other stored', () => {
  const storage = new MemoryStorage();
  const [one, other] = [open(storage), open(storage)];
  one.change(withItems(notes('a')));
  other.change(withItems(notes('b')));
  one.reload();
  expect(one.getState().value).toEqual(notes('a', 'b'));
});

test.each([
  ['no JSON', '{'],
  ['another version', JSON.stringify({ version: 2, items: [] })],
  ['a damaged item', JSON.stringify({ version: 1, items: [{ id: 'a' }, 7] })],
  ['another shape', '"a"'],
])('%s is set aside unchanged, and the list keeps working', (_, text) => {
  const storage = new MemoryStorage({ [KEY]: text });
  const store = open(storage);
  expect(store.getState()).toEqual({ value: [], unsaved: false, setAsideAs: 'notes.set-aside' });
  expect(storage.getItem('notes.set-aside')).toBe(text);
  store.change(withItems(notes('a')));
  expect(storage.getItem(KEY)).toBe(stored('a'));
  store.deleteSetAside();
  expect(store.getState().setAsideAs).toBeNull();
});

test('data set aside never replaces data set aside before', () => {
  const storage = new MemoryStorage({ [KEY]: '{' });
  open(storage);
  storage.setItem(KEY, '[');
  open(storage);
  expect([storage.getItem('notes.set-aside'), storage.getItem('notes.set-aside-2')]).toEqual(['{', '[']);
});

test('full storage is reported, and the list lasts as long as the page until a later save succeeds', () => {
  const storage = new MemoryStorage({ [KEY]: stored('a') });
  const store = open(storage);
  storage.isFull = true;
  store.change(withItems(notes('b')));
  expect(store.getState()).toMatchObject({ value: notes('a', 'b'), unsaved: true });
  storage.isFull = false;
  store.change(withItems(notes('c')));
  expect(store.getState().unsaved).toBe(false);
  expect(storage.getItem(KEY)).toBe(stored('a', 'b', 'c'));
});

test('without storage the list lasts as long as the page', () => {
  const store = open(null);
  store.change(withItems(notes('a')));
  expect(store.getState()).toMatchObject({ value: notes('a'), unsaved: true });
});
