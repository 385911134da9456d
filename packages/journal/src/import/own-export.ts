import { directions, type JournalEntry } from '../entry.ts';
import { parseJournalRow } from '../journal-csv.ts';
import { profitCents } from '../profit.ts';
import type { Questions } from './question.ts';
import type { Table } from './recognize.ts';
import type { LeftOutRow, RowPlace } from './record.ts';

/** The trades of an exported journal. */
export interface OwnExport {
  readonly entries: readonly { readonly entry: JournalEntry; readonly row: RowPlace }[];
  readonly leftOut: readonly LeftOutRow[];
  readonly asked: readonly RowPlace[];
}

interface ExportFacts {
  readonly importId: string;
  readonly questions: Questions;
}

/** Reads an exported journal. The thirteen columns alone do not say which trades were only planned or missed. */
export function readOwnExport(table: Table, { importId, questions }: ExportFacts): OwnExport {
  const entries: { entry: JournalEntry; row: RowPlace }[] = [];
  const leftOut: LeftOutRow[] = [];
  for (const [index, { line, cells }] of table.rows.entries()) {
    const row = { file: table.file, line };
    const id = `${importId}-${String(index).padStart(6, '0')}`;
    const read = parseJournalRow({ heading: table.heading, row: cells, id });
    if ('reason' in read) leftOut.push({ kind: 'rejected', row, reason: read.reason });
    else entries.push({ entry: { ...withDirection(read.entry, table.heading), importId }, row });
  }
  if (table.heading.includes('Stage') || entries.length === 0) return { entries, leftOut, asked: [] };
  return withoutMissed({ entries, leftOut, asked: [] }, { table, questions });
}

/** The thirteen columns have neither direction nor fees: the profit says both. */
function withDirection(entry: JournalEntry, heading: readonly string[]): JournalEntry {
  const { pnl, exitPrice } = entry;
  if (heading.includes('Direction') || pnl === null || exitPrice === null) return entry;
  const sides = directions.map((direction) => {
    const gross = profitCents({ ...entry, direction, fees: 0 }) ?? 0;
    return { direction, fees: (gross - Math.round(100 * pnl)) / 100 };
  });
  return { ...entry, ...sides.reduce((best, one) => (Math.abs(one.fees) < Math.abs(best.fees) ? one : best)) };
}

function withoutMissed(read: OwnExport, { table, questions }: { table: Table; questions: Questions }): OwnExport {
  const rows = read.entries.map(({ row }) => row);
  const answer = questions.ask({
    id: `stage:${table.file}`,
    kind: 'stage',
    text: 'This export doesn’t say which trades were only planned or missed. Which of its lines were not taken?',
    choices: [{ value: 'none', label: 'All were taken' }],
    input: 'lines',
    rows,
  });
  if (answer === null) return { ...read, entries: [], asked: rows };
  const missed = new Set(
    answer
      .split(/[^\d]+/)
      .filter(Boolean)
      .map(Number),
  );
  const isTaken = ({ row }: { row: RowPlace }) => !missed.has(row.line);
  const aside = read.entries
    .filter((one) => !isTaken(one))
    .map(({ row }) => ({ kind: 'aside' as const, row, reason: 'A trade that was not taken.' }));
  return { ...read, entries: read.entries.filter(isTaken), leftOut: [...read.leftOut, ...aside] };
}
