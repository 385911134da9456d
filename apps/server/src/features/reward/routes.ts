import { rewardCalls } from '@wickwise/contract/reward';
import type { Database } from '../../db/client.ts';
import { answer, type Scope } from '../../plugins/scope.ts';
import { readExperience, readStats } from './data.ts';
import { todayOf } from './mutations.ts';

export function rewardRoutes(scope: Scope<'signed-in'>, { db, clock }: { db: Database; clock: () => Date }): void {
  answer(scope, rewardCalls.stats, ({ learner }) => readStats(db, learner, todayOf(learner, clock())));

  answer(scope, rewardCalls.rewardsTotal, async ({ learner }) => ({ totalPoints: await readExperience(db, learner) }));
}
