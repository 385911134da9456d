import type { BrokerColumn, BrokerColumns, BrokerFormat } from '../format.ts';
import type { Questions } from '../question.ts';
import type { Table } from '../recognize.ts';
import { readAmount } from '../text/amounts.ts';
import { readClock, readMoment, shortDate } from '../text/moments.ts';
import { usualKinds } from '../text/usual-kinds.ts';
import { sideOf } from '../text/usual-words.ts';
import { findColumn, plainText } from '../text/words.ts';
import { withChosenColumns } from './chosen-columns.ts';
import { guessFeeColumns } from './fee-columns.ts';
import { usualTitles } from './usual-titles.ts';

type Mutable = { -readonly [Column in BrokerColumn]?: string };

/** The best guess of what the columns hold, by their titles and by what is in them; null while something is asked. */
export function guessFormat(table: Table, questions: Questions): BrokerFormat | null {
  const id = guessId(table.heading);
  const titled = withChosenColumns(columnsByTitle(table), { heading: table.heading, id, questions });
  const isTrades = titled.entryPrice !== undefined && titled.exitPrice !== undefined;
  const columns = isTrades ? without(titled, ['time', 'clock', 'price']) : byContent(table, titled);
  if (!isComplete({ table, columns, isTrades, id, questions })) return null;
  const fees = guessFeeColumns(table, { id, questions, taken: Object.values(columns) });
  if (fees === null) return null;
  if (columns.side !== undefined && !isTrades) columns.kind = columns.side;
  const kinds = isTrades ? {} : usualKinds;
  const isPair = columns.currency === undefined && arePairs(table, columns);
  // The currency of a fee is another one only where that of the price is known.
  if (columns.currency === undefined && !isPair) delete columns.feeCurrency;
  return {
    ...nameOf(table, id),
    isGuessed: true,
    isPair,
    rows: isTrades ? 'trades' : 'fills',
    columns: columns as BrokerColumns,
    fees,
    kinds,
  };
}

function without(columns: Mutable, names: readonly BrokerColumn[]): Mutable {
  return Object.fromEntries(Object.entries(columns).filter(([name]) => !names.includes(name as BrokerColumn)));
}

/** Of executions, what the titles leave open is looked for in the cells. */
function byContent(table: Table, titled: Mutable): Mutable {
  const columns = without(titled, ['openTime', 'closeTime', 'entryPrice', 'exitPrice', 'side']);
  const side = sideColumn(table, titled.side);
  if (side !== null) columns.side = side;
  const time = columns.time ?? columnOf(table, (cell) => isTime(cell) && !isNumber(cell));
  if (time !== null) columns.time = time;
  return columns;
}

function nameOf({ heading }: Table, id: string): Pick<BrokerFormat, 'id' | 'broker' | 'report' | 'titles'> {
  return { id, broker: 'Unknown', report: 'Trades', titles: heading.filter((title) => title !== '') };
}

/** Whether every symbol names two coins or currencies, the second of them that of the price: `BTC-USDT`. */
function arePairs(table: Table, { symbol }: Mutable): boolean {
  const cells = sample(table, findColumn(table.heading, symbol));
  return cells.length > 0 && cells.every((cell) => /^[A-Z0-9]{2,10}[-/_][A-Z]{3,5}$/i.test(cell));
}

/** The same for every file with this heading. */
export function guessId(heading: readonly string[]): string {
  let hash = 0;
  for (const letter of plainText(heading.join('|'))) hash = (31 * hash + (letter.codePointAt(0) ?? 0)) % 2 ** 32;
  return `guess-${hash.toString(36)}`;
}

function columnsByTitle(table: Table): Mutable {
  const { heading } = table;
  const columns: Mutable = {};
  const taken = new Set<number>();
  for (const [column, titles] of usualTitles) {
    const places = titles.map((title) => findColumn(heading, title)).filter((index) => index >= 0 && !taken.has(index));
    const place = places.find((index) => mayHold(column, sample(table, index)));
    if (place === undefined) continue;
    columns[column] = heading[place] ?? '';
    taken.add(place);
  }
  return columns;
}

/** A column of days or clocks counts only when its cells are such. */
function mayHold(column: BrokerColumn, cells: readonly string[]): boolean {
  if (column === 'clock') return cells.some((cell) => readClock(cell) !== null);
  return column === 'time' ? cells.some(isTime) : true;
}

const SAMPLE = 200;

/** The cells of a column that are not empty. */
function sample({ rows }: Table, place: number): string[] {
  const cells = rows.slice(0, SAMPLE).map(({ cells }) => cells[place]?.trim() ?? '');
  return cells.filter((cell) => cell !== '');
}

function isTime(cell: string): boolean {
  return shortDate(cell) !== null || readMoment(cell, { order: 'day-first', zone: null, formats: [] }) !== null;
}

/** A long number may be a time in seconds, and is a number of an order just as well. */
function isNumber(cell: string): boolean {
  return /^\d+$/.test(cell);
}

const MOST = 0.6;

/** The title of the only column of which most cells are such. */
function columnOf(table: Table, isSuch: (cell: string) => boolean): string | null {
  const places = table.heading.flatMap((title, place) => {
    const cells = sample(table, place);
    return title !== '' && cells.length > 0 && cells.filter(isSuch).length >= MOST * cells.length ? [place] : [];
  });
  return places.length === 1 ? (table.heading[places[0] ?? 0] ?? null) : null;
}

/** A column with the title of a side counts only when its cells say buy or sell. */
function sideColumn(table: Table, titled: string | undefined): string | null {
  const isSide = (cell: string) => sideOf(cell) !== null;
  const place = titled === undefined ? -1 : table.heading.indexOf(titled);
  if (place >= 0 && sample(table, place).some(isSide)) return titled ?? null;
  return columnOf(table, isSide);
}

interface GuessFacts {
  table: Table;
  columns: Mutable;
  isTrades: boolean;
  id: string;
  questions: Questions;
}

const names: Partial<Record<BrokerColumn, string>> = {
  time: 'the date and time',
  closeTime: 'the time of the exit',
  symbol: 'the symbol',
  quantity: 'the quantity',
  price: 'the price',
  side: 'buy or sell',
};

/** Fills in the answers, and asks for what is missing. */
function isComplete(facts: GuessFacts): boolean {
  const { columns, isTrades } = facts;
  const needed: BrokerColumn[] = isTrades
    ? ['closeTime', 'symbol', 'quantity']
    : ['time', 'symbol', 'quantity', 'price'];
  if (!isTrades && columns.side === undefined && !hasNegative(facts)) needed.push('side');
  for (const column of needed) {
    const answer = columns[column] ?? askForColumn(facts, column);
    if (answer !== null) columns[column] = answer;
  }
  return needed.every((column) => columns[column] !== undefined);
}

function hasNegative({ table, columns }: GuessFacts): boolean {
  const place = findColumn(table.heading, columns.quantity);
  return sample(table, place).some((cell) => (readAmount(cell)?.value ?? 0) < 0);
}

function askForColumn({ table, id, questions }: GuessFacts, column: BrokerColumn): string | null {
  return questions.ask({
    id: `column:${id}:${column}`,
    kind: 'column',
    text: `Which column says ${names[column] ?? column}?`,
    choices: table.heading.filter((title) => title !== '').map((title) => ({ value: title, label: title })),
    input: 'choice',
    rows: table.rows.slice(0, 3).map(({ line }) => ({ file: table.file, line })),
  });
}
