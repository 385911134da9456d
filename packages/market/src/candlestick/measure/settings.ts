/**
 * TA-Lib's candle settings: how many candles before the judged one an average covers, and the factor it is multiplied
 * with. Source: `candleSettings` of TA-Lib 0.6.4. ShadowLong and ShadowVeryLong have a period of 0, which means the
 * candle's own body.
 */

/** Candles in the averages of bodies (long, short), ranges (doji, no shadow) and shadows. */
export const SIZE_PERIOD = 10;
/** Candles in the average range that says how near, far or equal two prices are. */
export const DISTANCE_PERIOD = 5;

/** ShadowShort: half of the mean sum of both shadows, divided last. */
export const SHADOW_SHARE = 2;

/** The factors, each above 0. **Usual** is the mean of the candles before. */
export interface CandleSettings {
  /** BodyLong: a body above this many usual bodies is long. */
  readonly longBody: number;
  /** BodyShort: a body below this many usual bodies is short. */
  readonly shortBody: number;
  /** BodyDoji: a body of at most this many usual ranges is a doji's. */
  readonly doji: number;
  /** ShadowVeryShort: a shadow below this many usual ranges counts as none. */
  readonly noShadow: number;
  /** ShadowShort: a shadow below this many usual shadows is short. */
  readonly shortShadow: number;
  /** ShadowLong: a shadow longer than this many bodies of its own candle is long. */
  readonly longShadow: number;
  /** ShadowVeryLong: the same for a very long one. */
  readonly veryLongShadow: number;
  /** Near: prices no further apart than this many usual ranges are near each other. */
  readonly near: number;
  /** Far: a body smaller than another by this many usual ranges is far smaller. */
  readonly far: number;
  /** Equal: prices no further apart than this many usual ranges are equal. */
  readonly equal: number;
}
export type CandleSetting = keyof CandleSettings;

/** TA-Lib's own factors. */
export const defaultCandleSettings: CandleSettings = {
  longBody: 1,
  shortBody: 1,
  doji: 0.1,
  noShadow: 0.1,
  shortShadow: 1,
  longShadow: 1,
  veryLongShadow: 2,
  near: 0.2,
  far: 0.6,
  equal: 0.05,
};
