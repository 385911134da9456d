import { add, multiply, subtract, toDecimal, toNumber } from '../../decimal.ts';
import type { BrokerFormat, FeeColumn, MoneySides } from '../format.ts';
import type { Questions } from '../question.ts';
import type { Table } from '../recognize.ts';
import { sideByMoney } from '../rows/money-side.ts';
import { findDecimalSign, readAmount } from '../text/amounts.ts';
import { sideWithin } from '../text/side-words.ts';
import { findColumn } from '../text/words.ts';
import type { ColumnTitles } from './column-titles.ts';
import { exchangeRateIn } from './exchange-rate.ts';
import { firstRows } from './first-rows.ts';
import { LEAST, MOST } from './row-values.ts';
import { isHundredthPart, totalIn } from './total-columns.ts';

interface TotalFacts {
  readonly columns: ColumnTitles;
  /** The titles of the total beside the price. */
  readonly totals: readonly string[];
  readonly sides: BrokerFormat['sides'];
  readonly byMoney: MoneySides | null;
  readonly fees: readonly FeeColumn[];
  readonly id: string;
  readonly questions: Questions;
}

/**
 * The columns of fees, and the total beside them where it holds a charge that none of them lists and the trader says
 * so. Null while that is asked.
 */
export function withUnlistedFees(table: Table, facts: TotalFacts): readonly FeeColumn[] | null {
  const { totals, fees, id, questions } = facts;
  const [total] = totals;
  const rows = total === undefined ? [] : unexplainedRows(table, facts);
  if (total === undefined || rows.length === 0) return fees;
  const answer = questions.ask({
    id: `column:${id}:rest`,
    kind: 'column',
    text: `“${totals.join('” or “')}” differs from quantity × price by more than the fees that were found. Is the difference a charge?`,
    choices: [
      { value: 'yes', label: 'Yes, count the whole difference as the fees' },
      { value: 'no', label: 'No: it’s something else' },
    ],
    input: 'choice',
    rows,
  });
  if (answer === null) return null;
  return answer === 'yes' ? [...fees, { title: total, kind: 'other', charge: 'rest' }] : fees;
}

function unexplainedRows(table: Table, { columns, totals, fees, sides, byMoney }: TotalFacts) {
  const { heading, separator } = table;
  const places = [columns.quantity, columns.price].map((title) => findColumn(heading, title));
  const sidePlace = findColumn(heading, columns.side);
  const moneySide = byMoney === null ? null : sideByMoney(byMoney, heading);
  const feePlaces = fees.map(({ title }) => findColumn(heading, title));
  const cellsOf = (cells: readonly string[]) => {
    const [size = '', price = '', ...charges] = [...places, ...feePlaces].map((place) => cells[place] ?? '');
    return [size, price, totalIn(heading, cells, totals), ...charges];
  };
  const sign = findDecimalSign(
    table.rows.flatMap(({ cells }) => cellsOf(cells)),
    separator,
  );
  if (places.includes(-1) || sign === null || sign === 'both') return [];
  const isUnexplained = (cells: readonly string[]) => {
    const amounts = cellsOf(cells).map((cell) => readAmount(cell, sign)?.value ?? 0);
    const [size = 0, price, paid, ...charges] = amounts.map(Math.abs);
    const side =
      sideWithin(moneySide?.({ cells }) ?? cells[sidePlace] ?? '', sides)?.side ??
      ((amounts[0] ?? 0) < 0 ? 'sell' : 'buy');
    if (!size || !price || !paid) return false;
    const full = multiply(toDecimal(size), toDecimal(price));
    const value = isHundredthPart(paid, toNumber(full)) ? multiply(full, toDecimal(0.01)) : full;
    const known = charges.reduce((sum, charge) => add(sum, toDecimal(charge)), toDecimal(0));
    const rate = exchangeRateIn(heading, cells);
    const total = { paid, value: toNumber(value), known: toNumber(known), side };
    if (rate === null) return isBeyondFees(total);
    return fees.length === 0 && isOffRate({ ...total, rate: readAmount(rate, sign)?.value ?? 0 });
  };
  return firstRows(
    table,
    table.rows.filter(({ cells }) => isUnexplained(cells)),
  );
}

interface RowTotal {
  readonly paid: number;
  /** Quantity × price. */
  readonly value: number;
  /** The fees that the row lists. */
  readonly known: number;
  readonly side: 'buy' | 'sell';
}

function isBeyondFees({ paid, value, known, side }: RowTotal): boolean {
  const more = toNumber(subtract(toDecimal(paid), toDecimal(value)));
  const rest = side === 'buy' ? more : -more;
  return rest > LEAST && rest < MOST * value && Math.abs(rest - known) > LEAST;
}

/** More than the rounding of a rate. */
const ROUNDING = 0.001;

/** Whether a converted total holds something beside its value. */
function isOffRate({ paid, value, rate }: RowTotal & { readonly rate: number }): boolean {
  if (rate <= 0) return false;
  const isNear = (share: number) =>
    [value, value / rate, value * rate].some((one) => Math.abs(paid - one) <= Math.max(LEAST, share * one));
  return isNear(MOST) && !isNear(ROUNDING);
}
