import type { ChartFact } from '@wickwise/contract/assistant';
import type { Knowledge } from '../facts/knowledge.ts';
import { findPatternNames } from '../facts/pattern-names.ts';

/** Whether a sentence names a pattern that isn't among the facts beside it. */
export function namesUnknownPattern(sentence: string, facts: readonly ChartFact[]): boolean {
  const known = new Set(
    facts.flatMap(({ label, value }) => findPatternNames(`${label}. ${value}`)).map(({ name }) => name),
  );
  return findPatternNames(sentence).some(({ name }) => !known.has(name));
}

/** Words that the facts can contradict, and whether they hold. */
const CLAIMS: readonly (readonly [RegExp, (known: Knowledge) => boolean])[] = [
  [/\b(uptrend|trending (up|higher)|trend is up)/i, ({ trend }) => trend === null || trend === 'up'],
  [/\b(downtrend|trending (down|lower)|trend is down)/i, ({ trend }) => trend === null || trend === 'down'],
  [/\boverbought\b/i, ({ rsi }) => rsi === null || rsi >= 70],
  [/\boversold\b/i, ({ rsi }) => rsi === null || rsi <= 30],
];

/** A sentence with one of these is about another moment, about a rule, or denies what it names. */
const OTHER_SENSE =
  /\b(no|not|n't|without|neither|nor|before|began|need|needs|requires?|required|if|would|unless|until)\b|n[’']t\b/i;

/** Whether a sentence says the opposite of a fact in words, such as "uptrend" of a downtrend. */
export function hasFalseClaim(sentence: string, knowledge: Knowledge): boolean {
  if (OTHER_SENSE.test(sentence)) return false;
  return CLAIMS.some(([words, holds]) => words.test(sentence) && !holds(knowledge));
}
