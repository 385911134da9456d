import { patternNames } from './candlestick/pattern-name.ts';
import { scan } from './candlestick/scan.ts';
import { findChartPatterns } from './chart-patterns/find-chart-patterns.ts';
import type { ChartPattern } from './chart-patterns/finding.ts';
import { at } from './column.ts';
import { Explainer } from './explain/explain.ts';
import type { Explanation, Trend } from './explain/explanation.ts';
import { measureTrend, TREND_PERIOD } from './explain/trend.ts';
import { atr } from './indicators/atr.ts';
import { ema } from './indicators/ema.ts';
import { type IndicatorLine, valueAt } from './indicators/indicator.ts';
import { MACD_PERIODS, macd } from './indicators/macd.ts';
import { rsi } from './indicators/rsi.ts';
import { sma } from './indicators/sma.ts';
import type { PriceLevel } from './levels.ts';
import type { CandleSeries } from './series.ts';
import { findStrongestLevels } from './strongest-levels.ts';
import { nearestSwings, type Swing } from './swings.ts';

/** Candles that each measure looks back on. */
export const MEASURE_PERIODS = {
  trend: TREND_PERIOD,
  shortAverage: 20,
  longAverage: 50,
  rsi: 14,
  atr: 14,
  /** Of the mean distance from high to low. */
  span: 14,
  volume: 20,
  /** How recent a hit must be to count as current. */
  candlesticks: 3,
  chartPatterns: 20,
} as const;

/** The measurements of a chart, prices in the unit of the series; null where there are too few candles. */
export interface ChartMeasures {
  /** The close of the newest candle, and its change from the close before as a share of that. */
  readonly close: number;
  readonly change: number | null;
  readonly trend: Trend | null;
  readonly shortAverage: number | null;
  readonly longAverage: number | null;
  /** The nearest swing low below the newest close and swing high above it that no later candle closed beyond. */
  readonly support: Swing | null;
  readonly resistance: Swing | null;
  /** The nearest of the chart's strongest levels below and above the newest close, which the chart draws. */
  readonly levelBelow: PriceLevel | null;
  readonly levelAbove: PriceLevel | null;
  /** 0 to 100. */
  readonly rsi: number | null;
  readonly macd: { readonly line: number; readonly signal: number; readonly histogram: number } | null;
  /** The average true range, which also counts gaps. */
  readonly averageTrueRange: number | null;
  /** The mean distance from high to low of the last 14 candles. */
  readonly meanSpan: number | null;
  /** Units traded in the newest candle, and the mean of the last 20. */
  readonly volume: number;
  readonly meanVolume: number | null;
  /** Candlestick hits among the last three candles, newest first. */
  readonly candlesticks: readonly Explanation[];
  /** Chart patterns with a breakout among the last 20 candles, newest first. */
  readonly chartPatterns: readonly ChartPattern[];
}

/**
 * Measures a chart at its newest candle, which should be finished: trend, averages, levels, momentum, volatility,
 * volume
 * and patterns, each by the function of its own file and at its usual period (`MEASURE_PERIODS`).
 * @throws RangeError when there is no candle
 */
export function measureChart(series: CandleSeries): ChartMeasures {
  const index = series.length - 1;
  const { close, volume } = series.at(index);
  const before = index > 0 ? series.at(index - 1).close : null;
  const newest = (line: IndicatorLine) => valueAt(line, index);
  return {
    close,
    change: before === null ? null : (close - before) / before,
    trend: measureTrend({ series, average: ema(series.close, MEASURE_PERIODS.trend), index }),
    shortAverage: newest(sma(series.close, MEASURE_PERIODS.shortAverage)),
    longAverage: newest(sma(series.close, MEASURE_PERIODS.longAverage)),
    ...nearestSwings(series),
    ...findLevelsAround(series, close),
    rsi: newest(rsi(series.close, MEASURE_PERIODS.rsi)),
    macd: readMacd(series, index),
    averageTrueRange: newest(atr(series, MEASURE_PERIODS.atr)),
    meanSpan: newest(
      sma(
        series.high.map((high, place) => high - at(series.low, place)),
        MEASURE_PERIODS.span,
      ),
    ),
    volume,
    meanVolume: newest(sma(series.volume, MEASURE_PERIODS.volume)),
    candlesticks: findCandlesticks(series),
    chartPatterns: findChartPatterns(series)
      .filter(({ breakout }) => breakout.index > index - MEASURE_PERIODS.chartPatterns)
      .toReversed(),
  };
}

function readMacd(series: CandleSeries, index: number): ChartMeasures['macd'] {
  const lines = macd(series.close, MACD_PERIODS);
  const [line, signal, histogram] = [lines.line, lines.signal, lines.histogram].map((one) => valueAt(one, index));
  return line == null || signal == null || histogram == null ? null : { line, signal, histogram };
}

function findLevelsAround(series: CandleSeries, close: number): Pick<ChartMeasures, 'levelBelow' | 'levelAbove'> {
  const byPrice = findStrongestLevels(series).toSorted((a, b) => a.price - b.price);
  return {
    levelBelow: byPrice.findLast(({ price }) => price < close) ?? null,
    levelAbove: byPrice.find(({ price }) => price > close) ?? null,
  };
}

/** How the volume of a candle is named, by its multiple of the mean of 20: from this multiple on. */
export const VOLUME_BOUNDS = { belowAverage: 0.5, aboutAverage: 0.8, aboveAverage: 1.2, wellAbove: 1.5 } as const;
export type VolumeClass = 'well below' | 'below' | 'about' | 'above' | 'well above';

/** The name of a volume that is this multiple of its mean. "About" average is from 0.8 to 1.2 times, both included. */
export function classifyVolume(ratio: number): VolumeClass {
  const { belowAverage, aboutAverage, aboveAverage, wellAbove } = VOLUME_BOUNDS;
  if (ratio < belowAverage) return 'well below';
  if (ratio < aboutAverage) return 'below';
  if (ratio <= aboveAverage) return 'about';
  return ratio < wellAbove ? 'above' : 'well above';
}

function findCandlesticks(series: CandleSeries): Explanation[] {
  const explainer = new Explainer(series);
  const hits = scan(series);
  const first = series.length - MEASURE_PERIODS.candlesticks;
  return patternNames
    .flatMap((pattern) =>
      [...hits[pattern].indices].filter((index) => index >= first).map((index) => ({ pattern, index })),
    )
    .sort((a, b) => b.index - a.index)
    .map((hit) => explainer.explain(hit));
}
