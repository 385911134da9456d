import type { JournalEntry } from '@wickwise/journal/entry';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { beginTab, idsOf, idsUnderKey, openTab, refuse, storedTrade, TRADES_KEY } from '#tests/component/trade-tabs.ts';
import { stubIndexedDb } from '#tests/support/browser/indexed-database.ts';
import { MemoryStorage } from '#tests/support/browser/memory-storage.ts';

beforeEach(stubIndexedDb);
afterEach(() => void vi.unstubAllGlobals());

const textOf = (...entries: readonly object[]) => JSON.stringify(entries);

describe('moving into the database', () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, index) => storedTrade(String(index), { privateNotes: 'x'.repeat(500) }));

  it('takes all trades along, in their order, and leaves under the key what fits', async () => {
    const entries = many(6000);
    const storage = new MemoryStorage({ [TRADES_KEY]: textOf(...entries) });
    await openTab(storage);
    const left = idsUnderKey(storage);
    expect(left.length).toBeGreaterThan(1000);
    expect(left.length).toBeLessThan(6000);
    const store = beginTab(storage);
    expect(store.getState()).toMatchObject({ isComplete: false, value: [] });
    await store.reload();
    expect(store.getState()).toMatchObject({ isComplete: true, value: entries });
  });

  it.each([1, 2, 3])('loses nothing when the disk is full from record %i on, and ends once it isn’t', async (nth) => {
    const storage = new MemoryStorage({ [TRADES_KEY]: textOf(storedTrade('2'), storedTrade('1')) });
    const { put } = IDBObjectStore.prototype;
    let count = 0;
    IDBObjectStore.prototype.put = function (...record) {
      count += 1;
      return count >= nth ? refuse() : put.apply(this, record);
    };
    try {
      expect(idsOf(await openTab(storage))).toEqual(['2', '1']);
    } finally {
      IDBObjectStore.prototype.put = put;
    }
    expect(idsUnderKey(storage)).toEqual(['2', '1']);
    expect(idsOf(await openTab(storage))).toEqual(['2', '1']);
  });

  it('ends when the page was closed before the list was shortened', async () => {
    const entries = many(6000);
    const text = textOf(...entries);
    await openTab(new MemoryStorage({ [TRADES_KEY]: text }));
    const store = await openTab(new MemoryStorage({ [TRADES_KEY]: text }));
    expect(store.getState().value).toEqual(entries);
  });

  it('two tabs that move at once leave each trade once', async () => {
    const storage = new MemoryStorage({ [TRADES_KEY]: textOf(storedTrade('2'), storedTrade('1')) });
    const [one, other] = await Promise.all([openTab(storage), openTab(storage)]);
    expect([idsOf(one), idsOf(other)]).toEqual([
      ['2', '1'],
      ['2', '1'],
    ]);
  });
});

it('a page that was closed while it stored a trade leaves all others', async () => {
  const storage = new MemoryStorage();
  await (await openTab(storage)).change(() => [storedTrade('2'), storedTrade('1')]);
  // Under the key, the change had been made; in the database, it had not.
  storage.setItem(TRADES_KEY, textOf(storedTrade('3'), storedTrade('2')));
  storage.setItem(`${TRADES_KEY}.copy`, JSON.stringify({ version: 9, count: 2, total: 2 }));
  expect(idsOf(await openTab(storage))).toEqual(['3', '2', '1']);
});

describe('what an older version does under the key', () => {
  const begin = async (...entries: JournalEntry[]) => {
    const storage = new MemoryStorage();
    const store = await openTab(storage);
    await store.change(() => entries);
    return { storage, store };
  };

  it('adds, edits and deletes', async () => {
    const { storage, store } = await begin(storedTrade('3'), storedTrade('2'), storedTrade('1'));
    storage.setItem(TRADES_KEY, textOf(storedTrade('4'), storedTrade('3', { symbol: 'MSFT' }), storedTrade('1')));
    await store.reload();
    expect(store.getState().value).toEqual([storedTrade('4'), storedTrade('3', { symbol: 'MSFT' }), storedTrade('1')]);
    expect(idsOf(await openTab(storage))).toEqual(['4', '3', '1']);
  });

  it('empties a field, but not one that it doesn’t know', async () => {
    const picture = { id: 'p', alt: 'The chart', width: 2, height: 1, bytes: 3 };
    const { storage, store } = await begin(
      storedTrade('1', { exitPrice: 12, privateNotes: 'A note', pictures: [picture] }),
    );
    storage.setItem(
      TRADES_KEY,
      textOf({ id: '1', date: '2026-03-02', symbol: 'AAPL', entryPrice: 10, positionSize: 1 }),
    );
    await store.reload();
    expect(store.getState().value).toEqual([storedTrade('1', { pictures: [picture] })]);
  });

  it('keeps what it doesn’t know within a field', async () => {
    const fill = { side: 'buy', price: 10, size: 1, fees: 0, id: 'f1' } as const;
    const { storage, store } = await begin(storedTrade('1', { fills: [fill] }));
    const { fills, ...others } = JSON.parse(storage.getItem(TRADES_KEY) ?? '')[0];
    const old = ({ side, price, size, fees }: JournalEntry['fills'][number]) => ({ side, price, size, fees });
    storage.setItem(TRADES_KEY, textOf({ ...others, fills: fills.map(old), lessonsLearned: 'Wait' }));
    await store.reload();
    expect(store.getState().value).toEqual([storedTrade('1', { fills: [fill], lessonsLearned: 'Wait' })]);
  });

  it('takes away no trade that it can’t read', async () => {
    const { storage, store } = await begin(storedTrade('2', { emotionBefore: '' }), storedTrade('1'));
    storage.setItem(TRADES_KEY, textOf(storedTrade('3')));
    await store.reload();
    expect(idsOf(store)).toEqual(['3', '2']);
  });

  it('is joined with a change that is made here before it was seen', async () => {
    const { storage, store } = await begin(storedTrade('1'));
    storage.setItem(TRADES_KEY, textOf(storedTrade('2'), storedTrade('1')));
    await store.change((entries) => [storedTrade('3'), ...entries]);
    expect(idsOf(store)).toEqual(['3', '2', '1']);
  });

  it('loses nothing by clearing localStorage', async () => {
    const { storage, store } = await begin(storedTrade('1'));
    storage.clear();
    await store.reload();
    expect(idsOf(store)).toEqual(['1']);
    expect(idsUnderKey(storage)).toEqual(['1']);
  });

  it('takes away no trade that the list had no room for', async () => {
    const { storage, store } = await begin(
      ...Array.from({ length: 3000 }, (_, index) => storedTrade(String(index), { privateNotes: 'x'.repeat(1000) })),
    );
    const list = JSON.parse(storage.getItem(TRADES_KEY) ?? '');
    storage.setItem(TRADES_KEY, textOf(storedTrade('new'), ...list.slice(1)));
    await store.reload();
    expect(idsOf(store)).toEqual(['new', ...Array.from({ length: 2999 }, (_, index) => String(index + 1))]);
  });
});
