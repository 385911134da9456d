import { rewardCalls } from '@wickwise/contract/reward';
import type { Database } from '../../db/client.ts';
import { answer, type Scope } from '../../plugins/scope.ts';
import { readCalendar, readExperience, readStats } from './data.ts';

export function rewardRoutes(scope: Scope<'signed-in'>, { db, clock }: { db: Database; clock: () => Date }): void {
  answer(scope, rewardCalls.stats, async ({ learner }) => {
    const calendar = await readCalendar(db, { learner, now: clock() });
    return readStats(db, { learner, calendar });
  });

  answer(scope, rewardCalls.rewardsTotal, async ({ learner }) => ({ totalPoints: await readExperience(db, learner) }));
}
