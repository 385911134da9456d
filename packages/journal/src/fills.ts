import { add, type Decimal, multiply, subtract, toDecimal, toNumber } from './decimal.ts';
import type { JournalEntry } from './entry.ts';
import type { Fill } from './fill.ts';

/** One execution as a broker's file lists it. */
export interface BrokerFill extends Fill {
  /** yyyy-mm-dd hh:mm:ss, or the day alone. */
  readonly time: string;
  readonly symbol: string;
}

/** The fills from a flat position back to a flat one, or to the end of the file. */
export type RoundTrip = Pick<
  JournalEntry,
  'date' | 'symbol' | 'direction' | 'entryPrice' | 'exitPrice' | 'positionSize' | 'fees' | 'fills'
>;

interface Position {
  readonly day: string;
  readonly opensWith: Fill['side'];
  readonly fills: Fill[];
  size: Decimal;
}

/**
 * The round trips in a broker's fills, in the order in which they opened. A fill that crosses zero closes one trip
 * and opens the next, and its fees are shared between the two by size. Fills of the same time keep their order.
 */
export function toRoundTrips(fills: readonly BrokerFill[]): RoundTrip[] {
  const open = new Map<string, Position>();
  const trips: { position: Position; symbol: string }[] = [];
  for (const { time, symbol, ...fill } of fills.toSorted(byFillTime)) {
    let rest: Fill | null = fill;
    while (rest !== null) {
      const known = open.get(symbol);
      const position = known ?? { day: time.slice(0, 10), opensWith: rest.side, fills: [], size: toDecimal(0) };
      if (known === undefined) trips.push({ position, symbol });
      rest = fillPosition(position, rest);
      if (position.size.units === 0n) open.delete(symbol);
      else open.set(symbol, position);
    }
  }
  return trips.map(describeTrip);
}

function byFillTime(a: BrokerFill, b: BrokerFill): number {
  return a.time === b.time ? 0 : a.time < b.time ? -1 : 1;
}

/** Adds a fill to a position, and returns what is left of the fill once the position is flat. */
function fillPosition(position: Position, fill: Fill): Fill | null {
  const size = toDecimal(fill.size);
  if (fill.side === position.opensWith) {
    position.fills.push(fill);
    position.size = add(position.size, size);
    return null;
  }
  const left = subtract(position.size, size);
  if (left.units >= 0n) {
    position.fills.push(fill);
    position.size = left;
    return null;
  }
  const [closing, rest] = splitFill(fill, position.size);
  position.fills.push(closing);
  position.size = toDecimal(0);
  return rest;
}

/** Splits off the given size; the two fees add up to the original. */
function splitFill(fill: Fill, firstSize: Decimal): [Fill, Fill] {
  const size = toNumber(firstSize);
  const fees = Math.round((100 * fill.fees * size) / fill.size) / 100;
  const restFees = toNumber(subtract(toDecimal(fill.fees), toDecimal(fees)));
  const restSize = toNumber(subtract(toDecimal(fill.size), firstSize));
  return [
    { ...fill, size, fees },
    { ...fill, size: restSize, fees: restFees },
  ];
}

function describeTrip({ position, symbol }: { position: Position; symbol: string }): RoundTrip {
  const { day, opensWith, fills, size } = position;
  const opening = fills.filter(({ side }) => side === opensWith);
  const isFlat = size.units === 0n;
  return {
    date: day,
    symbol,
    direction: opensWith === 'buy' ? 'long' : 'short',
    entryPrice: averagePrice(opening),
    exitPrice: isFlat ? averagePrice(fills.filter(({ side }) => side !== opensWith)) : null,
    positionSize: toNumber(totalOf(opening, ({ size }) => toDecimal(size))),
    fees: toNumber(totalOf(fills, ({ fees }) => toDecimal(fees))),
    fills,
  };
}

function totalOf(fills: readonly Fill[], amountOf: (fill: Fill) => Decimal): Decimal {
  return fills.reduce((sum, fill) => add(sum, amountOf(fill)), toDecimal(0));
}

/** Weighted by size and rounded to a millionth, for display: the profit is worked out from the fills themselves. */
function averagePrice(fills: readonly Fill[]): number {
  const value = totalOf(fills, ({ price, size }) => multiply(toDecimal(price), toDecimal(size)));
  const size = totalOf(fills, (fill) => toDecimal(fill.size));
  return Math.round((1e6 * toNumber(value)) / toNumber(size)) / 1e6;
}
