import type { Three } from '../bar.ts';
import { bodyGapsDown, rangeIsInside } from '../relations.ts';
import type { FiveCandles, FourCandles, ThreeCandles } from '../rule.ts';
import { BLACK, LONG, LOWER_SHADOW, NO_LOWER_SHADOW, NO_UPPER_SHADOW, SHORT, UPPER_SHADOW, WHITE } from '../traits.ts';

const BARE = NO_UPPER_SHADOW | NO_LOWER_SHADOW;

/** Patterns of black candles whose fall runs out. */

/** Three black candles, each within the range before and with less of a lower shadow. */
export const threeStarsInTheSouth: ThreeCandles = {
  lookback: 12,
  rules: [
    {
      candles: [LONG | BLACK, BLACK | LOWER_SHADOW, SHORT | BLACK | BARE],
      when: (bars) =>
        bars.first.lowerShadow > bars.first.body && secondHoldsLow(bars) && rangeIsInside(bars.third, bars.second),
      value: 100,
    },
  ],
};

/** A long black candle, a black one that makes a lower low and closes higher, and a short white one above that low. */
export const uniqueThreeRiver: ThreeCandles = {
  lookback: 12,
  rules: [
    {
      candles: [LONG | BLACK, BLACK, SHORT | WHITE],
      when: ({ first, second, third }) =>
        second.close > first.close && second.open <= first.open && second.low < first.low && third.open > second.low,
      value: 100,
    },
  ],
};

/** Two bare black candles, a black one gapping down with a shadow back into them, and one around it. */
export const concealingBabySwallow: FourCandles = {
  lookback: 13,
  rules: [
    {
      candles: [BLACK | BARE, BLACK | BARE, BLACK | UPPER_SHADOW, BLACK],
      when: ({ second, third, fourth }) =>
        bodyGapsDown(third, second) && third.high > second.close && rangeIsInside(third, fourth),
      value: 100,
    },
  ],
};

/** Three falling black candles, a black one with an upper shadow, and a white one that closes above it all. */
export const ladderBottom: FiveCandles = {
  lookback: 14,
  rules: [
    {
      candles: [BLACK, BLACK, BLACK, BLACK | UPPER_SHADOW, WHITE],
      when: (bars) => firstThreeFall(bars) && bars.fifth.open > bars.fourth.open && bars.fifth.close > bars.fourth.high,
      value: 100,
    },
  ],
};

/** The second, smaller candle opens higher, within the first range, and makes no lower low. */
function secondHoldsLow({ first, second }: Three): boolean {
  return (
    second.body < first.body &&
    second.open > first.close &&
    second.open <= first.high &&
    second.low < first.close &&
    second.low >= first.low
  );
}

function firstThreeFall({ first, second, third }: Three): boolean {
  return (
    first.open > second.open && second.open > third.open && first.close > second.close && second.close > third.close
  );
}
