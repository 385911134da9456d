import type { JournalEntry } from '@wickwise/journal/entry';
import { parseStoredEntries, serializeEntries } from '@wickwise/journal/stored-entry';
import { browserStore, type Format } from '#app/lib/stored-value.ts';

export const TRADES_KEY = 'tradingJournalEntries';

/** Trades, newest first. Readable ones stay in the journal when others are damaged. */
export const tradesFormat: Format<readonly JournalEntry[]> = {
  key: TRADES_KEY,
  empty: [],
  parse: (text) => {
    const { entries, damaged } = parseStoredEntries(text);
    return damaged === 'all' || damaged.length > 0 ? null : entries;
  },
  salvage: (text) => parseStoredEntries(text).entries,
  serialize: serializeEntries,
};

/** The trades of this browser. */
export const tradeStore = browserStore(tradesFormat);
