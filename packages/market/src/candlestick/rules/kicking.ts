import type { Two } from '../bar.ts';
import { gapsDown, gapsUp } from '../relations.ts';
import type { TwoCandles } from '../rule.ts';
import { BLACK, LONG, NO_LOWER_SHADOW, NO_UPPER_SHADOW, WHITE } from '../traits.ts';

const MARUBOZU = LONG | NO_UPPER_SHADOW | NO_LOWER_SHADOW;

/** A marubozu, then one of the opposite colour beyond a gap in its own direction. */
export const kicking: TwoCandles = {
  lookback: 11,
  rules: [
    { candles: [MARUBOZU | BLACK, MARUBOZU | WHITE], when: kicksUp, value: 100 },
    { candles: [MARUBOZU | WHITE, MARUBOZU | BLACK], when: kicksDown, value: -100 },
  ],
};

/** A kicking that goes by the colour of the longer marubozu, of the first when they are equal. */
export const kickingByLength: TwoCandles = {
  lookback: 11,
  rules: [
    {
      candles: [MARUBOZU | BLACK, MARUBOZU | WHITE],
      when: (bars) => kicksUp(bars) && secondIsLonger(bars),
      value: 100,
    },
    {
      candles: [MARUBOZU | BLACK, MARUBOZU | WHITE],
      when: (bars) => kicksUp(bars) && !secondIsLonger(bars),
      value: -100,
    },
    {
      candles: [MARUBOZU | WHITE, MARUBOZU | BLACK],
      when: (bars) => kicksDown(bars) && secondIsLonger(bars),
      value: -100,
    },
    {
      candles: [MARUBOZU | WHITE, MARUBOZU | BLACK],
      when: (bars) => kicksDown(bars) && !secondIsLonger(bars),
      value: 100,
    },
  ],
};

function kicksUp({ first, second }: Two): boolean {
  return gapsUp(second, first);
}

function kicksDown({ first, second }: Two): boolean {
  return gapsDown(second, first);
}

function secondIsLonger({ first, second }: Two): boolean {
  return second.body > first.body;
}
