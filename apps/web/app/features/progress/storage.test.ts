import { expect, test, vi } from 'vitest';
import { createVisitorProgressStore, SET_ASIDE_KEY, VISITOR_PROGRESS_KEY } from './storage.ts';

const stored = (...patternIds: string[]) => JSON.stringify({ version: 1, patternIds });

/** A browser's storage in memory that can be told to refuse writes. */
class MemoryStorage implements Storage {
  readonly items = new Map<string, string>();
  isFull = false;
  [name: string]: unknown;

  constructor(progress?: string) {
    if (progress !== undefined) this.items.set(VISITOR_PROGRESS_KEY, progress);
  }
  get length() {
    return this.items.size;
  }
  key(index: number) {
    return [...this.items.keys()][index] ?? null;
  }
  getItem(key: string) {
    return this.items.get(key) ?? null;
  }
  setItem(key: string, value: string) {
    if (this.isFull) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    this.items.set(key, value);
  }
  removeItem(key: string) {
    this.items.delete(key);
  }
  clear() {
    this.items.clear();
  }
}

test('keeps completed lessons under one key with a version', () => {
  const storage = new MemoryStorage();
  const store = createVisitorProgressStore(storage);
  store.complete('doji');
  store.complete('hammer');
  store.complete('doji');
  expect(store.read()).toEqual({ completed: ['doji', 'hammer'], unsaved: false, setAsideAs: null });
  expect(storage.getItem(VISITOR_PROGRESS_KEY)).toBe(stored('doji', 'hammer'));
});

test('reads what an earlier visit stored, and returns the same object until something changes', () => {
  const store = createVisitorProgressStore(new MemoryStorage(stored('doji')));
  expect(store.read().completed).toEqual(['doji']);
  expect(store.read()).toBe(store.read());
});

test('forgets lessons, and removes the key with the last one', () => {
  const storage = new MemoryStorage(stored('doji', 'hammer'));
  const store = createVisitorProgressStore(storage);
  store.forget(['doji']);
  expect(store.read().completed).toEqual(['hammer']);
  store.forget(['hammer']);
  expect(storage.getItem(VISITOR_PROGRESS_KEY)).toBeNull();
});

test('tells its listeners, until they leave', () => {
  const store = createVisitorProgressStore(new MemoryStorage());
  const listener = vi.fn();
  const leave = store.subscribe(listener);
  store.complete('doji');
  leave();
  store.complete('hammer');
  expect(listener).toHaveBeenCalledOnce();
});

test('two tabs agree: neither undoes what the other stored', () => {
  const storage = new MemoryStorage();
  const [one, other] = [createVisitorProgressStore(storage), createVisitorProgressStore(storage)];
  one.complete('doji');
  other.complete('hammer');
  one.reload();
  expect(one.read().completed).toEqual(['doji', 'hammer']);
});

test.each([
  '',
  'not json',
  '[]',
  'null',
  '{"version":1}',
  '{"version":2,"patternIds":["doji"]}',
  '{"version":1,"patternIds":["NOT AN ID"]}',
])('keeps unreadable data aside and says where: %s', (text) => {
  const storage = new MemoryStorage(text);
  const store = createVisitorProgressStore(storage);
  expect(store.read()).toEqual({ completed: [], unsaved: false, setAsideAs: SET_ASIDE_KEY });
  expect(storage.getItem(SET_ASIDE_KEY)).toBe(text);
  store.complete('doji');
  expect(storage.getItem(VISITOR_PROGRESS_KEY)).toBe(stored('doji'));
  expect(storage.getItem(SET_ASIDE_KEY)).toBe(text);
});

test('never writes over data set aside before, and reports it until it is deleted', () => {
  const storage = new MemoryStorage('second');
  storage.setItem(SET_ASIDE_KEY, 'first');
  const store = createVisitorProgressStore(storage);
  expect([...storage.items.values()].sort()).toEqual(['first', 'second']);
  expect(createVisitorProgressStore(storage).read().setAsideAs).not.toBeNull();
  store.deleteSetAside();
  store.deleteSetAside();
  expect(storage.items.size).toBe(0);
  expect(store.read().setAsideAs).toBeNull();
});

test('leaves unreadable data where it is when it cannot be set aside', () => {
  const storage = new MemoryStorage('not json');
  storage.isFull = true;
  const store = createVisitorProgressStore(storage);
  store.complete('doji');
  expect(store.read()).toEqual({ completed: ['doji'], unsaved: true, setAsideAs: null });
  expect(storage.getItem(VISITOR_PROGRESS_KEY)).toBe('not json');
});

test('says when the storage is full, keeps the lesson meanwhile, and stores it once there is room', () => {
  const storage = new MemoryStorage(stored('doji'));
  const store = createVisitorProgressStore(storage);
  storage.isFull = true;
  store.complete('hammer');
  expect(store.read()).toMatchObject({ completed: ['doji', 'hammer'], unsaved: true });
  storage.isFull = false;
  store.complete('shooting-star');
  expect(store.read().unsaved).toBe(false);
  expect(storage.getItem(VISITOR_PROGRESS_KEY)).toBe(stored('doji', 'hammer', 'shooting-star'));
});

test('works in memory, and says so, where storage is forbidden', () => {
  const store = createVisitorProgressStore(null);
  store.complete('doji');
  expect(store.read()).toEqual({ completed: ['doji'], unsaved: true, setAsideAs: null });
});
