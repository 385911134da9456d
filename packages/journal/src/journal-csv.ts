import { parseNumber, parseTime, unguardCell } from './cell.ts';
import { writeCsvFile } from './csv-file.ts';
import { type JournalEntry, journalEntry, unknownReview } from './entry.ts';
import { currencyOf } from './money.ts';
import { withResult } from './profit.ts';

interface Column {
  readonly title: string;
  readonly kind: 'day' | 'text' | 'word' | 'number' | 'json';
}

type Field = keyof JournalEntry;
type Fields = Readonly<Record<string, unknown>>;

/** The columns of the exported file. */
const specifiedColumns = {
  date: { title: 'Date', kind: 'day' },
  symbol: { title: 'Symbol', kind: 'text' },
  entryPrice: { title: 'Entry Price', kind: 'number' },
  exitPrice: { title: 'Exit Price', kind: 'number' },
  positionSize: { title: 'Position Size', kind: 'number' },
  tradeType: { title: 'Trade Type', kind: 'word' },
  winLoss: { title: 'Outcome', kind: 'word' },
  pnl: { title: 'P&L', kind: 'number' },
  rMultiple: { title: 'R Multiple', kind: 'number' },
  emotionBefore: { title: 'Emotion Before', kind: 'word' },
  marketCondition: { title: 'Market Condition', kind: 'word' },
  reasonForEntry: { title: 'Reason for Entry', kind: 'text' },
  lessonsLearned: { title: 'Lessons Learned', kind: 'text' },
} satisfies Partial<Record<Field, Column>>;

/** Added after the specified columns in a complete export; an import names itself. */
const moreColumns: Record<Exclude<Field, keyof typeof specifiedColumns | 'importId'>, Column> = {
  direction: { title: 'Direction', kind: 'word' },
  fees: { title: 'Fees', kind: 'number' },
  riskAmount: { title: 'Risk Amount', kind: 'number' },
  stopLoss: { title: 'Stop Loss', kind: 'number' },
  takeProfit: { title: 'Take Profit', kind: 'number' },
  timeframe: { title: 'Timeframe', kind: 'text' },
  pattern: { title: 'Pattern', kind: 'text' },
  tags: { title: 'Tags', kind: 'json' },
  emotionAfter: { title: 'Emotion After', kind: 'word' },
  setupQuality: { title: 'Setup Quality', kind: 'number' },
  executionDiscipline: { title: 'Discipline', kind: 'number' },
  brokenRules: { title: 'Broken Rules', kind: 'json' },
  privateNotes: { title: 'Private Notes', kind: 'text' },
  stage: { title: 'Stage', kind: 'word' },
  plan: { title: 'Plan', kind: 'json' },
  fills: { title: 'Fills', kind: 'json' },
  currency: { title: 'Currency', kind: 'text' },
  account: { title: 'Account', kind: 'text' },
  assetClass: { title: 'Asset Class', kind: 'word' },
  multiplier: { title: 'Multiplier', kind: 'number' },
  option: { title: 'Option', kind: 'json' },
  openedAt: { title: 'Opened At', kind: 'text' },
  closedAt: { title: 'Closed At', kind: 'text' },
  zone: { title: 'Time Zone', kind: 'text' },
  matching: { title: 'Matching', kind: 'word' },
  spreadId: { title: 'Spread', kind: 'text' },
  splits: { title: 'Splits', kind: 'json' },
  edited: { title: 'Edited', kind: 'json' },
  pictures: { title: 'Pictures', kind: 'json' },
  id: { title: 'ID', kind: 'text' },
};

const specifiedList = Object.entries(specifiedColumns);
const completeList = [...specifiedList, ...Object.entries(moreColumns)];

/** The trades as the specified file of thirteen columns; `complete` adds all others that a trade has. */
export function writeJournalCsv(entries: readonly JournalEntry[], { complete }: { complete: boolean }): string {
  const columns = complete ? completeList : specifiedList;
  // An import would not know that a trade logged by hand is in dollars.
  const rows = entries.map((entry) => writeRow({ ...entry, currency: currencyOf(entry) }, columns));
  const heading = columns.map(([, { title }]) => ({ value: title, isQuoted: false }));
  const cells = rows.map((row) =>
    row.map((value, column) => ({ value, isQuoted: columns[column]?.[1].kind === 'text' })),
  );
  return writeCsvFile([heading, ...cells]);
}

function writeRow(entry: Fields, columns: typeof completeList): (string | number)[] {
  return columns.map(([field, { kind }]) => writeCell(entry[field], kind));
}

function writeCell(value: unknown, kind: Column['kind']): string | number {
  if (value === null) return '';
  if (kind === 'json') return JSON.stringify(value);
  return typeof value === 'number' ? value : String(value);
}

/** Whether a file's heading is that of an exported journal. */
export function isJournalHeading(heading: readonly string[]): boolean {
  return specifiedList.every(([, { title }]) => heading.includes(title));
}

/** A parsed trade, or the reason why the row could not be parsed. */
export type ParsedRow = { readonly entry: JournalEntry } | { readonly reason: string };

interface RowInput {
  heading: readonly string[];
  row: readonly string[];
  /** For a row without one. */
  id: string;
}

/** Reads one row of an exported journal. */
export function parseJournalRow({ heading, row, id }: RowInput): ParsedRow {
  const fields: Record<string, unknown> = { id, ...unknownReview };
  for (const [field, { title, kind }] of completeList) {
    const cell = row[heading.indexOf(title)];
    const value = cell === undefined ? undefined : parseCell(cell, { field, kind });
    if (value !== undefined) fields[field] = value;
  }
  const { data: entry, error } = journalEntry.safeParse(fields);
  if (entry === undefined) return { reason: explainProblem({ heading, row, field: error.issues[0]?.path[0] }) };
  return { entry: entry.pnl === null ? { ...entry, ...computedFields(entry) } : entry };
}

/** A file written by hand may leave out the profit, which is then calculated. */
function computedFields(entry: JournalEntry): Partial<JournalEntry> {
  const { pnl, rMultiple, winLoss } = withResult(entry);
  return pnl === null ? {} : { pnl, rMultiple, winLoss };
}

interface CellInput {
  readonly field: string;
  readonly kind: Column['kind'];
}

/** Undefined for an empty cell. Unreadable text stays text, which validation rejects. */
function parseCell(cell: string, { field, kind }: CellInput): unknown {
  if (kind === 'text')
    return field === 'symbol' ? unguardCell(cell).toUpperCase() : emptyAsNone(unguardCell(cell), field);
  if (cell.trim() === '') return undefined;
  if (kind === 'word') return cell.trim().toLowerCase();
  if (kind === 'day') return parseTime(cell)?.slice(0, 10) ?? cell;
  return kind === 'number' ? (parseNumber(cell) ?? cell) : (parseJson(unguardCell(cell)) ?? cell);
}

const noneWhenEmpty = ['id', 'timeframe', 'currency', 'openedAt', 'closedAt', 'zone', 'spreadId'];

function emptyAsNone(text: string, field: string): string | undefined {
  return text === '' && noneWhenEmpty.includes(field) ? undefined : text;
}

function explainProblem({ heading, row, field }: Omit<RowInput, 'id'> & { field: PropertyKey | undefined }): string {
  const title = completeList.find(([name]) => name === field)?.[1].title ?? 'ID';
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
