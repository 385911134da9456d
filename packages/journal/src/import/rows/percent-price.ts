import { multiply, toDecimal, toNumber } from '../../decimal.ts';
import type { GridRow } from '../file/grid.ts';
import { hasExchangeRate } from '../guess/exchange-rate.ts';
import { isHundredthPart, totalIn } from '../guess/total-columns.ts';
import type { Reader } from '../reader.ts';
import { readAmount } from '../text/amounts.ts';
import { symbolOf } from './instrument-symbol.ts';
import { RowQuestion } from './row-problem.ts';

/** Of a file that nobody declared: whether the prices of a symbol are in percent, or in hundredths of its currency. */
export function isPricedInHundredths(reader: Reader, row: GridRow, symbol: string): boolean {
  if (!suspects(reader).has(symbol)) return false;
  const total = reader.format.totals?.join('” or “');
  const answer = reader.ask({
    kind: 'word',
    detail: 'price=hundredths',
    text: `“${total}” is about a hundredth of quantity × price. Are these prices in percent, as for a bond, or in pence or cents?`,
    choices: [
      { value: 'yes', label: 'Yes: the value is quantity × price ÷ 100' },
      { value: 'no', label: 'No: the value is quantity × price' },
    ],
    input: 'choice',
    rows: [reader.place(row)],
  });
  if (answer === null) throw new RowQuestion();
  return answer === 'yes';
}

const found = new WeakMap<Reader, ReadonlySet<string>>();

/** The symbols with a total that is about a hundredth of quantity × price. */
function suspects(reader: Reader): ReadonlySet<string> {
  const known =
    found.get(reader) ??
    new Set(reader.rows.filter((row) => isSuspect(reader, row)).map((row) => symbolOf(reader, row)));
  found.set(reader, known);
  return known;
}

function isSuspect({ columns, decimals, format, table }: Reader, row: GridRow): boolean {
  const { totals = [] } = format;
  if (totals.length === 0 || hasExchangeRate(table.heading, row.cells)) return false;
  const texts = [columns.cell(row, 'quantity'), columns.cell(row, 'price'), totalIn(table.heading, row.cells, totals)];
  const [size = 0, price = 0, total = 0] = texts.map((text) => Math.abs(readAmount(text, decimals)?.value ?? 0));
  return isHundredthPart(total, toNumber(multiply(toDecimal(size), toDecimal(price))));
}
