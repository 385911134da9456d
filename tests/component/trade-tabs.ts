import { type JournalEntry, newEntry } from '@wickwise/journal/entry';
import { tradeDatabase } from '../../apps/web/app/features/journal/store/trade-database.ts';
import { createTradeStore, type TradeStore } from '../../apps/web/app/features/journal/store/trade-store.ts';

export const TRADES_KEY = 'tradingJournalEntries';

export const storedTrade = (id: string, fields: Partial<JournalEntry> = {}): JournalEntry => ({
  ...newEntry({ id, date: '2026-03-02' }),
  ...{ symbol: 'AAPL', entryPrice: 10, positionSize: 1 },
  ...fields,
});

type Open = Parameters<typeof createTradeStore>[0]['open'];

/** A tab's store of a visitor's trades, which has begun to read. */
export const beginTab = (storage: Storage | null, open: Open = tradeDatabase('visitor')) =>
  createTradeStore({ storage, key: TRADES_KEY, open });

/** A tab's store, once it has read everything. */
export async function openTab(storage: Storage | null, open?: Open): Promise<TradeStore> {
  const store = beginTab(storage, open);
  await store.reload();
  return store;
}

export const neverOpen = () => Promise.reject(new DOMException('Not here.', 'InvalidStateError'));

export function refuse(): never {
  throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
}

export const idsOf = (store: TradeStore) => store.getState().value.map(({ id }) => id);
export const idsUnderKey = (storage: Storage) =>
  (JSON.parse(storage.getItem(TRADES_KEY) ?? '[]') as JournalEntry[]).map(({ id }) => id);
