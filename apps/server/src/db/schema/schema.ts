import { accessChange, purchase } from './access.ts';
import { dailyAnswer } from './daily-chart.ts';
import { decision } from './decision.ts';
import { drillAnswer } from './drill.ts';
import { account, emailChange, passkey, session, user, verification } from './identity.ts';
import { knownDevice } from './known-device.ts';
import { candleSeries, openStream } from './market.ts';
import { paymentEvent, paymentOrder } from './payment.ts';
import { placementAnswer } from './placement.ts';
import { activity } from './progress.ts';
import { quizAnswer, quizAttempt, quizDraw, vocabularyQuiz } from './quiz.ts';
import { rateLimitWindow } from './rate-limit.ts';
import { pushSubscription, reminderSettings } from './reminder.ts';
import { review, reviewSettings } from './review.ts';
import { celebration, xpLedger } from './reward.ts';
import { scenarioAnswer } from './scenario.ts';
import { todaySettings } from './today.ts';
import { pendingSignIn, recoveryCode, twoFactor } from './two-factor.ts';

/** Every table, for the database client and better-auth. */
export const schema = {
  user,
  session,
  account,
  verification,
  passkey,
  emailChange,
  twoFactor,
  recoveryCode,
  pendingSignIn,
  knownDevice,
  rateLimitWindow,
  openStream,
  candleSeries,
  purchase,
  paymentOrder,
  paymentEvent,
  accessChange,
  activity,
  dailyAnswer,
  decision,
  drillAnswer,
  placementAnswer,
  quizAnswer,
  quizAttempt,
  quizDraw,
  vocabularyQuiz,
  pushSubscription,
  reminderSettings,
  review,
  reviewSettings,
  scenarioAnswer,
  todaySettings,
  xpLedger,
  celebration,
};
