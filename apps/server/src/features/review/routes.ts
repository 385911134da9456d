import { reviewCalls } from '@wickwise/contract/review';
import type { Database } from '../../db/client.ts';
import { prepareAnswer, sendReady } from '../../plugins/ready-answer.ts';
import { answer, type Scope } from '../../plugins/scope.ts';
import { hasHeritageAccess } from '../access/public.ts';
import { listFlashcards, prepareReadReviews } from './data.ts';
import { recordReviews } from './mutations.ts';

/** The same for all readers of one tier, so each is serialized once. */
const genesis = prepareAnswer(JSON.stringify(listFlashcards({ hasHeritageAccess: false })));
const heritage = prepareAnswer(JSON.stringify(listFlashcards({ hasHeritageAccess: true })));

export function flashcardRoutes(scope: Scope<'everyone'>): void {
  answer(scope, reviewCalls.listFlashcards, ({ learner, request, reply }) => {
    const ready = hasHeritageAccess(learner) ? heritage : genesis;
    return sendReady({ request, reply, ready, cache: 'private' });
  });
}

export function reviewRoutes(scope: Scope<'signed-in'>, { db, clock }: { db: Database; clock: () => Date }): void {
  const readReviews = prepareReadReviews(db);
  answer(scope, reviewCalls.readReviews, ({ learner }) => readReviews({ learner, now: clock() }));

  answer(scope, reviewCalls.recordReviews, ({ learner, body }) =>
    recordReviews({ db, learner, now: clock() }, body.entries),
  );
}
