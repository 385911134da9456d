import type { CandlePrices } from '../candle.ts';
import type { Traits } from './traits.ts';

/**
 * One candle with everything the rules ask of it. Bars lie in a ring and are written anew again and
 * again, so that reading a candle allocates nothing. NaN stands for what is not there yet.
 */
export class Bar {
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

  /** The largest body that is a doji here, judged as the first candle of a pattern. */
  dojiLimit = Number.NaN;
  /** The mean range of the five candles before, from a total whose first judged candle has that index. */
  meanRangeFrom5 = Number.NaN;
  meanRangeFrom6 = Number.NaN;
  meanRangeFrom10 = Number.NaN;
  meanRangeFrom11 = Number.NaN;

  asFirst: Traits = 0;
  asSecond: Traits = 0;
  asThird: Traits = 0;
  asFourth: Traits = 0;
  asFifth: Traits = 0;

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

/** The newest candles by their place in a pattern of that many. */
export interface One {
  readonly first: Bar;
}
export interface Two extends One {
  readonly second: Bar;
}
export interface Three extends Two {
  readonly third: Bar;
}
export interface Four extends Three {
  readonly fourth: Bar;
}
export interface Five extends Four {
  readonly fifth: Bar;
}
