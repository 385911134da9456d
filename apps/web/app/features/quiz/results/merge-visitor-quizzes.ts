import { useMergeVisitorData } from '#app/features/identity/public.ts';
import { useMergeQuizzes, useVisitorQuizzes } from '../queries.ts';

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
