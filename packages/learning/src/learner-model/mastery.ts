import { type CardSchedule, intervalDays } from '../card-schedule.ts';
import { addDays, daysBetween, type LocalDay } from '../local-day.ts';
import type { SkillEvidence } from './evidence.ts';
import { type SkillId, skillKinds, skillParts } from './skill.ts';

/** How well a skill is known, in the words that learners read, from the least to the most. */
export type SkillStatus = 'new' | ObservedStatus;
/** The status of a skill that was observed at least once. */
export type ObservedStatus = 'learning' | 'familiar' | 'mastered';

/**
 * Eight of ten right: the level at which mastery learning goes on (Bloom, "Learning for Mastery", 1968, puts it at 80 to
 * 90%). Percentages are of the last ten answers to unseen questions, and right answers alone decide whether they are enough.
 */
const MASTERED = { right: 6, percent: 80 } as const;
/**
 * Right on three days, once after a week without the skill: learning lasts when it is repeated in sessions that are
 * spaced (Rawson and Dunlosky, Journal of Experimental Psychology: General 140, 2011), and recall right after study says
 * little about recall after a week (Roediger and Karpicke, Psychological Science 17, 2006).
 */
const MASTERED_DAYS = 3;
const MASTERED_DELAY_DAYS = 7;
/** Mastery is lost once recall is less likely than what it took, by FSRS. */
const MASTERED_RECALL_PERCENT = 80;
/** More right than chance explains, and more right than wrong. */
export const FAMILIAR = { right: 3, percent: 60 } as const;
/** Without a test, a self-graded memory that has lasted a week and will last another. */
const FAMILIAR_MEMORY_DAYS = 7;

/** What mastery still requires, each with how much of it there is. */
export interface Requirement {
  /** `latest`: not both of the last two wrong; `right-since`: right since mastery was lost for lack of practice. */
  readonly kind: 'right' | 'percent' | 'days' | 'delay-days' | 'near-misses' | 'latest' | 'right-since';
  readonly have: number;
  readonly need: number;
}

/** What decides the status of a skill. */
export interface StatusInput {
  readonly skill: SkillId;
  readonly evidence: SkillEvidence;
  /** The day on which mastery was lost for lack of practice; null where it was not. */
  readonly forgottenSince: LocalDay | null;
}

/** Everything that mastery requires of a skill's evidence, met or not. */
export function masteryRequirements({ skill, evidence, forgottenSince }: StatusInput): Requirement[] {
  const { recent, nearMisses, daysRight, longestDelay, lastRightOn } = evidence;
  const isRightSince = forgottenSince === null || (lastRightOn !== null && lastRightOn >= forgottenSince);
  const requirements: Requirement[] = [
    { kind: 'right', have: countRight(recent), need: MASTERED.right },
    { kind: 'percent', have: percentRight(recent), need: MASTERED.percent },
    { kind: 'days', have: daysRight, need: MASTERED_DAYS },
    { kind: 'delay-days', have: longestDelay?.delayDays ?? 0, need: MASTERED_DELAY_DAYS },
    { kind: 'near-misses', have: countRight(nearMisses), need: skillKinds[skillParts(skill).kind].nearMisses },
    { kind: 'latest', have: countRight(recent.slice(-2)), need: 1 },
    { kind: 'right-since', have: Number(isRightSince), need: 1 },
  ];
  return requirements.filter(({ need }) => need > 0);
}

/** Whether a requirement is met. */
export function isMet({ have, need }: Requirement): boolean {
  return have >= need;
}

/** The status right after an observation, before anything is forgotten. */
export function statusOf(input: StatusInput, memory: CardSchedule): ObservedStatus {
  if (masteryRequirements(input).every(isMet)) return 'mastered';
  const { recent } = input.evidence;
  const isTested = countRight(recent) >= FAMILIAR.right && percentRight(recent) >= FAMILIAR.percent;
  return isTested || isRemembered(memory) ? 'familiar' : 'learning';
}

function isRemembered({ firstReviewedOn, lastReviewedOn, stability, lastGrade }: CardSchedule): boolean {
  const lasted = daysBetween(firstReviewedOn, lastReviewedOn);
  return lastGrade !== 'again' && Math.min(lasted, stability) >= FAMILIAR_MEMORY_DAYS;
}

/** The first day on which a mastered skill counts as forgotten if it is not practiced. */
export function forgottenOn({ lastReviewedOn, stability }: CardSchedule): LocalDay {
  return addDays(lastReviewedOn, intervalDays(stability, MASTERED_RECALL_PERCENT) + 1);
}

function countRight(answers: readonly { isCorrect: boolean }[]): number {
  return answers.filter(({ isCorrect }) => isCorrect).length;
}

/** The right answers in percent; 0 without answers. */
export function percentRight(answers: readonly { isCorrect: boolean }[]): number {
  return answers.length === 0 ? 0 : (100 * countRight(answers)) / answers.length;
}
