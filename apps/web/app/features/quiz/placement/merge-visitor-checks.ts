import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useStore } from 'zustand';
import { useMergeVisitorData } from '#app/features/identity/public.ts';
import { makeCall } from '#app/lib/api-client.ts';
import { withoutItems } from '#app/lib/stored-list.ts';
import { type VisitorCheck, visitorCheckStore } from './visitor-checks.ts';

/** Sends the placement checks that a visitor took in this browser to the account, once after each sign-in. */
export function useMergeVisitorChecks(): void {
  const { value: checks } = useStore(visitorCheckStore());
  useMergeVisitorData({
    stored: checks,
    isEmpty: checks.length === 0,
    merge: useMergeChecks().mutate,
    onMergedToast: () => ({ title: 'Your starting point is now in your account' }),
    onFailedToast: {
      title: 'Your starting point is still only in this browser',
      description: 'We couldn’t move it to your account just now.',
    },
  });
}

/** Each check leaves the browser’s storage only once the server has judged it again. */
function useMergeChecks() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (checks: readonly VisitorCheck[]) => {
      for (const { id, takenAt, sent } of checks) {
        await makeCall('POST /api/placement', { body: { tryId: id, takenAt, answers: sent } });
        visitorCheckStore().change(withoutItems([id]));
      }
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['today'] }),
  });
}
