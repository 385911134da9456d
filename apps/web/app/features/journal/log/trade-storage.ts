import type { JournalEntry } from '@wickwise/journal/entry';
import { parseStoredEntries, type StoredEntries, serializeEntries } from '@wickwise/journal/stored-entry';
import { copyAside, findSetAside, lazyStore, readItem, writeItem } from '#app/lib/browser-storage.ts';
import { createEditableStore, type EditableStore } from '#app/lib/editable-store.ts';

export const TRADES_KEY = 'tradingJournalEntries';

/** The trades of this browser, newest first. */
export interface StoredTrades {
  readonly entries: readonly JournalEntry[];
  /** The key under which unreadable data was kept, or null when everything could be read. */
  readonly setAsideAs: string | null;
}

export const NO_TRADES: StoredTrades = { entries: [], setAsideAs: null };

export type TradeStore = EditableStore<StoredTrades, JournalEntry>;

/** Keeps trades in `storage`; where the browser forbids it (`null`) there are none, and none can be saved. */
export function createTradeStore(storage: Storage | null): TradeStore {
  return createEditableStore<StoredTrades, JournalEntry>(storage, {
    load: () => load(storage),
    save: (edit) => {
      const fresh = load(storage);
      const entries = edit(fresh.entries);
      // Data that can't be read and couldn't be copied is never overwritten.
      const isSaved = fresh.setAsideAs !== TRADES_KEY && save(storage, entries);
      return isSaved ? { ...fresh, entries } : null;
    },
  });
}

/** The store of this browser, opened on first use and synchronized with other tabs. */
export const tradeStore = lazyStore(TRADES_KEY, createTradeStore);

function load(storage: Storage | null): StoredTrades {
  const stored = parseStoredEntries(readItem(storage, TRADES_KEY));
  if (storage === null || isIntact(stored))
    return { entries: stored.entries, setAsideAs: findSetAside(storage, TRADES_KEY) };
  return { entries: stored.entries, setAsideAs: setAside(storage, stored.entries) };
}

function isIntact({ damaged }: StoredEntries): boolean {
  return damaged !== 'all' && damaged.length === 0;
}

function save(storage: Storage | null, entries: readonly JournalEntry[]): boolean {
  return writeItem(storage, TRADES_KEY, serializeEntries(entries));
}

/** Copies damaged data as a whole to a key of its own, then keeps what could be read. On a full disk it stays. */
function setAside(storage: Storage, readable: readonly JournalEntry[]): string {
  const setAsideAs = copyAside(storage, TRADES_KEY);
  return setAsideAs !== null && save(storage, readable) ? setAsideAs : TRADES_KEY;
}
