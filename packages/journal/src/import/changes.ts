import type { JournalEntry } from '../entry.ts';
import type { Fill } from '../fill.ts';
import type { MergedJournal } from './merge.ts';
import { tradeKey } from './own/trade-key.ts';

/** A trade of the journal before and after. */
export interface ChangedTrade {
  readonly before: JournalEntry;
  readonly after: JournalEntry;
}

/** What an import would do to the journal. */
export interface ImportChanges {
  /** All trades that the files are about, as they would be. */
  readonly trades: readonly JournalEntry[];
  readonly added: readonly JournalEntry[];
  readonly changed: readonly ChangedTrade[];
  /** Already in the journal as they are. */
  readonly known: readonly JournalEntry[];
  /** They become parts of others. */
  readonly gone: readonly JournalEntry[];
}

export function tradeChanges(journal: readonly JournalEntry[], { trades, gone }: MergedJournal): ImportChanges {
  const byId = new Map(journal.map((entry) => [entry.id, entry]));
  const older = contentCounts(journal.filter(isOlder), olderKey);
  const restored = contentCounts(journal.filter(isRestored), tradeKey);
  const result = {
    trades: [] as JournalEntry[],
    added: [] as JournalEntry[],
    changed: [] as ChangedTrade[],
    known: [] as JournalEntry[],
    gone,
  };
  for (const trade of trades) {
    const before = byId.get(trade.id);
    const isHeld = () =>
      (older.size > 0 && takeOne(older, olderKey(trade))) || (restored.size > 0 && takeOne(restored, tradeKey(trade)));
    const isKnown = before === undefined ? isHeld() : isSame(before, trade);
    if (isKnown) result.known.push(before === undefined ? trade : before);
    else if (before === undefined) result.added.push(trade);
    else result.changed.push({ before, after: trade });
    if (before !== undefined || !isKnown) result.trades.push(trade);
  }
  return result;
}

/** Where a fill came from does not change the trade. */
function withoutOrigin(entry: JournalEntry): unknown {
  const bare = ({ imports: _imports, file: _file, line: _line, place: _place, corrected: _corrected, ...fill }: Fill) =>
    fill;
  const splits = entry.splits.map(({ time, ratio, added }) => ({ time, ratio, added }));
  return { ...entry, fills: entry.fills.map(bare), splits };
}

function isSame(one: JournalEntry, other: JournalEntry): boolean {
  return sorted(withoutOrigin(one)) === sorted(withoutOrigin(other));
}

function sorted(value: unknown): string {
  return JSON.stringify(value, (_, one: unknown) =>
    typeof one === 'object' && one !== null && !Array.isArray(one)
      ? Object.fromEntries(Object.entries(one).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : one,
  );
}

/** Imported before fills had times. */
function isOlder({ fills }: JournalEntry): boolean {
  return fills.length > 0 && fills.every(({ time }) => time === undefined);
}

function olderKey({ symbol, date, fills }: JournalEntry): string {
  return JSON.stringify([symbol, date, fills.map(({ side, price, size }) => [side, price, size])]);
}

/** From an exported journal without its fills, which the file of the broker has. */
function isRestored({ fills, importId }: JournalEntry): boolean {
  return fills.length === 0 && importId !== null;
}

function contentCounts(entries: readonly JournalEntry[], keyOf: (entry: JournalEntry) => string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const entry of entries) counts.set(keyOf(entry), (counts.get(keyOf(entry)) ?? 0) + 1);
  return counts;
}

/** The second of two equal trades in a file is known only when the journal has two as well. */
function takeOne(counts: Map<string, number>, key: string): boolean {
  const left = counts.get(key) ?? 0;
  if (left > 0) counts.set(key, left - 1);
  return left > 0;
}
