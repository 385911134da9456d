import type { CandleSpan } from '../candle.ts';
import type { Direction } from '../candlestick/direction.ts';
import type { PatternName } from '../candlestick/pattern-name.ts';
import { candlestickPatterns } from '../candlestick/patterns.ts';
import { check } from './check.ts';
import type { RuleCheck } from './explanation.ts';
import type { Place } from './measure.ts';

/** One way to read the candles up to an index as a pattern. */
export interface Reading {
  readonly direction: Direction;
  readonly span: CandleSpan;
  readonly rules: readonly RuleCheck[];
}

/** The directions that a pattern can have, up before down. */
export function directionsOf(pattern: PatternName): Direction[] {
  return [...new Set(candlestickPatterns[pattern].sides.map(({ direction }) => direction))];
}

/** The candles that end at a place as the pattern, in one direction; of a hikkake, its setup. */
export function readShape(pattern: PatternName, { place, direction }: { place: Place; direction: Direction }): Reading {
  const { size, sides } = candlestickPatterns[pattern];
  const span = { from: place.index - size + 1, to: place.index };
  const readings = sides
    .filter((side) => side.direction === direction)
    .map(({ conditions }) => ({ direction, span, rules: conditions.map((condition) => check(condition, place)) }));
  return nearestOf(readings);
}

/** Whether every condition is met, so that the pattern is there. */
export function isMet({ rules }: Reading): boolean {
  return rules.every(({ met }) => met);
}

/**
 * The reading with the fewest conditions missing, the first of several.
 * @throws RangeError when there is none to choose from.
 */
export function nearestOf(readings: readonly Reading[]): Reading {
  const [first, ...others] = readings;
  if (first === undefined) throw new RangeError('There is no reading to choose from.');
  return others.reduce((nearest, reading) => (missing(reading) < missing(nearest) ? reading : nearest), first);
}

function missing({ rules }: Reading): number {
  return rules.filter(({ met }) => !met).length;
}
