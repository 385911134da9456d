import type { CandleSpan } from '@wickwise/market/candle';
import type { CandleSeries } from '@wickwise/market/series';
import type { Interval } from '@wickwise/market/simulation/interval';
import { type KeyboardEvent, type ReactNode, type Ref, useId, useImperativeHandle, useRef, useState } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import { type ChartLayers, type ChartMark, NOTHING, type PointerPosition } from './chart/chart-parts.ts';
import { stepOf } from './chart/walk.ts';
import { ChartFailure, ChartPlaceholder } from './live/chart-placeholder.tsx';
import { CENTS, candleSpeech, findCandle } from './model.ts';
import { CandleReading } from './pattern/candle-reading.tsx';
import { usePriceChart } from './use-price-chart.ts';

/** The imperative handle of a chart. */
export interface ChartHandle {
  /** Puts the crosshair on a candle and announces the candle. */
  readonly pointAt: (index: number) => void;
  /** Moves the crosshair without announcing anything, as during playback; null removes it. */
  readonly trace: (index: number | null) => void;
  /** The visible candles; null if there are none. */
  readonly visible: () => CandleSpan | null;
  /** Focuses the chart without scrolling the page. */
  readonly focus: () => void;
}

interface InteractiveChartProps extends ChartLayers {
  /** What the chart shows, such as `AAPL, 1 hour`. */
  label: string;
  series: CandleSeries;
  interval: Interval;
  /** Of the prices; two by default. */
  decimals?: number;
  /** The position of the pointer, for the drawing in progress; null after it has left. */
  onPoint?: (pointer: PointerPosition | null) => void;
  onClick?: (pointer: PointerPosition) => void;
  /** The keyboard cursor has moved to a candle. */
  onCursor?: (index: number) => void;
  /** A key press and the candle at the crosshair. The chart ignores the key after `preventDefault`. */
  onKey?: (event: KeyboardEvent, index: number | null) => void;
  /** The visible candles, after they have changed. */
  onView?: (span: CandleSpan) => void;
  /** Where the Up and Down keys stop; at the marks by default. */
  stops?: readonly ChartMark[];
  /** Fills the element around it, with the figures over the candles. */
  fills?: boolean;
  /** What is written above the figures. */
  legend?: ReactNode;
  ref?: Ref<ChartHandle>;
}

/** Candles with volume, averages, levels and marks. Pan and zoom by pointer; move from candle to candle by keyboard. */
export function InteractiveChart(props: InteractiveChartProps) {
  const {
    label,
    series,
    interval,
    decimals = CENTS,
    onPoint,
    onClick,
    onCursor,
    onKey,
    onView,
    fills = false,
    legend,
    ref,
    ...rest
  } = props;
  const { stops = rest.marks ?? NOTHING, ...layers } = rest;
  const frame = useRef<HTMLDivElement>(null);
  const host = useRef<HTMLDivElement>(null);
  const helpId = useId();
  const [hovered, setHovered] = useState<number | null>(null);
  // Stored by time, so that it stays on its candle as new ones arrive.
  const [cursorTime, setCursorTime] = useState<number | null>(null);
  const cursor = cursorTime === null ? null : findCandle(series, cursorTime);
  const { chart, hasFailed, retry } = usePriceChart(host, {
    series,
    interval,
    decimals,
    layers,
    onPoint: (pointer) => {
      setHovered(pointer?.index ?? null);
      onPoint?.(pointer);
    },
    onClick: (pointer) => onClick?.(pointer),
    onView: (span) => onView?.(span),
  });
  const pointAt = (index: number) => {
    setHovered(null);
    setCursorTime(series.time[index] ?? null);
    chart?.pointAt(index);
    onCursor?.(index);
  };
  useImperativeHandle(ref, () => ({
    pointAt,
    trace: (index) => chart?.pointAt(index),
    visible: () => chart?.view.visible() ?? null,
    focus: () => frame.current?.focus({ preventScroll: true }),
  }));
  const takeKey = (event: KeyboardEvent) => {
    onKey?.(event, cursor);
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const step = stepOf(event.key, { length: series.length, index: cursor, marks: stops });
    if (step === null || series.length === 0) return;
    event.preventDefault();
    if (step.kind === 'zoom') chart?.view.zoom(step.factor);
    else pointAt(step.index);
  };
  return (
    <div className={fills ? 'absolute inset-0 isolate' : undefined}>
      <div
        className={
          fills ? 'pointer-events-none absolute top-0 right-18 left-0 z-10 grid justify-items-start' : undefined
        }
      >
        {legend}
        <CandleReading
          series={series}
          interval={interval}
          decimals={decimals}
          index={hovered ?? cursor}
          compact={fills}
        />
      </div>
      <div
        ref={frame}
        role="application"
        aria-roledescription="candlestick chart"
        aria-label={label}
        aria-describedby={helpId}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keys walk through the candles.
        tabIndex={0}
        onKeyDown={takeKey}
        className={classNames('relative focus-visible:outline-offset-[-2px]', fills ? 'h-full' : 'h-[600px]')}
      >
        <div ref={host} className="absolute inset-0" />
        {chart === null && !hasFailed ? <ChartPlaceholder /> : null}
        {hasFailed ? <ChartFailure onRetry={retry} /> : null}
      </div>
      <p id={helpId} className="sr-only">
        Left and Right move from candle to candle, Up and Down from pattern to pattern.
      </p>
      <p aria-live="polite" className="sr-only">
        {cursor === null ? '' : candleSpeech({ series, interval, index: cursor, marks: stops, decimals })}
      </p>
    </div>
  );
}
