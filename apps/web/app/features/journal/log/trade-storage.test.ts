import { newEntry } from '@wickwise/journal/entry';
import { describe, expect, it, vi } from 'vitest';
import { ownedKeys } from '#app/lib/owned-keys.ts';
import { VISITOR } from '#app/lib/owned-store.ts';
import { createStoredValue } from '#app/lib/stored-value.ts';
import { MemoryStorage } from '#tests/support/browser/memory-storage.ts';
import { parseBackup, planRestore, readBrowserData, restore, writeBackup } from '../import/browser-backup.ts';
import { tradesFormat } from './trade-storage.ts';

const TRADES_KEY = ownedKeys.trades;
const TRADES_SET_ASIDE_KEY = `${TRADES_KEY}.set-aside`;

const open = (storage: Storage | null) => createStoredValue(storage, tradesFormat);
const trade = (id: string, symbol = 'AAPL') => ({
  ...newEntry({ id, date: '2026-03-02' }),
  symbol,
  entryPrice: 10,
  positionSize: 1,
});
const damaged = JSON.stringify([{ symbol: 'no id' }, trade('2')]);
const idsIn = (storage: Storage) =>
  open(storage)
    .getState()
    .value.map(({ id }) => id);

describe('the store of trades', () => {
  it('trades are stored as a list under the specified key', () => {
    const storage = new MemoryStorage();
    expect(open(storage).change(() => [trade('1')])).toBe(true);
    expect(JSON.parse(storage.getItem(TRADES_KEY) ?? '')).toMatchObject([
      { id: '1', symbol: 'AAPL', tradeType: 'day' },
    ]);
    expect(idsIn(storage)).toEqual(['1']);
  });

  it('the store returns the same object until something changes, and notifies its listeners', () => {
    const store = open(new MemoryStorage());
    const listener = vi.fn();
    const leave = store.subscribe(listener);
    expect(store.getState()).toBe(store.getState());
    store.change(() => [trade('1')]);
    leave();
    store.change(() => []);
    expect(listener).toHaveBeenCalledOnce();
  });

  it('two tabs agree: neither undoes what the other stored', () => {
    const storage = new MemoryStorage();
    const [one, other] = [open(storage), open(storage)];
    one.change((entries) => [trade('1'), ...entries]);
    other.change((entries) => [trade('2'), ...entries]);
    one.reload();
    expect(one.getState().value.map(({ id }) => id)).toEqual(['2', '1']);
  });

  it('damaged data is set aside unchanged, and readable trades stay in the journal', () => {
    const storage = new MemoryStorage({ [TRADES_KEY]: damaged });
    const store = open(storage);
    expect(store.getState()).toMatchObject({ value: [{ id: '2' }], setAsideAs: TRADES_SET_ASIDE_KEY });
    expect(storage.getItem(TRADES_SET_ASIDE_KEY)).toBe(damaged);
    expect(store.change((entries) => [trade('3'), ...entries])).toBe(true);
    expect(open(storage).getState().setAsideAs).toBe(TRADES_SET_ASIDE_KEY);
    store.deleteSetAside();
    expect(store.getState().setAsideAs).toBeNull();
    expect(idsIn(storage)).toEqual(['3', '2']);
  });

  it('damaged data never replaces data that was set aside before', () => {
    const storage = new MemoryStorage({ [TRADES_KEY]: 'second', [TRADES_SET_ASIDE_KEY]: 'first' });
    open(storage);
    expect([...storage.items.values()].sort()).toEqual(['[]', 'first', 'second']);
  });

  it('on a full disk damaged data stays where it is and is not overwritten', () => {
    const storage = new MemoryStorage({ [TRADES_KEY]: damaged });
    storage.isFull = true;
    const store = open(storage);
    expect(store.getState()).toMatchObject({ value: [{ id: '2' }], setAsideAs: TRADES_KEY });
    storage.isFull = false;
    expect(storage.getItem(TRADES_KEY)).toBe(damaged);
  });

  it('a full disk refuses the change, and what was stored stays', () => {
    const storage = new MemoryStorage();
    const store = open(storage);
    store.change(() => [trade('1')]);
    storage.isFull = true;
    expect(store.change(() => [])).toBe(false);
    expect(store.getState().value).toHaveLength(1);
    expect(idsIn(storage)).toEqual(['1']);
  });

  it('a browser without storage keeps nothing and refuses changes', () => {
    const store = open(null);
    expect(store.change(() => [trade('1')])).toBe(false);
    expect(store.getState()).toEqual({ value: [], unsaved: false, setAsideAs: null });
  });
});

