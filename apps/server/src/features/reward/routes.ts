import type { Stats } from '@wickwise/contract/reward';
import { rewardCalls } from '@wickwise/contract/reward';
import type { Database } from '../../db/client.ts';
import { answer, type Scope } from '../../plugins/scope.ts';
import type { Learner } from '../../plugins/session.ts';
import { readExperience } from './data.ts';

interface RewardOptions {
  readonly db: Database;
  /** Stats come of the log as well, which belongs to progress: rewards do not know it. */
  readonly readStats: (learner: Learner) => Promise<Stats>;
}

export function rewardRoutes(scope: Scope<'signed-in'>, { db, readStats }: RewardOptions): void {
  answer(scope, rewardCalls.stats, ({ learner }) => readStats(learner));

  answer(scope, rewardCalls.rewardsTotal, async ({ learner }) => ({ totalPoints: await readExperience(db, learner) }));
}
