import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  idsOf,
  idsUnderKey,
  neverOpen,
  openTab,
  refuse,
  storedTrade,
  TRADES_KEY,
} from '#tests/component/trade-tabs.ts';
import { stubIndexedDb } from '#tests/support/browser/indexed-database.ts';
import { MemoryStorage } from '#tests/support/browser/memory-storage.ts';
import { holdPicture } from './held-pictures.ts';
import { tradeDatabase } from './trade-database.ts';

beforeEach(stubIndexedDb);
afterEach(() => void vi.unstubAllGlobals());

const textOf = (...entries: readonly object[]) => JSON.stringify(entries);

describe.each([
  ['with a database', () => tradeDatabase('visitor')],
  ['in a browser without IndexedDB', () => null],
  ['in a browser that refuses to open one', () => neverOpen],
])('%s', (_, opener) => {
  const openOne = (storage: Storage | null) => openTab(storage, opener());

  it('trades are kept as a list under the specified key', async () => {
    const storage = new MemoryStorage();
    const store = await openOne(storage);
    expect(await store.change(() => [storedTrade('1')])).toBe(true);
    expect(JSON.parse(storage.getItem(TRADES_KEY) ?? '')).toMatchObject([
      { id: '1', symbol: 'AAPL', tradeType: 'day' },
    ]);
    expect(idsOf(await openOne(storage))).toEqual(['1']);
  });

  it('a change calls the listeners', async () => {
    const store = await openOne(new MemoryStorage({ [TRADES_KEY]: textOf(storedTrade('1')) }));
    const listener = vi.fn();
    const leave = store.subscribe(listener);
    await store.change(() => [storedTrade('2')]);
    leave();
    await store.change(() => []);
    expect(listener).toHaveBeenCalledOnce();
  });

  it('two tabs agree: neither undoes what the other stored', async () => {
    const storage = new MemoryStorage();
    const [one, other] = [await openOne(storage), await openOne(storage)];
    await Promise.all([
      one.change((entries) => [storedTrade('1'), ...entries]),
      other.change((entries) => [storedTrade('2'), ...entries]),
    ]);
    await one.change((entries) => [storedTrade('3'), ...entries]);
    await other.reload();
    expect(idsOf(other)).toEqual(['3', '2', '1']);
    expect(idsUnderKey(storage)).toEqual(['3', '2', '1']);
  });

  it('an unreadable list is kept unchanged, and readable trades stay in the journal', async () => {
    const damaged = textOf({ symbol: 'no id' }, storedTrade('2'), { ...storedTrade('9'), version: 2 });
    const storage = new MemoryStorage({ [TRADES_KEY]: damaged });
    const store = await openOne(storage);
    expect(idsOf(store)).toEqual(['2']);
    const { setAsideAs, unreadable } = store.getState();
    expect(setAsideAs === null ? unreadable : [storage.getItem(setAsideAs)]).toEqual([damaged]);
    expect(await store.change((entries) => [storedTrade('3'), ...entries])).toBe(true);
    const again = await openOne(storage);
    expect(again.getState()).toMatchObject({ setAsideAs, unreadable });
    await again.deleteSetAside();
    expect(again.getState()).toMatchObject({ setAsideAs: null, unreadable: [] });
    expect(idsOf(await openOne(storage))).toEqual(['3', '2']);
  });

  it('nothing is stored under the key of someone without trades', async () => {
    const storage = new MemoryStorage();
    expect((await openOne(storage)).getState().isComplete).toBe(true);
    expect(storage.length).toBe(0);
  });
});

