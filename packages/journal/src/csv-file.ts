import { guardCell } from './cell.ts';

/** Excel reads a file as UTF-8 only with this in front. */
const BYTE_ORDER_MARK = '\uFEFF';

/** A cell: a number as it is, or a text, which is quoted where it must be, or always. */
export interface CsvCell {
  readonly value: string | number;
  readonly isQuoted: boolean;
}

/** A file that spreadsheets open without broken letters and without running any text as a formula. */
export function writeCsvFile(rows: readonly (readonly CsvCell[])[]): string {
  return BYTE_ORDER_MARK + rows.map((cells) => `${cells.map(writeCell).join(',')}\r\n`).join('');
}

function writeCell({ value, isQuoted }: CsvCell): string {
  if (typeof value === 'number') return String(value);
  const text = guardCell(value);
  return isQuoted || /[",;\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
