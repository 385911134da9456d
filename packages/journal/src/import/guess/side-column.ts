import type { BrokerFormat } from '../format.ts';
import type { Table } from '../recognize.ts';
import { sideOf, sideWithin } from '../text/side-words.ts';
import { findColumn } from '../text/words.ts';
import { type ColumnTitles, columnOf, sample } from './column-titles.ts';
import { currencyPlaces } from './currency-column.ts';
import { hasNegative } from './missing-columns.ts';

interface SideFacts {
  /** The title of the column that is called a side. */
  readonly titled: string | undefined;
  /** What the other columns hold: none of them says the side as well, such as a symbol “B” or a coin “BTC”. */
  readonly columns: ColumnTitles;
}

/** The column of buy and sell: by its cells, or else by its title where no sign of the quantity says it. */
export function sideColumn(table: Table, { titled, columns }: SideFacts): string | null {
  const place = findColumn(table.heading, titled);
  const cells = place < 0 ? [] : sample(table, place);
  if (titled !== undefined && (cells.some(isSide) || letterSides(cells) !== null)) return titled;
  const found = columnOf({ ...table, heading: withoutTaken(table, columns) }, isSide);
  if (found !== null && saysSides(sample(table, findColumn(table.heading, found)))) return found;
  const isOpen = columns.quantity !== undefined && !hasNegative({ table, columns });
  if (titled !== undefined && cells.length > 0 && isOpen) return titled;
  return textColumn(table, columns);
}

/** The only column of longer texts that name both sides, most of them one: `Execution of order 12, purchase`. */
function textColumn(table: Table, columns: ColumnTitles): string | null {
  const { description: _, ...taken } = columns;
  const heading = withoutTaken(table, taken);
  const found = columnOf({ ...table, heading }, (cell) => sideWithin(cell) !== null);
  const sides = new Set(
    sample(table, findColumn(table.heading, found ?? undefined)).map((cell) => sideWithin(cell)?.side),
  );
  return sides.has('buy') && sides.has('sell') ? found : null;
}

function isSide(cell: string): boolean {
  return sideOf(cell) !== null;
}

function withoutTaken(table: Table, columns: ColumnTitles): string[] {
  const places = new Set(currencyPlaces(table, {}));
  const taken = new Set(Object.values(columns));
  return table.heading.map((title, place) => (taken.has(title) || places.has(place) ? '' : title));
}

/** A column without the title of a side has a whole word, or both sides: “S” alone may be anything, and BTC is a coin. */
function saysSides(cells: readonly string[]): boolean {
  const sides = new Set(cells.map((cell) => sideOf(cell)?.side));
  return (sides.has('buy') && sides.has('sell')) || cells.some((cell) => isSide(cell) && /\p{L}{4}|buy/iu.test(cell));
}

/** The first letters of buy and sell in other languages, which mean it only beside each other. */
const letters = [
  ['A', 'V'],
  ['C', 'V'],
  ['K', 'V'],
  ['K', 'S'],
] as const;

function letterSides(cells: readonly string[]): { buy: readonly [string]; sell: readonly [string] } | null {
  const words = new Set(cells.map((cell) => cell.toUpperCase()));
  const pair = letters.find((both) => words.size === 2 && both.every((letter) => words.has(letter)));
  return pair === undefined ? null : { buy: [pair[0]], sell: [pair[1]] };
}

/** What the words of a column of sides mean, beside the usual ones. */
export function sidesOf(table: Table, side: string | undefined): NonNullable<BrokerFormat['sides']> {
  return letterSides(sample(table, findColumn(table.heading, side))) ?? {};
}
