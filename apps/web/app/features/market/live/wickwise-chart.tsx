import type { Pattern } from '@wickwise/contract/lesson/pattern';
import { timeframes } from '@wickwise/contract/market-constants';
import { CandleSeries } from '@wickwise/market/series';
import { startTransition, useEffect, useRef, useState } from 'react';
import { afterPaint } from '../chart/after-paint.ts';
import { NOTHING } from '../chart/chart-parts.ts';
import type { ChartChoice } from '../chart-choice.ts';
import { DrawingHint } from '../drawing/drawing-hint.tsx';
import { DrawingList } from '../drawing/drawing-list.tsx';
import type { DrawingKind } from '../drawing/drawings.ts';
import { useDrawings } from '../drawing/use-drawings.ts';
import { type ChartHandle, InteractiveChart } from '../interactive-chart.tsx';
import { LatestCandles } from '../latest-candles.tsx';
import { type FoundPattern, spanOf } from '../pattern/found-patterns.ts';
import { PatternPanel } from '../pattern/pattern-panel.tsx';
import { useChartPatterns } from '../pattern/use-chart-patterns.ts';
import { PriceLevelList } from '../price-level-list.tsx';
import { useChartSound } from '../sound/use-chart-sound.ts';
import { chartKeys } from '../toolbar/chart-keys.ts';
import type { ChartSettings } from '../toolbar/chart-settings.ts';
import { ChartTools } from '../toolbar/chart-tools.tsx';
import { KeyboardHelp } from '../toolbar/keyboard-help.tsx';
import { LayerToggles } from '../toolbar/layer-toggles.tsx';
import { useChartLayers } from '../toolbar/use-chart-layers.ts';

interface WickwiseChartProps {
  series: CandleSeries;
  choice: Pick<ChartChoice, 'symbol' | 'interval'>;
  lessons: readonly Pattern[];
  settings: ChartSettings;
  onSettings: (settings: ChartSettings) => void;
}

/** Our own chart with its recognized patterns, their rules next to it and its text alternative below. */
export function WickwiseChart({ series, choice, lessons, settings, onSettings }: WickwiseChartProps) {
  const { symbol, interval } = choice;
  const handle = useRef<ChartHandle>(null);
  const followed = useFollowedSeries(series);
  const patterns = useChartPatterns({ series: followed, lessons, ...settings });
  const drawing = useDrawings(symbol, series);
  const layers = useChartLayers({ series: followed, layers: settings.layers, patterns, drawing });
  const sound = useChartSound();
  const choose = (pattern: FoundPattern | null) => {
    patterns.choose(pattern);
    if (pattern) handle.current?.bringIntoView(spanOf(pattern));
  };
  /** What a tool draws is placed on the chart, by keyboard too. */
  const pickTool = (kind: DrawingKind) => {
    if (drawing.tool !== kind) handle.current?.focus();
    drawing.choose(kind);
  };
  const listen = () => {
    const span = handle.current?.visible();
    if (span) sound.toggle({ series, span, marks: patterns.marks, onCandle: (index) => handle.current?.trace(index) });
  };
  const patternAt = (index: number) => patterns.find({ partId: null, index });
  // biome-ignore lint/correctness/useExhaustiveDependencies: playback ends with its chart.
  useEffect(() => sound.stop, [symbol, interval]);
  return (
    <>
      <LayerToggles layers={settings.layers} onChange={(next) => onSettings({ ...settings, layers: next })} />
      <div className="mt-4 grid gap-5 xl:grid-cols-[minmax(0,1fr)_23rem]">
        <div className="overflow-hidden rounded-lg border border-line bg-panel">
          <ChartTools tool={drawing.tool} onPick={pickTool} sound={sound} onListen={listen} />
          <DrawingHint {...drawing} />
          <InteractiveChart
            ref={handle}
            label={`${symbol}, ${timeframes.find(({ value }) => value === interval)?.label}`}
            series={series}
            interval={interval}
            {...layers}
            onPoint={drawing.reach}
            onCursor={drawing.walkTo}
            onKey={chartKeys({ drawing, patternAt, choose, listen, mute: sound.mute, stop: sound.stop })}
            onClick={(pointer) => {
              const pattern = patterns.find(pointer);
              if (drawing.tool !== null) drawing.placeAt(pointer);
              else if (pattern) choose(pattern);
            }}
          />
          <KeyboardHelp />
          <PriceLevelList levels={layers.levels ?? NOTHING} />
          <LatestCandles series={series} interval={interval} />
        </div>
        <PatternPanel
          patterns={patterns}
          isReady={followed.length > 0}
          series={series}
          choice={choice}
          onChoose={choose}
          thresholds={settings.thresholds}
          onThresholds={(thresholds) => onSettings({ ...settings, thresholds })}
        />
      </div>
      <div className="mt-8">
        <DrawingList symbol={symbol} drawings={drawing.drawings} series={series} interval={interval} />
      </div>
    </>
  );
}

const NO_CANDLES = CandleSeries.fromOhlc([]);

/**
 * The series, delayed until its candles are on the screen, because recognition can wait for that. Empty while it is still
 * the previous series, whose indices refer to other candles.
 */
function useFollowedSeries(series: CandleSeries): CandleSeries {
  const [followed, setFollowed] = useState(NO_CANDLES);
  useEffect(() => afterPaint(() => startTransition(() => setFollowed(series))), [series]);
  const isBehind = followed.time[0] === series.time[0] && followed.length <= series.length;
  return isBehind ? followed : NO_CANDLES;
}
