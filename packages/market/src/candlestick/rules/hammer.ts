import { bodyGapsDown, bodyGapsUp } from '../relations.ts';
import type { TwoCandles } from '../rule.ts';
import { near } from '../settings.ts';
import { ANY, NO_LOWER_SHADOW, NO_UPPER_SHADOW, SHORT } from '../traits.ts';

/** A short body on a shadow longer than it, near or below the low of the candle before. */
export const hammer: TwoCandles = {
  lookback: 11,
  rules: [
    {
      candles: [ANY, SHORT | NO_UPPER_SHADOW],
      when: ({ first, second }) =>
        second.lowerShadow > second.body && second.bottom <= first.low + near(first.meanRangeFrom10),
      value: 100,
    },
  ],
};

/** The shape of a hammer, near or above the high of the candle before. */
export const hangingMan: TwoCandles = {
  lookback: 11,
  rules: [
    {
      candles: [ANY, SHORT | NO_UPPER_SHADOW],
      when: ({ first, second }) =>
        second.lowerShadow > second.body && second.bottom >= first.high - near(first.meanRangeFrom10),
      value: -100,
    },
  ],
};

/** A short body under a shadow longer than it, gapping down. */
export const invertedHammer: TwoCandles = {
  lookback: 11,
  rules: [
    {
      candles: [ANY, SHORT | NO_LOWER_SHADOW],
      when: ({ first, second }) => second.upperShadow > second.body && bodyGapsDown(second, first),
      value: 100,
    },
  ],
};

/** The shape of an inverted hammer, gapping up. */
export const shootingStar: TwoCandles = {
  lookback: 11,
  rules: [
    {
      candles: [ANY, SHORT | NO_LOWER_SHADOW],
      when: ({ first, second }) => second.upperShadow > second.body && bodyGapsUp(second, first),
      value: -100,
    },
  ],
};
