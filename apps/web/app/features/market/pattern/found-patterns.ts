import type { Pattern } from '@wickwise/contract/lesson/pattern';
import type { CandleSpan } from '@wickwise/market/candle';
import { type CandleSettings, defaultCandleSettings } from '@wickwise/market/candlestick/measure/settings';
import { titleOf } from '@wickwise/market/candlestick/pattern-title';
import { DEFAULT_MINIMUM_SCORE, findChartPatterns } from '@wickwise/market/chart-patterns/find-chart-patterns';
import type { ChartPattern } from '@wickwise/market/chart-patterns/finding';
import { type FoundCandlestick, findCandlesticks } from '@wickwise/market/explain/find-candlesticks';
import type { CandleSeries } from '@wickwise/market/series';
import { nameFromId } from '#app/features/pattern/public.ts';
import type { ChartMark, ChartSegment } from '../chart/chart-parts.ts';

/** How strictly patterns are recognized: the candles by TA-Lib's settings, the chart patterns by their score. */
export interface Thresholds {
  readonly candles: CandleSettings;
  /** 0 to 100. */
  readonly minimumScore: number;
}

export const defaultThresholds: Thresholds = { candles: defaultCandleSettings, minimumScore: DEFAULT_MINIMUM_SCORE };

/** A pattern that was recognized in a series. Its key stays the same while candles are added. */
export type FoundPattern = { readonly key: string; readonly name: string; readonly lesson: Pattern | null } & (
  | { readonly kind: 'candlestick'; readonly found: FoundCandlestick }
  | { readonly kind: 'chart-pattern'; readonly found: ChartPattern }
);

/** Which candlestick patterns are marked. */
export const markFilters = [
  { value: 'in-trend', label: 'With a lesson, in the right trend' },
  { value: 'lessons', label: 'With a lesson, any trend' },
  { value: 'all', label: 'All 61, any trend' },
  { value: 'none', label: 'None' },
] as const;
export type MarkFilter = (typeof markFilters)[number]['value'];

/** Every candlestick pattern of a series, in the order of the candles that complete them. */
export function findCandlestickPatterns(
  series: CandleSeries,
  settings: CandleSettings,
  lessons: readonly Pattern[],
): FoundPattern[] {
  return findCandlesticks(series, settings).map((found) => candlestickOf(series, found, lessons));
}

/** Every chart pattern of a series with a score of at least `minimumScore`, in the order of their breakouts. */
export function findScoredChartPatterns(
  series: CandleSeries,
  minimumScore: number,
  lessons: readonly Pattern[],
): FoundPattern[] {
  return findChartPatterns(series, { minimumScore }).map((found) => chartPatternOf(series, found, lessons));
}

/** Both kinds in the order of the candles that complete them. */
export function inOrder(...kinds: readonly (readonly FoundPattern[])[]): FoundPattern[] {
  return kinds.flat().sort((a, b) => indexOf(a) - indexOf(b));
}

function candlestickOf(series: CandleSeries, found: FoundCandlestick, lessons: readonly Pattern[]): FoundPattern {
  const { pattern, index, value } = found;
  const side = value > 0 ? 'up' : 'down';
  const lesson = lessons.find(({ recognizedAs: known }) => {
    return known?.kind === 'candlestick' && known.name === pattern && (known.direction ?? side) === side;
  });
  const key = `${pattern} ${side} ${series.time[index]}`;
  return { kind: 'candlestick', key, name: lesson?.name ?? titleOf(pattern), lesson: lesson ?? null, found };
}

function chartPatternOf(series: CandleSeries, found: ChartPattern, lessons: readonly Pattern[]): FoundPattern {
  const lesson = lessons.find(({ recognizedAs }) => {
    return recognizedAs?.kind === 'chart-pattern' && recognizedAs.name === found.name;
  });
  const key = `${found.name} ${series.time[found.breakout.index]}`;
  return { kind: 'chart-pattern', key, name: lesson?.name ?? nameFromId(found.name), lesson: lesson ?? null, found };
}

/** The candle that completes a pattern. */
export function indexOf({ kind, found }: FoundPattern): number {
  return kind === 'candlestick' ? found.index : found.breakout.index;
}

/** The candles that a pattern is made of. */
export function spanOf({ kind, found }: FoundPattern): CandleSpan {
  if (kind === 'candlestick') return found.span;
  const first = Math.min(...found.points.map(({ index }) => index), found.breakout.index);
  return { from: first, to: found.breakout.index };
}

/** How a pattern is read; null for indecision. */
export function directionOf({ kind, found }: FoundPattern): 'up' | 'down' | null {
  return kind === 'candlestick' ? found.reading : found.breakout.direction;
}

/** Whether two places show the same side of the same pattern. */
export function isSamePattern(one: FoundPattern, other: FoundPattern): boolean {
  if (one.kind === 'chart-pattern') return other.kind === one.kind && one.found.name === other.found.name;
  if (other.kind === 'chart-pattern' || one.found.pattern !== other.found.pattern) return false;
  return Math.sign(one.found.value) === Math.sign(other.found.value);
}

/** The patterns that pass the learner's filter, which applies to candlesticks only. */
export function filterPatterns(patterns: readonly FoundPattern[], filter: MarkFilter): FoundPattern[] {
  return patterns.filter(({ kind, found, lesson }) => {
    if (kind === 'chart-pattern' || filter === 'all') return true;
    if (filter === 'none' || lesson === null) return false;
    return filter === 'lessons' || (found.reading !== null && found.fitsTrend !== false);
  });
}

/** One mark for the patterns of a candle that are read alike; its id is the key of the first. */
export function marksOf(patterns: readonly FoundPattern[]): ChartMark[] {
  const groups = Map.groupBy(patterns, (pattern) => `${indexOf(pattern)} ${directionOf(pattern)}`);
  return [...groups.values()].flatMap(([first, ...others]) => {
    if (first === undefined) return [];
    const label = others.length === 0 ? first.name : `${first.name} +${others.length}`;
    return [{ id: first.key, index: indexOf(first), direction: directionOf(first), label }];
  });
}

/** The lines of the chart patterns; those of the chosen one stand out. */
export function segmentsOf(patterns: readonly FoundPattern[], chosen: FoundPattern | null): ChartSegment[] {
  return patterns.flatMap((pattern) => {
    if (pattern.kind !== 'chart-pattern') return [];
    const look =
      pattern.key === chosen?.key ? ({ tone: 'accent' } as const) : ({ tone: 'neutral', dashed: true } as const);
    return pattern.found.lines.map(({ role, from, to }) => ({ id: `${pattern.key} ${role}`, from, to, ...look }));
  });
}
