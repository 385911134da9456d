import type { Two } from '../bar.ts';
import { bodyIsInside } from '../relations.ts';
import type { ThreeCandles, TwoCandles } from '../rule.ts';
import { ANY, BLACK, WHITE } from '../traits.ts';

/** A body that covers the one before, of the opposite colour; worth 80 when the bodies share an end. */
export const engulfing: TwoCandles = {
  lookback: 2,
  rules: [
    { candles: [BLACK, WHITE], when: coversBoth, value: 100 },
    { candles: [BLACK, WHITE], when: coversOne, value: 80 },
    { candles: [WHITE, BLACK], when: coversBoth, value: -100 },
    { candles: [WHITE, BLACK], when: coversOne, value: -80 },
  ],
};

/** A body that covers the one before of the opposite colour, then a close further the same way. */
export const threeOutside: ThreeCandles = {
  lookback: 3,
  rules: [
    {
      candles: [BLACK, WHITE, ANY],
      when: ({ first, second, third }) => bodyIsInside(first, second) && third.close > second.close,
      value: 100,
    },
    {
      candles: [WHITE, BLACK, ANY],
      when: ({ first, second, third }) => bodyIsInside(first, second) && third.close < second.close,
      value: -100,
    },
  ],
};

/** The second body reaches beyond both ends of the first. */
function coversBoth({ first, second }: Two): boolean {
  return bodyIsInside(first, second);
}

/** The second body reaches beyond one end of the first and shares the other. */
function coversOne({ first, second }: Two): boolean {
  const sharesBottom = second.bottom === first.bottom && second.top > first.top;
  const sharesTop = second.top === first.top && second.bottom < first.bottom;
  return sharesBottom || sharesTop;
}
