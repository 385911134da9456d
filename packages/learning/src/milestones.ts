import type { MilestoneType } from '@wickwise/contract/reward/milestone';
import { milestonePoints } from './experience.ts';
import type { LedgerEntry } from './ledger.ts';
import { areMet, type Measure, type Measures } from './measures.ts';

interface MilestoneRule {
  readonly measure: Measure;
  /** The counts that are milestones, in ascending order. */
  readonly values: readonly number[];
}

/** Each kind of milestone with its counts. */
export const milestoneRules: Readonly<Record<MilestoneType, MilestoneRule>> = {
  patterns_completed: { measure: 'cards-mastered', values: [5, 10, 15] },
  perfect_scores: { measure: 'perfect-quizzes', values: [1, 5, 10, 25] },
  study_time: { measure: 'study-hours', values: [1, 5, 10, 25, 50, 100] },
  terms_studied: { measure: 'terms-studied', values: [10, 25] },
  vocabulary_quiz_pass: { measure: 'vocabulary-quizzes-passed', values: [1, 5, 25] },
  vocabulary_quiz_excellence: { measure: 'vocabulary-quizzes-excellent', values: [1, 5, 25] },
};

/** A milestone, such as five patterns mastered. */
export interface Milestone {
  readonly type: MilestoneType;
  readonly value: number;
}

/** Every milestone. */
export const milestones: readonly Milestone[] = Object.entries(milestoneRules).flatMap(([type, { values }]) =>
  values.map((value) => ({ type: type as MilestoneType, value })),
);

/** The ledger's cause for a milestone. */
export function milestoneCause({ type, value }: Milestone): `milestone:${string}:${number}` {
  return `milestone:${type}:${value}`;
}

/** The next count that is a milestone of a kind, and how many are left; null after the last one. */
export function nextMilestone(type: MilestoneType, count: number): { value: number; left: number } | null {
  const value = milestoneRules[type].values.find((milestone) => milestone > count);
  return value === undefined ? null : { value, left: value - count };
}

/** The milestones that are reached and not paid yet. */
export function reachedMilestones(measures: Measures, alreadyEarned: ReadonlySet<string>): LedgerEntry[] {
  return milestones
    .filter(({ type, value }) => areMet([{ measure: milestoneRules[type].measure, atLeast: value }], measures))
    .map((milestone) => ({ cause: milestoneCause(milestone), points: milestonePoints(milestone.value) }))
    .filter(({ cause }) => !alreadyEarned.has(cause));
}
