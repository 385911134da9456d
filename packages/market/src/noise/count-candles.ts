import type { CandleSpan } from '../candle.ts';
import { type Direction, opposite } from '../candlestick/direction.ts';
import type { PatternHits } from '../candlestick/hit.ts';
import { candlestickPatterns } from '../candlestick/patterns.ts';
import { at } from '../column.ts';
import { candlesBackToTrend, readingOf, requiredTrend } from '../explain/meaning.ts';
import { measureTrend } from '../explain/trend.ts';
import type { IndicatorLine } from '../indicators/indicator.ts';
import type { CandleSeries } from '../series.ts';
import type { CandleStatistic } from './statistic.ts';

/** A series with what every count reads from it. */
export interface CountedSeries {
  readonly series: CandleSeries;
  readonly hits: PatternHits;
  /** `ema(series.close, TREND_PERIOD)`. */
  readonly average: IndicatorLine;
}

/** A pattern with the side on which an exit counts. */
export interface CountedCase {
  readonly span: CandleSpan;
  readonly side: Direction;
}

/** The hits of a series that a statistic is about. */
export function findCases(counted: CountedSeries, statistic: CandleStatistic): CountedCase[] {
  const { indices, values } = counted.hits[statistic.pattern];
  return Array.from(indices).flatMap((index, place) => {
    const side = (values[place] ?? 0) > 0 ? 'up' : 'down';
    if (statistic.direction !== null && side !== statistic.direction) return [];
    if (!hasShadow(counted.series, index, statistic.shadow)) return [];
    return caseOf(counted, { statistic, index, side }) ?? [];
  });
}

function hasShadow(
  { open, high, low, close }: CandleSeries,
  index: number,
  shadow: CandleStatistic['shadow'],
): boolean {
  if (shadow === undefined) return true;
  const [top, bottom] = [Math.max(at(open, index), at(close, index)), Math.min(at(open, index), at(close, index))];
  const length = shadow.side === 'upper' ? at(high, index) - top : bottom - at(low, index);
  return length >= shadow.least * (top - bottom);
}

interface CountedHit {
  readonly statistic: CandleStatistic;
  readonly index: number;
  readonly side: Direction;
}

function caseOf({ series, average }: CountedSeries, { statistic, index, side }: CountedHit): CountedCase | null {
  const { pattern, trend: required, counts, candles = candlestickPatterns[pattern].size } = statistic;
  const first = index - candlestickPatterns[pattern].size + 1;
  const trendAt = first - candlesBackToTrend(pattern);
  const trend = measureTrend({ series, average, index: trendAt })?.direction ?? 'flat';
  const named = required === 'of the name' ? requiredTrend(pattern, readingOf(pattern, side)) : null;
  if (named === null ? trend === 'flat' : trend !== named) return null;
  const counted = sideThatCounts(counts, trend);
  return counted && { span: { from: index - candles + 1, to: index }, side: counted };
}

function sideThatCounts(counts: CandleStatistic['counts'], trend: Direction | 'flat'): Direction | null {
  if (counts === 'up' || counts === 'down') return counts;
  if (trend === 'flat') return null;
  return counts === 'continuation' ? trend : opposite(trend);
}

/** Every inside bar after a trend, measured at the candle that surrounds it: exits with the trend count. */
export function findInsideBars({ series, average }: CountedSeries): CountedCase[] {
  const { high, low } = series;
  const found: CountedCase[] = [];
  for (let index = 1; index < series.length; index++) {
    if (at(high, index) >= at(high, index - 1) || at(low, index) <= at(low, index - 1)) continue;
    const trend = measureTrend({ series, average, index: index - 1 })?.direction ?? 'flat';
    if (trend !== 'flat') found.push({ span: { from: index - 1, to: index }, side: trend });
  }
  return found;
}
