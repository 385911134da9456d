import type { PatternName } from '../pattern-name.ts';
import { candlestickPatterns } from '../patterns.ts';

/** Index of the first candle of a series that a pattern can hit (TA-Lib's look-back with its default settings). */
export function lookbackOf(name: PatternName): number {
  return candlestickPatterns[name].lookback;
}
