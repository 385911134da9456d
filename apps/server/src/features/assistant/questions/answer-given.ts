import { fact } from '../facts/fact-context.ts';
import type { MeasuredRule, PatternCase } from '../facts/pattern-case.ts';
import { type Answer, answered, drawCase, NO_DRAWING, ruleFact, ruleText } from './answer.ts';
import type { Topic } from './match-question.ts';
import type { GivenAnswer, Subject } from './subject.ts';

interface Asked {
  readonly topic: Topic;
  readonly found: PatternCase | null;
  readonly subject: Subject;
}

/** Why an answer was right or wrong, and which rule decides. */
export function answerGiven(given: GivenAnswer, { topic, found, subject }: Asked): Answer {
  const { figures } = subject.context;
  const { chosen, right, isCorrect, explanation } = given;
  const unmet = found?.rules.filter(({ met }) => met === false) ?? [];
  const decisive = unmet[0] ?? found?.rules.find(({ measured }) => measured !== null);
  const facts = [
    fact('rules', 'Your answer', figures.phrase(`${chosen}: ${isCorrect ? 'right' : 'not right'}`)),
    fact('rules', 'The right answer', figures.phrase(right)),
    ...(found?.rules.map(ruleFact) ?? []),
  ];
  const first = topic === 'first' ? firstText(decisive) : verdictOn(given, topic);
  const lead = decisive?.met === false ? 'Not met' : 'A rule of it that is met';
  const rule = decisive === undefined ? '' : `${lead}: ${ruleText(decisive)}.`;
  const shown = decisive === undefined ? [] : [decisive];
  const drawing = found === null ? NO_DRAWING : drawCase({ found, rules: shown }, subject);
  return answered([[first, rule], [figures.phrase(explanation)]], { facts, drawing });
}

function firstText(decisive: MeasuredRule | undefined): string {
  return decisive === undefined ? 'Look at the candles, one after the other.' : 'Look at the rule that decides.';
}

function verdictOn({ isCorrect, chosen, right }: GivenAnswer, topic: Topic): string {
  if (isCorrect) return `${topic === 'wrong' ? 'Nothing is wrong with your answer: ' : ''}“${chosen}” is right.`;
  return `You chose “${chosen}”. The right answer is “${right}”.`;
}
