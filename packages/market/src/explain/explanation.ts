import type { CandleSpan } from '../candle.ts';
import type { Comparison, ConditionUnit } from '../candlestick/condition.ts';
import type { Direction } from '../candlestick/direction.ts';
import type { CandleSetting } from '../candlestick/measure/settings.ts';
import type { PatternName } from '../candlestick/pattern-name.ts';

/**
 * The words of an explanation. A pattern is explained for one **direction**: up for the side on which the
 * scanner's value is positive, down for the other. A **check** is one condition of the pattern's rule with
 * what was measured; the scanner's value is not 0 when all checks of a direction are met. **Usual** means
 * the mean of the candles before the measured one, exactly as the scanner keeps it.
 */

/** Two limits, the lower one first. */
export type Bounds = readonly [from: number, to: number];

/** One condition of a rule, measured. */
export interface RuleCheck {
  /** The condition for a learner, such as "Second candle: opens inside the first body". */
  readonly words: string;
  /** That it isn't met, as a sentence, such as "The second candle doesn’t meet this condition: long body." */
  readonly unmet: string;
  /** Index in the series of the candle that was measured. */
  readonly candle: number;
  /** In `unit`, as `threshold` is. */
  readonly measured: number;
  readonly comparison: Comparison;
  readonly threshold: number | Bounds;
  /** A multiple of something that measures 0 is given in price instead. */
  readonly unit: ConditionUnit;
  readonly met: boolean;
  /** Where any one of several ways is enough: each with its own checks. */
  readonly ways?: readonly (readonly RuleCheck[])[];
}

/** Where price came from, judged by one close. All numbers are prices. */
export interface Trend {
  /** Flat when the close is no further from the average than `tolerance`. */
  readonly direction: Direction | 'flat';
  /** Index of the candle whose close is compared. */
  readonly measuredAt: number;
  readonly close: number;
  /** The exponential average of ten closes at that candle. */
  readonly average: number;
  readonly tolerance: number;
}

/** How a hit turned out in the three candles after it. */
export type PatternState = 'pending' | 'confirmed' | 'failed' | 'expired';

/** The explanation of a pattern at a candle. Prices in the unit of the series. */
export interface Explanation {
  readonly pattern: PatternName;
  /** Index in the series, from 0, of the candle asked about, the last of the pattern. */
  readonly index: number;
  readonly span: CandleSpan;
  /** What the scanner gives the candle: 0 for no hit, else ±80, ±100 or ±200. */
  readonly value: number;
  /** The side that the checks belong to. */
  readonly direction: Direction;
  /** How that side is read; null for patterns of indecision. Only a gravestone doji is read against its sign. */
  readonly reading: Direction | null;
  readonly rules: readonly RuleCheck[];
  /** The candle settings that the rules read: moving one of them may change the outcome. */
  readonly settings: readonly CandleSetting[];
  /** Why a hit is worth 80 rather than 100; null for any other. */
  readonly note: string | null;
  /** Null in the first candles of a series, which have no average yet. */
  readonly trend: Trend | null;
  /** Whether the trend is the one the pattern's name requires; null if it requires none, or without a trend. */
  readonly fitsTrend: boolean | null;
  /** Null where there is no hit in this direction, or the pattern is read in neither. */
  readonly state: PatternState | null;
  /** Index of the candle that decided the state; null while nothing is decided. */
  readonly resolvedAt: number | null;
}
