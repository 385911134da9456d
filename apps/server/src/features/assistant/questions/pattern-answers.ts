import type { ChartFact } from '@wickwise/contract/assistant';
import { capitalized, fact, theCandle } from '../facts/fact-context.ts';
import type { MeasuredRule, PatternCase } from '../facts/pattern-case.ts';
import { caseFacts, nameFact } from '../facts/pattern-facts.ts';
import { type Answer, answered, drawCase, ruleFact, ruleText } from './answer.ts';
import type { CandlePart } from './match-question.ts';
import type { Subject } from './subject.ts';

/** How many rules a text names; the others are in the list. */
const RULES_NAMED = 2;

/** Why it is the pattern, or why it isn't; those of a part of the candle first. */
export function answerRules(found: PatternCase, subject: Subject, part: CandlePart | null = null): Answer {
  const { rules, isThere } = found;
  const unmet = rules.filter(({ met }) => met === false);
  const instead = isThere ? null : whatElseIs(found, subject);
  const others = instead === null ? [] : [nameOf(instead, subject)];
  const facts = [...patternFacts(found, subject), ...others, ...rules.map(ruleFact)];
  const drawing = drawCase({ found, rules: isThere ? rules : unmet }, subject);
  if (isThere) {
    const isAboutPart = ({ rule }: MeasuredRule) => part !== null && rule.toLowerCase().includes(part);
    const named = rules
      .filter(({ measured }) => measured !== null)
      .toSorted((one, other) => Number(isAboutPart(other)) - Number(isAboutPart(one)))
      .slice(0, RULES_NAMED);
    const because = named.map((rule, place) => `${place === 0 ? 'For example: ' : ''}${ruleText(rule)}.`);
    return answered([[opening(found, subject), ...because], confirmation(found)], { facts, drawing });
  }
  const missing = unmet.slice(0, RULES_NAMED).map((rule) => `Not met: ${ruleText(rule)}.`);
  const first = [opening(found, subject), ...missing, restText(rules, unmet)];
  return answered([first, insteadText(instead, subject)], { facts, drawing });
}

/** The rules that aren't named. */
function restText(rules: readonly MeasuredRule[], unmet: readonly MeasuredRule[]): string {
  const others = unmet.length - RULES_NAMED;
  if (others === 1) return 'One other rule isn’t met either.';
  if (others > 1) return 'Other rules aren’t met either.';
  return rules.length > unmet.length ? 'Every other rule is met.' : '';
}

function opening({ phrase, span, isThere, score, rules, entry }: PatternCase, { context }: Subject): string {
  const candle = capitalized(theCandle(context, span.to));
  if (isThere && score !== null)
    return `${candle} completes ${phrase}. It scores ${score} out of 100 for how closely it matches the textbook drawing.`;
  if (isThere) return `${candle} completes ${phrase}: every rule that I can measure is met.`;
  const onlyTrend = rules.every(({ met, rule }) => met !== false || rule === 'Trend before it');
  return onlyTrend
    ? `${candle} has the shape of ${phrase}, but not the trend before it.`
    : `${candle} isn’t ${phrase}${entry?.recognizedAs?.kind === 'candlestick' ? ' by TA-Lib’s rules' : ''}.`;
}

/** What is there instead. */
function whatElseIs(asked: PatternCase, { focus }: Subject): PatternCase | null {
  return focus === null || focus.name === asked.name || !focus.isThere ? null : focus;
}

function insteadText(instead: PatternCase | null, { chart, context }: Subject): string[] {
  if (instead === null) return [];
  if (chart === null) return [`What the picture shows here: ${instead.name}.`];
  return [`${capitalized(theCandle(context, instead.span.to))} does complete ${instead.phrase}.`];
}

/** What confirms and what cancels a pattern, and what follows from the evidence. */
function confirmation({ name, phrase, confirms, cancels, state, verdict }: PatternCase): string[] {
  return [
    state === null ? '' : `${name}, ${state}.`,
    `What confirms ${state === null ? phrase : 'it'}: ${confirms}.`,
    `It’s canceled if ${cancels}.`,
    verdict ?? '',
  ];
}

export function answerConfirm(found: PatternCase, subject: Subject): Answer {
  if (!found.isThere) return nothingTo('confirm', found, subject);
  const facts = patternFacts(found, subject);
  const drawing = drawCase({ found, rules: [], withLevels: true }, subject);
  return answered([confirmation(found)], { facts, drawing });
}

/** Where a reading is wrong: what cancels it, and whether that has happened. */
export function answerWrong(found: PatternCase, subject: Subject): Answer {
  if (!found.isThere) return answerRules(found, subject);
  const drawing = drawCase({ found, rules: [], withLevels: true }, subject);
  const sentences = [...cancelTexts(found), found.verdict ?? ''];
  return answered([sentences], { facts: patternFacts(found, subject), drawing });
}

/** `a hammer` as `this hammer`. */
function thisOne(phrase: string): string {
  return phrase.replace(/^an? /, 'this ');
}

function cancelTexts({ phrase, cancels, state, isSettled }: PatternCase): string[] {
  const soFar = state === null ? '' : `${capitalized(state)}.`;
  if (!isSettled) return [`${capitalized(thisOne(phrase))} no longer counts if ${cancels}.`, soFar];
  return [
    soFar,
    `Until then, this would have canceled it: ${cancels}.`,
    'Nothing in its rule cancels it after that, which doesn’t mean that price keeps going.',
  ];
}

function nothingTo(what: string, found: PatternCase, subject: Subject): Answer {
  const { paragraphs, ...answer } = answerRules(found, subject);
  const [first = [], ...rest] = paragraphs;
  return { ...answer, paragraphs: [[...first, `So there’s nothing to ${what}.`], ...rest] };
}

/** How two patterns are told apart, in the words of their lessons. */
export function answerCompare(one: PatternCase, other: PatternCase, subject: Subject): Answer {
  const differences = [one, other].flatMap((found, place) => {
    const against = place === 0 ? other : one;
    return (
      found.entry?.neighbors.filter(({ id }) => id === against.entry?.id).map(({ difference }) => difference) ?? []
    );
  });
  const facts = [one, other].map((found) => nameOf(found, subject));
  if (differences.length === 0) {
    return answered([['I have no direct comparison of these two.', 'The rules of both are in the list.']], {
      facts: [...facts, ...[one, other].flatMap(({ rules }) => rules.map(ruleFact))],
    });
  }
  const sentences = differences.map((difference) => subject.context.figures.phrase(difference));
  return answered([sentences], { facts });
}

/** All that is known about a subject. */
export function everyFact(subject: Subject): ChartFact[] {
  const { chart, focus } = subject;
  const ofFocus = focus === null ? [] : [...patternFacts(focus, subject), ...focus.rules.map(ruleFact)];
  const ofChart = chart?.facts.facts ?? [];
  const named = new Set(ofChart.map(({ label }) => label));
  return [...ofFocus.filter(({ label }) => !named.has(label)), ...ofChart];
}

export function patternFacts(found: PatternCase, subject: Subject) {
  const [where, ...rest] = [nameOf(found, subject), ...caseFacts(found, subject.context.figures)];
  return found.isThere ? [where, ...rest] : [where, ...rest.filter(({ topic }) => topic === 'evidence')];
}

function nameOf(found: PatternCase, { context }: Subject) {
  if (found.isThere) return nameFact(found, context.candleName(found.span.to));
  return {
    ...fact('patterns', found.name, `not on ${theCandle(context, found.span.to)}`),
    patternId: found.entry?.id ?? null,
  };
}
