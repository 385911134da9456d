import type { Grid, GridRow } from './file/grid.ts';
import type { BrokerFormat } from './format.ts';
import { findColumn, plainText, saysOneOf } from './text/words.ts';

/** A heading with the rows below it. */
export interface Table {
  readonly file: string;
  readonly name: string | null;
  /** The rows above the heading, as text. */
  readonly above: string;
  readonly heading: readonly string[];
  readonly rows: readonly GridRow[];
  readonly separator: string | null;
  /** The declaration that fits; null for none. */
  readonly format: BrokerFormat | null;
}

const VALUE = /^[\s$€£¥+\-@(]*\d[\d.,:/\s%()'-]*([AP]M)?$/i;
const MIN_TITLES = 3;
/** Above a heading: the first and the last of them say what the file is, and whose. */
const LINES_ABOVE = 40;

/** Whether a row can be a heading: several titles, none of them a number or a date. */
export function isHeadingLike({ cells }: GridRow): boolean {
  let titles = 0;
  for (const cell of cells) {
    if (cell.trim() === '') continue;
    if (VALUE.test(cell)) return false;
    titles += 1;
  }
  return titles >= MIN_TITLES;
}

interface FileFacts {
  readonly file: string;
  /** What earlier sections of the file say of it. */
  readonly above: string;
  readonly separator: string | null;
  readonly formats: readonly BrokerFormat[];
}

/** The tables of a grid: those that a declaration fits, or else the one that looks most like a list of trades. */
export function findTables(grid: Grid, facts: FileFacts): Table[] {
  const starts = grid.isTable ? [0] : grid.rows.flatMap((row, index) => (isHeadingLike(row) ? [index] : []));
  const tables = starts
    .filter((start, nth) => nth === 0 || !isSameRow(grid.rows[start], grid.rows[starts[0] ?? 0]))
    .map((start) => toTable(grid, start, facts));
  const known = tables.filter(({ format }) => format !== null);
  return known.length > 0 ? known.map((table) => ending(table, tables)) : tables.slice(0, 1);
}

function isSameRow(one: GridRow | undefined, other: GridRow | undefined): boolean {
  return one?.cells.join('\t') === other?.cells.join('\t');
}

function toTable(grid: Grid, start: number, facts: FileFacts): Table {
  const heading = (grid.rows[start]?.cells ?? []).map((cell) => cell.trim());
  const isNear = (index: number) => index < start && (index < LINES_ABOVE || index >= start - LINES_ABOVE);
  const above = `${facts.above}\n${textOf(grid.rows.filter((_, index) => isNear(index)))}`;
  const table = { file: facts.file, name: nameOf(grid, start), above, heading, rows: grid.rows.slice(start + 1) };
  return {
    ...table,
    separator: facts.separator,
    format: bestFormat({ ...table, separator: null, format: null }, facts),
  };
}

export function textOf(rows: readonly GridRow[]): string {
  return rows.map(({ cells }) => cells.filter((cell) => cell !== '').join(' ')).join('\n');
}

/** A row with a single cell right above a heading names its table. */
function nameOf({ name, rows }: Grid, start: number): string | null {
  const cells = (rows[start - 1]?.cells ?? []).filter((cell) => cell.trim() !== '');
  return cells.length === 1 ? (cells[0] ?? null) : name;
}

/** A table ends where the heading of the next one, or its name, begins. */
function ending(table: Table, all: readonly Table[]): Table {
  const first = table.rows[0]?.line ?? 0;
  const next = all.find(
    ({ heading, rows }) =>
      (rows[0]?.line ?? 0) > first && plainText(heading.join()) !== plainText(table.heading.join()),
  );
  if (next === undefined) return table;
  const end = table.rows.findIndex(({ cells }) =>
    isSameRow({ line: 0, cells: cells.map((cell) => cell.trim()) }, { line: 0, cells: next.heading }),
  );
  const named = next.name !== null && plainText(table.rows[end - 1]?.cells.join('') ?? '') === plainText(next.name);
  return end < 0 ? table : { ...table, rows: table.rows.slice(0, named ? end - 1 : end) };
}

function bestFormat(table: Table, { formats }: FileFacts): BrokerFormat | null {
  const fitting = formats.filter((format) => fits(format, table));
  return fitting.reduce<BrokerFormat | null>((best, one) => (weight(one) > weight(best) ? one : best), null);
}

/** How much a declaration asks for. */
function weight(format: BrokerFormat | null): number {
  if (format === null) return 0;
  const more = [format.table, format.where, format.above].filter((one) => one !== undefined).length;
  return format.titles.length + more;
}

function fits(format: BrokerFormat, table: Table): boolean {
  const { heading, name, above, file, rows } = table;
  if (!format.titles.every((titles) => findColumn(heading, titles) >= 0)) return false;
  if ((format.without ?? []).some((titles) => findColumn(heading, titles) >= 0)) return false;
  if (format.table !== undefined && !(name !== null && saysOneOf(name, [format.table]))) return false;
  if (format.above !== undefined && !new RegExp(format.above, 'i').test(`${file}\n${above}`)) return false;
  const { where } = format;
  if (where === undefined) return true;
  const column = findColumn(heading, where.title);
  const { words, pattern } = where;
  const isFit = (cell: string) =>
    saysOneOf(cell, words) || (pattern !== undefined && new RegExp(pattern).test(cell.trim()));
  return rows.some(({ cells }) => isFit(cells[column] ?? ''));
}
