import { CodedError } from '../coded-error.ts';
/**
 * One line of an indicator. `values[k]` belongs to candle `begin + k`: the look-back has no values
 * rather than made-up ones. Every indicator here gives such a line, or several of them by name.
 */
export interface IndicatorLine {
  /** The first candle with a value, where the series is long enough to have one. */
  readonly begin: number;
  /** Empty when the series is shorter than the look-back. */
  readonly values: Float64Array;
}

export type IndicatorErrorCode = 'invalid_period' | 'invalid_deviations' | 'columns_differ_in_length';

/** An invalid input to an indicator. */
export class IndicatorError extends CodedError<IndicatorErrorCode> {
  override readonly name = 'IndicatorError';
}

/** The value of a candle, or null inside the look-back and outside the series. */
export function valueAt({ begin, values }: IndicatorLine, candle: number): number | null {
  return values[candle - begin] ?? null;
}

/** A line for `candles` candles whose first value belongs to candle `begin`, all zero so far. */
export function startLine(candles: number, begin: number): IndicatorLine {
  return { begin, values: new Float64Array(Math.max(0, candles - begin)) };
}

/** The part of a line from candle `begin` on. */
export function lineFrom(line: IndicatorLine, begin: number): IndicatorLine {
  return { begin, values: line.values.subarray(begin - line.begin) };
}

/** @throws IndicatorError `invalid_period` when `period` is not whole or under `least`. */
export function requirePeriod(period: number, least = 2): void {
  if (!Number.isSafeInteger(period) || period < least) {
    throw new IndicatorError('invalid_period', `A period is a whole number from ${least} up, not ${period}.`);
  }
}

/** @throws IndicatorError `columns_differ_in_length` unless all columns have one value per candle. */
export function requireSameLength(...columns: readonly Float64Array[]): void {
  const lengths = new Set(columns.map(({ length }) => length));
  if (lengths.size > 1) {
    throw new IndicatorError('columns_differ_in_length', `Columns of ${[...lengths].join(' and ')} values.`);
  }
}

/**
 * TA-Lib's `TA_IS_ZERO`: a denominator this small is what rounding leaves of an exact zero, and
 * dividing by it would turn a market that stands still into a signal.
 */
export function isZero(value: number): boolean {
  return Math.abs(value) < 1e-14;
}
