import type { Three } from '../bar.ts';
import { bodyGapsDown, bodyGapsUp, gapsDown, gapsUp } from '../relations.ts';
import type { ThreeCandles, TwoCandles } from '../rule.ts';
import { ANY, BLACK, DOJI, LONG, NOT_LONG, type Traits, WHITE } from '../traits.ts';

/** How deep into the first body the last candle of a star has to close. */
const PENETRATION = 0.3;

/** A long candle, then a doji whose body gaps on in its direction. */
export const dojiStar: TwoCandles = {
  lookback: 11,
  rules: [
    { candles: [LONG | BLACK, DOJI], when: ({ first, second }) => bodyGapsDown(second, first), value: 100 },
    { candles: [LONG | WHITE, DOJI], when: ({ first, second }) => bodyGapsUp(second, first), value: -100 },
  ],
};

/** A long black candle, a small body gapping down, and a white one that closes well into the first body. */
export const morningStar = morning(NOT_LONG);

/** A morning star around a doji. */
export const morningDojiStar = morning(DOJI);

/** A long white candle, a small body gapping up, and a black one that closes well into the first body. */
export const eveningStar = evening(NOT_LONG);

/** An evening star around a doji. */
export const eveningDojiStar = evening(DOJI);

/** A doji star whose doji stands apart from both neighbours, shadows included. */
export const abandonedBaby: ThreeCandles = {
  lookback: 12,
  rules: [
    {
      candles: [LONG | BLACK, DOJI, LONG | WHITE],
      when: (bars) => closesUpIntoFirst(bars) && gapsDown(bars.second, bars.first) && gapsUp(bars.third, bars.second),
      value: 100,
    },
    {
      candles: [LONG | WHITE, DOJI, LONG | BLACK],
      when: (bars) => closesDownIntoFirst(bars) && gapsUp(bars.second, bars.first) && gapsDown(bars.third, bars.second),
      value: -100,
    },
  ],
};

/** Three dojis by the limit of the first, the middle one apart from it and beyond the last. */
export const tristar: ThreeCandles = {
  lookback: 12,
  rules: [
    {
      candles: [DOJI, ANY, ANY],
      when: (bars) =>
        othersAreDojis(bars) && bodyGapsDown(bars.second, bars.first) && bars.third.bottom > bars.second.bottom,
      value: 100,
    },
    {
      candles: [DOJI, ANY, ANY],
      when: (bars) => othersAreDojis(bars) && bodyGapsUp(bars.second, bars.first) && bars.third.top < bars.second.top,
      value: -100,
    },
  ],
};

function morning(middle: Traits): ThreeCandles {
  const when = (bars: Three) => bodyGapsDown(bars.second, bars.first) && closesUpIntoFirst(bars);
  return { lookback: 12, rules: [{ candles: [LONG | BLACK, middle, LONG | WHITE], when, value: 100 }] };
}

function evening(middle: Traits): ThreeCandles {
  const when = (bars: Three) => bodyGapsUp(bars.second, bars.first) && closesDownIntoFirst(bars);
  return { lookback: 12, rules: [{ candles: [LONG | WHITE, middle, LONG | BLACK], when, value: -100 }] };
}

function closesUpIntoFirst({ first, third }: Three): boolean {
  return third.close > first.close + first.body * PENETRATION;
}

function closesDownIntoFirst({ first, third }: Three): boolean {
  return third.close < first.close - first.body * PENETRATION;
}

function othersAreDojis({ first, second, third }: Three): boolean {
  return second.body <= first.dojiLimit && third.body <= first.dojiLimit;
}
