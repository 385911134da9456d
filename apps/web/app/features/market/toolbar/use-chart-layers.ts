import type { CandleSeries } from '@wickwise/market/series';
import { useMemo } from 'react';
import { type ChartLayers, NOTHING } from '../chart/chart-parts.ts';
import type { useDrawings } from '../drawing/use-drawings.ts';
import { spanOf } from '../pattern/found-patterns.ts';
import type { useChartPatterns } from '../pattern/use-chart-patterns.ts';
import { averagesOf, levelsOf, pricesOf } from './chart-layers.ts';
import type { LayerChoice } from './layer-toggles.tsx';

interface LayersInput {
  readonly series: CandleSeries;
  readonly layers: LayerChoice;
  readonly patterns: ReturnType<typeof useChartPatterns>;
  readonly drawing: ReturnType<typeof useDrawings>;
}

/** Everything drawn over the candles: each part stays the same array until it changes. */
export function useChartLayers({ series, layers, patterns, drawing }: LayersInput): ChartLayers {
  const { open, marks, segments } = patterns;
  const { parts } = drawing;
  const averages = useMemo(() => averagesOf(series, layers.averages), [series, layers.averages]);
  const found = useMemo(() => (layers.levels ? levelsOf(series) : NOTHING), [series, layers.levels]);
  return {
    marks,
    averages,
    boxes: parts.boxes,
    volume: layers.volume,
    levels: useMemo(() => [...found, ...pricesOf(open), ...parts.levels], [found, open, parts]),
    segments: useMemo(() => [...segments, ...parts.segments], [segments, parts]),
    highlight: useMemo(() => open && spanOf(open), [open]),
  };
}
