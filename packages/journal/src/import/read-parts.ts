import type { JournalEntry } from '../entry.ts';
import { isJournalHeading } from '../journal-csv.ts';
import { listsFees, withCommission } from './commission.ts';
import type { ImportFile } from './file/read-file.ts';
import type { BrokerFormat } from './format.ts';
import { guessFormat, guessId } from './guess/guess-format.ts';
import { withSentenceColumns } from './guess/sentences.ts';
import { openReader } from './open-reader.ts';
import { type OwnExport, readOwnExport } from './own/read-own.ts';
import { type HoldingEvent, toEvents } from './positions/event.ts';
import type { Answers, Questions } from './question.ts';
import type { FileTables } from './read-tables.ts';
import type { Reader } from './reader.ts';
import type { Table } from './recognize.ts';
import type { LeftOutRow, RowPlace } from './record.ts';
import { attachCharges } from './rows/attach-charges.ts';
import { type ReadRows, readRows } from './rows/read-rows.ts';
import { DEFAULT_IMPORT_SETTINGS, type ImportSettings } from './settings.ts';

export interface ImportInput {
  readonly files: readonly ImportFile[];
  readonly journal: readonly JournalEntry[];
  /** The import's id and the beginning of its trades' ids: the time in milliseconds as text. */
  readonly importId: string;
  readonly answers?: Answers;
  readonly settings?: ImportSettings;
  /** The trader’s own declarations, such as a mapping of columns; they come before the declared ones. */
  readonly formats?: readonly BrokerFormat[];
  /** Called after each table with the share that is done, 0 to 1. */
  readonly onProgress?: (share: number) => void;
}

/** How a table was read. */
export interface TableReport {
  readonly table: Table;
  /** Null while a question about a column is open, and for an exported journal. */
  readonly format: BrokerFormat | null;
  /** Whether no declaration fits, and the columns are guessed. */
  readonly isGuess: boolean;
  /** Whether it is a journal that was exported here. */
  readonly isOwn: boolean;
}

/** What the files hold, before it is compared with the journal. */
export interface ReadParts {
  readonly reports: Map<Table, TableReport>;
  /** By the layout; null while a question about a column is open. */
  readonly guesses: Map<string, BrokerFormat | null>;
  readonly read: { readonly reader: Reader; readonly rows: ReadRows }[];
  readonly tables: HoldingEvent[][];
  /** Rows that add something to the events of others. */
  readonly additions: RowPlace[];
  /** Journals that were exported here. */
  readonly own: OwnExport[];
  readonly leftOut: LeftOutRow[];
  readonly asked: RowPlace[];
}

interface ReadContext {
  readonly input: ImportInput;
  readonly questions: Questions;
}

export function readParts(files: readonly FileTables[], context: ReadContext): ReadParts {
  const parts: ReadParts = {
    reports: new Map(),
    guesses: new Map(),
    read: [],
    tables: [],
    additions: [],
    own: [],
    leftOut: files.flatMap(({ leftOut }) => leftOut),
    asked: [],
  };
  const tables = files.flatMap((file) => file.tables);
  for (const [index, table] of tables.entries()) {
    if (isJournalHeading(table.heading)) readOwn(table, context.input, parts);
    else readBroker(table, { ...context, alike: tablesAlike(table, tables) }, parts);
    context.input.onProgress?.((index + 1) / tables.length);
  }
  toTables(parts, context);
  return parts;
}

function readOwn(table: Table, { importId }: ImportInput, parts: ReadParts): void {
  parts.reports.set(table, { table, format: null, isGuess: false, isOwn: true });
  parts.own.push(readOwnExport(table, { importId, nth: parts.own.length }));
}

function tablesAlike(table: Table, tables: readonly Table[]): Table[] {
  const heading = table.heading.join('\t');
  return tables.filter((other) => other !== table && other.heading.join('\t') === heading);
}

type Guessed = Pick<TableReport, 'table' | 'format'>;

/** A file that no declaration fits is guessed together with the others of its layout, and they are asked about once. */
function guessed(
  table: Table,
  { questions, alike }: Pick<BrokerContext, 'questions' | 'alike'>,
  parts: ReadParts,
): Guessed {
  if (table.format !== null) return { table, format: table.format };
  const others = alike.flatMap(({ rows, file }) => rows.map((row) => ({ ...row, file })));
  const whole = withSentenceColumns({ ...table, rows: [...table.rows, ...others] });
  const id = guessId(whole.heading);
  const format = parts.guesses.get(id) ?? (parts.guesses.has(id) ? null : guessFormat(whole, questions));
  parts.guesses.set(id, format);
  return { table: { ...whole, rows: whole.rows.slice(0, table.rows.length) }, format };
}

interface BrokerContext extends ReadContext {
  readonly alike: readonly Table[];
}

function readBroker(written: Table, { input, questions, alike }: BrokerContext, parts: ReadParts): void {
  const settings = input.settings ?? DEFAULT_IMPORT_SETTINGS;
  const { table, format } = guessed(written, { questions, alike }, parts);
  parts.reports.set(written, { table, format, isGuess: written.format === null, isOwn: false });
  const { zone, pointValues } = settings;
  const reader = format === null ? null : openReader({ table, alike, format, questions, zone, pointValues });
  if (reader === null) return void parts.asked.push(...table.rows.map(({ line }) => ({ file: table.file, line })));
  const rows = readRows(reader);
  parts.read.push({ reader, rows });
  parts.leftOut.push(...rows.leftOut);
  parts.asked.push(...rows.asked);
}

const LOOSE_CHARGE = 'It’s about a fill that isn’t listed in these files. Export the list of fills as well.';

/** The events of each table, with the charges that other tables list. */
function toTables(parts: ReadParts, { input }: ReadContext): void {
  const { commission } = input.settings ?? DEFAULT_IMPORT_SETTINGS;
  const charges = parts.read.flatMap(({ rows }) => rows.charges);
  const all = parts.read.flatMap(({ rows }) => rows.records);
  const { charged, loose } = attachCharges(all, charges);
  for (const { reader, rows } of parts.read) {
    const { shorts, areOpen: isOpenPosition = false } = reader.format;
    const records = rows.records.map((record) => charged.get(record) ?? withCommission(record, { commission, reader }));
    parts.tables.push(
      records.flatMap((record) =>
        toEvents(record, { importId: input.importId, shorts, listsFees: listsFees(reader), isOpenPosition }),
      ),
    );
  }
  parts.additions.push(...charges.filter((charge) => !loose.includes(charge)).map(({ row }) => row));
  parts.leftOut.push(...loose.map(({ row }) => ({ kind: 'rejected' as const, row, reason: LOOSE_CHARGE })));
}
