import type { JournalEntry } from '@wickwise/journal/entry';
import { parseStoredEntries, serializeEntries } from '@wickwise/journal/stored-entry';
import { ownedKeys } from '#app/lib/owned-keys.ts';
import { claimKey, ownedStore } from '#app/lib/owned-store.ts';
import type { Format, StoredValue } from '#app/lib/stored-value.ts';

/** Trades, newest first. Readable ones stay in the journal when others are damaged. */
export const tradesFormat: Format<readonly JournalEntry[]> = {
  key: ownedKeys.trades,
  empty: [],
  parse: (text) => {
    const { entries, damaged } = parseStoredEntries(text);
    return damaged === 'all' || damaged.length > 0 ? null : entries;
  },
  salvage: (text) => parseStoredEntries(text).entries,
  serialize: serializeEntries,
};

const storeOf = ownedStore(tradesFormat);

/** The trades that an owner has in this browser. The first account claims the specified key before it reads anything. */
export function tradeStore(owner: string): StoredValue<readonly JournalEntry[]> {
  claimKey(ownedKeys.trades, owner);
  return storeOf(owner);
}
