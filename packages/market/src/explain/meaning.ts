import { type Direction, opposite } from '../candlestick/direction.ts';
import type { PatternName } from '../candlestick/pattern-name.ts';

/**
 * What a pattern's name claims about the trend, as textbooks use it; the scanner looks at no trend.
 * - `reversal`: against the trend it ends, measured at its first candle, which still belongs to that trend
 * - `turn`: a reversal whose first candle is already the turn, so the trend is measured at the candle before
 * - `continuation`: with the trend, measured at the candle before
 * - `either`: read by its direction after any trend
 * - `indecision`: read in no direction; the sign of its value is the color of the candle, or always plus
 */
type TrendRole = 'reversal' | 'turn' | 'continuation' | 'either' | 'indecision';

const trendRoles: Readonly<Record<PatternName, TrendRole>> = {
  CDL2CROWS: 'reversal',
  CDL3BLACKCROWS: 'turn',
  CDL3INSIDE: 'reversal',
  CDL3LINESTRIKE: 'continuation',
  CDL3OUTSIDE: 'reversal',
  CDL3STARSINSOUTH: 'reversal',
  CDL3WHITESOLDIERS: 'turn',
  CDLABANDONEDBABY: 'reversal',
  CDLADVANCEBLOCK: 'reversal',
  CDLBELTHOLD: 'turn',
  CDLBREAKAWAY: 'reversal',
  CDLCLOSINGMARUBOZU: 'continuation',
  CDLCONCEALBABYSWALL: 'reversal',
  CDLCOUNTERATTACK: 'reversal',
  CDLDARKCLOUDCOVER: 'reversal',
  CDLDOJI: 'indecision',
  CDLDOJISTAR: 'reversal',
  CDLDRAGONFLYDOJI: 'reversal',
  CDLENGULFING: 'reversal',
  CDLEVENINGDOJISTAR: 'reversal',
  CDLEVENINGSTAR: 'reversal',
  CDLGAPSIDESIDEWHITE: 'continuation',
  CDLGRAVESTONEDOJI: 'reversal',
  CDLHAMMER: 'reversal',
  CDLHANGINGMAN: 'reversal',
  CDLHARAMI: 'reversal',
  CDLHARAMICROSS: 'reversal',
  CDLHIGHWAVE: 'indecision',
  CDLHIKKAKE: 'either',
  CDLHIKKAKEMOD: 'reversal',
  CDLHOMINGPIGEON: 'reversal',
  CDLIDENTICAL3CROWS: 'turn',
  CDLINNECK: 'continuation',
  CDLINVERTEDHAMMER: 'reversal',
  CDLKICKING: 'either',
  CDLKICKINGBYLENGTH: 'either',
  CDLLADDERBOTTOM: 'reversal',
  CDLLONGLEGGEDDOJI: 'indecision',
  CDLLONGLINE: 'continuation',
  CDLMARUBOZU: 'continuation',
  CDLMATCHINGLOW: 'reversal',
  CDLMATHOLD: 'continuation',
  CDLMORNINGDOJISTAR: 'reversal',
  CDLMORNINGSTAR: 'reversal',
  CDLONNECK: 'continuation',
  CDLPIERCING: 'reversal',
  CDLRICKSHAWMAN: 'indecision',
  CDLRISEFALL3METHODS: 'continuation',
  CDLSEPARATINGLINES: 'continuation',
  CDLSHOOTINGSTAR: 'reversal',
  CDLSHORTLINE: 'indecision',
  CDLSPINNINGTOP: 'indecision',
  CDLSTALLEDPATTERN: 'reversal',
  CDLSTICKSANDWICH: 'reversal',
  CDLTAKURI: 'reversal',
  CDLTASUKIGAP: 'continuation',
  CDLTHRUSTING: 'continuation',
  CDLTRISTAR: 'reversal',
  CDLUNIQUE3RIVER: 'reversal',
  CDLUPSIDEGAP2CROWS: 'reversal',
  CDLXSIDEGAP3METHODS: 'continuation',
};

/** How a pattern is read, given the side its value is on; null for one read in neither direction. */
export function readingOf(pattern: PatternName, side: Direction): Direction | null {
  // Every doji is worth +100, also this one, which is read as the mirror image of a dragonfly.
  if (pattern === 'CDLGRAVESTONEDOJI') return 'down';
  return trendRoles[pattern] === 'indecision' ? null : side;
}

/** The trend that a pattern's name requires, given how it is read; null if it requires none. */
export function requiredTrend(pattern: PatternName, reading: Direction | null): Direction | null {
  const claim = trendRoles[pattern];
  if (reading === null || claim === 'either') return null;
  return claim === 'continuation' ? reading : opposite(reading);
}

/** How many candles before the pattern's first one the trend is measured. */
export function candlesBackToTrend(pattern: PatternName): 0 | 1 {
  return trendRoles[pattern] === 'turn' || trendRoles[pattern] === 'continuation' ? 1 : 0;
}
