import type { Four, Three } from './bar.ts';
import { rangeIsInside, rangeMovesDown, rangeMovesUp } from './relations.ts';
import type { PatternValue } from './rule.ts';
import { near } from './settings.ts';

/** Candles after the set-up in which it can still be confirmed. */
const CONFIRMATION_WINDOW = 3;

/**
 * Remembers the last false break. A set-up is worth ±100; the first close back beyond the inside candle,
 * at most three candles later, confirms it with ±200, unless that candle is a set-up itself.
 */
class FalseBreak {
  #direction: 1 | -1 = 1;
  /** The price that a close has to pass. */
  #level = Number.NaN;
  #candlesLeft = 0;

  /** The range broke down, which is read as up, once a close passes `level`. */
  breakDown(level: number): PatternValue {
    this.#setUp(1, level);
    return 100;
  }

  /** The range broke up, which is read as down. */
  breakUp(level: number): PatternValue {
    this.#setUp(-1, level);
    return -100;
  }

  /** The value of a candle that is no set-up. */
  confirm(close: number): PatternValue | 0 {
    if (this.#candlesLeft === 0) return 0;
    this.#candlesLeft -= 1;
    if (this.#direction === 1 ? close > this.#level : close < this.#level) {
      this.#candlesLeft = 0;
      return this.#direction === 1 ? 200 : -200;
    }
    return 0;
  }

  #setUp(direction: 1 | -1, level: number): void {
    this.#direction = direction;
    this.#level = level;
    this.#candlesLeft = CONFIRMATION_WINDOW;
  }
}

/** A candle inside the one before, and a third whose high and low both leave it to one side. */
export class Hikkake {
  static readonly lookback = 5;
  readonly #falseBreak = new FalseBreak();

  /** The value of the newest candle. Show every candle in turn, from the first of the series on. */
  judge({ first, second, third }: Three): PatternValue | 0 {
    if (rangeIsInside(second, first)) {
      if (rangeMovesDown(third, second)) return this.#falseBreak.breakDown(second.high);
      if (rangeMovesUp(third, second)) return this.#falseBreak.breakUp(second.low);
    }
    return this.#falseBreak.confirm(third.close);
  }
}

/** Two candles inside each other, the outer closing near its end, and a fourth that leaves them to that side. */
export class ModifiedHikkake {
  static readonly lookback = 10;
  readonly #falseBreak = new FalseBreak();

  /** The value of the newest candle. Show every candle in turn, from the first of the series on. */
  judge({ first, second, third, fourth }: Four): PatternValue | 0 {
    if (rangeIsInside(second, first) && rangeIsInside(third, second)) {
      const distance = near(second.meanRangeFrom5);
      const closesLow = second.close <= second.low + distance;
      const closesHigh = second.close >= second.high - distance;
      if (closesLow && rangeMovesDown(fourth, third)) return this.#falseBreak.breakDown(third.high);
      if (closesHigh && rangeMovesUp(fourth, third)) return this.#falseBreak.breakUp(third.low);
    }
    return this.#falseBreak.confirm(fourth.close);
  }
}
