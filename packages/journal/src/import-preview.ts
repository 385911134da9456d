import { type ColumnMatch, parseFill } from './broker-csv.ts';
import { type JournalEntry, newEntry, unknownReview } from './entry.ts';
import { type BrokerFill, type RoundTrip, toRoundTrips } from './fills.ts';
import { contentKey, isJournalHeading, parseJournalRow } from './journal-csv.ts';
import { withResult } from './profit.ts';

/** A skipped row of the file and the reason. */
export interface RejectedRow {
  /** In the file, whose heading is line 1. */
  readonly line: number;
  readonly reason: string;
}

/** A preview of an import. */
export interface ImportPreview {
  readonly added: readonly JournalEntry[];
  /** Trades that the journal already has. */
  readonly duplicates: readonly JournalEntry[];
  readonly rejected: readonly RejectedRow[];
}

interface ImportInput {
  /** The heading first. */
  rows: readonly (readonly string[])[];
  existing: readonly JournalEntry[];
  /** How a broker's columns are matched; not needed when the file is an exported journal. */
  match: ColumnMatch;
  /** The import's id and the prefix of its trades' ids: the time in milliseconds as text. */
  importId: string;
}

/** Reads a file of trades or fills, distinguishes new trades from known ones, and says why a row is left out. */
export function previewImport({
  rows: [heading = [], ...rows],
  existing,
  match,
  importId,
}: ImportInput): ImportPreview {
  const read = isJournalHeading(heading)
    ? readTrades({ heading, rows, importId })
    : readTrips({ heading, rows, match, importId });
  const known = countKeys(existing);
  const ids = new Set(existing.map(({ id }) => id));
  const added: JournalEntry[] = [];
  const duplicates: JournalEntry[] = [];
  for (const entry of read.entries) {
    const isKnown = takeOne(known, contentKey(entry)) || ids.has(entry.id);
    (isKnown ? duplicates : added).push(entry);
    ids.add(entry.id);
  }
  return { added, duplicates, rejected: read.rejected };
}

interface ReadInput {
  heading: readonly string[];
  rows: readonly (readonly string[])[];
  importId: string;
}

interface ReadResult {
  entries: JournalEntry[];
  rejected: RejectedRow[];
}

function readTrades({ heading, rows, importId }: ReadInput): ReadResult {
  const result: ReadResult = { entries: [], rejected: [] };
  for (const [index, row] of rows.entries()) {
    const read = parseJournalRow({ heading, row, id: placeId(importId, index) });
    if ('reason' in read) result.rejected.push({ line: index + 2, reason: read.reason });
    else result.entries.push({ ...read.entry, importId });
  }
  return result;
}

function readTrips({ heading, rows, match, importId }: ReadInput & { match: ColumnMatch }): ReadResult {
  const fills: BrokerFill[] = [];
  const rejected: RejectedRow[] = [];
  for (const [index, row] of rows.entries()) {
    const read = parseFill({ heading, row, match });
    if ('reason' in read) rejected.push({ line: index + 2, reason: read.reason });
    else fills.push(read.fill);
  }
  const trips = toRoundTrips(oldestFirst(fills));
  return { entries: trips.map((trip, index) => toEntry(trip, { importId, index })), rejected };
}

/** Many brokers list the newest fill first: fills of the same day then come in the wrong order. */
function oldestFirst(fills: readonly BrokerFill[]): BrokerFill[] {
  const [first, last] = [fills.at(0), fills.at(-1)];
  return first && last && first.time > last.time ? fills.toReversed() : [...fills];
}

function toEntry(trip: RoundTrip, { importId, index }: { importId: string; index: number }): JournalEntry {
  const blank = newEntry({ id: placeId(importId, index), date: trip.date });
  return withResult({ ...blank, ...unknownReview, ...trip, reasonForEntry: 'Imported', importId });
}

/** Sorts as text in the order of the file. */
function placeId(importId: string, index: number): string {
  return `${importId}-${String(index).padStart(6, '0')}`;
}

function countKeys(entries: readonly JournalEntry[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const entry of entries) counts.set(contentKey(entry), (counts.get(contentKey(entry)) ?? 0) + 1);
  return counts;
}

/** The second of two equal trades in a file is known only when the journal has two as well. */
function takeOne(counts: Map<string, number>, key: string): boolean {
  const left = counts.get(key) ?? 0;
  if (left > 0) counts.set(key, left - 1);
  return left > 0;
}
