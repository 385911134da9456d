import { phraseOf } from '@wickwise/curriculum/questions/pattern-phrase';
import { chartPatternTitle } from '@wickwise/market/chart-patterns/chart-pattern-title';
import type { ChartPattern } from '@wickwise/market/chart-patterns/finding';
import { resolveChartPattern } from '@wickwise/market/chart-patterns/resolve-chart-pattern';
import { evidenceTexts } from './evidence-facts.ts';
import { type CandleContext, capitalized, theCandle } from './fact-context.ts';
import { findLesson } from './lesson-lookup.ts';
import type { MeasuredRule, PatternCase } from './pattern-case.ts';

/** A chart pattern that was found: a close has completed it, and the prices at which it works out or fails are known. */
export function chartPatternCase(found: ChartPattern, context: CandleContext): PatternCase {
  const { figures } = context;
  const { name, breakout, target, stop, points } = found;
  const entry = findLesson({ kind: 'chart-pattern', name });
  const title = entry?.name ?? chartPatternTitle(name);
  const side = breakout.direction === 'up' ? 'above' : 'below';
  const first = Math.min(...points.map(({ index }) => index), breakout.index);
  return {
    name: title,
    phrase: phraseOf({ id: entry?.id ?? '', name: title }),
    entry,
    span: { from: first, to: breakout.index },
    isThere: true,
    breakout: breakout.direction,
    score: figures.plain(found.score, 0),
    rules: scoredRules(found, context),
    confirms: `a close ${side} ${figures.price(breakout.price)}, which came on ${theCandle(context, breakout.index)}`,
    cancels: `price returns to ${figures.price(stop)}, the ${breakout.direction === 'up' ? 'low' : 'high'} of its last swing`,
    state: stateText(found, context),
    isSettled: resolveChartPattern(context.series, found).state === 'target_reached',
    verdict: entry && evidenceTexts(entry, figures).summary,
    levels: [
      { price: breakout.price, label: 'Confirms' },
      { price: stop, label: 'Cancels' },
      { price: target, label: 'Measured move' },
    ],
  };
}

/** The parts of its score. They all count, so each draws the turns that they are measured on. */
function scoredRules({ reasons, lines, points, breakout }: ChartPattern, { figures }: CandleContext): MeasuredRule[] {
  const at = ({ index, price }: { index: number; price: number }) => [index, price] as const;
  const drawing = {
    lines: [...points, breakout].map((point) => ({ from: at(point), to: at(point) })),
    limits: lines.map(({ from, to }) => ({ from: at(from), to: at(to) })),
  };
  const largestFirst = reasons.toSorted((one, other) => other.points - one.points);
  return largestFirst.map(({ reason, points: earned }) => ({
    rule: figures.phrase(capitalized(reason)),
    measured: `${figures.plain(earned, 0)} points`,
    bound: '',
    met: true,
    drawing,
  }));
}

function stateText(found: ChartPattern, context: CandleContext): string {
  const { series, figures } = context;
  const { state, resolvedAt } = resolveChartPattern(series, found);
  if (resolvedAt === null) return 'neither target nor stop reached yet';
  const price = figures.price(state === 'target_reached' ? found.target : found.stop);
  const what = state === 'target_reached' ? 'reached its measured move' : 'failed';
  return `${what} at ${price}, on ${theCandle(context, resolvedAt)}`;
}
