import type { CandleSpan } from '../candle.ts';
import { type Direction, opposite } from '../candlestick/direction.ts';
import type { PatternHits } from '../candlestick/hit.ts';
import { candlestickPatterns } from '../candlestick/patterns.ts';
import { at } from '../column.ts';
import { candlesBackToTrend, readingOf, requiredTrend } from '../explain/meaning.ts';
import { measureTrend } from '../explain/trend.ts';
import type { IndicatorLine } from '../indicators/indicator.ts';
import type { CandleSeries } from '../series.ts';
import { firstCloseOutside } from './first-close-outside.ts';
import type { CandleStatistic, Tally } from './statistic.ts';

/** A series with what every count reads from it. */
export interface CountedSeries {
  readonly series: CandleSeries;
  readonly hits: PatternHits;
  /** `ema(series.close, TREND_PERIOD)`. */
  readonly average: IndicatorLine;
}

/** Adds the hits of a series that a statistic is about to its tally. */
export function countCandles(counted: CountedSeries, statistic: CandleStatistic, tally: Tally): void {
  const { indices, values } = counted.hits[statistic.pattern];
  for (const [place, index] of indices.entries()) {
    const side = (values[place] ?? 0) > 0 ? 'up' : 'down';
    if (statistic.direction !== null && side !== statistic.direction) continue;
    if (!hasShadow(counted.series, index, statistic.shadow)) continue;
    countHit(counted, { statistic, index, side }, tally);
  }
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

function countHit({ series, average }: CountedSeries, { statistic, index, side }: CountedHit, tally: Tally): void {
  const { pattern, trend: required, counts, candles = candlestickPatterns[pattern].size } = statistic;
  const first = index - candlestickPatterns[pattern].size + 1;
  const trendAt = first - candlesBackToTrend(pattern);
  const trend = measureTrend({ series, average, index: trendAt })?.direction ?? 'flat';
  const named = required === 'of the name' ? requiredTrend(pattern, readingOf(pattern, side)) : null;
  if (named === null ? trend === 'flat' : trend !== named) return;
  addExit({ series, span: { from: index - candles + 1, to: index }, trend, counts }, tally);
}

interface Exit {
  readonly series: CandleSeries;
  readonly span: CandleSpan;
  readonly trend: Direction | 'flat';
  readonly counts: CandleStatistic['counts'];
}

/** Adds one pattern and, once price has left it, the side on which it did. */
export function addExit({ series, span, trend, counts }: Exit, tally: Tally): void {
  tally.found += 1;
  const exit = firstCloseOutside(series, span);
  if (exit === null) return;
  tally.cases += 1;
  if (exit === sideThatCounts(counts, trend)) tally.successes += 1;
}

function sideThatCounts(counts: CandleStatistic['counts'], trend: Direction | 'flat'): Direction | null {
  if (counts === 'up' || counts === 'down') return counts;
  if (trend === 'flat') return null;
  return counts === 'continuation' ? trend : opposite(trend);
}
