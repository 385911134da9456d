import type { RuleReading } from '@wickwise/contract/lesson/lesson';
import type { CandlePicture } from '@wickwise/contract/lesson/picture';
import type { Ohlc } from '@wickwise/market/candle';
import type { ChartLine } from '@wickwise/market/candle-geometry';
import { drawCheck, join } from '@wickwise/market/explain/draw-check';
import type { Explanation, RuleCheck } from '@wickwise/market/explain/explanation';
import { formatCheck } from '@wickwise/market/explain/format-check';
import { TREND_PERIOD } from '@wickwise/market/explain/trend';
import { ema } from '@wickwise/market/indicators/ema';
import { valueAt } from '@wickwise/market/indicators/indicator';
import type { DrawnRule } from './pattern.ts';

/** Beyond this many, prices are counted instead of listed. */
const MAX_PRICES = 3;

/** Several checks of one rule, decided by their last candle; if some are unmet, only those are described and drawn. */
export function readChecks(checks: readonly RuleCheck[], candles: readonly Ohlc[]): RuleReading {
  const unmet = checks.filter(({ met }) => !met);
  const told = unmet.length > 0 ? unmet : checks;
  const { lines, limits } = join(told.map((check) => drawCheck(check, candles)));
  return {
    measured: describe(told),
    met: unmet.length === 0,
    candle: Math.max(...checks.map(({ candle }) => candle)),
    lines: lines.map(toCents),
    limits: limits.map(toCents),
  };
}

/** The close against the average of ten, with the average drawn as far as it goes; null while there is no average. */
export function readTrend({ trend, fitsTrend }: Explanation, closes: Float64Array): RuleReading | null {
  if (trend === null || fitsTrend === null) return null;
  const { measuredAt, close, average } = trend;
  return {
    measured: `${close.toFixed(2)} vs. ${average.toFixed(2)}`,
    met: fitsTrend,
    candle: measuredAt,
    lines: [toCents({ from: [measuredAt, close], to: [measuredAt, close] })],
    limits: averageLine(closes, measuredAt).map(toCents),
  };
}

/**
 * A drawn rule, decided by the last candle that its lines touch; one that has nothing to draw, by the end of the mark.
 */
export function readDrawn({ measured, met, lines }: DrawnRule, { mark }: CandlePicture): RuleReading {
  const touched = lines.flatMap(({ from, to }) => [from[0], to[0]]);
  const candle = touched.length > 0 ? Math.max(...touched) : (mark?.to ?? 0);
  return { measured, met, candle, lines, limits: [] };
}

function averageLine(closes: Float64Array, last: number): ChartLine[] {
  const line = ema(closes, TREND_PERIOD);
  const points = Array.from({ length: last + 1 }, (_, index) => [index, valueAt(line, index)] as const);
  const known = points.filter((point): point is [number, number] => point[1] !== null);
  return known.slice(1).map((to, index) => ({ from: known[index] ?? to, to }));
}

/** Multiples and prices as figures, colors as words, each once: "0.05 ×, 0.04 × and 0.02 ×" or "57.55 vs. 57.71". */
function describe(checks: readonly RuleCheck[]): string {
  const multiples = checks.filter(({ unit }) => unit.startsWith('usual_') || unit === 'body');
  const colors = checks.map(colorOf).filter((color) => color !== null);
  const prices = checks.filter((check) => check.unit === 'price' && colorOf(check) === null);
  const parts = [
    listed(multiples.map((check) => formatCheck(check).measured)),
    alternating(colors),
    describePrices(prices),
    ...checks.filter(({ ways }) => ways !== undefined).map(({ measured, ways }) => `${measured} of ${ways?.length}`),
  ];
  return parts.filter((part) => part !== '').join(', ');
}

/** Falling, then rising; or the one color of both or all. */
function alternating(colors: readonly string[]): string {
  const [first] = colors;
  if (colors.length > 1 && colors.every((color) => color === first)) {
    return `${colors.length === 2 ? 'both' : 'all'} ${first}`;
  }
  return colors.join(', then ');
}

/** What the candle of a check on colors does; null for another check. */
function colorOf({ words, met }: RuleCheck): string | null {
  const asked = /\b(rising|falling),/i.exec(words)?.[1]?.toLowerCase();
  if (asked === undefined) return null;
  return (asked === 'rising') === met ? 'rising' : 'falling';
}

/** One price beside its limits, or a few prices without; of a chain, also the price that it starts from. */
function describePrices(checks: readonly RuleCheck[]): string {
  const measured = new Map(checks.map((check) => [`${check.candle} ${check.measured}`, check.measured]));
  if (measured.size > MAX_PRICES) return `all ${checks.length} comparisons met`;
  const prices = [...measured.values()].map(inText);
  const limits = checks.flatMap(({ threshold }) => threshold);
  if (measured.size > 1) return listed(isChain(checks) ? [...limits.slice(0, 1).map(inText), ...prices] : prices);
  const [price] = prices;
  if (price === undefined) return '';
  const sorted = limits.toSorted((one, other) => one - other);
  return `${price} vs. ${sorted.map(inText).join(' to ')}`;
}

function inText(price: number): string {
  return price.toFixed(2);
}

/** Whether each price is compared with the one before, all in the same direction. */
function isChain(checks: readonly RuleCheck[]): boolean {
  const [first, ...others] = checks;
  return others.every(({ threshold, comparison }, at) => {
    return threshold === checks[at]?.measured && comparison === first?.comparison;
  });
}

function listed(texts: readonly string[]): string {
  return texts.length < 2 ? texts.join('') : `${texts.slice(0, -1).join(', ')} and ${texts.at(-1)}`;
}

function toCents({ from, to }: ChartLine): RuleReading['lines'][number] {
  return { from: [from[0], inCents(from[1])], to: [to[0], inCents(to[1])] };
}

function inCents(price: number): number {
  return Math.round(price * 100) / 100;
}
