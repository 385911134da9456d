import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ErrorCode } from '@wickwise/contract/error-code';
import type { OptionId } from '@wickwise/contract/quiz';
import type { QuizResultBody, VisitorQuiz } from '@wickwise/contract/quiz-result';
import { useStore } from 'zustand';
import { ApiError, makeCall } from '#app/lib/api-client.ts';
import { readStored, storeValue } from '#app/lib/storage-area.ts';
import type { Stored } from '#app/lib/stored-value.ts';
import { hasHeritageAccess } from '../access/public.ts';
import { useCurrentUser } from '../identity/queries.ts';
import { updateRewards, useTriggerBadges } from '../reward/queries.ts';
import { logVisitorAnswer } from './log-visitor-answer.ts';
import { type QuizRun, startRun } from './model.ts';
import { remainingVisitorQuizzes, visitorQuizStore } from './results/visitor-quizzes.ts';

/** Every quiz: the server decides by the caller's tier which are open. */
export const quizzesQuery = queryOptions({
  queryKey: ['quiz', 'list'],
  queryFn: () => makeCall('GET /api/quizzes'),
});

export function useQuizzes() {
  return useQuery(quizzesQuery);
}

/**
 * The history. The number of quizzes left today changes with the day and on other devices, so it is fetched on every
 * visit.
 */
export const quizResultsQuery = queryOptions({
  queryKey: ['quiz', 'results'],
  queryFn: () => makeCall('GET /api/quiz-results'),
  staleTime: 0,
});

export function useQuizResults() {
  const { user } = useCurrentUser();
  return useQuery({ ...quizResultsQuery, enabled: user !== null });
}

/** A visitor's finished quizzes in this browser, shared by all tabs. */
export function useVisitorQuizzes(): Stored<readonly VisitorQuiz[]> {
  return useStore(visitorQuizStore());
}

export interface Allowance {
  readonly isVisitor: boolean;
  /** Quizzes left today; null without a limit. Undefined while unknown: then the server decides at the end. */
  readonly remaining: number | null | undefined;
  /** The hour at which the next day, and with it the next quizzes, begin. */
  readonly dayBeginsAt: number;
}

/** How many quizzes may still be finished today. Undefined until the viewer is known. */
export function useQuizAllowance(): Allowance | undefined {
  const { user, isPending } = useCurrentUser();
  const { data } = useQuizResults();
  const { value: finished } = useVisitorQuizzes();
  if (isPending) return undefined;
  if (user === null) {
    return { isVisitor: true, remaining: remainingVisitorQuizzes(finished, new Date()), dayBeginsAt: 0 };
  }
  const remaining = hasHeritageAccess(user) ? null : data?.remainingToday;
  return { isVisitor: false, remaining, dayBeginsAt: user.dayBeginsAt };
}

/** Has the server draw the questions of a new attempt. */
export function useStartQuiz() {
  return useMutation({
    mutationFn: async ({ quizId, takenBy }: Pick<QuizRun, 'quizId' | 'takenBy'>): Promise<QuizRun> => {
      const attempt = { quizId, attemptId: crypto.randomUUID() };
      const body = { counts: takenBy !== null };
      const drawn = await makeCall('PUT /api/quizzes/:quizId/attempts/:attemptId', { params: attempt, body });
      return startRun({ ...attempt, takenBy, drawn, now: Date.now() });
    },
  });
}

interface SentAnswer {
  readonly questionId: string;
  /** Null for a question that time ran out on, to see what was right. */
  readonly chosen: OptionId | null;
  /** In percent; null when it was not given. */
  readonly confidence: number | null;
}

/** Sends an answer to be judged. A repeat gets the first result. */
export function useAnswerQuiz({ quizId, attemptId, takenBy }: QuizRun) {
  return useMutation({
    mutationFn: async ({ confidence, ...answer }: SentAnswer) => {
      const review = await makeCall('POST /api/quizzes/:quizId/attempts/:attemptId/answers', {
        params: { quizId, attemptId },
        body: { ...answer, ...(confidence === null ? {} : { confidence }), counts: takenBy !== null },
      });
      if (takenBy === null && review.chosen !== null)
        logVisitorAnswer(review, { attemptId, questionId: answer.questionId });
      return review;
    },
  });
}

/** Sends the matching exercise to be judged, all zones at once. */
export function useMatchQuiz({ quizId, attemptId, takenBy }: QuizRun) {
  return useMutation({
    mutationFn: (placements: QuizRun['placements']) =>
      makeCall('POST /api/quizzes/:quizId/attempts/:attemptId/matches', {
        params: { quizId, attemptId },
        body: {
          placements: Object.entries(placements).map(([zoneId, itemId]) => ({ zoneId, itemId })),
          counts: takenBy !== null,
        },
      }),
  });
}

/** Errors that no retry can fix. */
const FINAL: readonly (ErrorCode | null)[] = [
  'quiz_limit_reached',
  'heritage_required',
  'not_found',
  'invalid_request',
];

export function isFinalRefusal(error: Error): boolean {
  return error instanceof ApiError && FINAL.includes(error.code);
}

/** Of every result that is being sent. */
export const SAVING = ['quiz', 'save'];

/** Sends a finished quiz. It stays in this browser until the server has acknowledged or refused it for good. */
export function useSaveQuizResult(userId: string | null) {
  const client = useQueryClient();
  const triggerBadges = useTriggerBadges();
  return useMutation({
    mutationKey: SAVING,
    mutationFn: (result: QuizToSave) => {
      if (userId !== null) storeUnsaved({ userId, result });
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

const UNSAVED_KEY = 'wickwise.unsaved-quizzes';
/** A finished quiz to be sent to the server. */
export type QuizToSave = QuizResultBody & { readonly attemptId: string };

interface UnsavedQuiz {
  readonly userId: string;
  readonly result: QuizToSave;
}

/** Quizzes of this learner that the server has not acknowledged, oldest first. */
export function listUnsaved(userId: string): QuizToSave[] {
  return readUnsaved().flatMap((unsaved) => (unsaved.userId === userId ? [unsaved.result] : []));
}

/** Stored before it is sent, so that neither a lost connection nor a closed page loses it. */
export function storeUnsaved(unsaved: UnsavedQuiz): void {
  const others = readUnsaved().filter(({ result }) => result.attemptId !== unsaved.result.attemptId);
  storeValue('localStorage', UNSAVED_KEY, [...others, unsaved]);
}

function forgetUnsaved(attemptId: string): void {
  const left = readUnsaved().filter(({ result }) => result.attemptId !== attemptId);
  storeValue('localStorage', UNSAVED_KEY, left.length === 0 ? null : left);
}

function readUnsaved(): readonly UnsavedQuiz[] {
  const kept = readStored('localStorage', UNSAVED_KEY);
  return Array.isArray(kept) ? kept.filter(isUnsavedQuiz) : [];
}

function isUnsavedQuiz(value: unknown): value is UnsavedQuiz {
  if (typeof value !== 'object' || value === null || !('userId' in value) || !('result' in value)) return false;
  const { result } = value;
  return typeof result === 'object' && result !== null && 'attemptId' in result;
}
