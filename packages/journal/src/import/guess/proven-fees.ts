import { add, subtract, toDecimal, toNumber } from '../../decimal.ts';
import type { GridRow } from '../file/grid.ts';
import type { Table } from '../recognize.ts';
import { findColumn } from '../text/words.ts';
import type { ColumnTitles } from './column-titles.ts';
import { LEAST, type RowValues, rowValues } from './row-values.ts';

interface FeeSums {
  readonly columns: ColumnTitles;
  readonly totals: readonly string[];
  /** The columns that are fees by their titles. */
  readonly sure: readonly string[];
  /** Those that may be. */
  readonly maybe: readonly string[];
}

const CENT = 0.011;
/** Each doubles the sets of columns to try. */
const MOST_COLUMNS = 6;

/**
 * Those of the columns that may be fees which, with the sure ones, come to what the total of every row has beside
 * quantity × price. Null where no set of them does, or several do: then the trader knows.
 */
export function provenFees(table: Table, { columns, totals, sure, maybe }: FeeSums): readonly string[] | null {
  const values = rowValues(table, columns);
  if (values === null || totals.length === 0 || maybe.length === 0 || maybe.length > MOST_COLUMNS) return null;
  const placesOf = (titles: readonly string[]) => titles.map((title) => findColumn(table.heading, title));
  const rests = restsOf(values, placesOf(totals));
  if (rests === null || rests.every(({ rest }) => rest < LEAST)) return null;
  const fitting = subsetsOf(maybe).filter((titles) => {
    const isUsed = titles.every((title) => rests.some(({ row }) => feesIn(values, row, placesOf([title])) > 0));
    const places = placesOf([...sure, ...titles]);
    return isUsed && rests.every(({ row, rest }) => Math.abs(rest - feesIn(values, row, places)) < CENT);
  });
  return fitting.length === 1 ? (fitting[0] ?? null) : null;
}

interface RowRest {
  readonly row: GridRow;
  /** How far the total is from quantity × price, whichever side it is. */
  readonly rest: number;
}

/** Null when a row has another currency, or no total. */
function restsOf({ rows, amountAt, isAlike }: RowValues, places: readonly number[]): RowRest[] | null {
  const rests = rows.flatMap(({ row, value }) => {
    const [place] = places.filter((one) => amountAt(row, one));
    if (place === undefined || !isAlike(row, place)) return [];
    const paid = toDecimal(Math.abs(amountAt(row, place) ?? 0));
    return [{ row, rest: Math.abs(toNumber(subtract(paid, toDecimal(value)))) }];
  });
  return rests.length > 0 && rests.length === rows.length ? rests : null;
}

function feesIn({ amountAt }: RowValues, row: GridRow, places: readonly number[]): number {
  const fees = places.map((place) => toDecimal(Math.abs(amountAt(row, place) ?? 0)));
  return toNumber(fees.reduce(add, toDecimal(0)));
}

function subsetsOf(titles: readonly string[]): string[][] {
  return titles.reduce<string[][]>((sets, title) => sets.concat(sets.map((set) => set.concat(title))), [[]]);
}
