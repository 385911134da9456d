import { relations } from 'drizzle-orm';
import { dailyAnswer } from './daily-chart.ts';
import { decision } from './decision.ts';
import { drillAnswer } from './drill.ts';
import { user } from './identity.ts';
import { placementAnswer } from './placement.ts';
import { activity } from './progress.ts';
import { quizAnswer, quizAttempt, quizDraw } from './quiz.ts';
import { review } from './review.ts';
import { scenarioAnswer } from './scenario.ts';
import { todaySettings } from './today.ts';

type LearnerTable =
  | typeof activity
  | typeof decision
  | typeof dailyAnswer
  | typeof drillAnswer
  | typeof placementAnswer;
type OtherTable = typeof quizAnswer | typeof quizAttempt | typeof quizDraw | typeof review | typeof scenarioAnswer;

/** The learner that a row belongs to. */
const ofLearner = <T extends LearnerTable | OtherTable | typeof todaySettings>(table: T) =>
  relations(table, ({ one }) => ({ learner: one(user, { fields: [table.userId], references: [user.id] }) }));

/** What belongs to a learner, for queries that read several tables in one statement (`db.query.user`). */
export const tableRelations = {
  userRelations: relations(user, ({ many, one }) => ({
    activities: many(activity),
    dailyAnswers: many(dailyAnswer),
    decisions: many(decision),
    drillAnswers: many(drillAnswer),
    placementAnswers: many(placementAnswer),
    quizAnswers: many(quizAnswer),
    quizAttempts: many(quizAttempt),
    quizDraws: many(quizDraw),
    reviews: many(review),
    scenarioAnswers: many(scenarioAnswer),
    todaySettings: one(todaySettings),
  })),
  activityRelations: ofLearner(activity),
  dailyAnswerRelations: ofLearner(dailyAnswer),
  decisionRelations: ofLearner(decision),
  drillAnswerRelations: ofLearner(drillAnswer),
  placementAnswerRelations: ofLearner(placementAnswer),
  quizAnswerRelations: ofLearner(quizAnswer),
  quizAttemptRelations: ofLearner(quizAttempt),
  quizDrawRelations: ofLearner(quizDraw),
  reviewRelations: ofLearner(review),
  scenarioAnswerRelations: ofLearner(scenarioAnswer),
  todaySettingsRelations: ofLearner(todaySettings),
};
