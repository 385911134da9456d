import type { PatternEntry } from '@wickwise/curriculum/pattern';
import { phraseOf } from '@wickwise/curriculum/questions/pattern-phrase';
import type { CandleSpan, Ohlc } from '@wickwise/market/candle';
import type { ChartLine } from '@wickwise/market/candle-geometry';
import type { Direction } from '@wickwise/market/candlestick/direction';
import { titleOf } from '@wickwise/market/candlestick/pattern-title';
import { candlestickPatterns } from '@wickwise/market/candlestick/patterns';
import { type CheckDrawing, drawCheck } from '@wickwise/market/explain/draw-check';
import type { Explanation } from '@wickwise/market/explain/explanation';
import { formatCheck } from '@wickwise/market/explain/format-check';
import { requiredTrend } from '@wickwise/market/explain/meaning';
import { CONFIRMATION_WINDOW, priceRange } from '@wickwise/market/explain/outcome';
import type { CandleSeries } from '@wickwise/market/series';
import { evidenceTexts } from './evidence-facts.ts';
import { type CandleContext, theCandle } from './fact-context.ts';
import type { FigureWriter } from './figures.ts';
import { findLesson } from './lesson-lookup.ts';

/** A condition of a pattern's rule, as measured. */
export interface MeasuredRule {
  readonly rule: string;
  /** Null where only the whole rule can be measured. */
  readonly measured: string | null;
  /** Empty for a part of a score. */
  readonly bound: string;
  /** Null where that isn't known separately. */
  readonly met: boolean | null;
  readonly drawing: CheckDrawing;
}

/** A pattern at a candle, there or not, with everything that a question about it needs. */
export interface PatternCase {
  readonly name: string;
  /** As in the middle of a sentence: "an evening star". */
  readonly phrase: string;
  /** Null for a pattern without a lesson. */
  readonly entry: PatternEntry | null;
  readonly span: CandleSpan;
  /** Every condition is met, and the trend before is the one that its name requires. */
  readonly isThere: boolean;
  /** On which side a close completed a chart pattern; null for any other. */
  readonly breakout: Direction | null;
  /** How closely a chart pattern that was found matches the textbook drawing, of 100; null for any other. */
  readonly score: string | null;
  readonly rules: readonly MeasuredRule[];
  /** Such as "a close above $97.90 within 3 candles". */
  readonly confirms: string;
  /** A clause, such as "price closes below $92.10 first". */
  readonly cancels: string;
  /** How it turned out so far, such as "not confirmed yet"; null for one that is read in no direction, or isn't there. */
  readonly state: string | null;
  /** Whether it was confirmed, or a chart pattern reached its measured move: nothing cancels it after that. */
  readonly isSettled: boolean;
  /** The published rate and what follows from it; null without a lesson. */
  readonly verdict: string | null;
  /** The prices that decide, to be drawn. */
  readonly levels: readonly { readonly price: number; readonly label: string }[];
}

/** A candlestick pattern as the market engine explains it. */
export function candlestickCase(explained: Explanation, context: CandleContext): PatternCase {
  const { pattern, direction, span, fitsTrend } = explained;
  const entry = findLesson({ kind: 'candlestick', name: pattern, direction });
  const title = titleOf(pattern);
  const rules = [...checkedRules(explained, context), ...trendRule(explained, context)];
  return {
    name: entry?.name ?? title,
    phrase: entry ? phraseOf(entry) : phraseOf({ id: '', name: title }),
    entry,
    span,
    isThere: explained.rules.every(({ met }) => met) && fitsTrend !== false,
    breakout: null,
    score: null,
    rules,
    ...describeConfirmation(explained, { entry, context }),
    state: stateText(explained, context),
    isSettled: explained.state === 'confirmed',
    verdict: entry && evidenceTexts(entry, context.figures).summary,
  };
}

function checkedRules({ rules }: Explanation, { series, figures }: CandleContext): MeasuredRule[] {
  const candles = Array.from({ length: series.length }, (_, index) => ohlcAt(series, index));
  return rules.map((check) => {
    const { measured, threshold } = formatCheck(check, figures.priceDigits);
    return {
      rule: figures.phrase(check.words),
      measured: figures.quote(measured),
      bound: figures.quote(threshold),
      met: check.met,
      drawing: drawCheck(check, candles),
    };
  });
}