describe('a backup', () => {
  const stored = (...ids: string[]) => {
    const storage = new MemoryStorage({ 'wickwise.theme': 'dark' });
    open(storage).change(() => ids.map((id) => trade(id)));
    return storage;
  };
  const backUp = (storage: Storage) =>
    parseBackup(writeBackup(readBrowserData(storage, VISITOR), '2026-03-02T09:00:00.000Z')) ?? {};
  const effectsOf = (backup: Record<string, string>, storage: Storage) =>
    Object.fromEntries(planRestore(backup, readBrowserData(storage, VISITOR)).map(({ key, effect }) => [key, effect]));

  it('a backup restores everything into an empty browser', () => {
    const backup = backUp(stored('1', '2'));
    const empty = new MemoryStorage();
    expect(effectsOf(backup, empty)).toEqual({ 'wickwise.theme': 'new', [TRADES_KEY]: 'new' });
    expect(restore(empty, { steps: planRestore(backup, {}), owner: VISITOR })).toBe(true);
    expect(readBrowserData(empty, VISITOR)).toEqual(backup);
  });

  it('a restore merges trades, replaces settings, and leaves alone what the backup does not hold', () => {
    const browser = stored('2', '3');
    browser.setItem('wickwise.theme', 'light');
    browser.setItem('other', 'kept');
    const backup = backUp(stored('1', '2'));
    expect(effectsOf(backup, browser)).toEqual({ 'wickwise.theme': 'replaced', [TRADES_KEY]: 'merged' });
    restore(browser, { steps: planRestore(backup, readBrowserData(browser, VISITOR)), owner: VISITOR });
    expect(idsIn(browser)).toEqual(['1', '2', '3']);
    expect(browser.getItem('other')).toBe('kept');
    expect(effectsOf(backup, browser)).toEqual({ 'wickwise.theme': 'same', [TRADES_KEY]: 'same' });
  });

  it('a backup holds nothing of another account, and goes to the account that restores it', () => {
    const shared = new MemoryStorage({
      'wickwise.theme': 'dark',
      [TRADES_KEY]: '["no one’s"]',
      [`${TRADES_KEY}.ada`]: '["Ada’s"]',
      [`${TRADES_KEY}.ada.set-aside`]: 'Ada’s damaged ones',
      [`${TRADES_KEY}.ben`]: '["Ben’s"]',
      'wickwise.draft.ada.plan': '[]',
      'wickwise.draft.ben.plan': '[]',
    });
    const backup = readBrowserData(shared, 'ada');
    expect(backup).toEqual({
      'wickwise.theme': 'dark',
      [TRADES_KEY]: '["Ada’s"]',
      [`${TRADES_KEY}.set-aside`]: 'Ada’s damaged ones',
      'wickwise.draft.ada.plan': '[]',
    });
    const other = new MemoryStorage({ [TRADES_KEY]: '["no one’s"]' });
    restore(other, { steps: planRestore(backup, readBrowserData(other, 'ada')), owner: 'ada' });
    expect(other.getItem(TRADES_KEY)).toBe('["no one’s"]');
    expect(other.getItem(`${TRADES_KEY}.ada`)).toBe('["Ada’s"]');
  });

  it('a backup that does not fit in storage changes nothing', () => {
    const browser = stored('1');
    const before = readBrowserData(browser, VISITOR);
    const refused = new Proxy(browser, {
      get: (target, name) =>
        name === 'setItem' ? (key: string, value: string) => refuseNew(target, key, value) : Reflect.get(target, name),
    });
    expect(
      restore(refused, {
        owner: VISITOR,
        steps: [
          { key: 'a', effect: 'new', value: '' },
          { key: 'b', effect: 'new', value: 'too much' },
        ],
      }),
    ).toBe(false);
    expect(readBrowserData(browser, VISITOR)).toEqual(before);
  });

  it.each(['', '{}', '{"format":"wickwise-browser-backup","version":2,"data":{}}', '[]'])(
    'a backup cannot be read from %s',
    (text) => {
      expect(parseBackup(text)).toBeNull();
    },
  );
});

function refuseNew(target: Storage, key: string, value: string): void {
  if (value === 'too much') throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  target.setItem(key, value);
}
