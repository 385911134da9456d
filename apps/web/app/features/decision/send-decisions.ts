import { useStore } from 'zustand';
import { VISITOR } from '#app/lib/owned-store.ts';
import { useSendWhenOnline } from '#app/lib/send-when-online.ts';
import { useMergeVisitorData } from '../identity/public.ts';
import { useSendDecisions } from './queries.ts';
import { unsentDecisionStore } from './storage.ts';

/** Sends a learner's decisions that never reached the server, on whichever page they come back to. */
export function useSendUnsentDecisions(userId: string): void {
  const { mutate } = useSendDecisions();
  useSendWhenOnline(() => {
    if (unsentDecisionStore(userId).getState().value.length > 0) mutate(userId);
  });
}

/** Merges what a visitor decided in trades in this browser into the account, once after each sign-in. */
export function useMergeVisitorDecisions(): void {
  const { value: decisions } = useStore(unsentDecisionStore(VISITOR));
  const { mutate } = useSendDecisions();
  useMergeVisitorData({
    stored: VISITOR,
    isEmpty: decisions.length === 0,
    merge: mutate,
    onMergedToast: () => ({ title: 'Your rule checks are now in your account' }),
    onFailedToast: {
      title: 'Your rule checks are still only in this browser',
      description: 'We couldn’t move it to your account just now.',
    },
  });
}
