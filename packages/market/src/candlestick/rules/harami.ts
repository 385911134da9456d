import type { Two } from '../bar.ts';
import { bodyIsInside, bodyTouchesFromInside } from '../relations.ts';
import type { ThreeCandles, TwoCandles } from '../rule.ts';
import { BLACK, DOJI, LONG, NOT_LONG, type Traits, WHITE } from '../traits.ts';

/** A long body, then a body no longer than the mean within it; worth 80 when they share an end. */
export const harami = carriedIn(NOT_LONG);

/** A harami whose second candle is a doji. */
export const haramiCross = carriedIn(DOJI);

/** Two black candles, the second body within the long first one. */
export const homingPigeon: TwoCandles = {
  lookback: 11,
  rules: [{ candles: [LONG | BLACK, NOT_LONG | BLACK], when: isInside, value: 100 }],
};

/** A harami, then a candle against the first that closes beyond its open. */
export const threeInside: ThreeCandles = {
  lookback: 12,
  rules: [
    {
      candles: [LONG | BLACK, NOT_LONG, WHITE],
      when: ({ first, second, third }) => bodyIsInside(second, first) && third.close > first.open,
      value: 100,
    },
    {
      candles: [LONG | WHITE, NOT_LONG, BLACK],
      when: ({ first, second, third }) => bodyIsInside(second, first) && third.close < first.open,
      value: -100,
    },
  ],
};

function carriedIn(second: Traits): TwoCandles {
  return {
    lookback: 11,
    rules: [
      { candles: [LONG | BLACK, second], when: isInside, value: 100 },
      { candles: [LONG | BLACK, second], when: touchesFromInside, value: 80 },
      { candles: [LONG | WHITE, second], when: isInside, value: -100 },
      { candles: [LONG | WHITE, second], when: touchesFromInside, value: -80 },
    ],
  };
}

function isInside({ first, second }: Two): boolean {
  return bodyIsInside(second, first);
}

function touchesFromInside({ first, second }: Two): boolean {
  return bodyTouchesFromInside(second, first);
}
