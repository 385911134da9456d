import type { Two } from '../bar.ts';
import type { ThreeCandles, TwoCandles } from '../rule.ts';
import { equal } from '../settings.ts';
import { BLACK, LONG, NO_LOWER_SHADOW, NO_UPPER_SHADOW, WHITE } from '../traits.ts';

/** Patterns in which two candles share a price, give or take a twentieth of the mean range. */

/** Two long candles of opposite colours with the same close. */
export const counterattack: TwoCandles = {
  lookback: 11,
  rules: [
    { candles: [LONG | BLACK, LONG | WHITE], when: closesAreEqual, value: 100 },
    { candles: [LONG | WHITE, LONG | BLACK], when: closesAreEqual, value: -100 },
  ],
};

/** A candle, then a belt hold of the opposite colour from the same open. */
export const separatingLines: TwoCandles = {
  lookback: 11,
  rules: [
    { candles: [BLACK, LONG | WHITE | NO_LOWER_SHADOW], when: opensAreEqual, value: 100 },
    { candles: [WHITE, LONG | BLACK | NO_UPPER_SHADOW], when: opensAreEqual, value: -100 },
  ],
};

/** Two black candles with the same close. */
export const matchingLow: TwoCandles = {
  lookback: 6,
  rules: [
    {
      candles: [BLACK, BLACK],
      when: ({ first, second }) => {
        const distance = equal(first.meanRangeFrom5);
        return second.close <= first.close + distance && second.close >= first.close - distance;
      },
      value: 100,
    },
  ],
};

/** Two black candles with the same close, and between them a white one that trades above it. */
export const stickSandwich: ThreeCandles = {
  lookback: 7,
  rules: [
    {
      candles: [BLACK, WHITE, BLACK],
      when: ({ first, second, third }) => {
        const distance = equal(first.meanRangeFrom5);
        const closesAtFirst = third.close <= first.close + distance && third.close >= first.close - distance;
        return second.low > first.close && closesAtFirst;
      },
      value: 100,
    },
  ],
};

function closesAreEqual({ first, second }: Two): boolean {
  const distance = equal(first.meanRangeFrom10);
  return second.close <= first.close + distance && second.close >= first.close - distance;
}

function opensAreEqual({ first, second }: Two): boolean {
  const distance = equal(first.meanRangeFrom10);
  return second.open <= first.open + distance && second.open >= first.open - distance;
}
