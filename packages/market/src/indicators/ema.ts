import { at } from '../column.ts';
import { type IndicatorLine, requirePeriod, startLine } from './indicator.ts';
import { meanOf } from './sma.ts';

/**
 * Exponential moving average: `EMA = previous + k × (value - previous)` with `k = 2 / (period + 1)`,
 * first at `period - 1`.
 *
 * Source: Appel, "Technical Analysis: Power Tools for Active Investors" (2005). There are several ways
 * to begin; this is TA-Lib's default, the mean of the first `period` values.
 * @param values finite numbers, oldest first
 * @throws IndicatorError `invalid_period`
 */
export function ema(values: Float64Array, period: number): IndicatorLine {
  requirePeriod(period);
  return emaFrom(values, period, period - 1);
}

/** An average seeded with the `period` values that end at candle `begin`, as MACD's fast one is. */
export function emaFrom(values: Float64Array, period: number, begin: number): IndicatorLine {
  const line = startLine(values.length, begin);
  if (line.values.length === 0) return line;
  let average = meanOf(values, begin + 1 - period, begin + 1);
  line.values[0] = average;
  for (let index = begin + 1; index < values.length; index++) {
    average = advance(average, at(values, index), period);
    line.values[index - begin] = average;
  }
  return line;
}

function advance(average: number, value: number, period: number): number {
  return (value - average) * (2 / (period + 1)) + average;
}

/**
 * An average between two values of a stream. States are never changed: to show a candle that still
 * grows, call `nextEma` with the state of the last finished candle again and again.
 */
export interface EmaState {
  readonly period: number;
  /** Values taken so far. */
  readonly count: number;
  /** The total of the values while the seed is gathered, then the average. */
  readonly carried: number;
  /** The average, or null until there have been `period` values. */
  readonly value: number | null;
}

/** @throws IndicatorError `invalid_period` */
export function startEma(period: number): EmaState {
  requirePeriod(period);
  return { period, count: 0, carried: 0, value: null };
}

/** The state after one more value; equals `ema` of all values so far, bit for bit. */
export function nextEma({ period, count, carried }: EmaState, value: number): EmaState {
  if (count >= period) {
    const average = advance(carried, value, period);
    return { period, count: count + 1, carried: average, value: average };
  }
  const total = carried + value;
  if (count + 1 < period) return { period, count: count + 1, carried: total, value: null };
  return { period, count: period, carried: total / period, value: total / period };
}
