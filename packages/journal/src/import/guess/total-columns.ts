import type { BrokerFormat } from '../format.ts';
import type { Table } from '../recognize.ts';
import { sideWithin } from '../text/side-words.ts';
import { findColumn } from '../text/words.ts';
import type { ColumnTitles } from './column-titles.ts';
import { isLikeCharge, LEAST, type RowValues, restBeside, rowValues } from './row-values.ts';

export const debitsAndCredits = [
  ['Debit', 'Credit'],
  ['Debit Amount', 'Credit Amount'],
  ['Debit($)', 'Credit($)'],
  ['Soll', 'Haben'],
  ['Débit', 'Crédit'],
  ['Debe', 'Haber'],
  ['Dare', 'Avere'],
  ['Debet', 'Credit'],
  ['Af', 'Bij'],
  ['Débito', 'Crédito'],
  ['Cargo', 'Abono'],
  ['Addebito', 'Accredito'],
] as const;

/** The titles of a debit and a credit, of which each row has one; none when the heading lacks them. */
export function debitAndCredit(heading: readonly string[]): readonly string[] {
  const pair = debitsAndCredits.find((titles) => titles.every((title) => findColumn(heading, title) >= 0));
  return (pair ?? []).map((title) => heading[findColumn(heading, title)] ?? title);
}

interface TotalFacts {
  readonly columns: ColumnTitles;
  readonly sides: BrokerFormat['sides'];
}

/**
 * The titles of the total of a row: one, or a debit and a credit. One that says so by its amounts alone counts where
 * it holds charges that the titled one lacks, or where none is titled.
 */
export function totalColumns(table: Table, { columns, sides }: TotalFacts): readonly string[] {
  const { heading } = table;
  const pair = columns.amount === undefined ? debitAndCredit(heading) : [];
  if (pair.length > 0) return pair;
  const titled = columns.amount === undefined ? [] : [columns.amount];
  const values = rowValues(table, columns);
  if (values === null) return titled;
  const sideOf = sidesIn(table, { columns, sides, values });
  const restsOf = (place: number) => restsIn(values, { place, sideOf });
  const own = findColumn(heading, columns.amount);
  const fitting = heading.flatMap((title, place) => {
    const rests = isFree(title, columns) ? restsOf(place) : null;
    return rests === null ? [] : [{ title, hasCharge: rests.some((rest) => rest > LEAST) }];
  });
  const charged = fitting.filter(({ hasCharge }) => hasCharge);
  const holdsOwn = own >= 0 && (restsOf(own) ?? [1]).some((rest) => rest > LEAST);
  if (charged.length > 0 && !holdsOwn) return charged.slice(0, 1).map(({ title }) => title);
  return titled.length > 0 ? titled : fitting.slice(0, 1).map(({ title }) => title);
}

const NO_TOTAL = /balance|saldo|solde|market|markt|profit|p\/?l\b|cost|einstand/iu;

function isFree(title: string, columns: ColumnTitles): boolean {
  return title !== '' && !NO_TOTAL.test(title) && !Object.values(columns).includes(title);
}

type SideOf = (row: { readonly cells: readonly string[] }) => 'buy' | 'sell' | null;

/** By the word of the side, or by the sign of the quantity where any has one. */
function sidesIn({ heading }: Table, { columns, sides, values }: TotalFacts & { values: RowValues }): SideOf {
  const [side, quantity] = [columns.side, columns.quantity].map((title) => findColumn(heading, title));
  if (side !== undefined && side >= 0) return ({ cells }) => sideWithin(cells[side] ?? '', sides)?.side ?? null;
  const sizeOf = (cells: readonly string[]) => values.amountAt({ line: 0, cells: [...cells] }, quantity ?? -1) ?? 0;
  const isSigned = values.rows.some(({ row }) => sizeOf(row.cells) < 0);
  return ({ cells }) => (isSigned ? (sizeOf(cells) < 0 ? 'sell' : 'buy') : null);
}

/** Of small trades, charges are a large share. */
const MANY = 0.6;

/** What a column holds beside the value of each row, where it looks like the total of them; else null. */
function restsIn({ rows, amountAt, isAlike }: RowValues, { place, sideOf }: { place: number; sideOf: SideOf }) {
  const checked = rows.filter(({ row }) => amountAt(row, place) && isAlike(row, place));
  const rests = checked.flatMap(({ row, value }) => {
    const side = sideOf(row);
    return side === null ? [] : [{ value, rest: restBeside(amountAt(row, place) ?? 0, value, side) }];
  });
  if (rests.length === 0 || rests.length < checked.length || rests.some(({ rest }) => rest < -LEAST)) return null;
  const usual = rests.filter(({ rest, value }) => isLikeCharge(rest, value));
  return usual.length >= MANY * rests.length ? rests.map(({ rest }) => rest) : null;
}

/** The total as the row writes it; empty when it has none. */
export function totalIn(heading: readonly string[], cells: readonly string[], titles: readonly string[]): string {
  const texts = titles.map((title) => cells[findColumn(heading, title)]?.trim() ?? '');
  return texts.find((text) => /[1-9]/.test(text)) ?? '';
}

/** Whether a total is that of a price in percent, or in hundredths of the currency. */
export function isHundredthPart(total: number, value: number): boolean {
  return value > 0 && total > 0.008 * value && total < 0.012 * value;
}
