import type { Ohlc } from '../candle.ts';
import type { ChartLine } from '../candle-geometry.ts';
import type { RuleCheck } from './explanation.ts';

/** What a check measures, drawn over the candles, and what it is compared with. */
export interface CheckDrawing {
  readonly lines: readonly ChartLine[];
  readonly limits: readonly ChartLine[];
}

/** A stretch of one candle: where its measuring begins, and where it ends. */
interface Stretch {
  readonly base: number;
  readonly end: number;
}

/** No pattern's check looks further back than its first candle and the one before. */
const FURTHEST_BACK = 5;

/** How checks name a size of the body, or its color. */
const BODY_WORDS =
  /\b(rising|falling),|\bbody (not far|far|smaller|shorter|no longer)\b|\b(long|small|hardly any) body\b/;
const COLOR_WORDS = /\b(rising|falling),/;

const NOTHING: CheckDrawing = { lines: [], limits: [] };

/**
 * Where the numbers of a check are on the chart. A size is a line along its candle, beside the size that is allowed; a
 * price is a
 * point, with the level that it is held against drawn from the candle that has it. A count of ways shows what the ways
 * measure.
 * @param candles the candles that were explained
 * @throws RangeError when they do not have the check's candle
 */
export function drawCheck(check: RuleCheck, candles: readonly Ohlc[]): CheckDrawing {
  if (check.ways !== undefined) return join(check.ways.flat().map((part) => drawCheck(part, candles)));
  if (check.unit === 'count' || check.unit === 'candles') return NOTHING;
  const candle = candles[check.candle];
  if (candle === undefined) throw new RangeError(`There is no candle ${check.candle}.`);
  const stretch = stretchOf(check.words.toLowerCase(), candle);
  return stretch === null ? drawPrice(check, candles) : drawSize(check, stretch);
}

/** The drawings of several checks as one, each line once. */
export function join(drawings: readonly CheckDrawing[]): CheckDrawing {
  return {
    lines: unique(drawings.flatMap(({ lines }) => lines)),
    limits: unique(drawings.flatMap(({ limits }) => limits)),
  };
}

function unique(lines: readonly ChartLine[]): ChartLine[] {
  return [...new Map(lines.map((line) => [JSON.stringify(line), line])).values()];
}

/** The part of the candle whose size is measured; null where a price is. */
function stretchOf(words: string, [open, high, low, close]: Ohlc): Stretch | null {
  const [bottom, top] = [Math.min(open, close), Math.max(open, close)];
  const body = { base: bottom, end: top };
  const upper = { base: top, end: high };
  const lower = { base: bottom, end: low };
  if (words.includes('upper shadow')) return upper;
  if (words.includes('lower shadow')) return lower;
  if (words.includes('longer shadow')) return high - top > bottom - low ? upper : lower;
  return BODY_WORDS.test(words) ? body : null;
}

function drawSize({ candle, measured, threshold, unit, words }: RuleCheck, { base, end }: Stretch): CheckDrawing {
  const lines = [lineAt(candle, base, end)];
  if (typeof threshold !== 'number' || COLOR_WORDS.test(words.toLowerCase())) return { lines, limits: [] };
  const size = Math.abs(end - base);
  const allowed = unit === 'price' ? threshold : (threshold * size) / measured;
  if (!Number.isFinite(allowed) || allowed <= 0) return { lines, limits: [] };
  return { lines, limits: [lineAt(candle, base, base + Math.sign(end - base || 1) * allowed)] };
}

function drawPrice({ candle, measured, threshold }: RuleCheck, candles: readonly Ohlc[]): CheckDrawing {
  const levels = typeof threshold === 'number' ? [threshold] : threshold;
  const from = levels.map((level) => originOf(level, { candle, candles }));
  return {
    lines: [lineAt(candle, measured, measured)],
    limits: levels.map((level, index) => ({ from: [from[index] ?? candle, level], to: [candle, level] })),
  };
}

/** The nearest earlier candle that has the price; the one before when a level was moved, or lies between prices. */
function originOf(level: number, { candle, candles }: { candle: number; candles: readonly Ohlc[] }): number {
  const first = Math.max(0, candle - FURTHEST_BACK);
  const back = candles.slice(first, candle).findLastIndex((prices) => prices.includes(level));
  return back === -1 ? Math.max(0, candle - 1) : first + back;
}

function lineAt(candle: number, from: number, to: number): ChartLine {
  return { from: [candle, from], to: [candle, to] };
}
