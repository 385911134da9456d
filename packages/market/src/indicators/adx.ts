import { at } from '../column.ts';
import { type PriceColumns, trueRange } from './atr.ts';
import { type IndicatorLine, isZero, requirePeriod, requireSameLength, startLine } from './indicator.ts';
import { smoothByWilder } from './wilder.ts';

/** Three lines, 0 to 100. */
export interface Adx {
  /** How strongly price is going one way, whichever; first at `2 × period - 1`. */
  readonly adx: IndicatorLine;
  /** The share of rises in the range, first at `period`. */
  readonly plusDi: IndicatorLine;
  /** The share of falls in the range, first at `period`. */
  readonly minusDi: IndicatorLine;
}

/** Wilder's running sums: rises of the high, falls of the low, and true ranges; in price. */
interface Movement {
  plus: number;
  minus: number;
  range: number;
}

/**
 * Average directional index with its directional indicators. A candle's movement is by how much its
 * high rose or its low fell, whichever is more; `DI = 100 × movement / true range` over sums that lose
 * one `period`-th with each candle, `DX = 100 × |+DI - -DI| / (+DI + -DI)`, and ADX is the mean of the
 * first `period` DX, then Wilder's smoothing of them.
 *
 * Source: Wilder, "New Concepts in Technical Trading Systems" (1978), chapter IV. TA-Lib's choices: the
 * sums are seeded with `period - 1` candles, nothing is rounded, and where no price moved DI is 0 and
 * ADX stays.
 * @throws IndicatorError `invalid_period` or `columns_differ_in_length`
 */
export function adx(prices: PriceColumns, period: number): Adx {
  requirePeriod(period);
  requireSameLength(prices.high, prices.low, prices.close);
  const { length } = prices.close;
  const plusDi = startLine(length, period);
  const minusDi = startLine(length, period);
  const dx = startLine(length, period);
  const sums = { plus: 0, minus: 0, range: 0 };
  for (let index = 1; index < length; index++) {
    if (index >= period) shrink(sums, period);
    addMovement(sums, prices, index);
    if (index < period) continue;
    const plus = percentOf(sums.plus, sums.range);
    const minus = percentOf(sums.minus, sums.range);
    plusDi.values[index - period] = plus;
    minusDi.values[index - period] = minus;
    // NaN: without any movement there is no direction to average.
    dx.values[index - period] = isZero(minus + plus) ? Number.NaN : 100 * (Math.abs(minus - plus) / (minus + plus));
  }
  return { adx: averageDx(dx, period), plusDi, minusDi };
}

function shrink(sums: Movement, period: number): void {
  sums.plus -= sums.plus / period;
  sums.minus -= sums.minus / period;
  sums.range -= sums.range / period;
}

function addMovement(sums: Movement, { high, low, close }: PriceColumns, index: number): void {
  const rise = at(high, index) - at(high, index - 1);
  const fall = at(low, index - 1) - at(low, index);
  if (fall > 0 && rise < fall) sums.minus += fall;
  else if (rise > 0 && rise > fall) sums.plus += rise;
  sums.range += trueRange(at(high, index), at(low, index), at(close, index - 1));
}

function percentOf(part: number, whole: number): number {
  return isZero(whole) ? 0 : 100 * (part / whole);
}

function averageDx(dx: IndicatorLine, period: number): IndicatorLine {
  const line = startLine(dx.begin + dx.values.length, 2 * period - 1);
  if (line.values.length === 0) return line;
  let total = 0;
  for (const value of dx.values.subarray(0, period)) total += Number.isNaN(value) ? 0 : value;
  let average = total / period;
  line.values[0] = average;
  for (let index = period; index < dx.values.length; index++) {
    const value = at(dx.values, index);
    if (!Number.isNaN(value)) average = smoothByWilder(average, value, period);
    line.values[index - period + 1] = average;
  }
  return line;
}
