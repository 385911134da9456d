/** How many candles a pattern has. */
export type Size = 1 | 2 | 3 | 4 | 5;

/** The name of a candle in texts: by its place in the pattern, or by its position relative to the pattern. */
export type CandleName = 'only' | 'before' | 'first' | 'second' | 'third' | 'fourth' | 'fifth' | 'last';

/** A candle that the conditions of a pattern are about, before any series is looked at. */
export interface PatternCandle {
  readonly name: CandleName;
  /** How many candles older than the newest one. */
  readonly age: number;
  /** Index in a series of the first candle that can be judged in this place. */
  readonly start: number;
}

const NAMES = ['before', 'first', 'second', 'third', 'fourth', 'fifth'] as const;

/** The candles of a pattern, and the one before it, by their names. */
export type PatternCandles = Readonly<Record<(typeof NAMES)[number], PatternCandle>>;

/** @param firstShape index of the first candle of a series that can complete the pattern. */
export function candlesOf(size: Size, firstShape: number): PatternCandles {
  const candles = NAMES.map((name, place) => {
    const age = size - place;
    return [name, { name: size === 1 && name === 'first' ? 'only' : name, age, start: firstShape - age }];
  });
  return Object.fromEntries(candles) as PatternCandles;
}

/** The candle that confirms a setup. No average is needed before it. */
export const confirmingCandle: PatternCandle = { name: 'last', age: 0, start: Number.NaN };
