import type { JournalEntry } from './entry.ts';

type TimedTrade = Pick<JournalEntry, 'date' | 'closedAt'>;

/** The day that a result belongs to, as yyyy-mm-dd: that of the exit, or of the trade where no exit is recorded. */
export function resultDay({ date, closedAt }: TimedTrade): string {
  return closedAt?.slice(0, 10) ?? date;
}

/** Sorts trades by when their results came: by day, then by the time of the exit, then by when they were logged. */
export function byResult(a: JournalEntry, b: JournalEntry): number {
  return compare(resultTime(a), resultTime(b)) || compare(a.id, b.id);
}

/** Without a time, a trade comes first on its day. */
function resultTime({ date, closedAt }: TimedTrade): string {
  return closedAt ?? date;
}

function compare(a: string, b: string): number {
  return a === b ? 0 : a < b ? -1 : 1;
}
