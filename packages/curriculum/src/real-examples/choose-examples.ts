import type { CandleSpan } from '@wickwise/market/candle';
import { findChartPatterns } from '@wickwise/market/chart-patterns/find-chart-patterns';
import type { ChartPoint, PatternLine } from '@wickwise/market/chart-patterns/finding';
import { resolveChartPattern } from '@wickwise/market/chart-patterns/resolve-chart-pattern';
import { type FoundCandlestick, findCandlesticks } from '@wickwise/market/explain/find-candlesticks';
import { CONFIRMATION_WINDOW } from '@wickwise/market/explain/outcome';
import type { CandleSeries } from '@wickwise/market/series';
import type { PatternEntry, RecognizedAs } from '../pattern.ts';
import type { RealExample, RealOutcome } from './real-example.ts';

/** Real daily candles under their ticker. */
export interface NamedSeries {
  readonly symbol: string;
  readonly series: CandleSeries;
}

/** Candles shown before a pattern, so that its trend is in the picture, and after the one that decided. */
const BEFORE = { candlestick: 15, 'chart-pattern': 40 } as const;
const AFTER = 6;
/** What takes longer doesn’t fit into a picture. */
const MAX_CANDLES = { pattern: 70, wait: { candlestick: CONFIRMATION_WINDOW, 'chart-pattern': 60 } } as const;

interface Occurrence {
  readonly span: CandleSpan;
  readonly resolvedAt: number;
  readonly outcome: RealOutcome;
  readonly asRead: boolean | null;
  readonly lines: readonly PatternLine[];
}

/**
 * The newest occurrence in all series that went one way, and the newest that went the other: chosen by this rule and
 * not by eye. Empty for price action, which the market engine does not name.
 */
export function chooseExamples({ recognizedAs }: PatternEntry, all: readonly NamedSeries[]): RealExample[] {
  if (recognizedAs === null) return [];
  const worked = (asRead: boolean | null, outcome: RealOutcome) => asRead ?? outcome === 'closed above';
  const found = all.flatMap((named) => occurrencesOf(recognizedAs, named.series).map((place) => ({ named, place })));
  const byDay = found.toSorted((a, b) => completedAt(a) - completedAt(b));
  return [true, false].flatMap((wanted) => {
    const newest = byDay.findLast(({ place: { asRead, outcome } }) => worked(asRead, outcome) === wanted);
    return newest ? [cutOut(newest.named, { ...newest.place, before: BEFORE[recognizedAs.kind] })] : [];
  });
}

function completedAt({ named, place }: { named: NamedSeries; place: Occurrence }): number {
  return named.series.time[place.span.to] ?? 0;
}

function occurrencesOf(recognizedAs: RecognizedAs, series: CandleSeries): Occurrence[] {
  const found =
    recognizedAs.kind === 'candlestick' ? candlesticks(recognizedAs, series) : chartPatterns(recognizedAs, series);
  return found.filter(
    ({ span, resolvedAt }) =>
      resolvedAt - span.to <= MAX_CANDLES.wait[recognizedAs.kind] && span.to - span.from < MAX_CANDLES.pattern,
  );
}

type Kind<Name extends RecognizedAs['kind']> = Extract<RecognizedAs, { kind: Name }>;

function candlesticks({ name, direction }: Kind<'candlestick'>, series: CandleSeries): Occurrence[] {
  const hits = foundIn(series).filter(({ pattern, value, fitsTrend }) => {
    const side = value > 0 ? 'up' : 'down';
    return pattern === name && fitsTrend !== false && (direction === null || side === direction);
  });
  return hits.flatMap((hit) => settleCandlestick(hit, series));
}

/** A scan finds all patterns at once, so it is made once for each series. */
const scans = new WeakMap<CandleSeries, FoundCandlestick[]>();

function foundIn(series: CandleSeries): FoundCandlestick[] {
  const found = scans.get(series) ?? findCandlesticks(series);
  scans.set(series, found);
  return found;
}

function settleCandlestick({ span, reading }: FoundCandlestick, { high, low, close }: CandleSeries): Occurrence[] {
  const top = Math.max(...high.subarray(span.from, span.to + 1));
  const bottom = Math.min(...low.subarray(span.from, span.to + 1));
  const resolvedAt = close.findIndex((price, index) => index > span.to && (price > top || price < bottom));
  const price = close[resolvedAt];
  if (price === undefined) return [];
  const side = price > top ? 'up' : 'down';
  const outcome = side === 'up' ? 'closed above' : 'closed below';
  return [{ span, resolvedAt, outcome, asRead: reading === null ? null : reading === side, lines: [] }];
}

function chartPatterns({ name }: Kind<'chart-pattern'>, series: CandleSeries): Occurrence[] {
  const named = findChartPatterns(series).filter((pattern) => pattern.name === name);
  return named.flatMap((pattern) => {
    const { state, resolvedAt } = resolveChartPattern(series, pattern);
    if (resolvedAt === null || state === 'open') return [];
    const span = { from: pattern.points[0]?.index ?? pattern.breakout.index, to: pattern.breakout.index };
    const asRead = state === 'target_reached';
    return [{ span, resolvedAt, outcome: asRead ? 'target reached' : 'stop reached', asRead, lines: pattern.lines }];
  });
}

type ExampleRange = Occurrence & { readonly before: number };

function cutOut(
  { symbol, series }: NamedSeries,
  { before, span, resolvedAt, lines, ...told }: ExampleRange,
): RealExample {
  const first = Math.max(0, span.from - before);
  const last = Math.min(series.length - 1, resolvedAt + AFTER);
  const candles = Array.from({ length: last - first + 1 }, (_, place): [number, number, number, number] => {
    const { open, high, low, close } = series.at(first + place);
    return [open, high, low, close];
  });
  const dayOf = (index: number) => new Date(series.at(index).time).toISOString().slice(0, 10);
  const [from, to, settledOn] = [dayOf(span.from), dayOf(span.to), dayOf(resolvedAt)];
  const mark = { from: span.from - first, to: span.to - first };
  const place = ({ index, price }: ChartPoint): [number, number] => [index - first, Math.round(price * 100) / 100];
  const moved = lines.map((line) => ({ from: place(line.from), to: place(line.to) }));
  return { ...told, symbol, from, to, settledOn, candles, mark, lines: moved };
}
