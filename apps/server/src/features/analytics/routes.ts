import { analyticsCalls } from '@wickwise/contract/analytics';
import { progressCalls } from '@wickwise/contract/progress';
import type { Database } from '../../db/client.ts';
import { registerCall, type Scope } from '../../plugins/scope.ts';
import {
  listRecommendations,
  listStrengths,
  listWeakAreas,
  prepareListSessions,
  readCalibration,
  readConfusions,
} from './data.ts';
import { readWeek } from './week.ts';

export function weekRoutes(scope: Scope<'signed-in'>, { db, clock }: { db: Database; clock: () => Date }): void {
  registerCall(scope, progressCalls.weeklyReview, ({ learner }) => readWeek(db, { learner, now: clock() }));
}

export function analyticsRoutes(scope: Scope<'heritage'>, { db }: { db: Database }): void {
  registerCall(scope, analyticsCalls.listWeakAreas, ({ learner }) => listWeakAreas(db, learner));
  registerCall(scope, analyticsCalls.listStrengths, ({ learner }) => listStrengths(db, learner));
  registerCall(scope, analyticsCalls.listRecommendations, ({ learner }) => listRecommendations(db, learner));
  const listSessions = prepareListSessions(db);
  registerCall(scope, analyticsCalls.listSessions, ({ learner }) => listSessions(learner));
  registerCall(scope, analyticsCalls.calibration, ({ learner }) => readCalibration(db, learner));
  registerCall(scope, analyticsCalls.confusions, ({ learner }) => readConfusions(db, learner));
}
