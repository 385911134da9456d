import type { CandleSpan } from '../candle.ts';
import type { Direction } from '../candlestick/direction.ts';
import { type CandleSettings, defaultCandleSettings } from '../candlestick/measure/settings.ts';
import { type PatternName, patternNames } from '../candlestick/pattern-name.ts';
import { candlestickPatterns } from '../candlestick/patterns.ts';
import { scan } from '../candlestick/scan.ts';
import { ema } from '../indicators/ema.ts';
import type { IndicatorLine } from '../indicators/indicator.ts';
import type { CandleSeries } from '../series.ts';
import { candlesBackToTrend, readingOf, requiredTrend } from './meaning.ts';
import { measureTrend, TREND_PERIOD } from './trend.ts';

/** A hit of the scanner, with what a chart needs to mark it. An `Explainer` explains it. */
export interface FoundCandlestick {
  readonly pattern: PatternName;
  /** Index in the series of its last candle. */
  readonly index: number;
  /** The candles of its shape; of a confirmed hikkake, as many that end with the confirmation. */
  readonly span: CandleSpan;
  /** ±80, ±100 or ±200. */
  readonly value: number;
  /** How it is read; null for patterns of indecision. */
  readonly reading: Direction | null;
  /** Whether the trend before is the one its name requires; null if it requires none, or without a trend. */
  readonly fitsTrend: boolean | null;
}

/**
 * Every candlestick pattern of a series in the order of its candles, and of its name within one candle. One scan and
 * one average: it takes a few milliseconds for ten thousand candles.
 * @param settings what counts as long, short, near and so on; TA-Lib's own by default
 */
export function findCandlesticks(
  series: CandleSeries,
  settings: CandleSettings = defaultCandleSettings,
): FoundCandlestick[] {
  const hits = scan(series, settings);
  const average = ema(series.close, TREND_PERIOD);
  const found = patternNames.flatMap((pattern) => {
    const { indices, values } = hits[pattern];
    return Array.from(indices, (index, n) => describe({ series, average, pattern, index, value: values[n] ?? 0 }));
  });
  return found.sort((a, b) => a.index - b.index);
}

interface Hit {
  readonly series: CandleSeries;
  /** `ema(series.close, TREND_PERIOD)`. */
  readonly average: IndicatorLine;
  readonly pattern: PatternName;
  readonly index: number;
  readonly value: number;
}

function describe({ series, average, pattern, index, value }: Hit): FoundCandlestick {
  const span = { from: Math.max(0, index - candlestickPatterns[pattern].size + 1), to: index };
  const reading = readingOf(pattern, value > 0 ? 'up' : 'down');
  const asked = requiredTrend(pattern, reading);
  const place = span.from - candlesBackToTrend(pattern);
  const trend = asked === null ? null : measureTrend({ series, average, index: place });
  return { pattern, index, span, value, reading, fitsTrend: trend === null ? null : trend.direction === asked };
}
