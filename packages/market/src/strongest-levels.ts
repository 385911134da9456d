import { findLevels, type PriceLevel } from './levels.ts';
import { findPivots, meanTrueRange } from './pivots.ts';
import type { CandleSeries } from './series.ts';

/** How far price has to turn back for a swing that counts for a level, in mean true ranges. */
const REVERSAL = 2.2;
const MAX_LEVELS = 5;

/**
 * The levels of a chart that are worth naming: at most five, the strongest first. What is drawn and what is written about a
 * chart are these, so that they agree.
 */
export function findStrongestLevels(series: CandleSeries): PriceLevel[] {
  const range = meanTrueRange(series);
  const pivots = findPivots({ series, range, reversal: REVERSAL });
  return findLevels({ pivots, averageRange: range.at(-1) ?? 0, candles: series.length }).slice(0, MAX_LEVELS);
}