/** Against an average of ten candles: the trend that candlestick patterns need before them. */
export const SHORT_TRENDS = {
  up: 'a short-term uptrend',
  down: 'a short-term downtrend',
  flat: 'no clear short-term trend',
} as const;

export const TRENDS = { up: 'an uptrend', down: 'a downtrend', flat: 'no clear trend' } as const;

/** The trend before a pattern whose name requires one. */
function trendRule({ pattern, reading, trend, fitsTrend }: Explanation, { figures }: CandleContext): MeasuredRule[] {
  const required = requiredTrend(pattern, reading);
  if (required === null || trend === null) return [];
  const { direction, measuredAt: at, close, average } = trend;
  const prices = `close ${figures.price(close)}, 10-candle EMA ${figures.price(average)}`;
  const pointAt = (price: number): ChartLine => ({ from: [at, price], to: [at, price] });
  const drawing = { lines: [pointAt(close)], limits: [pointAt(average)] };
  const measured = `${TRENDS[direction]} (${prices})`;
  return [{ rule: 'Trend before it', measured, bound: TRENDS[required], met: fitsTrend, drawing }];
}

/** What the scanner gives the candle that confirms a setup. */
const CONFIRMED_SETUP = 200;

interface Confirmed {
  readonly entry: PatternEntry | null;
  readonly context: CandleContext;
}

function describeConfirmation(
  { pattern, span, reading, value }: Explanation,
  { entry, context: { figures, series } }: Confirmed,
): Pick<PatternCase, 'confirms' | 'cancels' | 'levels'> {
  const { high, low } = priceRange(series, span);
  const isSetup = candlestickPatterns[pattern].confirmedWithin !== undefined;
  if (reading === null || Math.abs(value) === CONFIRMED_SETUP) {
    const levels = [
      { price: high, label: 'High' },
      { price: low, label: 'Low' },
    ];
    const [top, bottom] = [figures.price(high), figures.price(low)];
    if (entry !== null) {
      const { confirms, cancels } = lessonConfirmation(entry, figures);
      return { confirms: `${confirms} (high ${top}, low ${bottom})`, cancels, levels };
    }
    const confirms = `nothing, because it has no direction before a close outside ${bottom} to ${top}`;
    return { confirms, cancels: 'price closes outside that range, which ends the indecision', levels };
  }
  const within = windowText(figures);
  // A setup is confirmed beyond its inside candle, the last but one.
  const inside = isSetup ? span.to - 1 : span.to;
  const confirming = priceRange(series, isSetup ? { from: inside, to: inside } : span);
  const [beyond, back] = reading === 'up' ? [confirming.high, low] : [confirming.low, high];
  const [side, other] = reading === 'up' ? ['above', 'below'] : ['below', 'above'];
  const late = `${within} pass without a confirming close`;
  const confirms = { price: beyond, label: 'Confirms' };
  const cancels = { price: back, label: 'Cancels' };
  return {
    confirms: `a close ${side} ${figures.price(beyond)} within ${within}`,
    cancels: isSetup
      ? `${late}, or a new setup forms in the meantime`
      : `price closes ${other} ${figures.price(back)} first, or ${late}`,
    levels: isSetup ? [confirms] : [confirms, cancels],
  };
}

function windowText(figures: FigureWriter): string {
  return `${figures.plain(CONFIRMATION_WINDOW, 0)} candles`;
}

/** In the words of the lesson. */
export function lessonConfirmation(
  { confirmation, failsWhen }: PatternEntry,
  figures: CandleContext['figures'],
): Pick<PatternCase, 'confirms' | 'cancels'> {
  return { confirms: figures.phrase(uncapitalized(confirmation)), cancels: figures.phrase(uncapitalized(failsWhen)) };
}

function uncapitalized(sentence: string): string {
  return (sentence.charAt(0).toLowerCase() + sentence.slice(1)).replace(/\.$/, '');
}

function stateText({ state, resolvedAt }: Explanation, context: CandleContext): string | null {
  if (state === null) return null;
  if (state === 'pending' || resolvedAt === null) return 'not confirmed yet';
  const when = `${state} on ${theCandle(context, resolvedAt)}`;
  return state === 'expired' ? `${when}, after ${windowText(context.figures)} without a confirming close` : when;
}

function ohlcAt({ open, high, low, close }: CandleSeries, index: number): Ohlc {
  return [open[index] ?? 0, high[index] ?? 0, low[index] ?? 0, close[index] ?? 0];
}
