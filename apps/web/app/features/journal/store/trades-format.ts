import type { JournalEntry } from '@wickwise/journal/entry';
import { parseStoredEntries, serializeEntries } from '@wickwise/journal/stored-entry';
import { ownedKeys } from '#app/lib/owned-keys.ts';
import type { Format } from '#app/lib/stored-value.ts';

/** Trades under the specified key, newest first. Readable ones stay in the journal when others are damaged. */
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
