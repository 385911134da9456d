import { useEffect, useRef } from 'react';
import { useToast } from '#app/ui/toast.tsx';
import { useCurrentUser } from '../identity/queries.ts';
import { mergeMessage } from './model.ts';
import { useMergeProgress, useVisitorProgress } from './queries.ts';
import { isEmpty, type VisitorLists } from './storage.ts';

type NameOf = (patternId: string) => string;

/**
 * Brings what a visitor completed in this browser to the account, once after each sign-in. `nameOf` names a
 * pattern by its id.
 */
export function useMergeVisitorProgress(nameOf: NameOf): void {
  const { user } = useCurrentUser();
  // The day on which they count depends on the time zone, so that is sent first.
  const userId = user === null || user.timeZone === null ? null : user.id;
  const { lists } = useVisitorProgress();
  const bring = useRunMerge(nameOf);
  const sentFor = useRef<string | null>(null);

  useEffect(() => {
    if (userId === null || isEmpty(lists) || sentFor.current === userId) return;
    sentFor.current = userId;
    bring(lists);
  }, [userId, lists, bring]);
}

function useRunMerge(nameOf: NameOf): (lists: VisitorLists) => void {
  const { mutate } = useMergeProgress();
  const { toast } = useToast();

  const bring = (lists: VisitorLists) =>
    mutate(lists, {
      onSuccess: ({ refused, earned }) => toast(mergeMessage({ sent: lists, refused: refused.length, earned, nameOf })),
      onError: () =>
        toast({
          title: 'Your progress is still only in this browser',
          description: 'We couldn’t move it to your account just now.',
          variant: 'destructive',
          action: { label: 'Try again', altText: 'Reload the page to try again', onClick: () => bring(lists) },
        }),
    });
  return bring;
}
