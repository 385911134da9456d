import { useMutation, useQueryClient } from '@tanstack/react-query';
import { MERGE_LIMIT } from '@wickwise/contract/constants';
import type { VisitorQuiz } from '@wickwise/contract/quiz-result';
import { useMergeVisitorData } from '#app/features/identity/public.ts';
import { unlogForVisitor } from '#app/features/progress/public.ts';
import { makeCall } from '#app/lib/api-client.ts';
import { withoutItems } from '#app/lib/stored-list.ts';
import { quizResultsQuery, useVisitorQuizzes } from '../queries.ts';
import { visitorQuizStore } from './visitor-quizzes.ts';

/** Merges the quizzes that a visitor finished in this browser into the account, once after each sign-in. */
export function useMergeVisitorQuizzes(): void {
  const { value: quizzes } = useVisitorQuizzes();
  useMergeVisitorData({
    stored: quizzes,
    isEmpty: quizzes.length === 0,
    merge: useMergeQuizzes().mutate,
    onMergedToast: () => ({ title: 'Your quiz results are now in your history' }),
    onFailedToast: {
      title: 'Your quiz results are still only in this browser',
      description: 'We couldn’t move them to your account just now.',
    },
  });
}

/** Sends a visitor's quizzes. They leave the browser's storage only once the server has responded. */
function useMergeQuizzes() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (quizzes: readonly VisitorQuiz[]) => {
      const results = quizzes.slice(0, MERGE_LIMIT);
      await makeCall('POST /api/quiz-results/merge', { body: { results } });
      visitorQuizStore().change(withoutItems(results.map(({ id }) => id)));
      unlogForVisitor(({ kind }) => kind === 'knowledge-check' || kind === 'vocabulary');
    },
    onSuccess: () => client.invalidateQueries(quizResultsQuery),
  });
}
