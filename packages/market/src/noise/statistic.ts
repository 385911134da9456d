import type { Direction } from '../candlestick/direction.ts';
import type { PatternName } from '../candlestick/pattern-name.ts';
import type { ChartPatternName } from '../chart-patterns/finding.ts';

/** A published rate, defined precisely enough to count it again on other prices. */
export type Statistic = CandleStatistic | InsideBarStatistic | ChartPatternStatistic;

/** On which side price leaves the candles of a pattern, judged by the first close beyond their range. */
export interface CandleStatistic {
  readonly kind: 'candlestick';
  readonly pattern: PatternName;
  /** The sign of the hits to take, up for positive; null where both are the same pattern. */
  readonly direction: Direction | null;
  /** Only hits after the trend that the name requires, or after a trend either way. */
  readonly trend: 'of the name' | 'either';
  /** The share to count: exits on one side, or exits against (`reversal`) or with the trend before. */
  readonly counts: Direction | 'reversal' | 'continuation';
  /** How many candles price has to leave, where the source takes in more of them than the rule. */
  readonly candles?: number;
  /** Only hits whose last candle has a shadow on this side at least so many times its body, where a lesson asks for more than the rule. */
  readonly shadow?: { readonly side: 'upper' | 'lower'; readonly least: number };
}

/** A candle within the range of the one before, after a trend: how often price leaves the two with the trend. */
export interface InsideBarStatistic {
  readonly kind: 'inside-bar';
}

/**
 * How a chart pattern turns out once a close has completed it.
 * - `breakout`: the share that broke out on `side`
 * - `target`: of the breakouts on `side`, the share that came to the measured target before the move ended
 */
export interface ChartPatternStatistic {
  readonly kind: 'chart-pattern';
  readonly pattern: ChartPatternName;
  readonly side: Direction;
  readonly counts: 'breakout' | 'target';
}

/** How often something was counted. */
export interface Tally {
  /** How often the pattern was found, whether or not the series lasted until its outcome. */
  found: number;
  /** Times it was found and decided. */
  cases: number;
  /** Decided as the statistic counts it. */
  successes: number;
}
