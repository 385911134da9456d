import type { ReviewEntry } from '@wickwise/contract/review';
import { useEffect, useRef } from 'react';
import { useToast } from '#app/ui/toast.tsx';
import { useCurrentUser } from '../identity/queries.ts';
import { useMergeReviews, useVisitorReviews } from './queries.ts';

/** Brings the flashcards that a visitor reviewed in this browser to the account, once after each sign-in. */
export function useMergeVisitorReviews(): void {
  const { user } = useCurrentUser();
  // The day on which they count depends on the time zone, so that is sent first.
  const userId = user === null || user.timeZone === null ? null : user.id;
  const { items } = useVisitorReviews();
  const bring = useBringReviews();
  const sentFor = useRef<string | null>(null);

  useEffect(() => {
    if (userId === null || items.length === 0 || sentFor.current === userId) return;
    sentFor.current = userId;
    bring(items);
  }, [userId, items, bring]);
}

function useBringReviews(): (entries: readonly ReviewEntry[]) => void {
  const { mutate } = useMergeReviews();
  const { toast } = useToast();

  const bring = (entries: readonly ReviewEntry[]) =>
    mutate(entries, {
      onSuccess: () => toast({ title: 'Your flashcard reviews are now in your account' }),
      onError: () =>
        toast({
          title: 'Your flashcard reviews are still only in this browser',
          description: 'We couldn’t move them to your account just now.',
          variant: 'destructive',
          action: { label: 'Try again', altText: 'Reload the page to try again', onClick: () => bring(entries) },
        }),
    });
  return bring;
}
