import type { PatternName } from '@wickwise/market/candlestick/pattern-name';
import type { ChartPatternName } from '@wickwise/market/chart-patterns/finding';
import type {
  CandleStatistic,
  ChartPatternStatistic,
  InsideBarStatistic,
  Statistic,
} from '@wickwise/market/noise/statistic';

type Side = CandleStatistic['counts'];

/** Which way price leaves a bullish pattern (the hits above 0) after the trend of its name. */
function bullish(pattern: PatternName, counts: Side): CandleStatistic {
  return { kind: 'candlestick', pattern, direction: 'up', trend: 'of the name', counts };
}

function bearish(pattern: PatternName, counts: Side): CandleStatistic {
  return { kind: 'candlestick', pattern, direction: 'down', trend: 'of the name', counts };
}

/** A pattern that the source judges after a rise and after a decline alike. */
function eitherTrend(pattern: PatternName, counts: Side): CandleStatistic {
  return { kind: 'candlestick', pattern, direction: null, trend: 'either', counts };
}

function chart(
  pattern: ChartPatternName,
  side: ChartPatternStatistic['side'],
  counts: ChartPatternStatistic['counts'],
): ChartPatternStatistic {
  return { kind: 'chart-pattern', pattern, side, counts };
}

/** What the lessons ask of a long shadow, where TA-Lib's rule asks for more than one body. */
const TWICE_BELOW = { side: 'lower', least: 2 } as const;
const TWICE_ABOVE = { side: 'upper', least: 2 } as const;

const insideBar: InsideBarStatistic = { kind: 'inside-bar' };

/**
 * What the published rate of each measured lesson counts. Where it speaks against the textbook, so does the side here. Flags
 * are missing: their source follows them to the end of a swing that it corrects by hand.
 */
export const statistics = {
  doji: eitherTrend('CDLDOJI', 'reversal'),
  hammer: { ...bullish('CDLHAMMER', 'up'), shadow: TWICE_BELOW },
  'shooting-star': { ...bearish('CDLSHOOTINGSTAR', 'down'), shadow: TWICE_ABOVE },
  'bullish-engulfing': bullish('CDLENGULFING', 'up'),
  'bearish-engulfing': bearish('CDLENGULFING', 'down'),
  'hanging-man': { ...bearish('CDLHANGINGMAN', 'up'), shadow: TWICE_BELOW },
  // Bulkowski's inverted hammer is a pair: the candle before belongs to it.
  'inverted-hammer': { ...bullish('CDLINVERTEDHAMMER', 'down'), candles: 2, shadow: TWICE_ABOVE },
  'spinning-top': eitherTrend('CDLSPINNINGTOP', 'reversal'),
  'long-legged-doji': eitherTrend('CDLLONGLEGGEDDOJI', 'continuation'),
  'dragonfly-doji': eitherTrend('CDLDRAGONFLYDOJI', 'reversal'),
  'gravestone-doji': eitherTrend('CDLGRAVESTONEDOJI', 'reversal'),
  'white-marubozu': bullish('CDLMARUBOZU', 'up'),
  'bullish-belt-hold': bullish('CDLBELTHOLD', 'up'),
  'bullish-harami': bullish('CDLHARAMI', 'up'),
  'bearish-harami': bearish('CDLHARAMI', 'up'),
  'bullish-harami-cross': bullish('CDLHARAMICROSS', 'down'),
  'piercing-pattern': bullish('CDLPIERCING', 'up'),
  'dark-cloud-cover': bearish('CDLDARKCLOUDCOVER', 'down'),
  'morning-star': bullish('CDLMORNINGSTAR', 'up'),
  'evening-star': bearish('CDLEVENINGSTAR', 'down'),
  'morning-doji-star': bullish('CDLMORNINGDOJISTAR', 'up'),
  'evening-doji-star': bearish('CDLEVENINGDOJISTAR', 'down'),
  'bullish-abandoned-baby': bullish('CDLABANDONEDBABY', 'up'),
  'bearish-doji-star': bearish('CDLDOJISTAR', 'up'),
  'three-white-soldiers': bullish('CDL3WHITESOLDIERS', 'up'),
  'three-black-crows': bearish('CDL3BLACKCROWS', 'down'),
  'three-inside-up': bullish('CDL3INSIDE', 'up'),
  'three-outside-up': bullish('CDL3OUTSIDE', 'up'),
  'matching-low': bullish('CDLMATCHINGLOW', 'down'),
  'homing-pigeon': bullish('CDLHOMINGPIGEON', 'down'),
  'advance-block': bearish('CDLADVANCEBLOCK', 'up'),
  'bullish-three-line-strike': bullish('CDL3LINESTRIKE', 'down'),
  'rising-three-methods': bullish('CDLRISEFALL3METHODS', 'up'),
  'double-bottom': chart('double-bottom', 'up', 'target'),
  'double-top': chart('double-top', 'down', 'target'),
  'triple-bottom': chart('triple-bottom', 'up', 'target'),
  'triple-top': chart('triple-top', 'down', 'target'),
  'inverse-head-and-shoulders': chart('inverse-head-and-shoulders', 'up', 'target'),
  'head-and-shoulders': chart('head-and-shoulders', 'down', 'target'),
  'ascending-triangle': chart('ascending-triangle', 'up', 'breakout'),
  'descending-triangle': chart('descending-triangle', 'down', 'breakout'),
  'symmetrical-triangle': chart('symmetrical-triangle', 'up', 'breakout'),
  'rising-wedge': chart('rising-wedge', 'down', 'target'),
  'falling-wedge': chart('falling-wedge', 'up', 'target'),
  'cup-with-handle': chart('cup-with-handle', 'up', 'target'),
  'inside-bar-breakout': insideBar,
} as const satisfies Readonly<Record<string, Statistic>>;

/** Published for rises and declines together, where our runs count only the candles after a rise: not to be compared. */
export const POOLED_BY_SOURCE: ReadonlySet<string> = new Set<CountedId>(['white-marubozu']);

/** The id of a lesson whose published rate can be counted again. */
export type CountedId = keyof typeof statistics;

/** Whether the published rate of a lesson can be counted again, by the lesson's id. */
export function isCounted(id: string): id is CountedId {
  return Object.hasOwn(statistics, id);
}
