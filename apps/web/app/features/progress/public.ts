import { MERGE_LIMIT } from '@wickwise/contract/constants';
import { useEffect, useRef } from 'react';
import { useToast } from '../../ui/toast.tsx';
import { useCurrentUser } from '../identity/queries.ts';
import { usePatternName } from '../pattern/queries.ts';
import { mergeMessage } from './model.ts';
import { useMergeProgress, useVisitorProgress } from './queries.ts';

/** Brings the lessons that a visitor completed in this browser to the account, once after each sign-in. */
export function useMergeVisitorProgress(): void {
  const { user } = useCurrentUser();
  // The day on which they count depends on the zone, so that is told first.
  const userId = user === null || user.timeZone === null ? null : user.id;
  const { completed } = useVisitorProgress();
  const bring = useBringLessons();
  const sentFor = useRef<string | null>(null);

  useEffect(() => {
    if (userId === null || completed.length === 0 || sentFor.current === userId) return;
    sentFor.current = userId;
    bring(completed.slice(0, MERGE_LIMIT));
  }, [userId, completed, bring]);
}

function useBringLessons(): (patternIds: string[]) => void {
  const { mutate } = useMergeProgress();
  const { toast } = useToast();
  const nameOf = usePatternName();

  const bring = (patternIds: string[]) =>
    mutate(patternIds, {
      onSuccess: ({ refused, earned }) =>
        toast(mergeMessage({ sent: patternIds.length, refused: refused.length, earned, nameOf })),
      onError: () =>
        toast({
          title: 'Your lessons are still only in this browser',
          description: 'They could not be brought to your account just now. Nothing is lost.',
          variant: 'destructive',
          action: { label: 'Try again', altText: 'Reload the page to try again', onClick: () => bring(patternIds) },
        }),
    });
  return bring;
}
