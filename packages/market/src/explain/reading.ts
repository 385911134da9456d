import type { CandleSpan } from '../candle.ts';
import { lookbackOf } from '../candlestick/lookback.ts';
import type { PatternName } from '../candlestick/pattern-name.ts';
import type { Averages } from './averages.ts';
import type { Direction, RuleCheck } from './explanation.ts';
import { PatternCandles } from './pattern-candles.ts';
import { ruleSets } from './rule-sets.ts';

/** One way to read the candles up to an index as a pattern. */
export interface Reading {
  readonly direction: Direction;
  readonly span: CandleSpan;
  readonly rules: readonly RuleCheck[];
}

/** A pattern at a candle of a series. */
export interface Place {
  readonly averages: Averages;
  readonly pattern: PatternName;
  /** Index in the series of the last candle, from 0. */
  readonly index: number;
}

/** The candles that end at an index as the pattern, in one direction; of a hikkake, its set-up. */
export function readShape(place: Place, direction: Direction): Reading {
  const { size, conditions } = ruleSets[place.pattern];
  const span = { from: place.index - size + 1, to: place.index };
  return { direction, span, rules: conditions(candlesOf(place), direction) };
}

/** The candles of the pattern's shape that end at the index; of a hikkake, those of its set-up. */
export function candlesOf({ averages, pattern, index }: Place): PatternCandles {
  const { size } = ruleSets[pattern];
  return new PatternCandles({ averages, size, last: index, firstShape: firstShapeOf(pattern) });
}

/**
 * Index of the first candle that can complete the shape. A confirmation at the look-back may belong to a
 * set-up that came before it, so the scanner judges set-ups earlier than it reports hits.
 */
export function firstShapeOf(pattern: PatternName): number {
  return lookbackOf(pattern) - (ruleSets[pattern].confirmedWithin ?? 0);
}

/** Whether every condition is met, so that the pattern is there. */
export function isMet({ rules }: Reading): boolean {
  return rules.every(({ met }) => met);
}

/** The reading with the fewest conditions missing, the first of several. */
export function nearestOf(readings: readonly [Reading, ...Reading[]]): Reading {
  return readings.reduce((nearest, reading) => (missing(reading) < missing(nearest) ? reading : nearest));
}

function missing({ rules }: Reading): number {
  return rules.filter(({ met }) => !met).length;
}
