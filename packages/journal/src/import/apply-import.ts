import type { JournalEntry } from '../entry.ts';
import type { ImportChanges } from './changes.ts';

/** The journal after an import: new trades first, the newest on top, changed ones in their place. */
export function applyImport(journal: readonly JournalEntry[], { trades, added, gone }: ImportChanges): JournalEntry[] {
  const after = new Map(trades.map((trade) => [trade.id, trade]));
  const isGone = new Set(gone.map(({ id }) => id));
  const known = new Set(journal.map(({ id }) => id));
  const first = added
    .filter(({ id }) => !known.has(id))
    .toReversed()
    .sort(newestFirst);
  return [...first, ...journal.filter(({ id }) => !isGone.has(id)).map((entry) => after.get(entry.id) ?? entry)];
}

function newestFirst(a: JournalEntry, b: JournalEntry): number {
  return a.date === b.date ? 0 : a.date < b.date ? 1 : -1;
}
