import Papa from 'papaparse';
import { type Grid, type GridRow, isBlank } from './grid.ts';

const separators = [',', ';', '\t', '|'];
const SAMPLE_ROWS = 60;

/** The rows of a delimited text, and the character that separates their cells. */
export interface DelimitedText {
  readonly grids: readonly Grid[];
  readonly separator: string;
}

export function readDelimited(text: string): DelimitedText {
  const said = /^\uFEFF?sep=(.)\r?\n/i.exec(text);
  const body = said === null ? text.replace(/^\uFEFF/, '') : text.slice(said[0].length);
  const separator = said?.[1] ?? findSeparator(body);
  const rows = withLines(parse(body, separator), said === null ? 1 : 2);
  return { grids: marked(rows) ?? [{ name: null, rows, isTable: false }], separator };
}

function parse(text: string, delimiter: string, preview = 0): string[][] {
  const { data, errors } = Papa.parse<string[]>(text, { delimiter, preview });
  // A quotation mark that nothing closes would swallow the rest of the file.
  const isBroken = errors.some(({ code }) => code === 'MissingQuotes') && preview === 0;
  return isBroken ? Papa.parse<string[]>(text, { delimiter, quoteChar: '\0' }).data : data;
}

/** The one that makes most rows equally wide. */
function findSeparator(text: string): string {
  const scores = separators.map((separator) => ({ separator, score: evenness(parse(text, separator, SAMPLE_ROWS)) }));
  return scores.reduce((best, one) => (one.score > best.score ? one : best)).separator;
}

function evenness(rows: readonly (readonly string[])[]): number {
  const widths = new Map<number, number>();
  for (const { length } of rows) widths.set(length, (widths.get(length) ?? 0) + 1);
  return Math.max(0, ...[...widths].map(([width, count]) => (width - 1) * count));
}

/** A quoted cell can run over several lines. */
function withLines(rows: readonly (readonly string[])[], first: number): GridRow[] {
  let line = first;
  const numbered: GridRow[] = [];
  for (const cells of rows) {
    if (!isBlank(cells)) numbered.push({ line, cells });
    line += 1;
    for (const cell of cells) if (cell.includes('\n')) line += cell.split('\n').length - 1;
  }
  return numbered;
}

const marks = ['header', 'data', 'subtotal', 'total', 'notes', 'trailer', 'bof', 'boa', 'bos', 'eos', 'eoa', 'eof'];

/** A file whose rows name their section, and say whether they are its heading: `Trades,Header,…` or `HEADER,TRNT,…`. */
function marked(rows: readonly GridRow[]): Grid[] | null {
  const isMark = (cell = '') => marks.includes(cell.trim().toLowerCase());
  const column = [1, 0].find((index) => rows.length > 1 && rows.every(({ cells }) => isMark(cells[index])));
  if (column === undefined) return null;
  const grids: { name: string; rows: GridRow[]; isTable: true }[] = [];
  for (const row of rows) {
    const name = row.cells[1 - column] ?? '';
    const isHeading = row.cells[column]?.trim().toLowerCase() === 'header';
    if (isHeading || grids.at(-1)?.name !== name) grids.push({ name, rows: [], isTable: true });
    grids.at(-1)?.rows.push(row);
  }
  return grids;
}
