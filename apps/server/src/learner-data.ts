import type { Database, Transaction } from './db/client.ts';
import { exportPurchases, releasePurchases } from './features/access/public.ts';
import { exportDailyAnswers } from './features/daily-chart/public.ts';
import { exportDecisions } from './features/decision/public.ts';
import { exportDrillAnswers } from './features/drill/public.ts';
import { exportIdentity } from './features/identity/public.ts';
import { exportOrders, forgetBuyer } from './features/payment/public.ts';
import { exportPlacementAnswers } from './features/placement/public.ts';
import { exportActivities } from './features/progress/public.ts';
import { exportQuizAttempts } from './features/quiz/public.ts';
import { exportReminder } from './features/reminder/public.ts';
import { exportReviews } from './features/review/public.ts';
import { exportRewards } from './features/reward/public.ts';
import { exportScenarioAnswers } from './features/scenario/public.ts';
import { exportTodaySettings } from './features/today/public.ts';
import type { Learner } from './plugins/session.ts';

export type LearnerExport = Awaited<ReturnType<typeof exportLearner>>;

/** A learner's data export. A new table with rows of learners is exported by its noun, which is listed here. */
export async function exportLearner(db: Database, learner: Learner) {
  return {
    ...(await exportIdentity(db, learner)),
    ...(await exportOrders(db, learner)),
    ...(await exportPurchases(db, learner)),
    ...(await exportActivities(db, learner)),
    ...(await exportReminder(db, learner)),
    ...(await exportReviews(db, learner)),
    ...(await exportRewards(db, learner)),
    ...(await exportScenarioAnswers(db, learner)),
    ...(await exportQuizAttempts(db, learner)),
    ...(await exportDrillAnswers(db, learner)),
    ...(await exportPlacementAnswers(db, learner)),
    ...(await exportTodaySettings(db, learner)),
    ...(await exportDailyAnswers(db, learner)),
    ...(await exportDecisions(db, learner)),
  };
}

/**
 * Runs in the transaction that deletes a learner, before the deletion, for what stays without an owner. All other rows
 * are deleted with the learner by their foreign keys.
 */
export async function forgetLearner(tx: Transaction, learner: Learner): Promise<void> {
  await forgetBuyer(tx, learner);
  await releasePurchases(tx, learner);
}
