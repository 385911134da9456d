import { analyticsCalls } from '@wickwise/contract/analytics';
import { progressCalls } from '@wickwise/contract/progress';
import type { Database } from '../../db/client.ts';
import { answer, type Scope } from '../../plugins/scope.ts';
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
  answer(scope, progressCalls.weeklyReview, ({ learner }) => readWeek(db, { learner, now: clock() }));
}

export function analyticsRoutes(scope: Scope<'heritage'>, { db }: { db: Database }): void {
  answer(scope, analyticsCalls.listWeakAreas, ({ learner }) => listWeakAreas(db, learner));
  answer(scope, analyticsCalls.listStrengths, ({ learner }) => listStrengths(db, learner));
  answer(scope, analyticsCalls.listRecommendations, ({ learner }) => listRecommendations(db, learner));
  const listSessions = prepareListSessions(db);
  answer(scope, analyticsCalls.listSessions, ({ learner }) => listSessions(learner));
  answer(scope, analyticsCalls.calibration, ({ learner }) => readCalibration(db, learner));
  answer(scope, analyticsCalls.confusions, ({ learner }) => readConfusions(db, learner));
}
