import type { BrokerColumn } from '../format.ts';
import type { Table } from '../recognize.ts';
import { readEither } from '../text/amounts.ts';
import { titleParts } from '../text/currencies.ts';
import { readClock, readMoment, shortDate } from '../text/moments.ts';
import { findColumn, plainText } from '../text/words.ts';
import { settlementTitles, usualTitles } from './usual-titles.ts';

export type ColumnTitles = { -readonly [Column in BrokerColumn]?: string };

/** The columns whose titles say what they hold; a unit behind a title makes no difference. */
export function columnsByTitle(table: Table): ColumnTitles {
  const bare = table.heading.map((title) => titleParts(title).name);
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
  if (column === 'entryPrice' || column === 'exitPrice') return cells.some((cell) => readEither(cell) !== null);
  return column === 'time' ? cells.some(isTime) : true;
}

const SAMPLE = 200;

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

const settlements = new Set(settlementTitles.map(plainText));

/** The title of the only column of times. The day on which money changes hands is not that of the trade. */
export function timeColumn(table: Table): string | null {
  const title = columnOf(table, (cell) => isTime(cell) && !isNumber(cell));
  return title !== null && settlements.has(plainText(title)) ? null : title;
}

const MOST = 0.6;

/** The title of the only column of which most cells are such. */
export function columnOf(table: Table, isSuch: (cell: string) => boolean): string | null {
  const places = table.heading.flatMap((title, place) => {
    const cells = sample(table, place);
    return title !== '' && cells.length > 0 && cells.filter(isSuch).length >= MOST * cells.length ? [place] : [];
  });
  return places.length === 1 ? (table.heading[places[0] ?? 0] ?? null) : null;
}
