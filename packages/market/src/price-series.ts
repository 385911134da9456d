import { CodedError } from './coded-error.ts';

/** Candles in columns, oldest first; all four arrays have the same length. Any unit of price. */
export interface PriceSeries {
  readonly open: Float64Array;
  readonly high: Float64Array;
  readonly low: Float64Array;
  readonly close: Float64Array;
}

export type PriceSeriesFault = 'unequal_lengths' | 'not_finite' | 'not_a_candle' | 'too_long';

/** Invalid candles. Decide by `code`; `index` is the first faulty candle, or -1 for the whole series. */
export class PriceSeriesError extends CodedError<PriceSeriesFault> {
  override readonly name = 'PriceSeriesError';
  readonly index: number;

  constructor(code: PriceSeriesFault, index: number) {
    super(code, `Not a price series: ${code} at candle ${index}.`);
    this.index = index;
  }
}

/** About 400 years of days, or two years of minutes in a 9-hour session. */
export const MAX_CANDLES = 300_000;

/**
 * Checks that the columns are candles: equal lengths, finite, the high at the top and the low at the bottom.
 *
 * @throws PriceSeriesError with the first candle at fault.
 */
export function checkPriceSeries(series: PriceSeries): void {
  const { open, high, low, close } = series;
  const { length } = close;
  if (open.length !== length || high.length !== length || low.length !== length) {
    throw new PriceSeriesError('unequal_lengths', -1);
  }
  if (length > MAX_CANDLES) throw new PriceSeriesError('too_long', MAX_CANDLES);
  for (let index = 0; index < length; index++) checkCandle(series, index);
}

function checkCandle(series: PriceSeries, index: number): void {
  const { open, high, low, close } = candleAt(series, index);
  if (![open, high, low, close].every(Number.isFinite)) throw new PriceSeriesError('not_finite', index);
  if (high < Math.max(open, close) || low > Math.min(open, close)) throw new PriceSeriesError('not_a_candle', index);
}

/** The prices of one candle; outside the series all of them are NaN. */
export function candleAt(series: PriceSeries, index: number) {
  return {
    open: atOrNaN(series.open, index),
    high: atOrNaN(series.high, index),
    low: atOrNaN(series.low, index),
    close: atOrNaN(series.close, index),
  };
}

/** The value at an index, NaN outside: a comparison with it is false, so no rule can hold there. */
export function atOrNaN(column: Float64Array, index: number): number {
  return column[index] ?? Number.NaN;
}

/** The series upside down: each price with its sign changed, highs and lows exchanged. */
export function mirrorSeries({ open, high, low, close }: PriceSeries): PriceSeries {
  // Subtracting from zero keeps a price of 0 from becoming -0.
  const mirror = (column: Float64Array) => column.map((price) => 0 - price);
  return { open: mirror(open), high: mirror(low), low: mirror(high), close: mirror(close) };
}
