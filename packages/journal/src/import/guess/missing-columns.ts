import type { BrokerColumn } from '../format.ts';
import type { Questions } from '../question.ts';
import type { Table } from '../recognize.ts';
import { readEither } from '../text/amounts.ts';
import { readOption } from '../text/instruments.ts';
import { findColumn } from '../text/words.ts';
import { allTitles, NO_COLUMN } from './chosen-columns.ts';
import { type ColumnTitles, columnOf, sample } from './column-titles.ts';
import { firstRows } from './first-rows.ts';

interface GuessFacts {
  readonly table: Table;
  readonly columns: ColumnTitles;
  readonly isTrades: boolean;
  /** Whether something else says buy or sell. */
  readonly hasSides: boolean;
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

/** Of a column that says which of two things a row is. */
const said: Partial<Record<BrokerColumn, string>> = {
  side: 'says whether it’s a buy or a sell',
  right: 'says whether it’s a call or a put',
};

/** What it means that there is no such column. */
const withoutColumn: Partial<Record<BrokerColumn, string>> = {
  side: 'None: negative quantities are sales',
  right: 'None: reject the options',
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
  const { columns, isTrades, hasSides } = facts;
  const needed: BrokerColumn[] = ['symbol', 'quantity'];
  if (isTrades) needed.unshift('closeTime', 'entryPrice', 'exitPrice');
  else needed.unshift('time');
  if (!isTrades && columns.amount === undefined) needed.push('price');
  // Only the signs of a known quantity, and totals beside a known price, say whether it is needed.
  const isPriced = columns.price !== undefined || columns.amount !== undefined;
  const isUnsigned = columns.quantity !== undefined && isPriced && !hasNegative(facts);
  if (!hasSides && columns.side === undefined && isUnsigned) needed.push('side');
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

export function hasNegative({ table, columns }: Pick<GuessFacts, 'table' | 'columns'>): boolean {
  return cellsOf(table, columns.quantity).some((cell) => (readEither(cell)?.value ?? 0) < 0);
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
  const none = withoutColumn[column];
  const choices = [
    ...allTitles(table.heading).map((title) => ({ value: title, label: title })),
    ...(none === undefined ? [] : [{ value: NO_COLUMN, label: none }]),
  ];
  const question = {
    id: `column:${id}:${column}`,
    kind: 'column' as const,
    text: `Which column ${said[column] ?? `has ${names[column] ?? column}`}?`,
    choices,
    input: 'choice' as const,
    rows: firstRows(table),
    group: { id: `columns:${id}`, text: 'Which columns hold these?', item: capitalized(names[column] ?? column) },
  };
  return questions.ask(question, (answer) => choices.some(({ value }) => value === answer));
}

function capitalized(text: string): string {
  const plain = text.replace(/^the /, '');
  return plain.charAt(0).toUpperCase() + plain.slice(1);
}
