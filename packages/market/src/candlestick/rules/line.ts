import type { One } from '../bar.ts';
import type { OneCandle } from '../rule.ts';
import {
  BLACK,
  LONG,
  NO_LOWER_SHADOW,
  NO_UPPER_SHADOW,
  SHORT,
  SHORT_LOWER_SHADOW,
  SHORT_UPPER_SHADOW,
  type Traits,
  WHITE,
} from '../traits.ts';

const BARE = NO_UPPER_SHADOW | NO_LOWER_SHADOW;
const SHORT_SHADOWS = SHORT_UPPER_SHADOW | SHORT_LOWER_SHADOW;

/** A long body without a shadow at its open. */
export const beltHold: OneCandle = {
  lookback: 10,
  rules: [
    { candles: [LONG | WHITE | NO_LOWER_SHADOW], value: 100 },
    { candles: [LONG | BLACK | NO_UPPER_SHADOW], value: -100 },
  ],
};

/** A long body without a shadow at its close. */
export const closingMarubozu: OneCandle = {
  lookback: 10,
  rules: [
    { candles: [LONG | WHITE | NO_UPPER_SHADOW], value: 100 },
    { candles: [LONG | BLACK | NO_LOWER_SHADOW], value: -100 },
  ],
};

/** A long body without shadows. */
export const marubozu = ofEitherColour(LONG | BARE);

/** A long body with short shadows. */
export const longLine = ofEitherColour(LONG | SHORT_SHADOWS);

/** A short body with short shadows. */
export const shortLine = ofEitherColour(SHORT | SHORT_SHADOWS);

/** A short body between shadows longer than it. */
export const spinningTop = betweenShadows(1);

/** A short body between shadows longer than two bodies. */
export const highWave = betweenShadows(2);

/** A candle whose colour is the sign of its hit. */
function ofEitherColour(traits: Traits): OneCandle {
  return {
    lookback: 10,
    rules: [
      { candles: [traits | WHITE], value: 100 },
      { candles: [traits | BLACK], value: -100 },
    ],
  };
}

/** A short body between shadows that are each longer than so many bodies. */
function betweenShadows(bodies: number): OneCandle {
  const when = ({ first }: One) => first.upperShadow > bodies * first.body && first.lowerShadow > bodies * first.body;
  return {
    lookback: 10,
    rules: [
      { candles: [SHORT | WHITE], when, value: 100 },
      { candles: [SHORT | BLACK], when, value: -100 },
    ],
  };
}
