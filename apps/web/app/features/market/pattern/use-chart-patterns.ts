import type { Pattern } from '@wickwise/contract/lesson/pattern';
import type { CandleSpan } from '@wickwise/market/candle';
import type { CandleSeries } from '@wickwise/market/series';
import { useDeferredValue, useMemo, useState } from 'react';
import { NOTHING } from '../chart/chart-parts.ts';
import type { LayerChoice } from '../toolbar/layer-choice.ts';
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
import { MOST_MARKS, patternsIn, rankPatterns } from './rank-patterns.ts';

interface ChartPatternsInput {
  readonly series: CandleSeries;
  readonly lessons: readonly Pattern[];
  readonly layers: LayerChoice;
  readonly thresholds: Thresholds;
  /** Nothing is marked before the learner has named it. */
  readonly asksFirst: boolean;
}

interface PatternChoice {
  readonly pattern: FoundPattern;
  /** The start of the series it was found in, from which its indices count. */
  readonly start: number | undefined;
}

/** The patterns of a chart: all those found, the few that are marked, and the one whose rules are open. */
export function useChartPatterns(input: ChartPatternsInput) {
  const { series, asksFirst } = input;
  const { found, wanted } = useFoundPatterns(input);
  const [chosen, setChosen] = useState<PatternChoice | null>(null);
  const [showsAll, showAll] = useState(false);
  const [view, setView] = useState<CandleSpan | null>(null);
  const start = series.time[0];
  // With other thresholds it may no longer be found. Its rules stay open and say why.
  const stillOpen = found.find(({ key }) => key === chosen?.pattern.key);
  const open = stillOpen ?? (chosen?.start === start ? chosen?.pattern : undefined) ?? null;

  const ranked = useMemo(
    () => rankPatterns(patternsIn(wanted, view), { found, candles: series.length }),
    [wanted, view, found, series.length],
  );
  const isHidden = asksFirst && open === null;
  const marked = useMemo(() => {
    if (isHidden) return NOTHING;
    if (showsAll) return wanted;
    // Beside the drawn rules of one pattern, the marks of others would only be clutter.
    return open === null ? ranked.slice(0, MOST_MARKS) : wanted.filter(({ key }) => key === open.key);
  }, [isHidden, showsAll, wanted, ranked, open]);
  const reachable = isHidden ? NOTHING : wanted;
  return {
    found,
    /** Those that pass the filters, marked or not. */
    wanted,
    /** Those in view, the most remarkable first. */
    ranked,
    showsAll,
    showAll,
    setView,
    /** Whether it is known which candles are in view. */
    isInView: view !== null,
    open,
    atSameCandle: open === null ? NOTHING : found.filter((pattern) => indexOf(pattern) === indexOf(open)),
    /** How often the chart has the same pattern among those that pass the filters, marked or not. */
    countOf: (pattern: FoundPattern) => wanted.filter((other) => isSamePattern(other, pattern)).length,
    choose: (pattern: FoundPattern | null) => setChosen(pattern && { pattern, start }),
    marks: useMemo(() => marksOf(marked), [marked]),
    segments: useMemo(() => segmentsOf(marked, open), [marked, open]),
    /** Where the keyboard stops: at every pattern, as it is no effort to pass one. */
    stops: useMemo(() => marksOf(reachable), [reachable]),
    stopAt: (index: number) => reachable.find((pattern) => indexOf(pattern) === index) ?? null,
    /** The marked pattern at a part of the chart or a candle. */
    find: ({ partId, index }: { partId: string | null; index: number }) =>
      marked.find(({ key }) => key === partId || partId?.startsWith(`${key} `)) ??
      marked.find((pattern) => indexOf(pattern) === index) ??
      null,
  };
}

function useFoundPatterns({ series, lessons, layers, thresholds }: ChartPatternsInput) {
  const { filter, chartPatterns: showsChartPatterns } = layers;
  // The slider itself updates at once, and the chart follows as fast as it can.
  const { candles, minimumScore } = useDeferredValue(thresholds);
  // Memoized separately, so that a slider of one kind does not search for the other again.
  const shapes = useMemo(() => findCandlestickPatterns(series, candles, lessons), [series, candles, lessons]);
  const charts = useMemo(() => findScoredChartPatterns(series, minimumScore, lessons), [series, minimumScore, lessons]);
  const found = useMemo(() => inOrder(shapes, charts), [shapes, charts]);
  const wanted = useMemo(
    () => filterPatterns(found, filter).filter(({ kind }) => showsChartPatterns || kind === 'candlestick'),
    [found, filter, showsChartPatterns],
  );
  return { found, wanted };
}
