import type { Bar } from '../bar.ts';
import { bodyGapsUp, closesInsideBody, opensInsideBody } from '../relations.ts';
import type { FourCandles, ThreeCandles } from '../rule.ts';
import { equal } from '../settings.ts';
import { BLACK, LONG, NO_LOWER_SHADOW, NOT_LONG, WHITE } from '../traits.ts';

const CROW = BLACK | NO_LOWER_SHADOW;

/** A long white candle, a black body gapping up, and a black one back into the first body. */
export const twoCrows: ThreeCandles = {
  lookback: 12,
  rules: [
    {
      candles: [LONG | WHITE, BLACK, BLACK],
      when: ({ first, second, third }) =>
        bodyGapsUp(second, first) && opensInsideBody(third, second) && closesInsideBody(third, first),
      value: -100,
    },
  ],
};

/** A long white candle, a small black body gapping up, and a black one around it that keeps the gap. */
export const upsideGapTwoCrows: ThreeCandles = {
  lookback: 12,
  rules: [
    {
      candles: [LONG | WHITE, NOT_LONG | BLACK, BLACK],
      when: ({ first, second, third }) =>
        bodyGapsUp(second, first) &&
        third.open > second.open &&
        third.close < second.close &&
        third.close > first.close,
      value: -100,
    },
  ],
};

/** A white candle, then three black ones that close at their lows, each opening in the body before. */
export const threeBlackCrows: FourCandles = {
  lookback: 13,
  rules: [
    {
      candles: [WHITE, CROW, CROW, CROW],
      when: ({ first, second, third, fourth }) =>
        opensInsideBody(third, second) &&
        opensInsideBody(fourth, third) &&
        first.high > second.close &&
        second.close > third.close &&
        third.close > fourth.close,
      value: -100,
    },
  ],
};

/** Three black candles that close at their lows, each opening where the one before closed. */
export const identicalThreeCrows: ThreeCandles = {
  lookback: 12,
  rules: [
    {
      candles: [CROW, CROW, CROW],
      when: ({ first, second, third }) =>
        first.close > second.close &&
        second.close > third.close &&
        opensAtClose({ bar: second, earlier: first, distance: equal(first.meanRangeFrom10) }) &&
        opensAtClose({ bar: third, earlier: second, distance: equal(second.meanRangeFrom11) }),
      value: -100,
    },
  ],
};

function opensAtClose({ bar, earlier, distance }: { bar: Bar; earlier: Bar; distance: number }): boolean {
  return bar.open <= earlier.close + distance && bar.open >= earlier.close - distance;
}
