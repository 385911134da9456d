import { expect, test } from 'vitest';
import type { ReplaySession, StoredCandle } from './desk/session.ts';
import { createReplayStore, REPLAY_KEY } from './storage.ts';

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

const session: ReplaySession = {
  id: '1767225600000',
  source: { symbol: 'SPY', name: 'SPY', interval: 'D', origin: 'Test' },
  candles: Array.from({ length: 40 }, (_, day): StoredCandle => [day * 86_400_000, 50, 51, 49, 50, 0]),
  shownAtStart: 30,
  costBasisPoints: 5,
  riskPercent: 1,
  log: [],
};

test('a replay continues after a reload where it was', () => {
  const storage = storageWith();
  const store = createReplayStore(storage);
  store.start(session);
  store.decide({ kind: 'open', direction: 'long', entry: null, stop: 97, target: null, size: 10 });
  store.decide({ kind: 'advance' });
  const reloaded = createReplayStore(storage).read();
  expect(reloaded).toEqual(store.read());
  expect(reloaded.replay?.state).toMatchObject({ shown: 31, position: { size: 10, stop: 97 } });
});

test('full storage is reported, and the replay continues', () => {
  const store = createReplayStore(storageWith({}, 100));
  store.start(session);
  store.decide({ kind: 'advance' });
  expect(store.read()).toMatchObject({ isUnsaved: true, replay: { state: { shown: 31 } } });
});

test.each([
  ['no JSON', '{'],
  ['another version', JSON.stringify({ version: 2, session })],
  [
    'a log of what could not be decided',
    JSON.stringify({ version: 1, session: { ...session, log: [{ kind: 'close' }] } }),
  ],
  ['candles of another form', JSON.stringify({ version: 1, session: { ...session, candles: [[1, 2]] } })],
])('%s is set aside unchanged, and can be read and deleted', (_, text) => {
  const storage = storageWith({ [REPLAY_KEY]: text });
  const store = createReplayStore(storage);
  expect(store.read()).toMatchObject({ replay: null, setAsideAs: `${REPLAY_KEY}.set-aside` });
  expect(storage.getItem(`${REPLAY_KEY}.set-aside`)).toBe(text);
  store.start(session);
  expect(createReplayStore(storage).read()).toMatchObject({
    replay: { session },
    setAsideAs: `${REPLAY_KEY}.set-aside`,
  });
  store.deleteSetAside();
  expect(store.read().setAsideAs).toBeNull();
});

test('unreadable data that cannot be moved is not overwritten', () => {
  const storage = storageWith({ [REPLAY_KEY]: '{' }, 0);
  const store = createReplayStore(storage);
  store.start(session);
  store.remove();
  expect(storage.getItem(REPLAY_KEY)).toBe('{');
  expect(store.read().isUnsaved).toBe(false);
});

test('a removed replay is gone', () => {
  const storage = storageWith();
  const store = createReplayStore(storage);
  store.start(session);
  store.remove();
  expect(storage.length).toBe(0);
  expect(store.read().replay).toBeNull();
});
