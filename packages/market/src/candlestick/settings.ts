/**
 * TA-Lib's default candle settings: how many candles before the judged one an average covers, and the
 * factor it is multiplied with. Source: `candleSettings` of TA-Lib 0.6.4. BodyLong and BodyShort are
 * one setting (factor 1), BodyDoji and ShadowVeryShort are another. ShadowLong and ShadowVeryLong have
 * a period of 0, which means the candle's own body: rules compare with that directly.
 */

/** Candles in the averages of bodies (long, short), ranges (doji, no shadow) and shadows. */
export const SIZE_PERIOD = 10;
/** Candles in the average range that says how near, far or equal two prices are. */
export const DISTANCE_PERIOD = 5;

/** BodyDoji and ShadowVeryShort, of the mean range. */
export const TINY_FACTOR = 0.1;
/** ShadowShort: half of the mean sum of both shadows, divided last. */
export const SHADOW_SHARE = 2;

const NEAR_FACTOR = 0.2;
const FAR_FACTOR = 0.6;
const EQUAL_FACTOR = 0.05;

/** How far apart two prices may be to be near each other. */
export function near(meanRange: number): number {
  return NEAR_FACTOR * meanRange;
}

/** By how much a body must be smaller than another to be far smaller. */
export function far(meanRange: number): number {
  return FAR_FACTOR * meanRange;
}

/** How far apart two prices may be to count as equal. */
export function equal(meanRange: number): number {
  return EQUAL_FACTOR * meanRange;
}
