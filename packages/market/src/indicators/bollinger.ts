import { at } from '../column.ts';
import { IndicatorError, type IndicatorLine, isZero, requirePeriod, startLine } from './indicator.ts';
import { meanLine } from './sma.ts';

/** What Bollinger bands are drawn with. */
export interface BollingerSettings {
  /** Closes in the mean and in the deviation: whole, from 2 up. */
  readonly period: number;
  /** How many standard deviations the upper and the lower band lie from the middle: finite, above 0. */
  readonly deviations: number;
}

/** Bollinger's own settings. */
export const BOLLINGER_SETTINGS: BollingerSettings = { period: 20, deviations: 2 };

/** Three lines in price that begin together, at `period - 1`. */
export interface BollingerBands {
  readonly upper: IndicatorLine;
  /** The simple moving average. */
  readonly middle: IndicatorLine;
  readonly lower: IndicatorLine;
}

/**
 * Bollinger bands: the mean of the last `period` closes, and as many standard deviations above and
 * below it. The deviation is that of the population (divided by `period`).
 *
 * Source: Bollinger, "Bollinger on Bollinger Bands" (2001). TA-Lib takes the variance as
 * `mean of squares - square of mean` from running totals, and a variance of at most 1e-14 as none; so
 * does this, which costs digits where prices are large and nearly still.
 * @param close finite prices, oldest first
 * @throws IndicatorError `invalid_period`, or `invalid_deviations` unless they are finite and above 0
 */
export function bollingerBands(
  close: Float64Array,
  { period, deviations }: BollingerSettings = BOLLINGER_SETTINGS,
): BollingerBands {
  requirePeriod(period);
  requireDeviations(deviations);
  const middle = meanLine(close, period);
  const meanSquare = meanLine(
    close.map((price) => price * price),
    period,
  );
  const upper = startLine(close.length, middle.begin);
  const lower = startLine(close.length, middle.begin);
  for (let index = 0; index < middle.values.length; index++) {
    const mean = at(middle.values, index);
    const reach = deviations * deviationOf(at(meanSquare.values, index) - mean * mean);
    upper.values[index] = mean + reach;
    lower.values[index] = mean - reach;
  }
  return { upper, middle, lower };
}

/** Rounding can leave a variance just above zero, or below it. */
function deviationOf(variance: number): number {
  return variance < 0 || isZero(variance) ? 0 : Math.sqrt(variance);
}

function requireDeviations(deviations: number): void {
  if (!(Number.isFinite(deviations) && deviations > 0)) {
    throw new IndicatorError('invalid_deviations', `Deviations are a number above 0, not ${deviations}.`);
  }
}
