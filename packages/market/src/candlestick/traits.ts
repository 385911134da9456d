/**
 * What is said of one candle, as bits. Colour is the candle's own; the rest compares it with the mean
 * of the ten candles before it, and is asked for by its place in a pattern: TA-Lib begins the totals
 * behind a third candle one bar after those behind a second.
 */
export type Traits = number;

/** Asks for nothing. */
export const ANY: Traits = 0;
/** The close is at or above the open. */
export const WHITE: Traits = 1 << 0;
/** The close is below the open. */
export const BLACK: Traits = 1 << 1;
/** The body is above the mean body. */
export const LONG: Traits = 1 << 2;
/** The body is below the mean body. */
export const SHORT: Traits = 1 << 3;
/** The body is at or below the mean body. */
export const NOT_LONG: Traits = 1 << 4;
/** The body is at most a tenth of the mean range. */
export const DOJI: Traits = 1 << 5;
/** The upper shadow is below a tenth of the mean range. */
export const NO_UPPER_SHADOW: Traits = 1 << 6;
/** The lower shadow is below a tenth of the mean range. */
export const NO_LOWER_SHADOW: Traits = 1 << 7;
/** The upper shadow is above a tenth of the mean range. */
export const UPPER_SHADOW: Traits = 1 << 8;
/** The lower shadow is above a tenth of the mean range. */
export const LOWER_SHADOW: Traits = 1 << 9;
/** The upper shadow is below the mean shadow. */
export const SHORT_UPPER_SHADOW: Traits = 1 << 10;
/** The lower shadow is below the mean shadow. */
export const SHORT_LOWER_SHADOW: Traits = 1 << 11;
/** The upper shadow is above the mean shadow. */
export const TALL_UPPER_SHADOW: Traits = 1 << 12;

/** How many words of traits there are. */
export const TRAIT_WORDS = 1 << 13;

/** Whether all of the wanted traits are there. */
export function has(traits: Traits, wanted: Traits): boolean {
  return (traits & wanted) === wanted;
}
