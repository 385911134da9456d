import { expect, test } from 'vitest';
import { ownedKeys } from '#app/lib/owned-keys.ts';
import { createStoredValue } from '#app/lib/stored-value.ts';
import type { ReplaySession, StoredCandle } from './desk/session.ts';
import { openReplay, replayFormat, withDecision, withDraft } from './storage.ts';

/** A browser's storage, which rejects anything over its quota. */
function storageWith(entries: Record<string, string> = {}, room = Number.POSITIVE_INFINITY): Storage {
  const held = new Map(Object.entries(entries));
  return {
    getItem: (key) => held.get(key) ?? null,
    setItem: (key, value) => {
      if (value.length > room) throw new DOMException('Full', 'QuotaExceededError');
      held.set(key, value);
    },
    removeItem: (key) => void held.delete(key),
    clear: () => held.clear(),
    key: (index) => [...held.keys()][index] ?? null,
    get length() {
      return held.size;
    },
  };
}

const open = (storage: Storage | null) => createStoredValue(storage, replayFormat);
const start = () => openReplay(session);

const session: ReplaySession = {
  id: '1767225600000',
  source: { symbol: 'SPY', name: 'SPY', interval: 'D', origin: 'Test' },
  candles: Array.from({ length: 40 }, (_, day): StoredCandle => [day * 86_400_000, 50, 51, 49, 50, 0]),
  shownAtStart: 30,
  costBasisPoints: 5,
  riskPercent: 1,
  log: [],
};

test('a replay resumes after a reload', () => {
  const storage = storageWith();
  const store = open(storage);
  store.change(start);
  store.change(withDecision({ kind: 'open', direction: 'long', entry: null, stop: 97, target: null, size: 10 }));
  store.change(withDecision({ kind: 'advance' }));
  const reloaded = open(storage).getState();
  expect(reloaded).toEqual(store.getState());
  expect(reloaded.value?.state).toMatchObject({ shown: 31, position: { size: 10, stop: 97 } });
});

test('an order being planned is there again after a reload, until it is placed', () => {
  const storage = storageWith();
  const store = open(storage);
  const draft = { direction: 'short', entry: null, stop: 103, target: 97.5, riskPercent: 2 } as const;
  store.change(start);
  store.change(withDraft(draft));
  store.change(withDecision({ kind: 'advance' }));
  expect(open(storage).getState().value?.session.draft).toEqual(draft);
  store.change(withDecision({ kind: 'open', direction: 'short', entry: null, stop: 103, target: null, size: 10 }));
  expect(open(storage).getState().value?.session.draft).toBeNull();
});

test('full storage is reported, and the replay continues', () => {
  const store = open(storageWith({}, 100));
  store.change(start);
  store.change(withDecision({ kind: 'advance' }));
  expect(store.getState()).toMatchObject({ unsaved: true, value: { state: { shown: 31 } } });
});

test.each([
  ['no JSON', '{'],
  ['another version', JSON.stringify({ version: 2, session })],
  [
    'a log of what could not be decided',
    JSON.stringify({ version: 1, session: { ...session, log: [{ kind: 'close' }] } }),
  ],
  [
    'a planned order of another form',
    JSON.stringify({ version: 1, session: { ...session, draft: { direction: 'up', stop: 'low' } } }),
  ],
  ['candles of another form', JSON.stringify({ version: 1, session: { ...session, candles: [[1, 2]] } })],
])('%s is set aside unchanged, and can be read and deleted', (_, text) => {
  const storage = storageWith({ [ownedKeys.replay]: text });
  const store = open(storage);
  expect(store.getState()).toMatchObject({ value: null, setAsideAs: `${ownedKeys.replay}.set-aside` });
  expect(storage.getItem(`${ownedKeys.replay}.set-aside`)).toBe(text);
  store.change(start);
  expect(open(storage).getState()).toMatchObject({
    value: { session },
    setAsideAs: `${ownedKeys.replay}.set-aside`,
  });
  store.deleteSetAside();
  expect(store.getState().setAsideAs).toBeNull();
});

test('unreadable data that cannot be moved is not overwritten', () => {
  const storage = storageWith({ [ownedKeys.replay]: '{' }, 0);
  const store = open(storage);
  store.change(start);
  store.change(() => null);
  expect(storage.getItem(ownedKeys.replay)).toBe('{');
  expect(store.getState()).toMatchObject({ value: null, setAsideAs: ownedKeys.replay });
});

test('a removed replay is deleted from storage', () => {
  const storage = storageWith();
  const store = open(storage);
  store.change(start);
  store.change(() => null);
  expect(storage.length).toBe(0);
  expect(store.getState().value).toBeNull();
});
