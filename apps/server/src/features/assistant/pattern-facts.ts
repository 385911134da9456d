import type { ChartFact } from '@wickwise/contract/assistant';
import type { RecognizedAs } from '@wickwise/curriculum/pattern';
import type { ChartPattern } from '@wickwise/market/chart-patterns/finding';
import type { Explanation } from '@wickwise/market/explain/explanation';
import { patternById } from '../pattern/public.ts';
import { candleTime, type FactContext, fact } from './fact-context.ts';

/** The most patterns of each kind to list. */
const NAMED = 2;

/** How the candles after a pattern turned out for it, in words. */
const STATES = { pending: 'not confirmed yet', confirmed: 'confirmed', failed: 'failed' } as const;

/** The current patterns on a chart that have a lesson, so that a learner can look them up. */
export function patternFacts(context: FactContext): ChartFact[] {
  const { candlesticks, chartPatterns } = context.measures;
  const facts = [
    ...candlesticks.flatMap((hit) => candlestickFact(hit, context) ?? []).slice(0, NAMED),
    ...chartPatterns.flatMap((found) => chartPatternFact(found, context) ?? []).slice(0, NAMED),
  ];
  return facts.length > 0 ? facts : [fact('patterns', 'Patterns', 'None with a lesson has completed recently')];
}

/** A pattern without the trend that its name requires only has the shape, and is left out. */
function candlestickFact(hit: Explanation, context: FactContext): ChartFact | null {
  if (hit.fitsTrend === false || hit.state === 'failed') return null;
  const lesson = findLesson({ kind: 'candlestick', name: hit.pattern, direction: hit.direction });
  if (lesson === null) return null;
  const state = hit.state === null ? '' : `, ${STATES[hit.state]}`;
  return { ...fact('patterns', lesson.name, `${candleAt(context, hit.index)}${state}`), patternId: lesson.id };
}

function chartPatternFact({ name, breakout }: ChartPattern, context: FactContext): ChartFact | null {
  const lesson = findLesson({ kind: 'chart-pattern', name });
  if (lesson === null) return null;
  const side = breakout.direction === 'up' ? 'above' : 'below';
  const where = `broke ${side} ${context.figures.price(breakout.price)}`;
  return { ...fact('patterns', lesson.name, `${where}, ${candleAt(context, breakout.index)}`), patternId: lesson.id };
}

function candleAt(context: FactContext, index: number): string {
  const isWhole = context.interval === 'D' || context.interval === 'W';
  return `${isWhole ? 'candle of' : 'candle that began'} ${candleTime(context, index)}`;
}

function findLesson(found: RecognizedAs): { id: string; name: string } | null {
  const lessons = [...patternById.values()];
  return lessons.find(({ recognizedAs }) => recognizedAs !== null && isSame(recognizedAs, found)) ?? null;
}

/** A lesson without a direction is about both. */
function isSame(taught: RecognizedAs, found: RecognizedAs): boolean {
  if (taught.kind !== found.kind || taught.name !== found.name) return false;
  if (taught.kind === 'chart-pattern' || found.kind === 'chart-pattern') return true;
  return taught.direction === null || taught.direction === found.direction;
}
