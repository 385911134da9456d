import { isJournalHeading } from '../journal-csv.ts';
import type { Grid, GridRow } from './file/grid.ts';
import { type ImportFile, readFile } from './file/read-file.ts';
import type { BrokerFormat } from './format.ts';
import { findTables, isHeadingLike, type Table, textOf } from './recognize.ts';
import type { LeftOutRow } from './record.ts';

/** What a file holds. */
export interface FileTables {
  readonly name: string;
  /** Why nothing of it can be read, and what to do; null when it can. */
  readonly refusal: string | null;
  readonly tables: readonly Table[];
  /** Rows in parts of the file that list no trades, or list them again. */
  readonly leftOut: readonly LeftOutRow[];
}

/** How many characters of earlier sections can say whose file it is. */
const HEAD = 5000;
const REPEATED = 'same trades as in another part of the file';

/** The tables of trades in a file. */
export async function readTables(file: ImportFile, formats: readonly BrokerFormat[]): Promise<FileTables> {
  const content = await readFile(file);
  if ('refusal' in content) return { name: file.name, refusal: content.refusal, tables: [], leftOut: [] };
  const { grids, separator } = content;
  const found = grids.map((grid, index) => {
    const above = grid.isTable ? textOf(grids.slice(0, index).flatMap(({ rows }) => rows)).slice(0, HEAD) : '';
    return { grid, tables: findTables(grid, { file: labelOf(file, grid, grids), above, separator, formats }) };
  });
  const all = found.flatMap(({ tables }) => tables);
  const known = all.filter(({ format, heading }) => format !== null || isJournalHeading(heading));
  const ids = new Set(known.flatMap(({ format }) => (format === null ? [] : [format.id])));
  const isRepeated = ({ format }: Table) => format?.repeats?.some((id) => ids.has(id)) ?? false;
  const tables = known.length > 0 ? known.filter((table) => !isRepeated(table)) : largest(all);
  const leftOut = found.flatMap(({ grid, tables: own }) =>
    otherRows({ grid, own, used: tables, label: labelOf(file, grid, grids) }),
  );
  if (tables.length === 0) return { name: file.name, refusal: NO_TRADES, tables: [], leftOut: [] };
  return { name: file.name, refusal: null, tables, leftOut };
}

const NO_TRADES = 'There is no list of trades in this file. Export your trades or orders as CSV or Excel (.xlsx).';

/** The lines of several sheets are told apart by their names. */
function labelOf({ name }: ImportFile, grid: Grid, grids: readonly Grid[]): string {
  return grids.length > 1 && !grid.isTable && grid.name !== null ? `${name}, ${grid.name}` : name;
}

function largest(tables: readonly Table[]): readonly Table[] {
  return tables.toSorted((a, b) => b.rows.length - a.rows.length).slice(0, 1);
}

interface OtherRows {
  grid: Grid;
  own: readonly Table[];
  used: readonly Table[];
  label: string;
}

/** Every row below the first heading, whatever it heads, that is in no table that is used. */
function otherRows({ grid, own, used, label }: OtherRows): LeftOutRow[] {
  const lines = new Set(
    own.filter((table) => used.includes(table)).flatMap(({ rows }) => rows.map(({ line }) => line)),
  );
  const repeated = new Set(
    own
      .filter((table) => !used.includes(table) && table.format !== null)
      .flatMap(({ rows }) => rows.map(({ line }) => line)),
  );
  const headings = new Set(own.map(({ heading }) => heading.join('\t')));
  const isHeading = ({ cells }: GridRow) => headings.has(cells.map((cell) => cell.trim()).join('\t'));
  const start = grid.rows.findIndex((row, index) => isHeading(row) || startsTable(row, grid.rows[index + 1]));
  const below = start < 0 ? (grid.isTable ? grid.rows.slice(1) : []) : grid.rows.slice(start + 1);
  const reason =
    grid.name === null ? 'in a part of the file that lists no trades' : `in “${grid.name}”, which lists no trades`;
  return below
    .filter((row) => !lines.has(row.line) && !isHeading(row))
    .map(({ line }) => ({ kind: 'aside', row: { file: label, line }, reason: repeated.has(line) ? REPEATED : reason }));
}

/** Whether a row looks like the heading of the one below it: the list that it begins may stand above the trades. */
function startsTable(row: GridRow, below: GridRow | undefined): boolean {
  return below?.cells.length === row.cells.length && isHeadingLike(row) && !isHeadingLike(below);
}
