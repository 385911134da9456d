import type { ChartFact } from '@wickwise/contract/assistant';
import { chartPatternCase } from './chart-pattern-case.ts';
import { evidenceFact } from './evidence-facts.ts';
import { type FactContext, fact } from './fact-context.ts';
import type { FigureWriter } from './figures.ts';
import { candlestickCase, type PatternCase } from './pattern-case.ts';

/** The most patterns of each kind to name. */
const NAMED = 2;

/**
 * The current patterns of a chart that have a lesson and are read in a direction, after the trend that their names
 * require: those that the chart marks. One that has failed or expired is left out.
 */
export function currentPatterns(context: FactContext): PatternCase[] {
  const { candlesticks, chartPatterns } = context.measures;
  const marked = candlesticks.filter(({ reading, fitsTrend, state }) => {
    return reading !== null && fitsTrend !== false && state !== 'failed' && state !== 'expired';
  });
  return [
    ...marked
      .map((hit) => candlestickCase(hit, context))
      .filter(hasLesson)
      .slice(0, NAMED),
    ...chartPatterns
      .map((found) => chartPatternCase(found, context))
      .filter(hasLesson)
      .slice(0, NAMED),
  ];
}

function hasLesson({ entry }: PatternCase): boolean {
  return entry !== null;
}

export function patternFacts(cases: readonly PatternCase[], context: FactContext): ChartFact[] {
  if (cases.length === 0)
    return [fact('patterns', 'Patterns', 'No marked pattern has completed on the newest candles')];
  return cases.flatMap((found) => [
    nameFact(found, context.candleName(found.span.to)),
    ...caseFacts(found, context.figures),
  ]);
}

/** A pattern in the list of facts, with its lesson. */
export function nameFact({ name, entry, state }: PatternCase, where: string): ChartFact {
  const value = state === null ? where : `${where}, ${state}`;
  return { ...fact('patterns', name, value), patternId: entry?.id ?? null };
}

/** What confirms a pattern, what cancels it, and what the studies and chance say. */
export function caseFacts({ name, entry, confirms, cancels }: PatternCase, figures: FigureWriter): ChartFact[] {
  return [
    fact('patterns', `${name}, what confirms it`, confirms),
    fact('patterns', `${name}, what cancels it`, cancels),
    ...(entry === null ? [] : [evidenceFact(entry, figures)]),
  ];
}
