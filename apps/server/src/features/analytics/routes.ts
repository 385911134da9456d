import { analyticsCalls } from '@wickwise/contract/analytics';
import { progressCalls } from '@wickwise/contract/progress';
import type { Database } from '../../db/client.ts';
import { registerCall, type Scope } from '../../plugins/scope.ts';
import { prepareAnalyzeAnswers, prepareListSessions } from './data.ts';
import { readWeek } from './week.ts';

export function weekRoutes(scope: Scope<'signed-in'>, { db, clock }: { db: Database; clock: () => Date }): void {
  registerCall(scope, progressCalls.weeklyReview, ({ learner }) => readWeek(db, { learner, now: clock() }));
}

export function analyticsRoutes(scope: Scope<'heritage'>, { db }: { db: Database }): void {
  const analyze = prepareAnalyzeAnswers(db);
  registerCall(scope, analyticsCalls.listWeakAreas, async ({ learner }) => (await analyze(learner)).weakAreas);
  registerCall(scope, analyticsCalls.listStrengths, async ({ learner }) => (await analyze(learner)).strengths);
  registerCall(
    scope,
    analyticsCalls.listRecommendations,
    async ({ learner }) => (await analyze(learner)).recommendations,
  );
  registerCall(scope, analyticsCalls.calibration, async ({ learner }) => (await analyze(learner)).calibration);
  registerCall(scope, analyticsCalls.confusions, async ({ learner }) => (await analyze(learner)).confusions);
  const listSessions = prepareListSessions(db);
  registerCall(scope, analyticsCalls.listSessions, ({ learner }) => listSessions(learner));
}
