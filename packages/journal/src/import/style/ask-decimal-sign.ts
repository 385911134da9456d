import type { GridRow } from '../file/grid.ts';
import type { BrokerColumn } from '../format.ts';
import type { Reader } from '../reader.ts';
import type { Table } from '../recognize.ts';
import { type DecimalSign, findDecimalSign, firstDecimalSign } from '../text/amounts.ts';
import { shortDate } from '../text/moments.ts';
import { findColumn } from '../text/words.ts';

type Context = Pick<Reader, 'table' | 'format' | 'columns' | 'rows' | 'ask' | 'place'> & {
  /** Those of other files of the same layout, whose numbers are written the same way. */
  readonly alike: readonly Table[];
};

const numberColumns: readonly BrokerColumn[] = [
  ...(['quantity', 'price', 'amount', 'profit', 'entryPrice', 'exitPrice', 'buyPrice', 'sellPrice', 'strike'] as const),
];
const SAMPLE = 3;

/** The sign of all files of the layout; null while it is asked. */
export function decimalSignIn(context: Context): DecimalSign | null {
  const { table, format, rows, alike } = context;
  if (format.decimals !== undefined) return format.decimals;
  const cells = [...numberCells(context, rows)];
  const own = firstDecimalSign(cells) ?? firstDecimalSign(otherNumbers(rows));
  const signs = new Set([own, ...alike.map((other) => firstDecimalSign(numberCells(context, other.rows)))]);
  signs.delete(null);
  // Each file is then asked about by itself: one sign for all would misread some.
  if (signs.size > 1 && cells.some(isWritten)) return askForSign(context, cells, table.file);
  const [shared = null] = own === null ? signs : [];
  const found =
    shared ?? findDecimalSign(cells, table.separator) ?? findDecimalSign(otherNumbers(rows), table.separator);
  return found === 'point' || found === 'comma' ? found : askForSign(context, cells);
}

function* numberCells({ table, format, columns }: Context, rows: readonly GridRow[]): Generator<string> {
  const present = numberColumns.filter((column) => columns.has(column));
  const fees = (format.fees ?? []).map(({ title }) => findColumn(table.heading, title)).filter((index) => index >= 0);
  for (const row of rows) {
    for (const column of present) yield columns.cell(row, column);
    for (const index of fees) yield row.cells[index] ?? '';
  }
}

/** Whether a number has a sign at all. */
function isWritten(cell: string): boolean {
  return /\d[.,]\d/.test(cell);
}

/** What no column of the format holds can still say how numbers are written. */
export function otherNumbers(rows: readonly GridRow[]): string[] {
  const isNumber = (cell: string) => /^[-+(]?[$€£]?\d{1,3}(?:[.,'’ ]?\d{3})*[.,]\d+\)?$/.test(cell.trim());
  return rows.flatMap(({ cells }) => cells.filter((cell) => isNumber(cell) && shortDate(cell) === null));
}

function askForSign({ ask, rows, place }: Context, cells: readonly string[], file?: string): DecimalSign | null {
  const example = cells.find(isWritten) ?? '';
  const answer = ask({
    kind: 'decimals',
    ...(file !== undefined && { detail: file }),
    text: `What separates the decimals in “${example}”${file === undefined ? '' : ` of “${file}”`}?`,
    choices: [
      { value: 'point', label: 'A point: 1.5 is one and a half' },
      { value: 'comma', label: 'A comma: 1,5 is one and a half' },
    ],
    input: 'choice',
    rows: rows.slice(0, SAMPLE).map(place),
  });
  return answer === 'point' || answer === 'comma' ? answer : null;
}
