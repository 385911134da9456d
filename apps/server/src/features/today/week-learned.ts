import type { LocalDay } from '@wickwise/learning/local-day';
import { skillName } from '@wickwise/learning/today/plan-names';
import { learnedSince } from '@wickwise/learning/today/week-learned';
import type { Database } from '../../db/client.ts';
import type { LearnerProfile } from '../../plugins/session.ts';
import { skillNames } from './content.ts';
import { readLoggedAnswers } from './logs.ts';

interface Days {
  readonly learner: Pick<LearnerProfile, 'id' | 'timeZone' | 'dayBeginsAt'>;
  readonly from: LocalDay;
  readonly today: LocalDay;
}

/** By name, what the learner came to know in some days. */
export type LearnedByName = Awaited<ReturnType<typeof readLearned>>;

export async function readLearned(db: Database, { learner, from, today }: Days) {
  const { mastered, familiar, toldApart } = learnedSince({
    answers: await readLoggedAnswers(db, learner),
    from,
    today,
  });
  const names = (skills: typeof mastered) => skills.map((skill) => skillName(skill, skillNames));
  return { mastered: names(mastered), familiar: names(familiar), toldApart: names(toldApart) };
}
