import type { CandleSpan, Ohlc } from '../candle.ts';
import type { ChartLine } from '../candle-geometry.ts';
import type { Direction } from '../candlestick/direction.ts';
import type { PatternName } from '../candlestick/pattern-name.ts';
import { findChartPatterns } from '../chart-patterns/find-chart-patterns.ts';
import type { ChartPatternName } from '../chart-patterns/finding.ts';
import { explainCandle } from '../explain/explain.ts';
import { requiredTrend } from '../explain/meaning.ts';
import { CandleSeries } from '../series.ts';

/** How the market engine finds a pattern; no direction where both sides are the same pattern. */
export type RecognizedPattern =
  | { readonly kind: 'candlestick'; readonly name: PatternName; readonly direction: Direction | null }
  | { readonly kind: 'chart-pattern'; readonly name: ChartPatternName };

interface MarkedChart {
  readonly candles: readonly Ohlc[];
  readonly mark: CandleSpan;
}

/** The recognizer's result for the candles up to the end of the mark. */
export interface Proof {
  readonly isShown: boolean;
  /** Of a chart pattern that was found. */
  readonly lines: readonly ChartLine[];
  /** The candle of a chart pattern’s first turning point; null for a candlestick, and where nothing was found. */
  readonly firstPoint: number | null;
  /** On which side of a chart pattern price broke out; null as above. */
  readonly side: Direction | null;
  /** Which condition a candlestick does not meet, as a sentence; null where it shows, and for chart patterns. */
  readonly missing: string | null;
}

const MISSING_TREND = {
  up: 'What’s missing is a rise before it.',
  down: 'What’s missing is a decline before it.',
} as const;

/** Asks the recognizer whether the pattern ends where the mark ends, after the trend that its name needs. */
export function proofOf(recognized: RecognizedPattern, { candles, mark }: MarkedChart): Proof {
  const series = CandleSeries.fromOhlc(candles);
  if (recognized.kind === 'candlestick') return proveCandlestick(recognized, { series, mark });
  const found = findChartPatterns(series).filter(({ name }) => name === recognized.name);
  const atMark = found.find(({ breakout }) => breakout.index === mark.to);
  const lines = atMark?.lines.map(
    ({ from, to }): ChartLine => ({ from: [from.index, from.price], to: [to.index, to.price] }),
  );
  const firstPoint = atMark?.points[0]?.index ?? null;
  const side = atMark?.breakout.direction ?? null;
  return { isShown: atMark !== undefined, lines: lines ?? [], firstPoint, side, missing: null };
}

function proveCandlestick(
  { name, direction }: Extract<RecognizedPattern, { kind: 'candlestick' }>,
  { series, mark }: { series: CandleSeries; mark: CandleSpan },
): Proof {
  const question = { series, pattern: name, index: mark.to };
  const { value, reading, fitsTrend, rules } = explainCandle(
    direction === null ? question : { ...question, direction },
  );
  const isThere = direction === null ? value !== 0 : direction === 'up' ? value > 0 : value < 0;
  const isShown = isThere && fitsTrend !== false;
  const found = { isShown, lines: [], firstPoint: null, side: null };
  if (isShown) return { ...found, missing: null };
  const trend = requiredTrend(name, reading);
  const unmet = rules.find(({ met }) => !met)?.unmet;
  return { ...found, missing: unmet ?? (trend && MISSING_TREND[trend]) };
}

/** Patterns whose form with a doji in place of the small body has a name of its own. */
const DOJI_FORMS: Partial<Record<PatternName, PatternName>> = {
  CDLEVENINGSTAR: 'CDLEVENINGDOJISTAR',
  CDLMORNINGSTAR: 'CDLMORNINGDOJISTAR',
  CDLHARAMI: 'CDLHARAMICROSS',
};

/** Where lessons wait for a breakout on one side of a pattern that can break out on both. */
const TAUGHT_SIDES: Partial<Record<ChartPatternName, Direction>> = {
  'ascending-triangle': 'up',
  'rising-wedge': 'down',
  'falling-wedge': 'up',
};

/**
 * Whether a chart that shows a pattern shows it as lessons teach it: not the form with a doji, which has a name of its own,
 * nor a breakout on the other side.
 */
export function isAsTaught(recognized: RecognizedPattern, chart: MarkedChart, { side }: Proof): boolean {
  if (recognized.kind === 'chart-pattern') return (TAUGHT_SIDES[recognized.name] ?? side) === side;
  const name = DOJI_FORMS[recognized.name];
  return name === undefined || !proofOf({ ...recognized, name }, chart).isShown;
}
