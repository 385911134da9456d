import type { BrokerColumn } from '../format.ts';
import type { Table } from '../recognize.ts';
import { readEither } from '../text/amounts.ts';
import { titleParts } from '../text/currencies.ts';
import { readClock, readMoment, shortDate } from '../text/moments.ts';
import { findColumn, plainText } from '../text/words.ts';
import { bookingTitles, settlementTitles, usualTitles } from './usual-titles.ts';

export type ColumnTitles = { -readonly [Column in BrokerColumn]?: string };

/** The columns whose titles say what they hold; a unit behind a title makes no difference. */
export function columnsByTitle(table: Table): ColumnTitles {
  const bare = table.heading.map((title) => titleParts(title).name.replace(/\s*\((?:UTC|GMT)[^)]*\)$/, ''));
  const columns: ColumnTitles = {};
  const taken = new Set<number>();
  for (const [column, titles] of usualTitles) {
    const places = titles.map((title) => findColumn(bare, title)).filter((index) => index >= 0 && !taken.has(index));
    const place = places.find((index) => mayHold(column, sample(table, index)));
    if (place === undefined) continue;
    columns[column] = table.heading[place] ?? '';
    taken.add(place);
  }
  return columns;
}

/** A column of days or clocks counts only when its cells are such. */
function mayHold(column: BrokerColumn, cells: readonly string[]): boolean {
  if (column === 'clock') return cells.some((cell) => readClock(cell) !== null);
  if (column === 'side') return cells.length === 0 || cells.some((cell) => !isTime(cell) && readEither(cell) === null);
  if (column === 'symbol')
    return cells.length === 0 || cells.some((cell) => /\p{L}/u.test(cell)) || cells.every(isCode);
  if (column === 'entryPrice' || column === 'exitPrice') return cells.some((cell) => readEither(cell) !== null);
  return column === 'time' ? cells.some(isTime) : true;
}

const SAMPLE = 1000;

/** The cells of a column that are not empty. */
export function sample({ rows }: Table, place: number): string[] {
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

/** `0700` and `7203` are symbols in Asia, and `12.50` is none anywhere. */
function isCode(cell: string): boolean {
  return /^\d{4,6}$/.test(cell);
}

const settlements = new Set(settlementTitles.map(plainText));
const bookings = new Set(bookingTitles.map(plainText));

/**
 * The title of the only column of times that can be those of the trades: not the day on which money changes hands, and
 * that of the booking only where no other is left.
 */
export function timeColumn(table: Table): string | null {
  const titles = columnsOf(table, (cell) => isTime(cell) && !isNumber(cell));
  const isOf = (days: ReadonlySet<string>) => (title: string) => days.has(plainText(title));
  const traded = titles.filter((title) => !isOf(settlements)(title));
  const [only, ...more] = traded.every(isOf(bookings)) ? traded : traded.filter((title) => !isOf(bookings)(title));
  return more.length === 0 ? (only ?? null) : null;
}

const MOST = 0.6;

/** The title of the only column of which most cells are such. */
export function columnOf(table: Table, isSuch: (cell: string) => boolean): string | null {
  const [only, ...more] = columnsOf(table, isSuch);
  return more.length === 0 ? (only ?? null) : null;
}

function columnsOf(table: Table, isSuch: (cell: string) => boolean): string[] {
  return table.heading.filter((title, place) => {
    const cells = sample(table, place);
    return title !== '' && cells.length > 0 && cells.filter(isSuch).length >= MOST * cells.length;
  });
}
