/** Prices of one candle, oldest information first: open, high, low, close. */
export type Ohlc = readonly [open: number, high: number, low: number, close: number];

/** Inclusive indices of the candles that make up a pattern. */
export interface CandleSpan {
  readonly from: number;
  readonly to: number;
}
