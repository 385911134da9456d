import type { Pattern } from '@wickwise/contract/lesson/pattern';
import type { CandleSeries } from '@wickwise/market/series';
import { useDeferredValue, useMemo, useState } from 'react';
import { NOTHING } from '../chart/chart-parts.ts';
import type { LayerChoice } from '../toolbar/layer-toggles.tsx';
import {
  type FoundPattern,
  filterPatterns,
  findCandlestickPatterns,
  findScoredChartPatterns,
  indexOf,
  inOrder,
  isSamePattern,
  marksOf,
  segmentsOf,
  type Thresholds,
} from './found-patterns.ts';

interface ChartPatternsInput {
  readonly series: CandleSeries;
  readonly lessons: readonly Pattern[];
  readonly layers: LayerChoice;
  readonly thresholds: Thresholds;
}

interface PatternChoice {
  readonly pattern: FoundPattern;
  /** The start of the series it was found in, from which its indices count. */
  readonly start: number | undefined;
}

/** The patterns of a chart: all those found, those that are marked, and the one whose rules are open. */
export function useChartPatterns({ series, lessons, layers, thresholds }: ChartPatternsInput) {
  const { filter, chartPatterns: showsChartPatterns } = layers;
  const [chosen, setChosen] = useState<PatternChoice | null>(null);
  // The slider itself updates at once, and the chart follows as fast as it can.
  const applied = useDeferredValue(thresholds);
  const { candles, minimumScore } = applied;
  // Memoized separately, so that a slider of one kind does not search for the other again.
  const shapes = useMemo(() => findCandlestickPatterns(series, candles, lessons), [series, candles, lessons]);
  const charts = useMemo(() => findScoredChartPatterns(series, minimumScore, lessons), [series, minimumScore, lessons]);
  const found = useMemo(() => inOrder(shapes, charts), [shapes, charts]);
  const marked = useMemo(
    () => filterPatterns(found, filter).filter(({ kind }) => showsChartPatterns || kind === 'candlestick'),
    [found, filter, showsChartPatterns],
  );
  const start = series.time[0];
  // With other thresholds it may no longer be found. Its rules stay open and say why.
  const stillOpen = found.find(({ key }) => key === chosen?.pattern.key);
  const open = stillOpen ?? (chosen?.start === start ? chosen?.pattern : undefined) ?? null;
  return {
    marked,
    open,
    atSameCandle: open === null ? NOTHING : found.filter((pattern) => indexOf(pattern) === indexOf(open)),
    /** How often the chart has the same pattern, marked or not. */
    countOf: (pattern: FoundPattern) => found.filter((other) => isSamePattern(other, pattern)).length,
    choose: (pattern: FoundPattern | null) => setChosen(pattern && { pattern, start }),
    marks: useMemo(() => marksOf(marked), [marked]),
    segments: useMemo(() => segmentsOf(marked, open), [marked, open]),
    /** The pattern at a part of the chart or a candle. */
    find: ({ partId, index }: { partId: string | null; index: number }) =>
      marked.find(({ key }) => key === partId || partId?.startsWith(`${key} `)) ??
      marked.find((pattern) => indexOf(pattern) === index) ??
      null,
  };
}
