import type { JournalEntry } from '@wickwise/journal/entry';
import type { ImportChanges } from '@wickwise/journal/import/changes';
import type { BrokerColumns, FeeColumn, MoneySides } from '@wickwise/journal/import/format';
import type { ImportQuestion } from '@wickwise/journal/import/question';
import type { ImportResult } from '@wickwise/journal/import/read-import';
import type { TableReport } from '@wickwise/journal/import/read-parts';
import type { RowPlace } from '@wickwise/journal/import/record';
import { type AccountedRow, countRows } from '@wickwise/journal/import/row-account';

type Outcome = AccountedRow['outcome'];

/** A row of a file as it is shown. */
export interface ShownRow {
  readonly file: string;
  readonly line: number;
  readonly cells: readonly string[];
}

export interface TableView {
  readonly name: string | null;
  readonly heading: readonly string[];
  /** The layout it was read with; null while a question about a column is open. */
  readonly layout: { readonly id: string; readonly name: string } | null;
  readonly isGuess: boolean;
  readonly isOwn: boolean;
  readonly columns: BrokerColumns;
  readonly fees: readonly FeeColumn[];
  /** By which prices and fees are checked. */
  readonly totals: readonly string[];
  /** What says buy and sell where no column has a word for it. */
  readonly moneySides: MoneySides | null;
}

/** Rows that were left out for one reason, as a whole or in part. */
export interface LeftOutGroup {
  readonly outcome: Outcome;
  readonly reason: string;
  readonly count: number;
  readonly rows: readonly ShownRow[];
}

export interface QuestionView extends ImportQuestion {
  readonly heading: readonly string[];
  readonly shown: readonly ShownRow[];
}

/** A new trade beside the rows that it comes from. */
export interface TradeSample {
  readonly trade: JournalEntry;
  readonly rows: readonly ShownRow[];
}

/** What the screen shows of an import: without the rows of its files, which may be a hundred thousand. */
export interface ImportView extends ImportChanges {
  readonly importId: string;
  readonly files: readonly {
    readonly name: string;
    readonly refusal: string | null;
    readonly tables: readonly TableView[];
  }[];
  readonly counts: Readonly<Record<Outcome, number>>;
  readonly leftOut: readonly LeftOutGroup[];
  readonly questions: readonly QuestionView[];
  readonly samples: readonly TradeSample[];
}

/** How many rows and trades are shown of many. */
const SHOWN_ROWS = 50;
const SHOWN_OF_QUESTION = 4;
/** Of rows that the trader picks from. */
const SHOWN_TO_PICK = 500;
const SHOWN_TRADES = 10;

export function viewImport(result: ImportResult): ImportView {
  const { importId, trades, added, changed, known, gone } = result;
  const find = rowFinder(result);
  return {
    importId,
    trades,
    added,
    changed,
    known,
    gone,
    files: result.files.map(({ name, refusal, tables }) => ({ name, refusal, tables: tables.map(viewTable) })),
    counts: countRows(result.rows),
    leftOut: groupLeftOut(result.rows, find),
    questions: result.questions.map((question) => viewQuestion(question, { find, headings: headingsOf(result) })),
    samples: added
      .slice(0, SHOWN_TRADES)
      .map((trade) => ({ trade, rows: rowsOf(trade, { find, source: result.sources.get(trade.id) }) })),
  };
}

function headingsOf({ files }: ImportResult): Map<string, readonly string[]> {
  return new Map(files.flatMap(({ tables }) => tables.map(({ table }) => [table.file, table.heading])));
}

interface QuestionFacts {
  readonly find: FindRow;
  readonly headings: ReadonlyMap<string, readonly string[]>;
}

function viewQuestion(question: ImportQuestion, { find, headings }: QuestionFacts): QuestionView {
  const heading = headings.get(question.rows[0]?.file ?? '') ?? [];
  if (question.input !== 'lines')
    return { ...question, heading, shown: question.rows.slice(0, SHOWN_OF_QUESTION).map(find) };
  const places = TO_PICK_BY.map((title) => heading.indexOf(title));
  const picked = ({ cells, ...row }: ShownRow) => ({ ...row, cells: places.map((place) => cells[place] ?? '') });
  const shown = question.rows.slice(0, SHOWN_TO_PICK).map((row) => picked(find(row)));
  return { ...question, heading: TO_PICK_BY, shown };
}

/** What a trader knows a trade of an exported journal by. */
const TO_PICK_BY = ['Date', 'Symbol', 'Position Size', 'Entry Price', 'Exit Price'];

/** The questions as they are asked: those of a group together, in the order of the first of each. */
export function groupedQuestions<Q extends ImportQuestion>(questions: readonly Q[]): Q[][] {
  return [...Map.groupBy(questions, ({ id, group }) => group?.id ?? id).values()];
}

function viewTable({ table, format, isGuess, isOwn }: TableReport): TableView {
  const layout = format === null ? null : { id: format.id, name: `${format.broker}, ${format.report}` };
  const { columns = {}, fees = [], totals = [], moneySides = null } = format ?? {};
  return { name: table.name, heading: table.heading, layout, isGuess, isOwn, columns, fees, totals, moneySides };
}

type FindRow = (place: { readonly file: string; readonly line: number }) => ShownRow;

function rowFinder({ files }: ImportResult): FindRow {
  const rows = new Map<string, readonly string[]>();
  for (const { table } of files.flatMap(({ tables }) => tables))
    for (const { line, cells } of table.rows) rows.set(`${table.file}\n${line}`, cells);
  return ({ file, line }) => ({ file, line, cells: rows.get(`${file}\n${line}`) ?? [] });
}

function groupLeftOut(rows: readonly AccountedRow[], find: FindRow): LeftOutGroup[] {
  const left = rows.filter(({ outcome, reason }) => outcome !== 'asked' && reason !== null);
  const groups = Map.groupBy(left, ({ outcome, reason }) => `${outcome}\n${reason}`);
  return [...groups.values()].map((group) => ({
    outcome: group[0]?.outcome ?? 'aside',
    reason: group[0]?.reason ?? '',
    count: group.length,
    rows: group.slice(0, SHOWN_ROWS).map(find),
  }));
}

interface SourceFacts {
  readonly find: FindRow;
  /** The row of a trade from an exported journal. */
  readonly source: RowPlace | undefined;
}

function rowsOf({ fills }: JournalEntry, { find, source }: SourceFacts): ShownRow[] {
  if (source !== undefined) return [find(source)];
  const rows = fills.flatMap(({ file, line }) =>
    file === undefined || line === undefined ? [] : [find({ file, line })],
  );
  // A row that lists a finished trade is the row of both of its fills; that of an earlier import is in no file here.
  const found = rows.filter(({ cells }) => cells.length > 0);
  return [...new Map(found.map((row) => [`${row.file}\n${row.line}`, row])).values()];
}
