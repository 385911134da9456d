import { expect, test, vi } from 'vitest';
import { MemoryStorage } from '#tests/support/browser/memory-storage.ts';
import { createVisitorProgressStore, VISITOR_PROGRESS_KEY } from './storage.ts';

const SET_ASIDE_KEY = `${VISITOR_PROGRESS_KEY}.set-aside`;

const lists = (...patternIds: string[]) => ({ patternIds, terms: [], sections: [], modules: [], articles: [] });
const stored = (...patternIds: string[]) => JSON.stringify({ version: 2, ...lists(...patternIds) });

const storageWith = (progress: string) => new MemoryStorage({ [VISITOR_PROGRESS_KEY]: progress });

test('completed lessons are stored under one key with a version', () => {
  const storage = new MemoryStorage();
  const store = createVisitorProgressStore(storage);
  store.complete('patternIds', 'doji');
  store.complete('patternIds', 'hammer');
  store.complete('patternIds', 'doji');
  expect(store.read()).toEqual({ lists: lists('doji', 'hammer'), unsaved: false, setAsideAs: null });
  expect(storage.getItem(VISITOR_PROGRESS_KEY)).toBe(stored('doji', 'hammer'));
});

test('terms, sections, modules and articles are stored beside the lessons', () => {
  const storage = storageWith(stored('doji'));
  const store = createVisitorProgressStore(storage);
  store.complete('terms', 'gap');
  store.complete('modules', 'trading-vocabulary');
  store.forget({ patternIds: ['doji'], sections: ['what-is-trading'] });
  const kept = { ...lists(), terms: ['gap'], modules: ['trading-vocabulary'] };
  expect(store.read().lists).toEqual(kept);
  expect(createVisitorProgressStore(storage).read().lists).toEqual(kept);
});

test('the store reads the lessons that the version before stored', () => {
  const store = createVisitorProgressStore(storageWith('{"version":1,"patternIds":["doji"]}'));
  expect(store.read()).toEqual({ lists: lists('doji'), unsaved: false, setAsideAs: null });
});

test('the store reads what an earlier visit stored, and returns the same object until something changes', () => {
  const store = createVisitorProgressStore(storageWith(stored('doji')));
  expect(store.read().lists.patternIds).toEqual(['doji']);
  expect(store.read()).toBe(store.read());
});

test('the store removes lessons, and its key with the last one', () => {
  const storage = storageWith(stored('doji', 'hammer'));
  const store = createVisitorProgressStore(storage);
  store.forget({ patternIds: ['doji'] });
  expect(store.read().lists.patternIds).toEqual(['hammer']);
  store.forget({ patternIds: ['hammer'] });
  expect(storage.getItem(VISITOR_PROGRESS_KEY)).toBeNull();
});

test('the store notifies its listeners until they unsubscribe', () => {
  const store = createVisitorProgressStore(new MemoryStorage());
  const listener = vi.fn();
  const leave = store.subscribe(listener);
  store.complete('patternIds', 'doji');
  leave();
  store.complete('patternIds', 'hammer');
  expect(listener).toHaveBeenCalledOnce();
});

test('two tabs agree: neither undoes what the other stored', () => {
  const storage = new MemoryStorage();
  const [one, other] = [createVisitorProgressStore(storage), createVisitorProgressStore(storage)];
  one.complete('patternIds', 'doji');
  other.complete('patternIds', 'hammer');
  one.reload();
  expect(one.read().lists.patternIds).toEqual(['doji', 'hammer']);
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
  const store = createVisitorProgressStore(storage);
  expect(store.read()).toEqual({ lists: lists(), unsaved: false, setAsideAs: SET_ASIDE_KEY });
  expect(storage.getItem(SET_ASIDE_KEY)).toBe(text);
  store.complete('patternIds', 'doji');
  expect(storage.getItem(VISITOR_PROGRESS_KEY)).toBe(stored('doji'));
  expect(storage.getItem(SET_ASIDE_KEY)).toBe(text);
});

test('data moved aside is never overwritten, and is reported until it is deleted', () => {
  const storage = storageWith('second');
  storage.setItem(SET_ASIDE_KEY, 'first');
  const store = createVisitorProgressStore(storage);
  expect([...storage.items.values()].sort()).toEqual(['first', 'second']);
  expect(createVisitorProgressStore(storage).read().setAsideAs).not.toBeNull();
  store.deleteSetAside();
  store.deleteSetAside();
  expect(storage.items.size).toBe(0);
  expect(store.read().setAsideAs).toBeNull();
});

test('unreadable data stays where it is when it cannot be moved aside', () => {
  const storage = storageWith('not json');
  storage.isFull = true;
  const store = createVisitorProgressStore(storage);
  store.complete('patternIds', 'doji');
  expect(store.read()).toEqual({ lists: lists('doji'), unsaved: true, setAsideAs: null });
  expect(storage.getItem(VISITOR_PROGRESS_KEY)).toBe('not json');
});

test('full storage is reported, and the lesson is kept and stored once there is room', () => {
  const storage = storageWith(stored('doji'));
  const store = createVisitorProgressStore(storage);
  storage.isFull = true;
  store.complete('patternIds', 'hammer');
  expect(store.read()).toMatchObject({ lists: lists('doji', 'hammer'), unsaved: true });
  storage.isFull = false;
  store.complete('patternIds', 'shooting-star');
  expect(store.read().unsaved).toBe(false);
  expect(storage.getItem(VISITOR_PROGRESS_KEY)).toBe(stored('doji', 'hammer', 'shooting-star'));
});

test('the store works in memory, and says so, where storage is forbidden', () => {
  const store = createVisitorProgressStore(null);
  store.complete('patternIds', 'doji');
  expect(store.read()).toEqual({ lists: lists('doji'), unsaved: true, setAsideAs: null });
});
