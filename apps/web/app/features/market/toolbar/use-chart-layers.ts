import type { CandleSpan } from '@wickwise/market/candle';
import type { CandleSeries } from '@wickwise/market/series';
import { useMemo } from 'react';
import { type ChartLayers, type DrawnLevel, type DrawnReading, NOTHING } from '../chart/chart-parts.ts';
import type { useDrawings } from '../drawing/use-drawings.ts';
import type { useChartPatterns } from '../pattern/use-chart-patterns.ts';
import { averagesOf, levelsOf, pricesOf } from './chart-layers.ts';
import type { LayerChoice } from './layer-choice.ts';

interface LayersInput {
  readonly series: CandleSeries;
  readonly layers: LayerChoice;
  readonly patterns: ReturnType<typeof useChartPatterns>;
  readonly drawing: ReturnType<typeof useDrawings>;
  readonly readings: readonly DrawnReading[];
  /** The prices that Wick's answer names. */
  readonly said: readonly DrawnLevel[];
  /** The candles of the pattern that is open or asked about. */
  readonly highlight: CandleSpan | null;
}

/** Everything drawn over the candles: each part stays the same array until it changes. */
export function useChartLayers({
  series,
  layers,
  patterns,
  drawing,
  readings,
  said,
  highlight,
}: LayersInput): ChartLayers {
  const { open, marks, segments } = patterns;
  const { parts } = drawing;
  const averages = useMemo(() => averagesOf(series, layers.averages), [series, layers.averages]);
  const found = useMemo(() => (layers.levels ? levelsOf(series) : NOTHING), [series, layers.levels]);
  const { from, to } = highlight ?? {};
  return {
    marks,
    averages,
    readings,
    boxes: parts.boxes,
    volume: layers.volume,
    levels: useMemo(
      () => [...found, ...(said.length > 0 ? said : pricesOf(open)), ...parts.levels],
      [found, open, said, parts],
    ),
    segments: useMemo(() => [...segments, ...parts.segments], [segments, parts]),
    // The same object until the candles are others: the chart scrolls to them.
    highlight: useMemo(() => (from === undefined || to === undefined ? null : { from, to }), [from, to]),
  };
}
