import type { LocalDay } from '../local-day.ts';
import { type AnswerKind, type LoggedAnswer, type Shown, shownBy } from './answer-kinds.ts';
import { type SkillId, tellingApart } from './skill.ts';

/** An answer as an observation of one or more skills. */
export interface Observation extends Omit<Shown, 'skill'> {
  readonly kind: AnswerKind;
  /** Of the answer, unique with its kind. */
  readonly id: string;
  readonly at: Date;
  /** Never after the day that the observations are read on: a clock that is ahead can't put evidence off. */
  readonly day: LocalDay;
  /** Milliseconds; null where it was not measured. */
  readonly responseMs: number | null;
  /** The skill asked about, then the pairs of patterns that were told apart or taken for each other. */
  readonly skills: readonly [SkillId, ...SkillId[]];
  readonly isCorrect: boolean;
}

/**
 * The observations of a learner's answers in the order in which they were given. The order in which the answers arrived
 * doesn't matter, nor does an answer that is there twice. A day after `today` counts as today.
 */
export function observe(answers: readonly LoggedAnswer[], today: LocalDay): Observation[] {
  const ordered = uniqueAnswers(answers).sort(byTime);
  const observed = ordered.map((answer) => toObservation(answer, today));
  const confused = new Set(observed.flatMap(({ skills: [, ...pairs] }) => pairs));
  return observed.map((observation) => withPairsToldApart(observation, confused));
}

function toObservation(answer: LoggedAnswer, today: LocalDay): Observation {
  const { skill, ...shown } = shownBy(answer);
  const { kind, id, at, responseMs = null } = answer;
  const day = answer.day > today ? today : answer.day;
  const { choice } = shown;
  const pairs = choice === null || isSame(choice) ? [] : [tellingApart(choice.patternId, choice.chosenId)];
  return { ...shown, kind, id, at, day, responseMs, skills: [skill, ...pairs], isCorrect: shown.grade !== 'again' };
}

function isSame({ patternId, chosenId }: NonNullable<Shown['choice']>): boolean {
  return patternId === chosenId;
}

/** A right answer tells the pattern from those offered with it. Only pairs that were ever confused are a skill. */
function withPairsToldApart(observation: Observation, confused: ReadonlySet<SkillId>): Observation {
  const { choice, offeredIds, skills } = observation;
  if (choice === null || !isSame(choice)) return observation;
  const others = offeredIds.filter((id) => id !== choice.patternId).map((id) => tellingApart(choice.patternId, id));
  const pairs = [...new Set(others)].filter((pair) => confused.has(pair));
  return { ...observation, skills: [skills[0], ...pairs] };
}

/** Of answers with the same id and different content, the same one is kept whatever the order. */
function uniqueAnswers(answers: readonly LoggedAnswer[]): LoggedAnswer[] {
  const unique = new Map<string, LoggedAnswer>();
  for (const answer of answers) {
    const key = keyOf(answer);
    const known = unique.get(key);
    if (known === undefined || isBefore(answer, known)) unique.set(key, answer);
  }
  return [...unique.values()];
}

function isBefore(one: LoggedAnswer, other: LoggedAnswer): boolean {
  const apart = one.at.getTime() - other.at.getTime();
  return apart === 0 ? contentOf(one) < contentOf(other) : apart < 0;
}

function contentOf(answer: LoggedAnswer): string {
  return JSON.stringify(Object.entries(answer).sort(([one], [other]) => (one < other ? -1 : 1)));
}

function byTime(one: LoggedAnswer, other: LoggedAnswer): number {
  return one.at.getTime() - other.at.getTime() || (keyOf(one) < keyOf(other) ? -1 : 1);
}

function keyOf({ kind, id }: LoggedAnswer): string {
  return `${kind}:${id}`;
}
