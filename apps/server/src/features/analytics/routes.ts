import { analyticsCalls } from '@wickwise/contract/analytics';
import { progressCalls } from '@wickwise/contract/progress';
import type { Database } from '../../db/client.ts';
import { registerCall, type Scope } from '../../plugins/scope.ts';
import { prepareAnalyzeAnswers, prepareListSessions, prepareRecommend } from './data.ts';
import { readWeek } from './week.ts';

export function weekRoutes(scope: Scope<'signed-in'>, { db, clock }: { db: Database; clock: () => Date }): void {
  registerCall(scope, progressCalls.weeklyReview, ({ learner }) => readWeek(db, { learner, now: clock() }));
}

export function analyticsRoutes(scope: Scope<'heritage'>, { db, clock }: { db: Database; clock: () => Date }): void {
  const analyze = prepareAnalyzeAnswers(db);
  registerCall(scope, analyticsCalls.listWeakAreas, async ({ learner }) => (await analyze(learner)).weakAreas);
  registerCall(scope, analyticsCalls.listStrengths, async ({ learner }) => (await analyze(learner)).strengths);
  const listRecommendations = prepareRecommend(db, analyze);
  registerCall(scope, analyticsCalls.listRecommendations, ({ learner }) =>
    listRecommendations({ learner, now: clock() }),
  );
  registerCall(scope, analyticsCalls.calibration, async ({ learner }) => (await analyze(learner)).calibration);
  registerCall(scope, analyticsCalls.confusions, async ({ learner }) => (await analyze(learner)).confusions);
  const listSessions = prepareListSessions(db);
  registerCall(scope, analyticsCalls.listSessions, ({ learner }) => listSessions(learner));
}
