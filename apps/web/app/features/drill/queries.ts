import { queryOptions, useMutation, useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import type { DrillQuestion, DrillReview } from '@wickwise/contract/drill';
import { makeCall } from '#app/lib/api-client.ts';
import { currentUserQuery } from '../identity/queries.ts';
import { logForVisitor } from '../progress/public.ts';
import { updateRewards } from '../reward/queries.ts';

/** A drill by its ids: the same ones give the same questions. */
export interface DrillKey {
  readonly patternId: string;
  /** The only other pattern that is shown; null for all that the learner may see. */
  readonly against: string | null;
  /** Made in the browser. */
  readonly drillId: string;
}

/** The parts of a drill's address. */
function addressOf({ patternId, drillId, against }: DrillKey) {
  return { params: { patternId, drillId }, query: against === null ? {} : { against } };
}

function drillQuery(key: DrillKey) {
  return queryOptions({
    queryKey: ['drill', key.patternId, key.drillId, key.against],
    queryFn: () => makeCall('GET /api/patterns/:patternId/drills/:drillId', addressOf(key)),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

export function useDrill(key: DrillKey) {
  return useQuery(drillQuery(key));
}

/** Several drills at once. */
export function useDrills(keys: readonly DrillKey[]) {
  return useQueries({ queries: keys.map(drillQuery) });
}

/** An answer in flight. A resend gets the same response. */
export interface SentAnswer {
  /** The question, counted from 0. */
  readonly question: number;
  readonly chosen: string;
  /** From the question to the answer, while the page was in view. */
  readonly responseMs: number;
}

interface AnswerOptions {
  readonly asked: DrillQuestion;
  readonly onReview: (review: DrillReview) => void;
}

/** Sends an answer. What the last one of a drill earned goes into the caches; a visitor's answer into their log. */
export function useAnswerDrill(key: DrillKey, { asked, onReview }: AnswerOptions) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (answer: SentAnswer): Promise<DrillReview> => {
      const review = await makeCall('POST /api/patterns/:patternId/drills/:drillId/answers', {
        ...addressOf(key),
        body: { ...answer },
      });
      if (review.earned !== null) await updateRewards(client, review.earned);
      if (client.getQueryData(currentUserQuery.queryKey) === null) logAnswer(key, { asked, answer, review });
      return review;
    },
    onSuccess: onReview,
  });
}

interface JudgedAnswer {
  readonly asked: DrillQuestion;
  readonly answer: SentAnswer;
  readonly review: DrillReview;
}

function logAnswer({ patternId, against, drillId }: DrillKey, { asked, answer, review }: JudgedAnswer): void {
  const { question } = answer;
  const { chosen, isCorrect } = review;
  logForVisitor({
    ...{ kind: 'drill', id: `drill:${drillId}:${question}`, at: new Date().toISOString() },
    ...{ patternId, against, drillId, question, chosen, isCorrect },
    ...{ questionKind: asked.kind, choices: asked.choices.length },
  });
}
