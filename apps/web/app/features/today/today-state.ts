import type { TodayPlan } from '@wickwise/contract/today';

/** What to do next, or why it isn't known. */
export type TodayState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | {
      readonly status: 'ready';
      readonly plan: TodayPlan;
      /** Whether a newer plan is on its way. */
      readonly isStale: boolean;
    };
