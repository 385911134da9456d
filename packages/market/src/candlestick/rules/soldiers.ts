import type { Three } from '../bar.ts';
import type { ThreeCandles } from '../rule.ts';
import { far, near } from '../settings.ts';
import { has, LONG, NO_UPPER_SHADOW, SHORT, SHORT_UPPER_SHADOW, TALL_UPPER_SHADOW, WHITE } from '../traits.ts';

const SOLDIER = WHITE | NO_UPPER_SHADOW;

/** Three white candles that close at their highs, each opening in or near the body before, none far smaller. */
export const threeWhiteSoldiers: ThreeCandles = {
  lookback: 12,
  rules: [
    {
      candles: [SOLDIER, SOLDIER, SOLDIER | LONG],
      when: (bars) => closesRise(bars) && opensRiseWithin(bars) && noneIsFarSmaller(bars),
      value: 100,
    },
  ],
};

/** Three white candles that rise like soldiers while the advance weakens. */
export const advanceBlock: ThreeCandles = {
  lookback: 12,
  rules: [
    {
      candles: [LONG | WHITE | SHORT_UPPER_SHADOW, WHITE, WHITE],
      when: (bars) => closesRise(bars) && opensRiseWithin(bars) && isBlocked(bars),
      value: -100,
    },
  ],
};

/** Two long white candles, then a short one that opens at the shoulder of the second. */
export const stalledPattern: ThreeCandles = {
  lookback: 12,
  rules: [
    {
      candles: [LONG | WHITE, LONG | WHITE | NO_UPPER_SHADOW, SHORT | WHITE],
      when: (bars) => closesRise(bars) && secondOpensWithinFirst(bars) && thirdOpensAtShoulder(bars),
      value: -100,
    },
  ],
};

function closesRise({ first, second, third }: Three): boolean {
  return third.close > second.close && second.close > first.close;
}

/** Each candle opens above the open before, and not far above the close. */
function opensRiseWithin(bars: Three): boolean {
  const { second, third } = bars;
  return (
    secondOpensWithinFirst(bars) &&
    third.open > second.open &&
    third.open <= second.close + near(second.meanRangeFrom11)
  );
}

function secondOpensWithinFirst({ first, second }: Three): boolean {
  return second.open > first.open && second.open <= first.close + near(first.meanRangeFrom10);
}

function thirdOpensAtShoulder({ second, third }: Three): boolean {
  return third.open >= second.close - third.body - near(second.meanRangeFrom11);
}

function noneIsFarSmaller({ first, second, third }: Three): boolean {
  return (
    second.body > first.body - far(first.meanRangeFrom10) && third.body > second.body - far(second.meanRangeFrom11)
  );
}

/** Whether the advance weakens in one of four ways. */
function isBlocked(bars: Three): boolean {
  return secondFallsFarBehind(bars) || thirdFallsFarBehind(bars) || shrinksUnderShadows(bars) || lastIsRejected(bars);
}

function secondFallsFarBehind({ first, second, third }: Three): boolean {
  return (
    second.body < first.body - far(first.meanRangeFrom10) && third.body < second.body + near(second.meanRangeFrom11)
  );
}

function thirdFallsFarBehind({ second, third }: Three): boolean {
  return third.body < second.body - far(second.meanRangeFrom11);
}

function shrinksUnderShadows({ first, second, third }: Three): boolean {
  const isShrinking = third.body < second.body && second.body < first.body;
  return isShrinking && (has(third.asThird, TALL_UPPER_SHADOW) || has(second.asSecond, TALL_UPPER_SHADOW));
}

function lastIsRejected({ second, third }: Three): boolean {
  return third.body < second.body && third.upperShadow > third.body;
}