describe('refusals', () => {
  it('a full database refuses the change, and everything stays', async () => {
    const storage = new MemoryStorage();
    const store = await openTab(storage);
    await store.change(() => [storedTrade('1')]);
    const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(refuse);
    expect(await store.change((entries) => [storedTrade('2'), ...entries])).toBe(false);
    full.mockRestore();
    expect(idsOf(store)).toEqual(['1']);
    expect(idsUnderKey(storage)).toEqual(['1']);
    expect(idsOf(await openTab(storage))).toEqual(['1']);
    expect(await store.change((entries) => [storedTrade('2'), ...entries])).toBe(true);
  });

  it('a full localStorage refuses nothing', async () => {
    const storage = new MemoryStorage();
    const store = await openTab(storage);
    storage.isFull = true;
    expect(await store.change(() => [storedTrade('1')])).toBe(true);
    expect(idsOf(await openTab(storage))).toEqual(['1']);
  });

  it('without its database, a journal of which the key holds a part shows no part', async () => {
    const storage = new MemoryStorage();
    const store = await openTab(storage);
    await store.change(() => [storedTrade('2'), storedTrade('1', { privateNotes: 'x'.repeat(3_000_000) })]);
    expect(idsUnderKey(storage)).toEqual(['2']);
    const closed = await openTab(storage, neverOpen);
    expect(closed.getState()).toMatchObject({ value: [], isComplete: false, isOutOfReach: true });
    expect(await closed.change((entries) => [storedTrade('3'), ...entries])).toBe(false);
    expect(idsOf(await openTab(storage))).toEqual(['2', '1']);
  });

  it('what was changed while the database didn’t open is in it afterwards', async () => {
    const storage = new MemoryStorage();
    await (await openTab(storage)).change(() => [storedTrade('2'), storedTrade('1')]);
    const closed = await openTab(storage, neverOpen);
    expect(await closed.change(() => [storedTrade('3'), storedTrade('2', { symbol: 'MSFT' })])).toBe(true);
    const store = await openTab(storage);
    expect(store.getState().value).toEqual([storedTrade('3'), storedTrade('2', { symbol: 'MSFT' })]);
  });
});

describe('records', () => {
  it('reading again without a change leaves the same object, and calls no one', async () => {
    const store = await openTab(new MemoryStorage({ [TRADES_KEY]: textOf(storedTrade('1')) }));
    const [state, listener] = [store.getState(), vi.fn()];
    store.subscribe(listener);
    await store.reload();
    expect(store.getState()).toBe(state);
    expect(listener).not.toHaveBeenCalled();
  });

  it('a change writes the trades that it changed, and no others', async () => {
    const store = await openTab(new MemoryStorage());
    await store.change(() => Array.from({ length: 100 }, (_, index) => storedTrade(String(index))));
    const put = vi.spyOn(IDBObjectStore.prototype, 'put');
    await store.change((entries) =>
      entries.map((entry) => (entry.id === '50' ? storedTrade('50', { fees: 1 }) : entry)),
    );
    await store.change((entries) => entries.toSpliced(10, 0, storedTrade('between')));
    const written = put.mock.calls.map(([value]) => (value as { id?: string }).id);
    put.mockRestore();
    expect(written.filter((id) => id !== undefined)).toEqual(['50', 'between']);
    const again = await openTab(new MemoryStorage());
    expect(idsOf(again).slice(9, 12)).toEqual(['9', 'between', '10']);
  });

  it('the order of the list is kept, however often trades are put between others', async () => {
    const store = await openTab(new MemoryStorage());
    await store.change(() => [storedTrade('first'), storedTrade('last')]);
    for (let index = 0; index < 70; index += 1)
      await store.change((entries) => entries.toSpliced(1, 0, storedTrade(String(index))));
    const kept = idsOf(await openTab(new MemoryStorage()));
    expect(kept).toEqual(['first', ...Array.from({ length: 70 }, (_, index) => String(69 - index)), 'last']);
    await store.change((entries) => entries.toReversed());
    expect(idsOf(await openTab(new MemoryStorage()))).toEqual(kept.toReversed());
  });

  it('a picture is stored with its trade, goes with it, and comes back with it', async () => {
    const storage = new MemoryStorage();
    const pictures = [{ id: 'p', alt: '', width: 2, height: 1, bytes: 3 }];
    const store = await openTab(storage);
    holdPicture({ id: 'p', url: 'data:image/png;base64,AAAA' });
    await store.change(() => [storedTrade('1', { pictures })]);
    const stored = async () => await (await tradeDatabase('visitor')()).get('pictures', 'p');
    expect(await stored()).toEqual({ id: 'p', url: 'data:image/png;base64,AAAA' });
    await store.change(() => []);
    expect(await stored()).toBeUndefined();
    await store.change(() => [storedTrade('1', { pictures })]);
    expect(await stored()).toEqual({ id: 'p', url: 'data:image/png;base64,AAAA' });
    expect(await store.picture('p')).toMatchObject({ url: 'data:image/png;base64,AAAA' });
    expect(await store.picture('none')).toBeNull();
  });
});
