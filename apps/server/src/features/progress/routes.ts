import { progressCalls } from '@wickwise/contract/progress';
import type { Database } from '../../db/client.ts';
import { createRateLimiter, enforceRateLimit } from '../../plugins/rate-limit.ts';
import { registerCall, type Scope } from '../../plugins/scope.ts';
import { prepareListCompletions, prepareListProgress, prepareReadCalendar } from './data.ts';
import { completeItem, mergeProgress, updateProgress } from './mutations.ts';
import { reopenLimit, TOO_MANY_CHANGES } from './rules.ts';

export function progressRoutes(scope: Scope<'signed-in'>, { db, clock }: { db: Database; clock: () => Date }): void {
  const listProgress = prepareListProgress(db);
  registerCall(scope, progressCalls.listProgress, ({ learner }) => listProgress(learner));

  const reopenings = createRateLimiter(db, reopenLimit);
  registerCall(scope, progressCalls.updateProgress, async ({ learner, params, body }) => {
    if (!body.completed) await enforceRateLimit(reopenings, learner.id, TOO_MANY_CHANGES);
    return updateProgress({ db, learner, now: clock() }, { patternId: params.patternId, completed: body.completed });
  });

  registerCall(scope, progressCalls.mergeProgress, ({ learner, body }) =>
    mergeProgress({ db, learner, now: clock() }, body),
  );
  const listCompletions = prepareListCompletions(db);
  registerCall(scope, progressCalls.listCompletions, ({ learner }) => listCompletions(learner));
  registerCall(scope, progressCalls.completeItem, ({ learner, params }) =>
    completeItem({ db, learner, now: clock() }, params),
  );
  const readCalendar = prepareReadCalendar(db);
  registerCall(scope, progressCalls.studyCalendar, ({ learner }) => readCalendar({ learner, now: clock() }));
}
