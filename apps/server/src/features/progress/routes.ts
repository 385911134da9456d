import { progressCalls } from '@wickwise/contract/progress';
import type { Database } from '../../db/client.ts';
import { answer, type Scope } from '../../plugins/scope.ts';
import { readLessonStates } from '../reward/public.ts';
import { mergeProgress, updateProgress } from './mutations.ts';

export function progressRoutes(scope: Scope<'signed-in'>, { db, clock }: { db: Database; clock: () => Date }): void {
  answer(scope, progressCalls.listProgress, ({ learner }) => readLessonStates(db, learner));

  answer(scope, progressCalls.updateProgress, ({ learner, params, body }) =>
    updateProgress({ db, learner, now: clock() }, { patternId: params.patternId, completed: body.completed }),
  );

  answer(scope, progressCalls.mergeProgress, ({ learner, body }) =>
    mergeProgress({ db, learner, now: clock() }, body.patternIds),
  );
}
