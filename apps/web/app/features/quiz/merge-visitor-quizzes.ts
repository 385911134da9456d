import type { VisitorQuiz } from '@wickwise/contract/quiz-result';
import { useEffect, useRef } from 'react';
import { useToast } from '#app/ui/toast.tsx';
import { useCurrentUser } from '../identity/queries.ts';
import { useMergeQuizzes, useVisitorQuizzes } from './queries.ts';

/** Brings the quizzes that a visitor finished in this browser to the account, once after each sign-in. */
export function useMergeVisitorQuizzes(): void {
  const { user } = useCurrentUser();
  // The day on which they count depends on the time zone, so that is sent first.
  const userId = user === null || user.timeZone === null ? null : user.id;
  const { items } = useVisitorQuizzes();
  const bring = useBringQuizzes();
  const sentFor = useRef<string | null>(null);

  useEffect(() => {
    if (userId === null || items.length === 0 || sentFor.current === userId) return;
    sentFor.current = userId;
    bring(items);
  }, [userId, items, bring]);
}

function useBringQuizzes(): (quizzes: readonly VisitorQuiz[]) => void {
  const { mutate } = useMergeQuizzes();
  const { toast } = useToast();

  const bring = (quizzes: readonly VisitorQuiz[]) =>
    mutate(quizzes, {
      onSuccess: () => toast({ title: 'Your quiz results are now in your history' }),
      onError: () =>
        toast({
          title: 'Your quiz results are still only in this browser',
          description: 'We couldn’t move them to your account just now.',
          variant: 'destructive',
          action: { label: 'Try again', altText: 'Reload the page to try again', onClick: () => bring(quizzes) },
        }),
    });
  return bring;
}
