import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { AnsweredScenario, Scenario, ScenarioOptionId, ScenarioReview } from '@wickwise/contract/scenario';
import { makeCall } from '#app/lib/api-client.ts';
import { useToast } from '#app/ui/overlay/toast.tsx';
import { updateRewards } from '../reward/queries.ts';
import { earnedMessage, withAnswered } from './model.ts';

/** Every scenario before its answer; rejected for anyone without Heritage. */
export const scenariosQuery = queryOptions({
  queryKey: ['scenario', 'list'],
  queryFn: () => makeCall('GET /api/scenarios'),
});

export const answeredScenariosQuery = queryOptions({
  queryKey: ['scenario', 'answered'],
  queryFn: () => makeCall('GET /api/scenarios/answers'),
});

export type ScenariosState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | {
      readonly status: 'ready';
      readonly scenarios: readonly Scenario[];
      readonly answered: readonly AnsweredScenario[];
    };

/** The scenarios and the learner's answers: ready when both are known. */
export function useScenarios(): ScenariosState {
  const scenarios = useQuery(scenariosQuery);
  const answered = useQuery(answeredScenariosQuery);
  if (scenarios.data && answered.data) {
    return { status: 'ready', scenarios: scenarios.data, answered: answered.data };
  }
  if (!scenarios.isError && !answered.isError) return { status: 'loading' };
  const retry = () => {
    for (const query of [scenarios, answered]) if (query.isError) query.refetch();
  };
  return { status: 'failed', retry };
}

/** A choice in flight. A resend keeps its id, so that it counts once. */
export interface ScenarioAttempt {
  readonly optionId: ScenarioOptionId;
  readonly attemptId: string;
}

/** Sends a choice. What it earned is in the caches and on a toast, even if the learner has moved on by then. */
export function useAnswerScenario(scenarioId: string) {
  const client = useQueryClient();
  const { toast } = useToast();
  return useMutation({
    mutationFn: async (attempt: ScenarioAttempt) => {
      const review = await makeCall('POST /api/scenarios/:scenarioId/answers', {
        params: { scenarioId },
        body: { optionId: attempt.optionId, attemptId: attempt.attemptId },
      });
      await updateCache(client, review);
      return review;
    },
    onSuccess: ({ earned }) => {
      const message = earnedMessage(earned);
      if (message) toast(message);
    },
  });
}

/** Writes a response into the cache. What is still being fetched may be older, so it is not waited for. */
async function updateCache(client: QueryClient, { answered, earned }: ScenarioReview): Promise<void> {
  await Promise.all([updateRewards(client, earned), client.cancelQueries(answeredScenariosQuery)]);
  client.setQueryData(answeredScenariosQuery.queryKey, (list) => withAnswered(list ?? [], answered));
}
