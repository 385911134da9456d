import { useMemo } from 'react';
import { useStore } from 'zustand';
import { visitorLogStore } from '#app/features/progress/public.ts';
import { useVisitorProgress } from '#app/features/progress/queries.ts';
import { useVisitorReviews } from '#app/features/review/queries.ts';
import { visitorMinutesStore } from '../minutes.ts';

/** What a visitor did in this browser; `isPresent` once they have answered or completed something. */
export function useVisitorEvidence() {
  const { value: reviews } = useVisitorReviews();
  const { value: log } = useStore(visitorLogStore());
  const { value: minutes } = useStore(visitorMinutesStore());
  const { patternIds: completed } = useVisitorProgress().value;
  return useMemo(
    () => ({ reviews, log, minutes, completed, isPresent: reviews.length + log.length > 0 }),
    [reviews, log, minutes, completed],
  );
}

/** Whether a visitor has done anything here that a plan can follow from. */
export function useHasVisitorEvidence(): boolean {
  const { isPresent, completed } = useVisitorEvidence();
  return isPresent || completed.length > 0;
}
