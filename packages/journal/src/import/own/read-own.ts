import type { JournalEntry } from '../../entry.ts';
import { parseJournalRow } from '../../journal-csv.ts';
import type { Table } from '../recognize.ts';
import type { LeftOutRow, RowPlace } from '../record.ts';
import { tradeKey } from './trade-key.ts';

/** A trade of an exported journal, and its row. */
export interface OwnTrade {
  readonly entry: JournalEntry;
  readonly row: RowPlace;
}

/** An exported journal as its file says it. */
export interface OwnExport {
  readonly file: string;
  readonly heading: readonly string[];
  readonly trades: readonly OwnTrade[];
  readonly leftOut: readonly LeftOutRow[];
}

interface ExportFacts {
  readonly importId: string;
  /** Its place among the exported journals that are imported together. */
  readonly nth: number;
}

/** Reads the rows of an exported journal. One without an id gets one that no other row of the import has. */
export function readOwnExport({ file, heading, rows }: Table, { importId, nth }: ExportFacts): OwnExport {
  const trades: OwnTrade[] = [];
  const leftOut: LeftOutRow[] = [];
  const keys = new Map<string, string>();
  for (const [index, { line, cells }] of rows.entries()) {
    const row = { file, line };
    const ownId = `${importId}-own-${nth}-${String(index).padStart(6, '0')}`;
    const read = parseJournalRow({ heading, row: cells, id: ownId });
    if ('reason' in read) {
      leftOut.push({ kind: 'rejected', row, reason: read.reason });
      continue;
    }
    const key = tradeKey(read.entry);
    const before = keys.get(read.entry.id);
    keys.set(read.entry.id, key);
    // A row that was copied to become another trade keeps the id of the first.
    const id = before === undefined ? read.entry.id : ownId;
    if (before === key) leftOut.push({ kind: 'aside', row, reason: 'same trade as in another row' });
    else trades.push({ entry: { ...read.entry, id, importId }, row });
  }
  return { file, heading, trades, leftOut };
}
