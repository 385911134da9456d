import type { Condition } from './condition.ts';
import type { Direction } from './direction.ts';
import { candlesOf, type PatternCandles, type Size } from './pattern-candle.ts';

/** One way to be a pattern: all of its conditions are met. */
export interface Side {
  readonly direction: Direction;
  readonly conditions: readonly Condition[];
}

interface PatternFacts {
  /** Candles of the pattern itself, without a candle `before` it. */
  readonly size: Size;
  /** Index of the first candle of a series that can be a hit: TA-Lib's look-back. */
  readonly lookback: number;
  /** Whether a hit is worth 80 instead of 100 when an end of the first two bodies matches. */
  readonly weakerWithSharedEnd?: boolean;
  /** For a setup that a later close confirms: the most candles until that close. */
  readonly confirmedWithin?: number;
}

/** What makes a pattern. At most one of its sides is met at a time. */
export interface CandlestickPattern extends PatternFacts {
  readonly sides: readonly [Side, ...Side[]];
}

/** Every condition of one side of a pattern. */
export type ConditionBuilder = (candles: PatternCandles, direction: Direction) => readonly Condition[];

/** A pattern with a bullish and a bearish side. */
export function bothWays(facts: PatternFacts, conditions: ConditionBuilder): CandlestickPattern {
  const candles = candlesOfPattern(facts);
  const [up, down] = (['up', 'down'] as const).map((direction) => {
    return { direction, conditions: conditions(candles, direction) };
  }) as [Side, Side];
  return { ...facts, sides: [up, down] };
}

/** A pattern whose value is always positive. */
export function upOnly(facts: PatternFacts, conditions: ConditionBuilder): CandlestickPattern {
  return { ...facts, sides: [{ direction: 'up', conditions: conditions(candlesOfPattern(facts), 'up') }] };
}

/** A pattern whose value is always negative. */
export function downOnly(facts: PatternFacts, conditions: ConditionBuilder): CandlestickPattern {
  return { ...facts, sides: [{ direction: 'down', conditions: conditions(candlesOfPattern(facts), 'down') }] };
}

/** A pattern with more than one way to be each of its sides. */
export function alternatives(pattern: CandlestickPattern, other: CandlestickPattern): CandlestickPattern {
  return { ...pattern, sides: [...pattern.sides, ...other.sides] };
}

/**
 * Index of the first candle that can complete the shape. A confirmation at the look-back may belong to a
 * setup that came before it, so setups are looked for earlier than hits are reported.
 */
export function firstShapeOf({ lookback, confirmedWithin = 0 }: PatternFacts): number {
  return lookback - confirmedWithin;
}

function candlesOfPattern(facts: PatternFacts): PatternCandles {
  return candlesOf(facts.size, firstShapeOf(facts));
}
