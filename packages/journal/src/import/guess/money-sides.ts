import type { MoneySides } from '../format.ts';
import type { Table } from '../recognize.ts';
import { findColumn } from '../text/words.ts';
import type { ColumnTitles } from './column-titles.ts';
import { hasNegative } from './missing-columns.ts';
import { isLikeCharge, LEAST, type RowValues, restBeside, rowValues } from './row-values.ts';
import { debitAndCredit, isHundredthPart } from './total-columns.ts';

/**
 * The columns by which money tells a purchase from a sale, where nothing else does: a debit and a credit, or a total
 * whose charges show which sign is money that was paid. Null where the amounts do not settle it.
 */
export function moneySides(table: Table, columns: ColumnTitles): MoneySides | null {
  const values = rowValues(table, columns);
  if (values === null || values.rows.length === 0 || hasNegative({ table, columns })) return null;
  const [debit, credit] = debitAndCredit(table.heading);
  if (debit !== undefined && credit !== undefined) {
    const pair = { paid: debit, received: credit };
    return isPaidOrReceived(table, pair, values) ? pair : null;
  }
  const taken = new Set(Object.values(columns));
  const signed = table.heading.filter((title, place) => !taken.has(title) && isSignedTotal(values, place));
  const [only] = [...signed, columns.amount ?? ''].filter((title) => title !== '');
  if (only === undefined || !isSignedTotal(values, findColumn(table.heading, only))) return null;
  return { paid: only, received: only };
}

/** Each row has one of the two amounts, of about its value: more was paid, and less received. */
function isPaidOrReceived({ heading }: Table, { paid, received }: MoneySides, values: RowValues): boolean {
  const [debit, credit] = [findColumn(heading, paid), findColumn(heading, received)];
  const { rows, amountAt, isAlike } = values;
  return rows.every(({ row, value }) => {
    const [out, into] = [amountAt(row, debit) || 0, amountAt(row, credit) || 0];
    if ((out === 0) === (into === 0)) return false;
    const amount = out || into;
    if (!isAlike(row, debit) || isHundredthPart(Math.abs(amount), value)) return true;
    return isLikeCharge(restBeside(amount, value, out === 0 ? 'sell' : 'buy'), value);
  });
}

/** Amounts with a minus are more than the value of their row, and those without are less: charges lie between. */
function isSignedTotal({ rows, amountAt, isAlike }: RowValues, place: number): boolean {
  const rests = { buy: [] as number[], sell: [] as number[] };
  for (const { row, value } of rows) {
    const amount = amountAt(row, place) ?? 0;
    if (!isAlike(row, place)) continue;
    const side = amount < 0 ? 'buy' : 'sell';
    const rest = restBeside(amount, value, side);
    if (amount === 0 || !isLikeCharge(rest, value)) return false;
    rests[side].push(rest);
  }
  return Object.values(rests).every((all) => all.some((rest) => rest > LEAST));
}
