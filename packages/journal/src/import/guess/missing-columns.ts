import type { BrokerColumn } from '../format.ts';
import type { Questions } from '../question.ts';
import type { Table } from '../recognize.ts';
import { readAmount } from '../text/amounts.ts';
import { readOption } from '../text/instruments.ts';
import { findColumn } from '../text/words.ts';
import { allTitles, NO_COLUMN } from './chosen-columns.ts';
import { type ColumnTitles, columnOf, sample } from './column-titles.ts';

interface GuessFacts {
  readonly table: Table;
  readonly columns: ColumnTitles;
  readonly isTrades: boolean;
  readonly id: string;
  readonly questions: Questions;
}

const names: Partial<Record<BrokerColumn, string>> = {
  time: 'the date and time of the trade',
  closeTime: 'the time of the exit',
  symbol: 'the symbol',
  quantity: 'the quantity',
  price: 'the price',
  entryPrice: 'the price of the entry',
  exitPrice: 'the price of the exit',
  side: 'buy or sell',
  right: 'call or put',
};

/** Fills in the answers, and asks for what is missing. */
export function isComplete(facts: GuessFacts): boolean {
  const { columns } = facts;
  let isOpen = false;
  for (const column of neededColumns(facts)) {
    const answer = columns[column] ?? askForColumn(facts, column);
    if (answer === null) isOpen = true;
    else if (answer !== NO_COLUMN) columns[column] = answer;
  }
  return !isOpen;
}

function neededColumns(facts: GuessFacts): BrokerColumn[] {
  const { columns, isTrades } = facts;
  const needed: BrokerColumn[] = ['symbol', 'quantity'];
  if (isTrades) needed.unshift('closeTime', 'entryPrice', 'exitPrice');
  else needed.unshift('time');
  if (!isTrades && columns.amount === undefined) needed.push('price');
  if (!isTrades && columns.side === undefined && !hasNegative(facts)) needed.push('side');
  if (columns.right === undefined && hasNamelessOptions(facts)) {
    const right = columnOf(facts.table, isRight);
    if (right === null) needed.push('right');
    else columns.right = right;
  }
  return needed;
}

function isRight(cell: string): boolean {
  return /^(calls?|puts?|c|p|ce|pe)$/i.test(cell);
}

function hasNegative({ table, columns }: GuessFacts): boolean {
  return cellsOf(table, columns.quantity).some((cell) => (readAmount(cell)?.value ?? 0) < 0);
}

/** A strike without a word for call or put, neither in a column nor in the name. */
function hasNamelessOptions({ table, columns }: GuessFacts): boolean {
  const isNamed = [columns.symbol, columns.description].some((title) =>
    cellsOf(table, title).some((cell) => readOption(cell) !== null),
  );
  return !isNamed && cellsOf(table, columns.strike).some((cell) => /[1-9]/.test(cell));
}

function cellsOf(table: Table, title: string | undefined): string[] {
  return sample(table, findColumn(table.heading, title));
}

function askForColumn({ table, id, questions }: GuessFacts, column: BrokerColumn): string | null {
  const titles = allTitles(table.heading);
  return questions.ask({
    id: `column:${id}:${column}`,
    kind: 'column',
    text: `Which column says ${names[column] ?? column}?`,
    choices: [
      ...titles.map((title) => ({ value: title, label: title })),
      ...(column === 'right' ? [{ value: NO_COLUMN, label: 'None: reject the options' }] : []),
    ],
    input: 'choice',
    rows: table.rows.slice(0, 3).map(({ line }) => ({ file: table.file, line })),
  });
}
