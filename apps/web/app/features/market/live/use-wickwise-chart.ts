import type { Pattern } from '@wickwise/contract/lesson/pattern';
import type { MarketSource } from '@wickwise/contract/market';
import type { CandleSeries } from '@wickwise/market/series';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { NOTHING } from '../chart/chart-parts.ts';
import type { ChartKey } from '../chart-choice.ts';
import type { DrawingKind } from '../drawing/drawings.ts';
import { useDrawings } from '../drawing/use-drawings.ts';
import type { ChartHandle } from '../interactive-chart.tsx';
import { findCandle } from '../model.ts';
import type { PanelState } from '../panel/chart-panel.tsx';
import { type FoundPattern, spanOf, type Thresholds } from '../pattern/found-patterns.ts';
import { useAskFirst } from '../pattern/use-ask-first.ts';
import { useChartPatterns } from '../pattern/use-chart-patterns.ts';
import { useOpenRules } from '../pattern/use-open-rules.ts';
import { usePreferences } from '../preferences.ts';
import { useChartSound } from '../sound/use-chart-sound.ts';
import { useChartLayers } from '../toolbar/use-chart-layers.ts';
import type { PanePlace } from './chart-pane.tsx';
import { useFollowedSeries } from './use-followed-series.ts';
import { type NamedDrawing, placeDrawing, selectionOf } from './wick-drawing.ts';

export interface WickwiseChartProps {
  series: CandleSeries;
  choice: ChartKey;
  lessons: readonly Pattern[];
  thresholds: Thresholds;
  onThresholds: (thresholds: Thresholds) => void;
  place: PanePlace;
  panel: PanelState;
  /** Where the prices come from, over the candles. */
  legend: ReactNode;
  /** Why there are no newer prices. */
  problem: ReactNode;
  prices: MarketSource;
  /** More about the prices, in the panel. */
  source: ReactNode;
}

/** What is found on a chart, what is drawn over it, and what its tools do. */
export function useWickwiseChart({ series, choice, lessons, thresholds, place, panel }: WickwiseChartProps) {
  const handle = useRef<ChartHandle>(null);
  const [{ layers: chosen, asksFirst }, prefer] = usePreferences();
  const followed = useFollowedSeries(series);
  const patterns = useChartPatterns({ series: followed, lessons, layers: chosen, thresholds, asksFirst });
  const { open, ranked, found, stops } = patterns;
  const isAsking = asksFirst && place.isActive && patterns.isInView;
  const asking = useAskFirst({ isOn: isAsking, ranked, found, lessons, start: followed.time[0] });
  const rules = useOpenRules({ series: followed, open, thresholds });
  const drawing = useDrawings(choice.symbol, series);
  const wick = useWick({ series: followed, choice, open });
  const shown = open ?? asking.question?.pattern ?? null;
  const highlight = wick.drawn?.span ?? (shown ? spanOf(shown) : wick.candle);
  const readings = wick.drawn?.readings ?? rules.readings;
  const said = wick.drawn?.levels ?? NOTHING;
  const layers = useChartLayers({ series: followed, layers: chosen, patterns, drawing, readings, said, highlight });
  const sound = useSoundOf(choice);
  return {
    handle,
    patterns,
    rules,
    drawing,
    layers,
    sound,
    /** Null unless the learner is asked first. */
    asking: asksFirst ? asking : null,
    askFirst: (isOn: boolean) => prefer({ asksFirst: isOn }),
    /** False until the search for patterns has finished. */
    isReady: followed.length > 0,
    choose: (pattern: FoundPattern | null) => {
      patterns.choose(pattern);
      // Beside a question to Wick, a pattern is what the question is about.
      if (pattern) panel.change({ tab: panel.tab === 'wick' ? 'wick' : 'patterns', position: 'half' });
    },
    /** What Wick is asked about, and what it draws. */
    wick: {
      selected: wick.selected,
      draw: wick.draw,
      selectChart: () => {
        patterns.choose(null);
        wick.select(null);
      },
    },
    /** A candle without a pattern is selected while Wick is beside the chart. */
    selectCandle: (index: number) => {
      if (panel.tab !== 'wick') return;
      patterns.choose(null);
      wick.select(followed.time[index] ?? null);
    },
    /** What a tool draws is placed on the chart, by keyboard too. */
    pickTool: (kind: DrawingKind) => {
      if (drawing.tool !== kind) handle.current?.focus();
      drawing.choose(kind);
    },
    listen: () => {
      const span = handle.current?.visible();
      if (span) sound.toggle({ series, span, marks: stops, onCandle: (index) => handle.current?.trace(index) });
    },
  };
}

interface WickInput {
  readonly series: CandleSeries;
  readonly choice: ChartKey;
  readonly open: FoundPattern | null;
}

/** The selected candle, by its beginning, and the drawing of Wick's answer. Both end with their chart. */
function useWick({ series, choice, open }: WickInput) {
  const [time, select] = useState<number | null>(null);
  const [drawing, draw] = useState<NamedDrawing | null>(null);
  const { symbol, interval } = choice;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another chart ends them.
  useEffect(() => {
    select(null);
    draw(null);
  }, [symbol, interval]);
  const index = time === null ? null : findCandle(series, time);
  return {
    selected: selectionOf({ open, candle: index === null ? null : time, series, chart: choice }),
    candle: index === null ? null : { from: index, to: index },
    drawn: useMemo(() => drawing && placeDrawing(drawing, series), [drawing, series]),
    select,
    draw,
  };
}

function useSoundOf({ symbol, interval }: ChartKey): ReturnType<typeof useChartSound> {
  const sound = useChartSound();
  // biome-ignore lint/correctness/useExhaustiveDependencies: playback ends with its chart.
  useEffect(() => sound.stop, [symbol, interval]);
  return sound;
}
