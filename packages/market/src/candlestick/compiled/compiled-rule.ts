import type { PatternValue } from '../hit.ts';
import type { CandleSettings } from '../measure/settings.ts';
import type { RecentCandles } from '../measured-candle.ts';
import type { Traits } from '../traits.ts';

/** Whether the newest candles meet conditions; false where a number is NaN. */
export type Test = (candles: RecentCandles, settings: CandleSettings) => boolean;

/** The traits that one candle of a pattern needs. */
export interface RequiredTraits {
  readonly traits: Traits;
  /** The place of the candle in the pattern, which says from which averages its traits are: 0 for the first. */
  readonly place: number;
}

/** One side of a pattern in the form that the scan reads. */
export interface CompiledRule {
  /** The pattern's place in `patternNames`. */
  readonly pattern: number;
  readonly value: PatternValue;
  /** What it is worth where an end of the two bodies matches; null when that makes no difference. */
  readonly weakerValue: PatternValue | null;
  readonly lookback: number;
  /** By the age of the candle, up to the oldest one with a required trait. */
  readonly required: readonly RequiredTraits[];
  /** The conditions not covered by a trait; null when there are none. */
  readonly test: Test | null;
}

/** One side of a pattern that a later close confirms. */
export interface CompiledSetup {
  readonly value: PatternValue;
  readonly confirmedValue: PatternValue;
  readonly isSetup: Test;
  /** Whether the newest candle confirms a setup that was complete 1, 2 … candles ago. */
  readonly confirms: readonly Test[];
}

/** A pattern that a later close confirms. */
export interface CompiledSetups {
  /** The pattern's place in `patternNames`. */
  readonly pattern: number;
  readonly lookback: number;
  readonly sides: readonly CompiledSetup[];
}

/** What the traits of a candle are compared with, in the unit of the series. */
export interface Limits {
  longBody: number;
  shortBody: number;
  doji: number;
  noShadow: number;
  shortShadow: number;
}
