import type { Interval } from '@wickwise/market/simulation/interval';
import {
  type AutoscaleInfo,
  type CandlestickSeriesPartialOptions,
  type ChartOptions,
  ColorType,
  type CreatePriceLineOptions,
  CrosshairMode,
  type DeepPartial,
  type LineSeriesPartialOptions,
  LineStyle,
  type SeriesMarker,
  type Time,
  type UTCTimestamp,
} from 'lightweight-charts';
import { type ChartColors, fade, toneColor } from './chart-colors.ts';
import type { ChartMark, DrawnLevel } from './chart-parts.ts';
import { candleTimeText, isDaily, tickText } from './chart-time.ts';

const SECOND_MS = 1000;

/** The options that every chart shares: the library's defaults look like another product. */
export function baseChartOptions(colors: ChartColors) {
  return {
    autoSize: true,
    layout: {
      background: { type: ColorType.Solid, color: colors.panel },
      textColor: colors.muted,
      fontFamily: '"JetBrains Mono Core", ui-monospace, monospace',
      fontSize: 12,
      // The license of the library requires this link to its makers.
      attributionLogo: true,
    },
    grid: { vertLines: { color: fade(colors.line, 0.6) }, horzLines: { color: colors.line } },
    crosshair: {
      mode: CrosshairMode.Normal,
      vertLine: { color: colors.control, labelBackgroundColor: colors.ink },
      horzLine: { color: colors.control, labelBackgroundColor: colors.ink },
    },
    rightPriceScale: { borderColor: colors.line },
    // A vertical swipe scrolls the page.
    handleScroll: { vertTouchDrag: false },
  };
}

export function chartOptions(colors: ChartColors, interval: Interval): DeepPartial<ChartOptions> {
  return {
    ...baseChartOptions(colors),
    timeScale: {
      borderColor: colors.line,
      timeVisible: !isDaily(interval),
      secondsVisible: false,
      tickMarkFormatter: (time: Time, weight: number) => tickText((time as UTCTimestamp) * SECOND_MS, weight),
    },
    localization: {
      locale: 'en-US',
      timeFormatter: (time: Time) => candleTimeText((time as UTCTimestamp) * SECOND_MS, interval),
    },
  };
}

/** Above the highest candle, in pixels: figures may be written there. */
const ROOM_ABOVE = 44;

/** Rising candles are hollow and falling ones filled, so that color is not the only difference. */
export function candleOptions({ up, down, panel }: ChartColors): CandlestickSeriesPartialOptions {
  return {
    upColor: panel,
    borderUpColor: up,
    wickUpColor: up,
    downColor: down,
    borderDownColor: down,
    wickDownColor: down,
    autoscaleInfoProvider: (original: () => AutoscaleInfo | null) => {
      const info = original();
      return info && { ...info, margins: { above: ROOM_ABOVE, below: 0 } };
    },
  };
}

/** Averages differ in their stroke too, not only in color. */
const STROKES = [LineStyle.Solid, LineStyle.Dashed, LineStyle.Dotted] as const;

export function averageOptions({ brass, ink, muted }: ChartColors, place: number): LineSeriesPartialOptions {
  return {
    color: [brass, ink, muted][place % STROKES.length] ?? brass,
    lineStyle: STROKES[place % STROKES.length] ?? LineStyle.Solid,
    lineWidth: place === 0 ? 2 : 1,
    priceLineVisible: false,
    lastValueVisible: false,
    crosshairMarkerVisible: false,
  };
}

interface LevelInput {
  readonly level: DrawnLevel;
  readonly isNamed: boolean;
}

export function levelOptions(colors: ChartColors, { level, isNamed }: LevelInput): CreatePriceLineOptions {
  const { id, price, label, tone } = level;
  const color = toneColor(colors, tone);
  const isQuiet = tone === 'neutral';
  const axis = { axisLabelVisible: !hasForcedColors(), axisLabelColor: isQuiet ? colors.line : color };
  const text = { title: isNamed ? label : '', axisLabelTextColor: isQuiet ? colors.ink : colors.panel };
  return { id, price, color, lineStyle: LineStyle.Dashed, lineWidth: 1, ...axis, ...text };
}

/** In that case the library mistakes every label color for black. The levels are in a list below the chart, too. */
const hasForcedColors = () => matchMedia('(forced-colors: active)').matches;

interface MarkerInput {
  readonly mark: ChartMark;
  readonly time: UTCTimestamp;
  readonly isNamed: boolean;
}

export function markerOf(colors: ChartColors, { mark, time, isNamed }: MarkerInput): SeriesMarker<Time> {
  const { id, direction, label } = mark;
  const text = isNamed ? { text: label } : {};
  if (direction === 'up') return { id, time, position: 'belowBar', shape: 'arrowUp', color: colors.up, ...text };
  if (direction === 'down') return { id, time, position: 'aboveBar', shape: 'arrowDown', color: colors.down, ...text };
  return { id, time, position: 'aboveBar', shape: 'circle', color: colors.muted, ...text };
}
