import { unsentDecisionStore } from '#app/features/decision/public.ts';
import { visitorLogStore } from '#app/features/progress/public.ts';
import { visitorCheckStore } from '#app/features/quiz/public.ts';
import { visitorReviewStore } from '#app/features/review/public.ts';
import { VISITOR } from '#app/lib/owned-store.ts';

/** Deletes what a visitor answered in this browser, so that nothing counts as known. What they completed stays. */
export function startOverInBrowser(): void {
  visitorLogStore().change((log) => log.filter(({ kind }) => kind === 'lesson' || kind === 'article'));
  visitorCheckStore().change(() => []);
  visitorReviewStore().change(() => []);
  unsentDecisionStore(VISITOR).change(() => []);
}
