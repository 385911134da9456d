import type { BrokerColumns, BrokerFormat, MoneySides } from '../format.ts';
import type { Questions } from '../question.ts';
import type { Table } from '../recognize.ts';
import { usualKinds } from '../text/usual-kinds.ts';
import { plainText } from '../text/words.ts';
import { amountFees } from './amount-column.ts';
import { withChosenColumns } from './chosen-columns.ts';
import { type ColumnTitles, columnsByTitle, timeColumn } from './column-titles.ts';
import { continuedColumns } from './continued-rows.ts';
import { currencyColumn } from './currency-column.ts';
import { guessFeeColumns } from './fee-columns.ts';
import { withFeeCurrency } from './fee-currency.ts';
import { isComplete } from './missing-columns.ts';
import { moneySides } from './money-sides.ts';
import { arePairs, hasOtherFeeCurrency } from './pairs.ts';
import { sideColumn, sidesOf } from './side-column.ts';
import { totalColumns } from './total-columns.ts';
import { withUnlistedFees } from './unlisted-fees.ts';

/** The best guess of what the columns hold, by their titles and by what is in them; null while something is asked. */
export function guessFormat(table: Table, questions: Questions): BrokerFormat | null {
  const id = guessId(table.heading);
  const titled = withChosenColumns(columnsByTitle(table), { heading: table.heading, id, questions });
  const isTrades = listsTrades(titled);
  const columns = isTrades
    ? without(titled, ['time', 'clock', 'price', 'amount'])
    : byContent(table, titled, questions.answerTo(`column:${id}:side`));
  const sides = sidesOf(table, columns.side);
  const { byMoney, totals } = isTrades ? { byMoney: null, totals: [] } : totalsOf(table, { columns, sides });
  const total = amountFees(table, { columns, id, questions });
  if (total === null) delete columns.amount;
  const hasSides = isTrades || byMoney !== null;
  if (total === undefined || !isComplete({ table, columns, isTrades, hasSides, id, questions })) return null;
  const money = moneyColumns(table, { columns, totals, sides, byMoney, id, questions });
  const fillDown = isTrades ? [] : continuedColumns(table, { columns, id, questions });
  if (money === null || fillDown === null) return null;
  if (columns.side !== undefined && !isTrades) columns.kind = columns.side;
  return {
    ...nameOf(table, id),
    isGuessed: true,
    ...money,
    fillDown,
    sides,
    totals: columns.price === undefined ? [] : totals,
    rows: isTrades ? 'trades' : 'fills',
    columns: columns as BrokerColumns,
    kinds: isTrades ? {} : usualKinds,
    ...ofTotals(total, byMoney),
  };
}

function ofTotals(
  amountFees: BrokerFormat['amountFees'] | null,
  sides: MoneySides | null,
): Pick<BrokerFormat, 'amountFees' | 'moneySides'> {
  return { ...(amountFees ? { amountFees } : {}), ...(sides === null ? {} : { moneySides: sides }) };
}

/** The totals of executions, which may say the side as well. */
function totalsOf(table: Table, facts: Pick<MoneyFacts, 'columns' | 'sides'>): Pick<MoneyFacts, 'byMoney' | 'totals'> {
  const byMoney = facts.columns.side === undefined ? moneySides(table, facts.columns) : null;
  if (byMoney === null) return { byMoney, totals: totalColumns(table, facts) };
  return { byMoney, totals: [...new Set([byMoney.paid, byMoney.received])] };
}

/** Two prices, or two times, are those of a finished trade: an execution has one of each. */
function listsTrades({ entryPrice, exitPrice, openTime, closeTime }: ColumnTitles): boolean {
  const hasBoth = (one: string | undefined, other: string | undefined) => one !== undefined && other !== undefined;
  return hasBoth(entryPrice, exitPrice) || hasBoth(openTime, closeTime);
}

interface MoneyFacts {
  readonly columns: ColumnTitles;
  readonly totals: readonly string[];
  readonly sides: BrokerFormat['sides'];
  readonly byMoney: MoneySides | null;
  readonly id: string;
  readonly questions: Questions;
}

/** Finds the column of currencies, and those of fees; null while something is asked. */
function moneyColumns(table: Table, facts: MoneyFacts): Pick<BrokerFormat, 'fees' | 'isPair'> | null {
  const { columns } = facts;
  const currency = currencyColumn(table, facts);
  if (currency === undefined) return null;
  if (currency !== null) columns.currency = currency;
  const listed = guessFeeColumns(table, facts);
  const fees = listed === null ? null : withUnlistedFees(table, { ...facts, fees: listed });
  if (fees === null) return null;
  const isPair = columns.currency === undefined && arePairs(table, columns);
  if (columns.currency === undefined && !isPair) {
    const isOther = hasOtherFeeCurrency(table, facts);
    if (isOther === null) return null;
    if (!isOther) delete columns.feeCurrency;
  }
  const priced = fees.map((fee) => withFeeCurrency(fee, { table, ...facts }));
  return priced.every((fee) => fee !== null) ? { isPair, fees: priced } : null;
}

function without(columns: ColumnTitles, names: readonly (keyof ColumnTitles)[]): ColumnTitles {
  return Object.fromEntries(Object.entries(columns).filter(([name]) => !names.includes(name as keyof ColumnTitles)));
}

/** Of executions, what the titles leave open is looked for in the cells. The trader’s choice of the side counts more. */
function byContent(table: Table, titled: ColumnTitles, chosen: string | null): ColumnTitles {
  const columns = without(titled, ['openTime', 'closeTime', 'entryPrice', 'exitPrice', 'side']);
  const side = chosen === null ? sideColumn(table, { titled: titled.side, columns }) : null;
  if (side !== null) columns.side = side;
  const time = columns.time ?? timeColumn(table);
  if (time !== null) columns.time = time;
  return columns;
}

function nameOf({ heading }: Table, id: string): Pick<BrokerFormat, 'id' | 'broker' | 'report' | 'titles'> {
  return { id, broker: 'Unknown', report: 'Trades', titles: heading.filter((title) => title !== '') };
}

/** The same for every file with this heading. */
export function guessId(heading: readonly string[]): string {
  let hash = 0;
  for (const letter of plainText(heading.join('|'))) hash = (31 * hash + (letter.codePointAt(0) ?? 0)) % 2 ** 32;
  return `guess-${hash.toString(36)}`;
}
