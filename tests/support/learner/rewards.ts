import type { Celebration } from '@wickwise/contract/reward/celebration';
import { rewardCalls } from '@wickwise/contract/reward/reward';
import { useTestServer } from '../api-test.ts';
import { call, type TestLearner } from '../server.ts';
import { completeLesson } from './lessons.ts';

/** One server for all tests of the file that calls this at its top, and what a learner has earned on it. */
export async function useRewardServer() {
  const server = await useTestServer();
  return {
    server,
    complete: (as: TestLearner, patternId: string) => completeLesson(server, as, patternId),
    total: async (as: TestLearner) => (await call(server, rewardCalls.rewardsTotal, { as })).body.totalPoints,
    celebrations: async (as: TestLearner, unviewedOnly: 'true' | 'false' = 'false') =>
      (await call(server, rewardCalls.listCelebrations, { as, query: { unviewedOnly } })).body,
  };
}

export function triggersOf(celebrations: readonly Celebration[]): (string | null)[] {
  return celebrations.map(({ triggerEvent }) => triggerEvent);
}
