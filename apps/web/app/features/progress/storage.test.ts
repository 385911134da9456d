import { expect, test, vi } from 'vitest';
import { createStoredValue } from '#app/lib/stored-value.ts';
import { MemoryStorage } from '#tests/support/browser/memory-storage.ts';
import { VISITOR_PROGRESS_KEY, visitorProgressFormat, withCompleted, withoutCompleted } from './storage.ts';

const SET_ASIDE_KEY = `${VISITOR_PROGRESS_KEY}.set-aside`;

const lists = (...patternIds: string[]) => ({ patternIds, terms: [], sections: [], modules: [], articles: [] });
const stored = (...patternIds: string[]) => JSON.stringify({ version: 2, ...lists(...patternIds) });

const open = (storage: Storage | null) => createStoredValue(storage, visitorProgressFormat);
const storageWith = (progress: string) => new MemoryStorage({ [VISITOR_PROGRESS_KEY]: progress });

test('completed lessons are stored under one key with a version', () => {
  const storage = new MemoryStorage();
  const store = open(storage);
  store.change(withCompleted('patternIds', 'doji'));
  store.change(withCompleted('patternIds', 'hammer'));
  store.change(withCompleted('patternIds', 'doji'));
  expect(store.getState()).toEqual({ value: lists('doji', 'hammer'), unsaved: false, setAsideAs: null });
  expect(storage.getItem(VISITOR_PROGRESS_KEY)).toBe(stored('doji', 'hammer'));
});

test('terms, sections, modules and articles are stored beside the lessons', () => {
  const storage = storageWith(stored('doji'));
  const store = open(storage);
  store.change(withCompleted('terms', 'gap'));
  store.change(withCompleted('modules', 'trading-vocabulary'));
  store.change(withoutCompleted({ patternIds: ['doji'], sections: ['what-is-trading'] }));
  const kept = { ...lists(), terms: ['gap'], modules: ['trading-vocabulary'] };
  expect(store.getState().value).toEqual(kept);
  expect(open(storage).getState().value).toEqual(kept);
});

test('the store reads the lessons that the version before stored', () => {
  const store = open(storageWith('{"version":1,"patternIds":["doji"]}'));
  expect(store.getState()).toEqual({ value: lists('doji'), unsaved: false, setAsideAs: null });
});

test('the store reads what an earlier visit stored, and returns the same object until something changes', () => {
  const store = open(storageWith(stored('doji')));
  expect(store.getState().value.patternIds).toEqual(['doji']);
  expect(store.getState()).toBe(store.getState());
});

test('the store removes lessons, and its key with the last one', () => {
  const storage = storageWith(stored('doji', 'hammer'));
  const store = open(storage);
  store.change(withoutCompleted({ patternIds: ['doji'] }));
  expect(store.getState().value.patternIds).toEqual(['hammer']);
  store.change(withoutCompleted({ patternIds: ['hammer'] }));
  expect(storage.getItem(VISITOR_PROGRESS_KEY)).toBeNull();
});

test('the store notifies its listeners until they unsubscribe', () => {
  const store = open(new MemoryStorage());
  const listener = vi.fn();
  const leave = store.subscribe(listener);
  store.change(withCompleted('patternIds', 'doji'));
  leave();
  store.change(withCompleted('patternIds', 'hammer'));
  expect(listener).toHaveBeenCalledOnce();
});

test('two tabs agree: neither undoes what the other stored', () => {
  const storage = new MemoryStorage();
  const [one, other] = [open(storage), open(storage)];
  one.change(withCompleted('patternIds', 'doji'));
  other.change(withCompleted('patternIds', 'hammer'));
  one.reload();
  expect(one.getState().value.patternIds).toEqual(['doji', 'hammer']);
});

test.each([
  '',
  'not json',
  '[]',
  'null',
  '{"version":1}',
  '{"version":2,"patternIds":["doji"]}',
  stored('doji').replace('2', '3'),
  stored('doji').replace('"terms":[]', '"terms":["NOT AN ID"]'),
  '{"version":1,"patternIds":["NOT AN ID"]}',
])('unreadable data is moved aside and reported: %s', (text) => {
  const storage = storageWith(text);
  const store = open(storage);
  expect(store.getState()).toEqual({ value: lists(), unsaved: false, setAsideAs: SET_ASIDE_KEY });
  expect(storage.getItem(SET_ASIDE_KEY)).toBe(text);
  store.change(withCompleted('patternIds', 'doji'));
  expect(storage.getItem(VISITOR_PROGRESS_KEY)).toBe(stored('doji'));
  expect(storage.getItem(SET_ASIDE_KEY)).toBe(text);
});

test('data moved aside is never overwritten, and is reported until it is deleted', () => {
  const storage = storageWith('second');
  storage.setItem(SET_ASIDE_KEY, 'first');
  const store = open(storage);
  expect([...storage.items.values()].sort()).toEqual(['first', 'second']);
  expect(open(storage).getState().setAsideAs).not.toBeNull();
  store.deleteSetAside();
  store.deleteSetAside();
  expect(storage.items.size).toBe(0);
  expect(store.getState().setAsideAs).toBeNull();
});

test('unreadable data stays where it is when it cannot be moved aside', () => {
  const storage = storageWith('not json');
  storage.isFull = true;
  const store = open(storage);
  store.change(withCompleted('patternIds', 'doji'));
  expect(store.getState()).toEqual({ value: lists('doji'), unsaved: true, setAsideAs: VISITOR_PROGRESS_KEY });
  expect(storage.getItem(VISITOR_PROGRESS_KEY)).toBe('not json');
});

test('full storage is reported, and the lesson is kept and stored once there is room', () => {
  const storage = storageWith(stored('doji'));
  const store = open(storage);
  storage.isFull = true;
  store.change(withCompleted('patternIds', 'hammer'));
  expect(store.getState()).toMatchObject({ value: lists('doji', 'hammer'), unsaved: true });
  storage.isFull = false;
  store.change(withCompleted('patternIds', 'shooting-star'));
  expect(store.getState().unsaved).toBe(false);
  expect(storage.getItem(VISITOR_PROGRESS_KEY)).toBe(stored('doji', 'hammer', 'shooting-star'));
});

test('the store works in memory, and says so, where storage is forbidden', () => {
  const store = open(null);
  store.change(withCompleted('patternIds', 'doji'));
  expect(store.getState()).toEqual({ value: lists('doji'), unsaved: true, setAsideAs: null });
});
