import type { Three } from '../bar.ts';
import { bodyGapsDown, bodyGapsUp, closesInsideBody, opensInsideBody } from '../relations.ts';
import type { ThreeCandles } from '../rule.ts';
import { equal, near } from '../settings.ts';
import { ANY, BLACK, WHITE } from '../traits.ts';

/** A body gapping on in its own direction, then one of the same size against it that does not close the gap. */
export const tasukiGap: ThreeCandles = {
  lookback: 7,
  rules: [
    {
      candles: [ANY, WHITE, BLACK],
      when: (bars) =>
        bodyGapsUp(bars.second, bars.first) &&
        turnsBack(bars) &&
        bars.third.close < bars.second.open &&
        bars.third.close > bars.first.top,
      value: 100,
    },
    {
      candles: [ANY, BLACK, WHITE],
      when: (bars) =>
        bodyGapsDown(bars.second, bars.first) &&
        turnsBack(bars) &&
        bars.third.close > bars.second.open &&
        bars.third.close < bars.first.bottom,
      value: -100,
    },
  ],
};

/** Two white candles of the same size and open, both gapping the same way from the first. */
export const gapSideBySideWhite: ThreeCandles = {
  lookback: 7,
  rules: [
    {
      candles: [ANY, WHITE, WHITE],
      when: (bars) => bodyGapsUp(bars.second, bars.first) && bodyGapsUp(bars.third, bars.first) && areAlike(bars),
      value: 100,
    },
    {
      candles: [ANY, WHITE, WHITE],
      when: (bars) => bodyGapsDown(bars.second, bars.first) && bodyGapsDown(bars.third, bars.first) && areAlike(bars),
      value: -100,
    },
  ],
};

/** Two candles of one colour with a gap between their bodies, and a third that fills it. */
export const gapThreeMethods: ThreeCandles = {
  lookback: 2,
  rules: [
    {
      candles: [WHITE, WHITE, BLACK],
      when: (bars) => bodyGapsUp(bars.second, bars.first) && fillsGap(bars),
      value: 100,
    },
    {
      candles: [BLACK, BLACK, WHITE],
      when: (bars) => bodyGapsDown(bars.second, bars.first) && fillsGap(bars),
      value: -100,
    },
  ],
};

/** The third candle opens within the second body and is about as large. */
function turnsBack({ second, third }: Three): boolean {
  return opensInsideBody(third, second) && Math.abs(second.body - third.body) < near(second.meanRangeFrom6);
}

/** The second and third bodies are about as large and open at the same price. */
function areAlike({ second, third }: Three): boolean {
  const sizeDistance = near(second.meanRangeFrom6);
  const openDistance = equal(second.meanRangeFrom6);
  return (
    third.body >= second.body - sizeDistance &&
    third.body <= second.body + sizeDistance &&
    third.open >= second.open - openDistance &&
    third.open <= second.open + openDistance
  );
}

function fillsGap({ first, second, third }: Three): boolean {
  return opensInsideBody(third, second) && closesInsideBody(third, first);
}
