import type { CandlePrices } from '../candle.ts';

/**
 * One candle with everything that patterns test. Candles live in a ring buffer and are overwritten, so that
 * reading a candle allocates nothing. NaN means not known yet.
 */
export class MeasuredCandle {
  open = Number.NaN;
  high = Number.NaN;
  low = Number.NaN;
  close = Number.NaN;
  /** The upper and the lower end of the body. */
  top = Number.NaN;
  bottom = Number.NaN;
  body = Number.NaN;
  range = Number.NaN;
  upperShadow = Number.NaN;
  lowerShadow = Number.NaN;
  /** Both shadows together. */
  shadows = Number.NaN;

  /** The mean range of the five candles before, from a total that first judges the candle of that index. */
  meanRange5From5 = Number.NaN;
  meanRange5From6 = Number.NaN;
  meanRange5From10 = Number.NaN;
  meanRange5From11 = Number.NaN;
  /** The same over the ten candles before. */
  meanRange10From10 = Number.NaN;
  meanShadows10From11 = Number.NaN;
  meanShadows10From12 = Number.NaN;

  /** Takes a candle's prices and measures them, with TA-Lib's arithmetic (`ta_utility.h`). */
  read({ open, high, low, close }: CandlePrices): void {
    const isWhite = close >= open;
    this.open = open;
    this.high = high;
    this.low = low;
    this.close = close;
    this.top = isWhite ? close : open;
    this.bottom = isWhite ? open : close;
    this.body = Math.abs(close - open);
    this.range = high - low;
    this.upperShadow = high - this.top;
    this.lowerShadow = this.bottom - low;
    this.shadows = this.upperShadow + this.lowerShadow;
  }
}

/** The newest candles by their age: the newest one first. */
export interface RecentCandles {
  readonly age0: MeasuredCandle;
  readonly age1: MeasuredCandle;
  readonly age2: MeasuredCandle;
  readonly age3: MeasuredCandle;
  readonly age4: MeasuredCandle;
}
