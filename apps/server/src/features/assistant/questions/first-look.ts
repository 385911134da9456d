import type { MeasuredRule, PatternCase } from '../facts/pattern-case.ts';
import { type Answer, answered, drawCase, ruleFact, ruleText } from './answer.ts';
import { patternFacts } from './pattern-answers.ts';
import type { Subject } from './subject.ts';

/** In which order to look at a pattern. */
export function answerFirst(found: PatternCase, subject: Subject): Answer {
  const { rules, confirms, isThere, score } = found;
  const before = rules.find(({ rule }) => WHAT_CAME_BEFORE.test(rule));
  const trend = before?.bound === 'any' ? undefined : before;
  const unmet = rules.find(({ met }) => met === false);
  const shape = unmet ?? rules.find((rule) => rule !== before && rule.measured !== null);
  const facts = [...patternFacts(found, subject), ...rules.map(ruleFact)];
  const start = trend ? `First, look at what came before: ${ruleText(trend)}.` : anyTrendText(found, before);
  const met = shape?.met === false ? ', so it isn’t met' : '';
  const steps = [
    start,
    shape && shape !== trend && score === null
      ? `${trend ? 'Then' : 'Start with'} the shape: ${ruleText(shape)}${met}.`
      : '',
    score === null ? '' : `Start with the shape: it scores ${score} out of 100 against the textbook drawing.`,
    isThere
      ? `Last, see whether it’s confirmed: ${confirms}.`
      : 'Unless every rule is met, there’s nothing to confirm.',
  ];
  const drawn = [trend, shape].filter((rule) => rule !== undefined);
  return answered([steps], { facts, drawing: drawCase({ found, rules: drawn, withLevels: isThere }, subject) });
}

/** Rules on the move into a pattern: `Trend before`, `Rise into the first top`, `Height of the pole`. */
const WHAT_CAME_BEFORE = /^trend before|^(rise|decline) into|^height of the pole|^uptrend$/i;

/** Candlestick patterns without a rule on the trend; of other patterns, the lesson says it in words. */
function anyTrendText({ phrase, entry }: PatternCase, before: MeasuredRule | undefined): string {
  const isCandlestick = entry === null || entry.recognizedAs?.kind === 'candlestick';
  return before !== undefined || isCandlestick ? `The trend before ${phrase} makes no difference.` : '';
}
