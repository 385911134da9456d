import { expect, test, vi } from 'vitest';
import { ownedKeys } from '#app/lib/owned-keys.ts';
import { createStoredValue } from '#app/lib/stored-value.ts';
import { MemoryStorage } from '#tests/support/browser/memory-storage.ts';
import { type LessonNote, withNote } from './model.ts';
import { lessonNotesFormat } from './storage.ts';

const LESSON_NOTES_KEY = ownedKeys.lessonNotes;

const SET_ASIDE_KEY = `${LESSON_NOTES_KEY}.set-aside`;

const open = (storage: Storage | null) => createStoredValue(storage, lessonNotesFormat);
const now = '2026-03-02T09:00:00.000Z';
const add = (id: string) => (notes: readonly LessonNote[]) =>
  withNote(notes, { lesson: { id, title: id }, content: `On ${id}`, id, now });
const idsOf = (notes: readonly LessonNote[]) => notes.map(({ lessonId }) => lessonId);

test('notes are stored under one key and survive a visit', () => {
  const storage = new MemoryStorage();
  expect(open(storage).change(add('doji'))).toBe(true);
  expect([...storage.items.keys()]).toEqual([LESSON_NOTES_KEY]);
  const later = open(storage);
  expect(idsOf(later.getState().value)).toEqual(['doji']);
  expect(later.getState()).toBe(later.getState());
});

test('two tabs add to each other’s notes', () => {
  const storage = new MemoryStorage();
  const [one, other] = [open(storage), open(storage)];
  one.change(add('doji'));
  other.change(add('hammer'));
  one.reload();
  expect(idsOf(one.getState().value)).toEqual(['hammer', 'doji']);
});

test('listeners are notified of changes until they unsubscribe', () => {
  const store = open(new MemoryStorage());
  const listener = vi.fn();
  const leave = store.subscribe(listener);
  store.change(add('doji'));
  leave();
  store.change(add('hammer'));
  expect(listener).toHaveBeenCalledOnce();
});

test.each([
  ['damaged', '{"version":1,"notes":[{"id":'],
  ['of a newer version', '{"version":2,"notes":[]}'],
  ['of another shape', '{"version":1,"notes":[{"id":"n1"}]}'],
])('notes that are %s are set aside unchanged', (_, text) => {
  const storage = new MemoryStorage({ [LESSON_NOTES_KEY]: text });
  const store = open(storage);
  expect(store.getState()).toEqual({ value: [], unsaved: false, setAsideAs: SET_ASIDE_KEY });
  store.change(add('doji'));
  expect(storage.getItem(SET_ASIDE_KEY)).toBe(text);
  expect(idsOf(store.getState().value)).toEqual(['doji']);
  store.deleteSetAside();
  expect(store.getState().setAsideAs).toBeNull();
});

test('on a full disk nothing is saved, and what was stored stays', () => {
  const storage = new MemoryStorage();
  const store = open(storage);
  store.change(add('doji'));
  storage.isFull = true;
  expect(store.change(add('hammer'))).toBe(false);
  expect(idsOf(store.getState().value)).toEqual(['doji']);
});

test('damaged notes that a full disk cannot move are not overwritten', () => {
  const storage = new MemoryStorage({ [LESSON_NOTES_KEY]: 'damaged' });
  storage.isFull = true;
  const store = open(storage);
  expect(store.getState().setAsideAs).toBe(LESSON_NOTES_KEY);
  expect(store.change(add('doji'))).toBe(false);
  expect(storage.getItem(LESSON_NOTES_KEY)).toBe('damaged');
});

test('a browser without storage saves nothing and says so', () => {
  const store = open(null);
  expect(store.change(add('doji'))).toBe(false);
  expect(store.getState().value).toEqual([]);
});
