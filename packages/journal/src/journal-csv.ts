import Papa from 'papaparse';
import { guardCell, parseNumber, parseTime, unguardCell } from './cell.ts';
import type { JournalEntry } from './entry.ts';
import { settle } from './profit.ts';
import { findProblem, parseEntry } from './stored-entry.ts';

type Kind = 'day' | 'text' | 'word' | 'number' | 'json';

interface Column {
  readonly title: string;
  readonly field: keyof JournalEntry;
  readonly kind: Kind;
}

/** The columns of the exported file. */
const specifiedColumns: readonly Column[] = [
  { title: 'Date', field: 'date', kind: 'day' },
  { title: 'Symbol', field: 'symbol', kind: 'text' },
  { title: 'Entry Price', field: 'entryPrice', kind: 'number' },
  { title: 'Exit Price', field: 'exitPrice', kind: 'number' },
  { title: 'Position Size', field: 'positionSize', kind: 'number' },
  { title: 'Trade Type', field: 'tradeType', kind: 'word' },
  { title: 'Outcome', field: 'winLoss', kind: 'word' },
  { title: 'P&L', field: 'pnl', kind: 'number' },
  { title: 'R Multiple', field: 'rMultiple', kind: 'number' },
  { title: 'Emotion Before', field: 'emotionBefore', kind: 'word' },
  { title: 'Market Condition', field: 'marketCondition', kind: 'word' },
  { title: 'Reason for Entry', field: 'reasonForEntry', kind: 'text' },
  { title: 'Lessons Learned', field: 'lessonsLearned', kind: 'text' },
];

/** Added after the specified columns in a complete export. */
const moreColumns: readonly Column[] = [
  { title: 'Direction', field: 'direction', kind: 'word' },
  { title: 'Fees', field: 'fees', kind: 'number' },
  { title: 'Risk Amount', field: 'riskAmount', kind: 'number' },
  { title: 'Stop Loss', field: 'stopLoss', kind: 'number' },
  { title: 'Take Profit', field: 'takeProfit', kind: 'number' },
  { title: 'Timeframe', field: 'timeframe', kind: 'text' },
  { title: 'Pattern', field: 'pattern', kind: 'text' },
  { title: 'Tags', field: 'tags', kind: 'json' },
  { title: 'Emotion After', field: 'emotionAfter', kind: 'word' },
  { title: 'Setup Quality', field: 'setupQuality', kind: 'number' },
  { title: 'Discipline', field: 'executionDiscipline', kind: 'number' },
  { title: 'Broken Rules', field: 'brokenRules', kind: 'json' },
  { title: 'Private Notes', field: 'privateNotes', kind: 'text' },
  { title: 'Stage', field: 'stage', kind: 'word' },
  { title: 'Plan', field: 'plan', kind: 'json' },
  { title: 'Fills', field: 'fills', kind: 'json' },
  { title: 'ID', field: 'id', kind: 'text' },
];

const allColumns = [...specifiedColumns, ...moreColumns];

/** The trades as the specified file of thirteen columns; `complete` adds all others that a trade has. */
export function writeJournalCsv(entries: readonly JournalEntry[], { complete }: { complete: boolean }): string {
  const columns = complete ? allColumns : specifiedColumns;
  const rows = entries.map((entry) => columns.map((column) => writeCell(entry, column)));
  const quotes = columns.map(({ kind }) => kind === 'text');
  return Papa.unparse([columns.map(({ title }) => title), ...rows], { newline: '\r\n', quotes });
}

function writeCell(entry: JournalEntry, { field, kind }: Column): string {
  const value = entry[field];
  if (value === null) return '';
  if (kind === 'json') return JSON.stringify(value);
  return kind === 'number' ? String(value) : guardCell(String(value));
}

/** Identifies a trade across imports: by its fills, or without them by every specified column. */
export function contentKey(entry: JournalEntry): string {
  if (entry.fills.length > 0) return JSON.stringify([entry.symbol, entry.date, entry.fills]);
  return JSON.stringify(specifiedColumns.map((column) => writeCell(entry, column)));
}

/** The rows of a file as texts, its heading first; empty lines are left out. */
export function readCsv(text: string): string[][] {
  return Papa.parse<string[]>(text, { skipEmptyLines: 'greedy' }).data;
}

/** Whether a file's heading is that of an exported journal. */
export function isJournalHeading(heading: readonly string[]): boolean {
  return specifiedColumns.every(({ title }) => heading.includes(title));
}

/** A parsed trade, or the reason why the row could not be parsed. */
export type ReadRow = { readonly entry: JournalEntry } | { readonly reason: string };

interface RowInput {
  heading: readonly string[];
  row: readonly string[];
  /** For a row without one. */
  id: string;
}

/** Reads one row of an exported journal. */
export function readJournalRow({ heading, row, id }: RowInput): ReadRow {
  const fields: Record<string, unknown> = { id };
  for (const column of allColumns) {
    const cell = row[heading.indexOf(column.title)];
    const value = cell === undefined ? undefined : readCell(cell, column);
    if (value !== undefined) fields[column.field] = value;
  }
  const entry = parseEntry(fields);
  if (entry === null) return { reason: explainProblem({ heading, row, field: findProblem(fields) }) };
  return { entry: entry.pnl === null ? { ...entry, ...settledFields(entry) } : entry };
}

/** A file written by hand may leave out the profit, which is then calculated. */
function settledFields(entry: JournalEntry): Partial<JournalEntry> {
  const { pnl, rMultiple, winLoss } = settle(entry);
  return pnl === null ? {} : { pnl, rMultiple, winLoss };
}

/** Undefined for an empty cell. Unreadable text stays text, which validation rejects. */
function readCell(cell: string, { kind, field }: Column): unknown {
  if (kind === 'text')
    return field === 'symbol' ? unguardCell(cell).toUpperCase() : emptyAsNone(unguardCell(cell), field);
  if (cell.trim() === '') return undefined;
  if (kind === 'word') return cell.trim().toLowerCase();
  if (kind === 'day') return parseTime(cell)?.slice(0, 10) ?? cell;
  return kind === 'number' ? (parseNumber(cell) ?? cell) : (parseJson(cell) ?? cell);
}

function emptyAsNone(text: string, field: keyof JournalEntry): string | undefined {
  return text === '' && (field === 'id' || field === 'timeframe') ? undefined : text;
}

function explainProblem({ heading, row, field }: Omit<RowInput, 'id'> & { field: string | null }): string {
  const title = allColumns.find((column) => column.field === field)?.title ?? 'ID';
  const cell = row[heading.indexOf(title)]?.trim() ?? '';
  return cell === '' ? `${title} is missing.` : `${title} can’t be “${cell}”.`;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
