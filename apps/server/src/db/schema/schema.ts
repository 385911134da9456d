import { accessChange, purchase } from './access.ts';
import { drillAnswer } from './drill.ts';
import { account, passkey, rateLimit, session, user, verification } from './identity.ts';
import { paymentEvent, paymentOrder } from './payment.ts';
import { activity } from './progress.ts';
import { quizAnswer, quizAttempt } from './quiz.ts';
import { review } from './review.ts';
import { celebration, xpLedger } from './reward.ts';
import { scenarioAnswer } from './scenario.ts';

/** Every table, for the database client and better-auth. */
export const schema = {
  user,
  session,
  account,
  verification,
  passkey,
  rateLimit,
  purchase,
  paymentOrder,
  paymentEvent,
  accessChange,
  activity,
  drillAnswer,
  quizAnswer,
  quizAttempt,
  review,
  scenarioAnswer,
  xpLedger,
  celebration,
};
