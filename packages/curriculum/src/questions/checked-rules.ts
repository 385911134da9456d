import type { CandleSpan, Ohlc } from '@wickwise/market/candle';
import { explainCandle } from '@wickwise/market/explain/explain';
import type { Explanation, RuleCheck } from '@wickwise/market/explain/explanation';
import { formatCheck } from '@wickwise/market/explain/format-check';
import { requiredTrend } from '@wickwise/market/explain/meaning';
import { CandleSeries } from '@wickwise/market/series';
import type { PatternEntry, RecognizedAs } from '../pattern.ts';
import { firstUnmet, priceActionConditions } from '../price-action/conditions.ts';
import { ruleChecks } from '../rule-checks.ts';
import { missesText } from './pattern-phrase.ts';
import type { CheckedRule } from './picture-question.ts';
import type { QuestionChart } from './question-charts.ts';
import { endsIn } from './shown-pattern.ts';

/** How the trend that a pattern needs is worded as a condition, the one that is not TA-Lib’s. */
export const TREND_BEFORE = 'Trend before it';

interface JudgedChart {
  readonly candles: readonly Ohlc[];
  readonly mark: CandleSpan | null;
  readonly misses?: QuestionChart['misses'];
}

/** The conditions of a pattern's rule at the last candle of a chart: measured where each can be measured separately. */
export function checkRules(entry: PatternEntry, chart: JudgedChart): readonly CheckedRule[] {
  const { recognizedAs, rules } = entry;
  if (chart.misses?.patternId === entry.id) return chart.misses.checks;
  if (recognizedAs?.kind === 'candlestick') return checkCandlestick(entry, { recognizedAs, chart });
  const isMet = recognizedAs === null ? priceActionJudge(entry, chart) : chartPatternJudge(entry, chart);
  return rules.map(({ measure, bound }) => ({ rule: measure, measured: null, bound, met: isMet(measure) }));
}

/**
 * A condition that a chart doesn't meet, as a sentence: the trend before all others, since the same candles after
 * another trend have another name. Null where several can't be told apart.
 */
export function unmetSentence(checks: readonly CheckedRule[]): string | null {
  const allUnmet = checks.filter(({ met }) => met === false);
  const unmet = allUnmet.find(({ rule }) => rule === TREND_BEFORE) ?? allUnmet[0];
  if (unmet === undefined) return null;
  const { rule, measured, bound } = unmet;
  const figures = measured === null ? `required: ${bound}` : `here: ${measured}; required: ${bound}`;
  const count = COUNTS[allUnmet.length - 2] ?? allUnmet.length;
  const start = allUnmet.length > 1 ? `${count} conditions aren’t met. One is` : 'Not met:';
  return `${start} “${rule}” (${figures}).`;
}

/** From two. */
const COUNTS = ['Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'];

/** That a chart doesn't show a pattern, and a condition that it doesn't meet, where one can be told. */
export function missedSentences(entry: PatternEntry, checks: readonly CheckedRule[]): string {
  return [missesText(entry), unmetSentence(checks)].filter((sentence) => sentence !== null).join(' ');
}

/**
 * Why a chart isn't another pattern that it nearly is, as a sentence. Null where it lacks more than one of several
 * conditions, or where they aren't measured separately.
 */
export function almostSentence(other: PatternEntry, chart: JudgedChart): string | null {
  if (other.recognizedAs?.kind !== 'candlestick') return null;
  const checks = checkRules(other, chart);
  const isAlmost = checks.length > 1 && checks.filter(({ met }) => met === false).length === 1;
  return isAlmost ? missedSentences(other, checks) : null;
}

/** A chart pattern is found as a whole: a chart that wasn’t drawn to miss it may lack any of its conditions. */
function chartPatternJudge(entry: PatternEntry, { candles }: JudgedChart): () => boolean | null {
  const isShown = endsIn(entry, candles);
  return () => isShown || null;
}

/** Conditions are judged in their order: those after the first that isn't met stay open. */
function priceActionJudge({ id }: PatternEntry, { candles, mark }: JudgedChart): (measure: string) => boolean | null {
  const order = Object.keys(priceActionConditions[id] ?? {});
  const unmet = mark === null ? null : firstUnmet(id, { candles, mark });
  const firstOpen = unmet === null ? order.length : order.indexOf(unmet);
  return (measure) => {
    const place = order.indexOf(measure);
    if (place === -1 || place > firstOpen) return null;
    return place < firstOpen;
  };
}

type RecognizedCandlestick = Extract<RecognizedAs, { kind: 'candlestick' }>;

interface RecognizedChart {
  readonly recognizedAs: RecognizedCandlestick;
  readonly chart: JudgedChart;
}

function checkCandlestick(entry: PatternEntry, { recognizedAs, chart }: RecognizedChart): CheckedRule[] {
  const { name, direction } = recognizedAs;
  const series = CandleSeries.fromOhlc(chart.candles);
  const question = { series, pattern: name, index: chart.candles.length - 1 };
  const explanation = explainCandle(direction === null ? question : { ...question, direction });
  const checks = explanation.rules.flatMap((check, place) => {
    return isInRule(entry, place) ? [toChecked(check, textbookBound(entry, place))] : [];
  });
  return [...checks, ...checkTrend(explanation)];
}

/** A check that the lesson's rule leaves out is no condition of it, such as the color of a spinning top. */
function isInRule({ id }: PatternEntry, place: number): boolean {
  const sources = ruleChecks[id];
  return sources === undefined || sources.some((source) => Array.isArray(source) && source.includes(place));
}

function toChecked(check: RuleCheck, textbook: string | null): CheckedRule {
  const { measured, threshold } = formatCheck(check);
  return { rule: check.words, measured, bound: textbook ?? threshold, met: check.met };
}

/** The lesson's bound for a check where textbooks are stricter than the market engine; null where they agree. */
function textbookBound({ id, rules }: PatternEntry, place: number): string | null {
  const index = (ruleChecks[id] ?? []).findIndex((source) => String(source) === String(place));
  const bound = rules[index]?.bound;
  return bound?.includes('textbooks') ? bound : null;
}

const TRENDS = { up: 'a rise', down: 'a decline', flat: 'neither a rise nor a decline' } as const;

/** Patterns of indecision come after any trend. */
function checkTrend({ pattern, reading, trend, fitsTrend }: Explanation): CheckedRule[] {
  const asked = requiredTrend(pattern, reading);
  if (asked === null || trend === null) return [];
  return [{ rule: TREND_BEFORE, measured: TRENDS[trend.direction], bound: TRENDS[asked], met: fitsTrend }];
}
