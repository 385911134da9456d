import { progressCalls } from '@wickwise/contract/progress';
import type { Database } from '../../db/client.ts';
import { answer, type Scope } from '../../plugins/scope.ts';
import { prepareListCompletions, prepareListProgress, prepareReadCalendar } from './data.ts';
import { completeItem, mergeProgress, updateProgress } from './mutations.ts';

export function progressRoutes(scope: Scope<'signed-in'>, { db, clock }: { db: Database; clock: () => Date }): void {
  const listProgress = prepareListProgress(db);
  answer(scope, progressCalls.listProgress, ({ learner }) => listProgress(learner));

  answer(scope, progressCalls.updateProgress, ({ learner, params, body }) =>
    updateProgress({ db, learner, now: clock() }, { patternId: params.patternId, completed: body.completed }),
  );

  answer(scope, progressCalls.mergeProgress, ({ learner, body }) => mergeProgress({ db, learner, now: clock() }, body));
  const listCompletions = prepareListCompletions(db);
  answer(scope, progressCalls.listCompletions, ({ learner }) => listCompletions(learner));
  answer(scope, progressCalls.completeItem, ({ learner, params }) =>
    completeItem({ db, learner, now: clock() }, params),
  );
  const readCalendar = prepareReadCalendar(db);
  answer(scope, progressCalls.studyCalendar, ({ learner }) => readCalendar({ learner, now: clock() }));
}
