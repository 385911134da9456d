/**
 * Terms: a **candle** is one session as four prices. Its **body** lies between open
 * and close, its **shadows** reach from the body to the high and to the low, its **range** is high - low.
 * It is **white** when the close is at or above the open, else **black**. A **series** is candles in the
 * order of time, counted from 0; a **pattern** is a shape of one to five of them, and a **hit** names
 * the newest candle of a shape that was found. The **trend** before it is the reader's to judge: no
 * pattern here looks at it.
 */

/** Prices of one candle, oldest information first: open, high, low, close. */
export type Ohlc = readonly [open: number, high: number, low: number, close: number];

/** Inclusive indices of the candles that make up a pattern. */
export interface CandleSpan {
  readonly from: number;
  readonly to: number;
}

/** A price per unit in the quoted currency; it can be negative, as oil once was. */
export type Price = number & { readonly __unit: 'price' };

/** Milliseconds since 1970-01-01T00:00Z, or any number that increases from candle to candle. */
export type CandleTime = number & { readonly __unit: 'candle time' };

/** The four prices of one session by name. */
export interface CandlePrices {
  readonly open: Price;
  readonly high: Price;
  readonly low: Price;
  readonly close: Price;
}

/** One session: its prices, when it began, and how many units were traded. */
export interface Candle extends CandlePrices {
  readonly time: CandleTime;
  readonly volume: number;
}

/** Why the numbers of a candle are invalid. */
export type CandleFault =
  | 'not_finite'
  | 'high_below_low'
  | 'high_below_body'
  | 'low_above_body'
  | 'negative_volume'
  | 'time_not_after_previous';

/** The first fault of four prices, or null when they can be those of one session. */
export function findPriceFault({ open, high, low, close }: CandlePrices): CandleFault | null {
  if (!Number.isFinite(open) || !Number.isFinite(high) || !Number.isFinite(low) || !Number.isFinite(close)) {
    return 'not_finite';
  }
  if (high < low) return 'high_below_low';
  if (high < open || high < close) return 'high_below_body';
  return low > open || low > close ? 'low_above_body' : null;
}

/** The first fault of a candle that follows one of `previousTime` (-Infinity for the first of a series). */
export function findCandleFault(candle: Candle, previousTime: number): CandleFault | null {
  const fault = findPriceFault(candle);
  if (fault !== null) return fault;
  if (!Number.isFinite(candle.time) || !Number.isFinite(candle.volume)) return 'not_finite';
  if (candle.volume < 0) return 'negative_volume';
  return candle.time > previousTime ? null : 'time_not_after_previous';
}
