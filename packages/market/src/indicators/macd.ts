import { at } from '../column.ts';
import { emaFrom } from './ema.ts';
import { IndicatorError, type IndicatorLine, lineFrom, requirePeriod, startLine } from './indicator.ts';

/** Periods of the three exponential averages: whole, from 2 up. */
export interface MacdPeriods {
  /** Closes of the fast average; below `slow`. */
  readonly fast: number;
  /** Closes of the slow average. */
  readonly slow: number;
  /** Values of the line in its own average, the signal. */
  readonly signal: number;
}

/** The periods in common use. */
export const MACD_PERIODS: MacdPeriods = { fast: 12, slow: 26, signal: 9 };

/** Three lines that begin together, at `slow + signal - 2`; in price. */
export interface Macd {
  /** Fast average less slow average. */
  readonly line: IndicatorLine;
  /** The average of the line. */
  readonly signal: IndicatorLine;
  /** Line less signal. */
  readonly histogram: IndicatorLine;
}

/**
 * Moving average convergence divergence.
 *
 * Source: Appel, "The Moving Average Convergence-Divergence Method" (1979); the histogram is Aspray's
 * (1986). TA-Lib's choices: the fast average is seeded on the last candles of the slow one's window, so
 * that both begin at once, and the line is given only where its signal is.
 * @param close finite prices, oldest first
 * @throws IndicatorError `invalid_period`, also when `fast` is not below `slow`
 */
export function macd(close: Float64Array, { fast, slow, signal }: MacdPeriods = MACD_PERIODS): Macd {
  for (const period of [fast, slow, signal]) requirePeriod(period);
  if (fast >= slow) throw new IndicatorError('invalid_period', `The fast period ${fast} is not below ${slow}.`);
  const slowAverage = emaFrom(close, slow, slow - 1);
  const fastAverage = emaFrom(close, fast, slow - 1);
  const difference = subtract(fastAverage, slowAverage);
  const average = emaFrom(difference.values, signal, signal - 1);
  const begin = slow + signal - 2;
  const line = lineFrom(difference, begin);
  const signalLine = { begin, values: average.values };
  return { line, signal: signalLine, histogram: subtract(line, signalLine) };
}

/** The first line less the second, which begins with it. */
function subtract(a: IndicatorLine, b: IndicatorLine): IndicatorLine {
  const result = startLine(a.begin + a.values.length, a.begin);
  for (let index = 0; index < a.values.length; index++)
    result.values[index] = at(a.values, index) - at(b.values, index);
  return result;
}
