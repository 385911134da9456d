import type { Size } from '../candlestick/rule.ts';
import type { Direction, RuleCheck } from './explanation.ts';
import type { PatternCandles } from './pattern-candles.ts';

/** Every condition of a pattern for one direction: it is there when all are met. */
export type Conditions = (candles: PatternCandles, direction: Direction) => readonly RuleCheck[];

/** What makes a pattern. */
export interface RuleSet {
  /** Candles of the pattern itself; a candle `before` it is not counted. */
  readonly size: Size;
  readonly directions: readonly [Direction, ...Direction[]];
  readonly conditions: Conditions;
  /** For a set-up that the scanner itself sees confirmed: at most so many candles later. */
  readonly confirmedWithin?: number;
}

/** A pattern with a bullish and a bearish side. */
export function bothWays(size: Size, conditions: Conditions): RuleSet {
  return { size, directions: ['up', 'down'], conditions };
}

/** A pattern whose value is always positive. */
export function upOnly(size: Size, conditions: Conditions): RuleSet {
  return { size, directions: ['up'], conditions };
}

/** A pattern whose value is always negative. */
export function downOnly(size: Size, conditions: Conditions): RuleSet {
  return { size, directions: ['down'], conditions };
}
