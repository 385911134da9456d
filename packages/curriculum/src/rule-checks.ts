/**
 * The part of the market engine's explanation that measures a rule: its checks by their places, or the trend before;
 * for a setup also the candles after it. Null for a rule that is not tested.
 */
export type RuleSource = readonly number[] | 'trend' | 'confirming close' | 'new setups' | null;

const STAR: readonly RuleSource[] = [[0, 1], [2], [3], [4, 5], [6], 'trend'];
const ENGULFING: readonly RuleSource[] = [[0, 1], [3], [2, 4], 'trend'];
const HAMMER: readonly RuleSource[] = [[0], [1], [2], [3], 'trend'];

/** The source of each rule of a candlestick lesson, in the order of its rules. */
export const ruleChecks: Readonly<Record<string, readonly RuleSource[]>> = {
  doji: [[0], null],
  hammer: HAMMER,
  'shooting-star': HAMMER,
  'bullish-engulfing': ENGULFING,
  'bearish-engulfing': [[0, 1], [2], [3, 4], 'trend'],
  'hanging-man': HAMMER,
  'inverted-hammer': HAMMER,
  'spinning-top': [[0], [2], [3], null],
  'long-legged-doji': [[0], [1], null],
  'dragonfly-doji': [[0], [1], [2], 'trend'],
  'gravestone-doji': [[0], [1], [2], 'trend'],
  'white-marubozu': [[0, 1], [2], [3], 'trend'],
  'bullish-belt-hold': [[0, 1], [2], null, 'trend'],
  'bullish-harami': [[0, 1], [2], [3, 4], null, 'trend'],
  'bearish-harami': [[0, 1], [2], [3], [4], 'trend'],
  'bullish-harami-cross': [[0, 1], [2], [3, 4], 'trend'],
  'piercing-pattern': [[0, 1], [2, 4], [3], [5, 6], 'trend'],
  'dark-cloud-cover': [[0, 1], [3], [4, 5], [2], 'trend'],
  'morning-star': STAR,
  'evening-star': STAR,
  'morning-doji-star': STAR,
  'evening-doji-star': STAR,
  'bullish-abandoned-baby': [[0, 1], [2], [3, 6], [4, 5], [7], 'trend'],
  'bearish-doji-star': [[0, 1], [2], [3], 'trend'],
  'three-white-soldiers': [[0, 2, 4, 6, 8, 11, 13], [1, 3, 9], [5, 12], [7, 14], [10], 'trend'],
  'three-black-crows': [[0], [1, 4, 7, 8, 11], [2, 5, 9], [6, 10], [3], 'trend'],
  'three-inside-up': [[0, 1], [2], [3, 4], [5], [6], 'trend'],
  'three-outside-up': [[0], [1, 2], [3], [4], 'trend'],
  'matching-low': [[0, 1], [2], null, 'trend'],
  'homing-pigeon': [[0, 1], [2, 3], [4], [5], 'trend'],
  'advance-block': [[0, 3, 4, 6, 7, 8, 10], [5, 9], [1], [2], [11], 'trend'],
  'bullish-three-line-strike': [[0, 1, 2, 4, 5], [3, 6], [8], [7, 9], 'trend'],
  'rising-three-methods': [[0, 1, 16, 17], [2, 3, 6, 7, 11, 12], [4, 5, 8, 9, 13, 14], [10, 15], [18, 19], 'trend'],
  'bullish-hikkake': [[0, 1], [2, 3], 'confirming close', 'new setups', null],
};
