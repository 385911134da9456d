import { useMergeVisitorData } from '../identity/public.ts';
import { mergeMessage } from './model.ts';
import { useMergeProgress, useVisitorProgress } from './queries.ts';
import { isEmpty } from './storage.ts';

/**
 * Merges what a visitor completed in this browser into the account, once after each sign-in. `nameOf` names a pattern
 * by its id.
 */
export function useMergeVisitorProgress(nameOf: (patternId: string) => string): void {
  const { value: lists } = useVisitorProgress();
  useMergeVisitorData({
    stored: lists,
    isEmpty: isEmpty(lists),
    merge: useMergeProgress().mutate,
    onMergedToast: ({ refused, earned }, sent) => mergeMessage({ sent, refused: refused.length, earned, nameOf }),
    onFailedToast: {
      title: 'Your progress is still only in this browser',
      description: 'We couldn’t move it to your account just now.',
    },
  });
}
