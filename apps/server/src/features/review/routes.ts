import { reviewCalls } from '@wickwise/contract/review';
import type { Database } from '../../db/client.ts';
import { prepareResponse, sendPrepared } from '../../plugins/prepared-response.ts';
import { registerCall, type Scope } from '../../plugins/scope.ts';
import { hasHeritageAccess } from '../access/public.ts';
import { listFlashcards, prepareReadReviews } from './data.ts';
import { recordReviews } from './mutations.ts';
import { mergeReviewSettings, updateReviewSettings } from './settings.ts';

/** The same for all readers of one tier, so each is serialized once. */
const genesis = prepareResponse(JSON.stringify(listFlashcards({ hasHeritageAccess: false })));
const heritage = prepareResponse(JSON.stringify(listFlashcards({ hasHeritageAccess: true })));

export function flashcardRoutes(scope: Scope<'everyone'>): void {
  registerCall(scope, reviewCalls.listFlashcards, ({ learner, request, reply }) => {
    const prepared = hasHeritageAccess(learner) ? heritage : genesis;
    return sendPrepared({ request, reply, prepared, cache: 'private' });
  });
}

export function reviewRoutes(scope: Scope<'signed-in'>, { db, clock }: { db: Database; clock: () => Date }): void {
  const readReviews = prepareReadReviews(db);
  registerCall(scope, reviewCalls.readReviews, ({ learner }) => readReviews({ learner, now: clock() }));

  registerCall(scope, reviewCalls.recordReviews, ({ learner, body }) =>
    recordReviews({ db, learner, now: clock() }, body),
  );

  registerCall(scope, reviewCalls.updateReviewSettings, ({ learner, body }) => updateReviewSettings(db, learner, body));

  registerCall(scope, reviewCalls.mergeReviewSettings, ({ learner, body }) => mergeReviewSettings(db, learner, body));
}
