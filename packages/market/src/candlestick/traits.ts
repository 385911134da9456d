import type { Trait } from './condition.ts';

/** Facts about one candle as bits. */
export type Traits = number;

/** Every trait that a pattern requires. */
export const traits = {
  rising: { phrase: 'rising, closes at or above its open', measured: 'close', comparison: 'at_least', bound: 'open' },
  falling: { phrase: 'falling, closes below its open', measured: 'close', comparison: 'below', bound: 'open' },
  longBody: { phrase: 'long body', measured: 'body', comparison: 'above', bound: 'longBody' },
  smallBody: { phrase: 'small body', measured: 'body', comparison: 'below', bound: 'shortBody' },
  bodyNotLong: { phrase: 'body no longer than usual', measured: 'body', comparison: 'at_most', bound: 'shortBody' },
  hardlyAnyBody: { phrase: 'hardly any body', measured: 'body', comparison: 'at_most', bound: 'doji' },
  noUpperShadow: { phrase: 'almost no upper shadow', measured: 'upperShadow', comparison: 'below', bound: 'noShadow' },
  noLowerShadow: { phrase: 'almost no lower shadow', measured: 'lowerShadow', comparison: 'below', bound: 'noShadow' },
  clearUpperShadow: { phrase: 'a clear upper shadow', measured: 'upperShadow', comparison: 'above', bound: 'noShadow' },
  clearLowerShadow: { phrase: 'a clear lower shadow', measured: 'lowerShadow', comparison: 'above', bound: 'noShadow' },
  shortUpperShadow: {
    phrase: 'short upper shadow',
    measured: 'upperShadow',
    comparison: 'below',
    bound: 'shortShadow',
  },
  shortLowerShadow: {
    phrase: 'short lower shadow',
    measured: 'lowerShadow',
    comparison: 'below',
    bound: 'shortShadow',
  },
} satisfies Record<string, Trait>;

/** The traits in the order of their bits. */
export const traitList: readonly Trait[] = Object.values(traits);

/** How many numbers of traits there are. */
export const TRAIT_WORDS = 1 << traitList.length;
