import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ErrorCode } from '@wickwise/contract/error-code';
import { ApiError, makeCall } from '#app/lib/api-client.ts';
import { hasHeritageAccess } from '../access/public.ts';
import { useCurrentUser } from '../identity/queries.ts';
import { updateRewards, useTriggerBadges } from '../reward/queries.ts';
import { forgetUnsaved, keepUnsaved, type QuizToSave } from './unsaved-results.ts';
import { remainingVisitorQuizzes } from './visitor-quizzes.ts';

/** Every quiz, whole or as a preview: the server decides by the caller's tier. */
export const quizzesQuery = queryOptions({
  queryKey: ['quiz', 'list'],
  queryFn: () => makeCall('GET /api/quizzes'),
});

export function useQuizzes() {
  return useQuery(quizzesQuery);
}

/** The history. What is left of the day changes at midnight and on other devices, so it is fetched again on every visit. */
export const quizResultsQuery = queryOptions({
  queryKey: ['quiz', 'results'],
  queryFn: () => makeCall('GET /api/quiz-results'),
  staleTime: 0,
});

export function useQuizResults() {
  const { user } = useCurrentUser();
  return useQuery({ ...quizResultsQuery, enabled: user !== null });
}

export interface Allowance {
  readonly isVisitor: boolean;
  /** Quizzes left today; null without a limit. Undefined while unknown: then the server decides at the end. */
  readonly remaining: number | null | undefined;
}

/** How many quizzes may still be finished today. Undefined until it is known who is asking. */
export function useQuizAllowance(): Allowance | undefined {
  const { user, isPending } = useCurrentUser();
  const { data } = useQuizResults();
  if (isPending) return undefined;
  if (user === null) return { isVisitor: true, remaining: remainingVisitorQuizzes(new Date()) };
  return { isVisitor: false, remaining: hasHeritageAccess(user) ? null : data?.remainingToday };
}

/** Refusals that no second try changes. */
const FINAL: readonly (ErrorCode | null)[] = [
  'quiz_limit_reached',
  'heritage_required',
  'not_found',
  'invalid_request',
];

export function isFinalRefusal(error: Error): boolean {
  return error instanceof ApiError && FINAL.includes(error.code);
}

/** Sends a finished quiz. It stays in this browser until the server has acknowledged or refused it for good. */
export function useSaveQuizResult(userId: string | null) {
  const client = useQueryClient();
  const triggerBadges = useTriggerBadges();
  return useMutation({
    mutationFn: (result: QuizToSave) => {
      if (userId !== null) keepUnsaved({ userId, result });
      return makeCall('POST /api/quiz-results', { body: result });
    },
    onSuccess: async ({ attempt, earned }, { attemptId }) => {
      forgetUnsaved(attemptId);
      await updateRewards(client, earned);
      await client.invalidateQueries(quizResultsQuery);
      triggerBadges('quiz-completed');
      if (attempt.score === attempt.totalQuestions) triggerBadges('perfect-quiz');
    },
    onError: (error, { attemptId }) => {
      if (isFinalRefusal(error)) forgetUnsaved(attemptId);
    },
  });
}
