import { at } from '../column.ts';
import { type IndicatorLine, requirePeriod, requireSameLength, startLine } from './indicator.ts';
import { smoothByWilder } from './wilder.ts';

/** High, low and close of every candle, oldest first; finite prices in columns of one length. */
export interface PriceColumns {
  readonly high: Float64Array;
  readonly low: Float64Array;
  readonly close: Float64Array;
}

/** The prices of one candle that its true range needs. */
export interface RangePrices {
  readonly high: number;
  readonly low: number;
  readonly close: number;
}

/** The range of a candle, stretched to the close before it where that lies outside (Wilder 1978). */
export function trueRange(high: number, low: number, previousClose: number): number {
  return Math.max(high - low, Math.abs(high - previousClose), Math.abs(low - previousClose));
}

/**
 * Average true range, in price: the plain mean of the first `period` true ranges, then Wilder's
 * smoothing, first at `period`, since the first candle has no close before it.
 *
 * Source: Wilder, "New Concepts in Technical Trading Systems" (1978), chapter III.
 * @throws IndicatorError `invalid_period` or `columns_differ_in_length`
 */
export function atr({ high, low, close }: PriceColumns, period: number): IndicatorLine {
  requireSameLength(high, low, close);
  const line = startLine(close.length, period);
  let state = startAtr(period);
  for (let index = 0; index < close.length; index++) {
    state = nextAtr(state, { high: at(high, index), low: at(low, index), close: at(close, index) });
    if (state.value !== null) line.values[index - period] = state.value;
  }
  return line;
}

/** The average between two candles. States are never changed, so a growing candle may be tried repeatedly. */
export interface AtrState {
  readonly period: number;
  /** True ranges taken so far; one less than the candles. */
  readonly ranges: number;
  readonly previousClose: number | null;
  /** The total of the ranges while the seed is gathered, then the average; in price. */
  readonly carried: number;
  /** The average, or null until there have been `period` ranges. */
  readonly value: number | null;
}

/** @throws IndicatorError `invalid_period` */
export function startAtr(period: number): AtrState {
  requirePeriod(period);
  return { period, ranges: 0, previousClose: null, carried: 0, value: null };
}

/** The state after one more candle; `atr` is made of these steps. */
export function nextAtr(state: AtrState, { high, low, close }: RangePrices): AtrState {
  const { period, previousClose, carried } = state;
  if (previousClose === null) return { ...state, previousClose: close };
  const ranges = state.ranges + 1;
  const range = trueRange(high, low, previousClose);
  if (ranges > period) {
    const average = smoothByWilder(carried, range, period);
    return { period, ranges, previousClose: close, carried: average, value: average };
  }
  const total = carried + range;
  if (ranges < period) return { period, ranges, previousClose: close, carried: total, value: null };
  return { period, ranges, previousClose: close, carried: total / period, value: total / period };
}
