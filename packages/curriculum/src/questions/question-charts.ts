import type { CandlePicture } from '@wickwise/contract/lesson/picture';
import type { CandleSpan, Ohlc } from '@wickwise/market/candle';
import { drawExercise, type Exercise } from '@wickwise/market/exercise/exercise';
import { drawNoiseWalk } from '@wickwise/market/noise/noise-walk';
import { type Random, wholeBetween } from '@wickwise/market/random';
import type { PatternEntry } from '../pattern.ts';
import { readNearMiss } from './near-miss-rules.ts';
import type { CheckedRule } from './picture-question.ts';
import { endsIn } from './shown-pattern.ts';

/** The kinds of charts in a question. */
export type ChartKind = 'shown' | 'near-miss' | 'other' | 'noise';

interface DrawnChart {
  readonly candles: readonly Ohlc[];
  readonly mark: CandleSpan | null;
  readonly lines: NonNullable<CandlePicture['lines']>;
}

/** A chart that ends at the candle in question. */
export interface QuestionChart extends DrawnChart {
  readonly kind: ChartKind;
  /** The pattern that it shows; null for a near miss and for noise. */
  readonly entry: PatternEntry | null;
  /** Of a near miss of a chart pattern: which pattern, and what is known of its rules. */
  readonly misses: { readonly patternId: string; readonly checks: readonly CheckedRule[] } | null;
}

/** A new chart of the pattern. */
export function drawPatternChart(entry: PatternEntry, random: Random): QuestionChart {
  return { ...toChart(drawChart(entry, { shows: true, random })), kind: 'shown', entry, misses: null };
}

/** How many charts to draw before giving up on a near miss, on another pattern or on a walk. */
const ATTEMPTS = 20;

/**
 * A new chart that comes close to the pattern and isn't one. Of a chart pattern, a rule is known that it doesn't meet.
 * @throws RangeError when that is known of none of 20 charts.
 */
export function drawNearMiss(entry: PatternEntry, random: Random): QuestionChart {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const exercise = drawChart(entry, { shows: false, random });
    const chart = { ...toChart(exercise), kind: 'near-miss' as const, entry: null, misses: null };
    if (entry.recognizedAs?.kind !== 'chart-pattern') return chart;
    const missed = readNearMiss(entry, exercise);
    if (missed !== null) {
      return { ...chart, lines: missed.lines, misses: { patternId: entry.id, checks: missed.checks } };
    }
  }
  throw new RangeError(`No near miss of ${entry.id} has an unmet rule.`);
}

/** A chart of another pattern of the same category, which doesn't show this one as well; null when none was found. */
export function drawOther(entry: PatternEntry, pool: readonly PatternEntry[], random: Random): QuestionChart | null {
  const others = pool.filter(({ id, category }) => id !== entry.id && category === entry.category);
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const other = others[wholeBetween(random, 0, others.length - 1)];
    if (other === undefined) return null;
    const chart = drawPatternChart(other, random);
    if (!endsIn(entry, chart.candles)) return { ...chart, kind: 'other' };
  }
  return null;
}

/** Standard deviations of a session and of its overnight gap, as a share of the session's. */
const WALK = { session: 0.015, gap: 0.35 };

/**
 * Candles of a random walk that doesn't end in the pattern.
 * @throws RangeError when each of 20 walks ends in the pattern.
 */
export function drawNoise(entry: PatternEntry, { random, length }: { random: Random; length: number }): QuestionChart {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const candles = walk(random, length);
    if (!endsIn(entry, candles)) return { kind: 'noise', candles, mark: null, lines: [], entry: null, misses: null };
  }
  throw new RangeError(`Random prices end in ${entry.id} each time.`);
}

function drawChart(entry: PatternEntry, { shows, random }: { shows: boolean; random: Random }): Exercise {
  const { recognizedAs, example, failure, nearMiss } = entry;
  const source = { recognizedAs, examples: [example, failure], nearMisses: [nearMiss] };
  return drawExercise({ source, shows, seed: wholeBetween(random, 0, 2 ** 31) });
}

