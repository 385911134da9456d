import { useStore } from 'zustand';
import { useMergeVisitorData } from '#app/features/identity/public.ts';
import { visitorSettingsStore } from '../storage.ts';
import { useMergeReviewSettings } from './settings-queries.ts';
import { changesTo } from './settings-values.ts';

/** Merges the flashcard settings that a visitor chose in this browser into the account, once after each sign-in. */
export function useMergeVisitorSettings(): void {
  const { value: chosen } = useStore(visitorSettingsStore());
  useMergeVisitorData({
    stored: chosen,
    isEmpty: Object.keys(chosen).length === 0,
    merge: useMergeReviewSettings().mutate,
    onMergedToast: (settings, sent) =>
      Object.keys(changesTo(settings, sent)).length === 0
        ? { title: 'Your flashcard settings are now in your account' }
        : { title: 'Your account’s flashcard settings stay as they were' },
    onFailedToast: {
      title: 'Your flashcard settings are still only in this browser',
      description: 'We couldn’t move them to your account just now.',
    },
  });
}
