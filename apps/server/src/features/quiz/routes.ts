import { quizCalls } from '@wickwise/contract/quiz';
import type { Database } from '../../db/client.ts';
import { prepareAnswer, sendReady } from '../../plugins/ready-answer.ts';
import { answer, type Scope } from '../../plugins/scope.ts';
import { hasHeritageAccess } from '../access/public.ts';
import { prepareReadCurrentStats } from '../progress/public.ts';
import { listQuizResults, listQuizzes } from './data.ts';
import { recordQuizResult } from './mutations.ts';

/** The list is the same for all readers of one tier and as long as the process runs, so each is serialized once. */
const genesis = prepareAnswer(JSON.stringify(listQuizzes({ hasHeritageAccess: false })));
const heritage = prepareAnswer(JSON.stringify(listQuizzes({ hasHeritageAccess: true })));

export function quizRoutes(scope: Scope<'everyone'>): void {
  answer(scope, quizCalls.listQuizzes, ({ learner, request, reply }) => {
    const ready = hasHeritageAccess(learner) ? heritage : genesis;
    return sendReady({ request, reply, ready, cache: 'private' });
  });
}

export function quizResultRoutes(scope: Scope<'signed-in'>, { db, clock }: { db: Database; clock: () => Date }): void {
  const readStats = prepareReadCurrentStats(db);
  answer(scope, quizCalls.listQuizResults, ({ learner }) => listQuizResults({ db, learner, now: clock() }));

  answer(scope, quizCalls.recordQuizResult, ({ learner, body }) =>
    recordQuizResult({ db, learner, now: clock(), readStats }, body),
  );
}
