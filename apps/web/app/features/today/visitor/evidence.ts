import { useMemo } from 'react';
import { useStore } from 'zustand';
import { unsentDecisionStore } from '#app/features/decision/public.ts';
import { visitorLogStore } from '#app/features/progress/public.ts';
import { useVisitorProgress } from '#app/features/progress/queries.ts';
import { visitorCheckStore } from '#app/features/quiz/public.ts';
import { useVisitorReviews } from '#app/features/review/queries.ts';
import { VISITOR } from '#app/lib/owned-store.ts';
import { visitorMinutesStore } from '../minutes.ts';

/** What a visitor did in this browser; `isPresent` once they have answered or completed something. */
export function useVisitorEvidence() {
  const { value: reviews } = useVisitorReviews();
  const { value: log } = useStore(visitorLogStore());
  const { value: minutes } = useStore(visitorMinutesStore());
  const { value: checks } = useStore(visitorCheckStore());
  const { value: decisions } = useStore(unsentDecisionStore(VISITOR));
  const { patternIds: completed, articles } = useVisitorProgress().value;
  return useMemo(
    () => ({
      ...{ reviews, log, checks, decisions, minutes, completed, articles },
      isPresent: reviews.length + log.length + checks.length + decisions.length > 0,
    }),
    [reviews, log, checks, decisions, minutes, completed, articles],
  );
}

/** Whether a visitor has done anything here that a plan can follow from. */
export function useHasVisitorEvidence(): boolean {
  const { isPresent, completed } = useVisitorEvidence();
  return isPresent || completed.length > 0;
}
