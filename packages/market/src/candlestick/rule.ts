import type { Five, Four, One, Three, Two } from './bar.ts';
import type { Traits } from './traits.ts';

/** What a hit is worth: the sign tells up from down, 80 a shape whose ends touch, 200 a confirmation. */
export type PatternValue = 100 | -100 | 80 | -80 | 200 | -200;

/** The bars that a rule of so many candles looks at. */
export interface ViewOf {
  readonly 1: One;
  readonly 2: Two;
  readonly 3: Three;
  readonly 4: Four;
  readonly 5: Five;
}

/** How many candles a pattern has. */
export type Size = keyof ViewOf;

interface TraitsOf {
  readonly 1: readonly [Traits];
  readonly 2: readonly [Traits, Traits];
  readonly 3: readonly [Traits, Traits, Traits];
  readonly 4: readonly [Traits, Traits, Traits, Traits];
  readonly 5: readonly [Traits, Traits, Traits, Traits, Traits];
}

/** One way to be a pattern of `S` candles. */
export interface Rule<S extends Size> {
  /** The traits that each candle has in its place, oldest first. */
  readonly candles: TraitsOf[S];
  /** What else must hold between them. */
  readonly when?: (bars: ViewOf[S]) => boolean;
  readonly value: PatternValue;
}

/** A candlestick function of `S` candles; at most one of its rules holds at a time. */
export interface Shape<S extends Size> {
  /** Index of the first candle that can be a hit: TA-Lib's look-back. */
  readonly lookback: number;
  readonly rules: readonly Rule<S>[];
}

export type OneCandle = Shape<1>;
export type TwoCandles = Shape<2>;
export type ThreeCandles = Shape<3>;
export type FourCandles = Shape<4>;
export type FiveCandles = Shape<5>;
