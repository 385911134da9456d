import type { LoggedAnswer } from '../learner-model/answer-kinds.ts';
import { confusedPairs } from '../learner-model/confused-pairs.ts';
import { modelLearner } from '../learner-model/learner-model.ts';
import { type SkillId, skillParts } from '../learner-model/skill.ts';
import type { LocalDay } from '../local-day.ts';

/** What a learner came to know in some days, by the evidence of their answers. */
export interface Learned {
  readonly mastered: readonly SkillId[];
  readonly familiar: readonly SkillId[];
  /** Pairs that had been confused and were then told apart as often as it takes. */
  readonly toldApart: readonly SkillId[];
}

interface LearnedInput {
  /** Every answer of their logs, in any order. */
  readonly answers: readonly LoggedAnswer[];
  /** The first day. */
  readonly from: LocalDay;
  readonly today: LocalDay;
}

/** What became familiar or mastered from a day on and still is, and which confusions were settled. */
export function learnedSince({ answers, from, today }: LearnedInput): Learned {
  const model = modelLearner({ answers, today });
  const gained = [...model.skills.values()].filter(({ since, loss }) => since >= from && loss === null);
  const skillsThatAre = (wanted: string) =>
    gained.flatMap(({ skill, status }) => (status === wanted && !isPair(skill) ? skill : []));
  const confused = new Set(model.confusedPairs.map(({ skill }) => skill));
  const before = model.observations.filter(({ day }) => day < from);
  return {
    mastered: skillsThatAre('mastered'),
    familiar: skillsThatAre('familiar'),
    toldApart: confusedPairs(before, today).flatMap(({ skill }) => (confused.has(skill) ? [] : skill)),
  };
}

function isPair(skill: SkillId): boolean {
  return skillParts(skill).kind === 'tell-apart';
}