function toChart({ candles, mark, lines }: Exercise): DrawnChart {
  return { candles, mark, lines: lines.map(({ from, to }) => ({ from: inCents(from), to: inCents(to) })) };
}

function inCents([index, price]: readonly [number, number]): [number, number] {
  return [index, toCents(price)];
}

function toCents(price: number): number {
  return Math.round(price * 100) / 100;
}

function walk(random: Random, length: number): Ohlc[] {
  const { open, high, low, close } = drawNoiseWalk({ random, candles: length, ...WALK });
  return Array.from(open, (_, index): Ohlc => {
    const price = (column: Float64Array) => toCents(column[index] ?? 0);
    return [price(open), price(high), price(low), price(close)];
  });
}

interface PictureOptions {
  /** Whether the pattern is marked and its lines are drawn. */
  readonly marked: boolean;
  /** Lines are drawn with it only after the answer: they give a chart pattern away. */
  readonly lines?: boolean;
}

/** A chart to look at, described by its prices: words for its shape would give the answer away. */
export function toQuestionPicture(chart: DrawnChart, { marked, lines = false }: PictureOptions): CandlePicture {
  const { candles } = chart;
  const mark = marked ? chart.mark : null;
  const alt = altOf(candles, mark);
  return {
    candles: candles.map(([...candle]) => candle),
    mark: mark && { ...mark },
    ...(lines && chart.lines.length > 0 ? { lines: [...chart.lines] } : {}),
    alt,
  };
}

/** How many candles at the end have their prices read out, by the number of them. */
const TOLD = ['one', 'two', 'three', 'four', 'five'];
/** Without a mark at the end. */
const TOLD_UNMARKED = 3;
/** A longer pattern has its first, last and extreme prices read out. */
const TOLD_IN_PATTERN = TOLD.length;

function altOf(candles: readonly Ohlc[], mark: CandleSpan | null): string {
  const marked = mark === null ? '' : ` ${markedText(candles, mark)}`;
  const after = mark === null ? 0 : candles.length - 1 - mark.to;
  const told = after === 0 ? toldAtEnd(mark) : Math.min(after, TOLD_UNMARKED);
  return `${candles.length} candles ${spanText(candles)}.${marked} The last ${TOLD[told - 1]}: ${pricesText(candles.slice(-told))}.`;
}

/** All that are marked, where they aren't too many: a question can be about any of them. */
function toldAtEnd(mark: CandleSpan | null): number {
  const marked = mark === null ? 0 : mark.to - mark.from + 1;
  return marked > TOLD_IN_PATTERN ? TOLD_UNMARKED : Math.max(TOLD_UNMARKED, marked);
}

/** Prices of the marked candles only where others follow: at the end of a chart, they're among the last. */
function markedText(candles: readonly Ohlc[], { from, to }: CandleSpan): string {
  const marked = candles.slice(from, to + 1);
  const isOne = marked.length === 1;
  const after = candles.length - 1 - to;
  if (after === 0) return isOne ? 'The last one is marked.' : `The last ${marked.length} are marked.`;
  const count = isOne ? '1 candle is marked' : `${marked.length} candles are marked`;
  const prices = marked.length > TOLD_IN_PATTERN ? extentText(marked) : `: ${pricesText(marked)}`;
  return `${count}, and ${after} ${after === 1 ? 'follows' : 'follow'}. The marked ${isOne ? 'one' : 'ones'}${prices}.`;
}

function extentText(candles: readonly Ohlc[]): string {
  const [high, low] = [
    Math.max(...candles.map((candle) => candle[1])),
    Math.min(...candles.map((candle) => candle[2])),
  ];
  return ` go ${spanText(candles)}, with a high of ${high.toFixed(2)} and a low of ${low.toFixed(2)}`;
}

function spanText(candles: readonly Ohlc[]): string {
  return `from ${candles[0]?.[0].toFixed(2)} to ${candles.at(-1)?.[3].toFixed(2)}`;
}

function pricesText(candles: readonly Ohlc[]): string {
  const told = candles.map((candle) => {
    const [open, high, low, close] = candle.map((price) => price.toFixed(2));
    return `open ${open}, high ${high}, low ${low}, close ${close}`;
  });
  return told.join('; ');
}
