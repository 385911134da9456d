import { daysBetween, type LocalDay } from '../local-day.ts';
import type { AnswerKind } from './answer-kinds.ts';
import type { Observation } from './observation.ts';
import { type SkillId, skillKinds, skillParts } from './skill.ts';

/** How many of the latest answers decide. */
export const RECENT_ANSWERS = 10;
/** How many of the latest near misses decide. */
export const RECENT_NEAR_MISSES = 3;

/** An answer that says how well a skill is known. */
export interface Evidence {
  /** The answer's kind and id. */
  readonly kind: AnswerKind;
  readonly id: string;
  readonly day: LocalDay;
  readonly itemId: string;
  readonly isCorrect: boolean;
  /** Right where the learner saw that the pattern was not there. */
  readonly isNearMiss: boolean;
  /** Days since the answer before about the same skill; 0 for the first. */
  readonly delayDays: number;
}

/** What a learner's answers about one skill prove, oldest first. */
export interface SkillEvidence {
  /** All answers, self-graded and repeated ones included. */
  readonly answers: number;
  readonly firstOn: LocalDay;
  readonly lastOn: LocalDay;
  /** The last ten answers to unseen questions. */
  readonly recent: readonly Evidence[];
  /** The last three of them that were near misses. */
  readonly nearMisses: readonly Evidence[];
  /** How many different days have a right answer to an unseen question. */
  readonly daysRight: number;
  readonly lastRightOn: LocalDay | null;
  /** The right answer to an unseen question after the longest delay. */
  readonly longestDelay: Evidence | null;
  /** The latest wrong answer of any kind. */
  readonly lastMiss: Evidence | null;
}

/** The evidence with another observation of the skill; null before is none. `isSeen`: the same was asked before. */
export function evidenceAfter(
  before: SkillEvidence | null,
  observation: Observation,
  { skill, isSeen }: { skill: SkillId; isSeen: boolean },
): SkillEvidence {
  const item = toEvidence(before, observation);
  const known = withAnswer(before, item);
  return isUnseen(observation, { skill, isSeen, delayDays: item.delayDays }) ? withUnseen(known, item) : known;
}

function toEvidence(before: SkillEvidence | null, observation: Observation): Evidence {
  const { kind, id, day, itemId, isCorrect, isNearMiss } = observation;
  const delayDays = before === null ? 0 : Math.max(0, daysBetween(before.lastOn, day));
  return { kind, id, day, itemId, isCorrect, isNearMiss, delayDays };
}

function withAnswer(before: SkillEvidence | null, item: Evidence): SkillEvidence {
  const { day, isCorrect } = item;
  const lastMiss = isCorrect ? (before?.lastMiss ?? null) : item;
  if (before === null) return { ...NONE, answers: 1, firstOn: day, lastOn: day, lastMiss };
  return { ...before, answers: before.answers + 1, lastOn: laterOf(before.lastOn, day), lastMiss };
}

function laterOf(one: LocalDay, other: LocalDay): LocalDay {
  return isAfter(one, other) ? one : other;
}

function isAfter(one: LocalDay, other: LocalDay): boolean {
  return one > other;
}

const NONE = { recent: [], nearMisses: [], daysRight: 0, lastRightOn: null, longestDelay: null };

function isUnseen(
  { material }: Observation,
  { skill, isSeen, delayDays }: { skill: SkillId; isSeen: boolean; delayDays: number },
): boolean {
  if (material === 'self-graded') return false;
  if (material === 'drawn' || !isSeen) return true;
  return skillKinds[skillParts(skill).kind].repeatsCount && delayDays > 0;
}

function withUnseen(known: SkillEvidence, item: Evidence): SkillEvidence {
  const recent = [...known.recent, item].slice(-RECENT_ANSWERS);
  const nearMisses = item.isNearMiss ? [...known.nearMisses, item].slice(-RECENT_NEAR_MISSES) : known.nearMisses;
  const seen = { ...known, recent, nearMisses };
  return item.isCorrect ? withRight(seen, item) : seen;
}

function withRight(known: SkillEvidence, item: Evidence): SkillEvidence {
  const { daysRight, lastRightOn, longestDelay } = known;
  const isLaterDay = lastRightOn === null || isAfter(item.day, lastRightOn);
  return {
    ...known,
    daysRight: isLaterDay ? daysRight + 1 : daysRight,
    lastRightOn: isLaterDay ? item.day : lastRightOn,
    longestDelay: longestDelay === null || item.delayDays > longestDelay.delayDays ? item : longestDelay,
  };
}
