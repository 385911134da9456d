import type { Two } from '../bar.ts';
import type { TwoCandles } from '../rule.ts';
import { equal } from '../settings.ts';
import { BLACK, LONG, WHITE } from '../traits.ts';

/** Patterns of two opposite candles, told apart by how far the second closes back into the first body. */

/** A long white candle, then a black one that opens above its high and closes below the middle of its body. */
export const darkCloudCover: TwoCandles = {
  lookback: 11,
  rules: [
    {
      candles: [LONG | WHITE, BLACK],
      when: ({ first, second }) =>
        second.open > first.high && second.close > first.open && second.close < first.close - first.body * 0.5,
      value: -100,
    },
  ],
};

/** A long black candle, then a long white one that opens below its low and closes above the middle of its body. */
export const piercing: TwoCandles = {
  lookback: 11,
  rules: [
    {
      candles: [LONG | BLACK, LONG | WHITE],
      when: ({ first, second }) =>
        second.open < first.low && second.close < first.open && second.close > first.close + first.body * 0.5,
      value: 100,
    },
  ],
};

/** As piercing, but the second candle closes at the first one's close or hardly above. */
export const inNeck = afterLowerOpen(
  ({ first, second }) => second.close <= first.close + equal(first.meanRangeFrom10) && second.close >= first.close,
);

/** As piercing, but the second candle only gets back to the first one's low. */
export const onNeck = afterLowerOpen(
  ({ first, second }) =>
    second.close <= first.low + equal(first.meanRangeFrom10) &&
    second.close >= first.low - equal(first.meanRangeFrom10),
);

/** As piercing, but the second candle closes in the lower half of the first body. */
export const thrusting = afterLowerOpen(
  ({ first, second }) =>
    second.close > first.close + equal(first.meanRangeFrom10) && second.close <= first.close + first.body * 0.5,
);

/** A long black candle, then a white one that opens below its low. */
function afterLowerOpen(closes: (bars: Two) => boolean): TwoCandles {
  return {
    lookback: 11,
    rules: [
      {
        candles: [LONG | BLACK, WHITE],
        when: (bars) => bars.second.open < bars.first.low && closes(bars),
        value: -100,
      },
    ],
  };
}
