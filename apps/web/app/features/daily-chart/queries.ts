import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CurrentUser } from '@wickwise/contract/identity';
import type { DailyChart, DailyReview } from '@wickwise/contract/practice/daily-chart';
import { makeCall } from '#app/lib/api-client.ts';
import { VISITOR } from '#app/lib/owned-store.ts';
import { readStored, storeValue } from '#app/lib/storage-area.ts';
import { useCurrentUser } from '../identity/queries.ts';
import { updateRewards } from '../reward/queries.ts';

/** A visitor's answer, which only their browser keeps. */
const KEY = 'wickwise.chart-of-the-day';

export interface DailyAnswer {
  readonly day: string;
  readonly chosen: string;
}

function keyOf(user: CurrentUser | null) {
  return ['daily-chart', user?.id ?? VISITOR];
}

/** Today's chart, with the answer if there is one. */
export function useDailyChart() {
  const { user, isPending } = useCurrentUser();
  return useQuery({ queryKey: keyOf(user), queryFn: () => readChart(user), enabled: !isPending });
}

async function readChart(user: CurrentUser | null): Promise<DailyChart> {
  const chart = await makeCall('GET /api/chart-of-the-day');
  const kept = user === null ? readAnswer() : null;
  return kept?.day === chart.day ? { ...chart, review: await judge(kept) } : chart;
}

function judge(answer: DailyAnswer): Promise<DailyReview> {
  return makeCall('POST /api/chart-of-the-day/answers', { body: { ...answer } });
}

function readAnswer(): DailyAnswer | null {
  const kept = readStored('localStorage', KEY);
  const isAnswer = typeof kept === 'object' && kept !== null && 'day' in kept && 'chosen' in kept;
  return isAnswer ? { day: String(kept.day), chosen: String(kept.chosen) } : null;
}

/** Sends an answer. What it earned goes into the caches. */
export function useAnswerDailyChart() {
  const client = useQueryClient();
  const { user } = useCurrentUser();
  return useMutation({
    mutationFn: judge,
    onSuccess: async (review, answer) => {
      if (user === null) storeValue('localStorage', KEY, answer);
      client.setQueryData<DailyChart>(keyOf(user), (chart) => chart && { ...chart, review });
      if (review.earned !== null) await updateRewards(client, review.earned);
    },
  });
}
