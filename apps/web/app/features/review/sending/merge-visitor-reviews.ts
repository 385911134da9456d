import { useMergeVisitorData } from '#app/features/identity/public.ts';
import { useMergeReviews, useVisitorReviews } from '../queries.ts';

/** Merges the flashcards that a visitor reviewed in this browser into the account, once after each sign-in. */
export function useMergeVisitorReviews(): void {
  const { value: entries } = useVisitorReviews();
  useMergeVisitorData({
    stored: entries,
    isEmpty: entries.length === 0,
    merge: useMergeReviews().mutate,
    onMergedToast: () => ({ title: 'Your flashcard reviews are now in your account' }),
    onFailedToast: {
      title: 'Your flashcard reviews are still only in this browser',
      description: 'We couldn’t move them to your account just now.',
    },
  });
}
