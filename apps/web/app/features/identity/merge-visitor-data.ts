import type { UseMutateFunction } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useToast } from '#app/ui/overlay/toast.tsx';
import type { ToastMessage } from '#app/ui/overlay/toast-region.tsx';
import { useCurrentUser } from './queries.ts';

interface VisitorData<Stored, Merged> {
  /** What a visitor stored in this browser. */
  readonly stored: Stored;
  readonly isEmpty: boolean;
  readonly merge: UseMutateFunction<Merged, Error, Stored>;
  readonly onMergedToast: (merged: Merged, sent: Stored) => ToastMessage;
  readonly onFailedToast: Pick<ToastMessage, 'title' | 'description'>;
}

/**
 * Merges what a visitor stored in this browser into the account, once after each sign-in, and shows a toast about it.
 */
export function useMergeVisitorData<Stored, Merged>(data: VisitorData<Stored, Merged>): void {
  const { stored, isEmpty, merge, onMergedToast, onFailedToast } = data;
  const { user } = useCurrentUser();
  const { toast } = useToast();
  // Study days depend on the time zone, so the account must know it first.
  const userId = user === null || user.timeZone === null ? null : user.id;
  const sentFor = useRef<string | null>(null);

  useEffect(() => {
    if (userId === null || isEmpty || sentFor.current === userId) return;
    sentFor.current = userId;
    const send = () =>
      merge(stored, {
        onSuccess: (merged) => toast(onMergedToast(merged, stored)),
        onError: () =>
          toast({
            ...onFailedToast,
            variant: 'destructive',
            action: { label: 'Try again', altText: 'Reload the page to try again', onClick: send },
          }),
      });
    send();
  }, [userId, stored, isEmpty, merge, onMergedToast, onFailedToast, toast]);
}
