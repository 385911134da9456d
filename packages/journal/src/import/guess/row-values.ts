import { multiply, subtract, toDecimal, toNumber } from '../../decimal.ts';
import type { GridRow } from '../file/grid.ts';
import type { Table } from '../recognize.ts';
import { otherNumbers } from '../style/ask-decimal-sign.ts';
import { findDecimalSign, readAmount } from '../text/amounts.ts';
import { hundredthOf, titleParts, wholeCode } from '../text/currencies.ts';
import { findColumn } from '../text/words.ts';
import type { ColumnTitles } from './column-titles.ts';
import { currencyPlaces } from './currency-column.ts';
import { hasExchangeRate } from './exchange-rate.ts';

/** More than a rounding, and less than another currency or a multiplier would make: a share of the value. */
export const [LEAST, MOST] = [0.02, 0.2] as const;

/** A row with a quantity and a price, by which its other amounts can be checked. */
export interface ValuedRow {
  readonly row: GridRow;
  /** Quantity × price, in whole units of the currency. */
  readonly value: number;
}

export interface RowValues {
  readonly rows: readonly ValuedRow[];
  /** What a cell holds; null when it is no amount. */
  readonly amountAt: (row: GridRow, place: number) => number | null;
  /** Whether an amount in this column is in the currency of the price, as far as the row says. */
  readonly isAlike: (row: GridRow, place: number) => boolean;
}

/** They suffice to see what a column holds. */
const SAMPLE = 2000;

/** Null where the quantity, the price or the decimal sign is not known. */
export function rowValues(table: Table, columns: ColumnTitles): RowValues | null {
  const [quantity = -1, price = -1] = [columns.quantity, columns.price].map((title) =>
    findColumn(table.heading, title),
  );
  const sample = table.rows.slice(0, SAMPLE);
  const sign = findDecimalSign(otherNumbers(sample), table.separator);
  if (quantity < 0 || price < 0 || sign === null || sign === 'both') return null;
  const unit = titleParts(columns.price ?? '').unit;
  const isSmall = unit !== null && hundredthOf(unit) !== null;
  const amountAt = ({ cells }: GridRow, place: number) => readAmount(cells[place] ?? '', sign)?.value ?? null;
  const rows = sample.flatMap((row) => {
    const value = multiply(toDecimal(amountAt(row, quantity) ?? 0), toDecimal(amountAt(row, price) ?? 0));
    const whole = isSmall ? multiply(value, toDecimal(0.01)) : value;
    return value.units === 0n ? [] : [{ row, value: Math.abs(toNumber(whole)) }];
  });
  return { rows, amountAt, isAlike: currencyCheck(table) };
}

const checks = new WeakMap<Table, RowValues['isAlike']>();

/** Whether an amount can be in the currency of its row’s price: no rate, no other currency in the row or the title. */
export function currencyCheck(table: Table): RowValues['isAlike'] {
  const known = checks.get(table) ?? checkOf(table);
  checks.set(table, known);
  return known;
}

function checkOf(table: Table): RowValues['isAlike'] {
  const { heading } = table;
  const places = currencyPlaces(table, {});
  return ({ cells }, place) => {
    const { unit } = titleParts(heading[place] ?? '');
    const codes = new Set(places.flatMap((one) => cells[one]?.trim().toUpperCase() || []));
    const code = unit === null ? null : wholeCode(unit);
    if (code !== null) codes.add(code);
    return codes.size <= 1 && !hasExchangeRate(heading, cells);
  };
}

/** What an amount holds beside the value of its row: paid on top of a purchase, or taken off a sale. */
export function restBeside(amount: number, value: number, side: 'buy' | 'sell'): number {
  const [paid, worth] = [toDecimal(Math.abs(amount)), toDecimal(value)];
  return toNumber(side === 'buy' ? subtract(paid, worth) : subtract(worth, paid));
}

/** Whether that can be a charge. */
export function isLikeCharge(rest: number, value: number): boolean {
  return rest >= -LEAST && rest < Math.max(LEAST, MOST * value);
}
