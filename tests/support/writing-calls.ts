import { DRILL_LENGTH } from '@wickwise/contract/constants';
import type { contract } from '@wickwise/contract/contract';
import { drillCalls } from '@wickwise/contract/drill';
import { quizCalls } from '@wickwise/contract/quiz';
import { reminderCalls } from '@wickwise/contract/reminder';
import { vocabularyCalls } from '@wickwise/contract/vocabulary';
import { eq } from 'drizzle-orm';
import { insertPurchase } from '../../apps/server/src/db/factories.ts';
import { passkey, session, user } from '../../apps/server/src/db/schema/identity.ts';
import { activity } from '../../apps/server/src/db/schema/progress.ts';
import { celebration } from '../../apps/server/src/db/schema/reward.ts';
import { endSessionUrl } from '../../apps/server/src/features/identity/device/end-session-link.ts';
import type { LinkPurpose } from '../../apps/server/src/features/identity/magic-link-mail.ts';
import { unsubscribeUrl } from '../../apps/server/src/features/identity/public.ts';
import { callInputs } from './call-inputs.ts';
import { mailTo, tokenIn } from './counterparts/mail.ts';
import { insertPasskey } from './counterparts/passkey.ts';
import { signInByPassword } from './learner/buyers.ts';
import { beginEmailChange, confirmCurrentMailbox } from './learner/email-change.ts';
import { completeLesson } from './learner/lessons.ts';
import { beginPayment, browserOf, payByCard, purchasesOf, refreshPayment } from './learner/payments.ts';
import { awaitSecondFactor, beginTwoFactor, turnOnTwoFactor } from './learner/two-factor.ts';
import { answerVocabularyQuiz } from './learner/vocabulary.ts';
import { call, openSession, TEST_PASSWORD, type TestLearner, type TestServer } from './server.ts';

type Nouns = typeof contract;
export type CallName = { [Noun in keyof Nouns]: `${Noun}.${keyof Nouns[Noun] & string}` }[keyof Nouns];
/** Something for some of the calls. */
export type ByCall<T> = Partial<Record<CallName, T>>;

type Prepare = (server: TestServer, as: TestLearner) => Promise<object>;

/** Study that earned nothing when it was logged, so that badges and a milestone are due. */
async function owe({ runtime, now }: TestServer, { id: userId }: TestLearner): Promise<void> {
  const today = {
    userId,
    countsAsStudy: true,
    occurredAt: now,
    localDay: now.toISOString().slice(0, 10),
    timeZone: 'UTC',
  };
  await runtime.db.insert(activity).values([
    { ...today, kind: 'lesson-completed', subject: 'doji' },
    { ...today, kind: 'quiz-completed', subject: 'candlestick-patterns-level-1', correct: 4, total: 4 },
  ]);
}

/** Stores a purchase of the learner's address and a duplicate, which their proven mailbox may claim. Returns the address. */
async function payUnclaimed({ runtime }: TestServer, { email }: TestLearner): Promise<string> {
  await runtime.db.update(session).set({ mailboxProvenAt: new Date() });
  for (const _ of ['purchase', 'duplicate']) await insertPurchase(runtime.db, { userId: null, email });
  return email;
}

/** Returns the token of a link that was mailed to the learner. */
async function mailLinkTo(server: TestServer, { email }: TestLearner, purpose: LinkPurpose) {
  await server.runtime.linkMailer.send({ email, purpose });
  return { body: { token: tokenIn(await mailTo(server, email)) } };
}

/** Input with which a call stores something, where it takes more than `call-inputs` has. */
export const preparations: ByCall<Prepare> = {
  'identity.signInEmail': async (_, { email }) => ({ body: { email, password: TEST_PASSWORD } }),
  'identity.spendLink': (server, as) => mailLinkTo(server, as, 'sign-in'),
  'identity.setPassword': async () => ({ body: { newPassword: 'another-password', currentPassword: TEST_PASSWORD } }),
  'identity.cancelEmailChange': async (server, as) => {
    await beginEmailChange(server, as);
    return {};
  },
  'identity.confirmEmailChange': async (server, as) => ({ body: { token: await confirmCurrentMailbox(server, as) } }),
  'identity.endSession': async (server, { id }) => {
    await openSession(server, id);
    const [oldest] = await server.runtime.db.select().from(session).where(eq(session.userId, id));
    return { params: { id: oldest?.id } };
  },
  'identity.endOtherSessions': async (server, { id }) => {
    await openSession(server, id);
    return {};
  },
  'identity.endSessionByLink': async (server, { email }) => {
    await signInByPassword(server, email);
    const [, last] = await server.runtime.db.select().from(session);
    const { secret } = await server.runtime.auth.$context;
    const [userId, sessionId] = [last?.userId ?? '', last?.id ?? ''];
    const link = new URL(endSessionUrl({ publicUrl: server.origin, secret, userId, sessionId }));
    return { body: { token: link.searchParams.get('token') } };
  },
  'identity.removePasskey': async (server, { id }) => {
    await insertPasskey(server, id);
    const [stored] = await server.runtime.db.select().from(passkey);
    return { params: { id: stored?.id } };
  },
  'identity.passSecondFactor': async (server, as) => ({ body: { code: await awaitSecondFactor(server, as) } }),
  'identity.confirmTwoFactor': async (server, as) => ({ body: { code: await beginTwoFactor(server, as) } }),
  'identity.renewRecoveryCodes': async (server, as) => {
    await turnOnTwoFactor(server, browserOf(server, as));
    return {};
  },
  'identity.endTwoFactor': async (server, as) => {
    await turnOnTwoFactor(server, browserOf(server, as));
    return {};
  },
  'identity.unsubscribe': async ({ runtime, origin }, { id: userId }) => {
    await runtime.db.update(user).set({ weeklyEmail: true });
    const { secret } = await runtime.auth.$context;
    const link = new URL(unsubscribeUrl({ publicUrl: origin, secret, userId, mail: 'weekly-email' }));
    return { body: { token: link.searchParams.get('token') } };
  },
  'identity.deleteAccount': async (server, as) => {
    await completeLesson(server, as, 'doji');
    return { body: { email: as.email } };
  },
  'access.directAccess': async (server, as) => ({ body: { email: await payUnclaimed(server, as) } }),
  'access.grantHeritageAccess': async (server, as) => ({ body: { email: await payUnclaimed(server, as) } }),
  'access.restoreAccess': (server, as) => mailLinkTo(server, as, 'restore-access'),
  'access.claimPurchase': async (server, as) => {
    await payUnclaimed(server, as);
    return { body: {} };
  },
  'payment.refreshPayment': async (server, as) => {
    const begun = await beginPayment(browserOf(server, as));
    await payByCard(server, begun, { email: as.email });
    return { params: { providerId: begun.id } };
  },
  'payment.refundPurchase': async (server, as) => {
    const browser = browserOf(server, as);
    const begun = await beginPayment(browser);
    await payByCard(server, begun, { email: as.email });
    await refreshPayment(browser, begun.id);
    const [bought] = await purchasesOf(server, as);
    return { params: { purchaseId: bought?.id } };
  },
  'quiz.startQuiz': async () => ({ params: callInputs.quiz.startQuiz.params, body: { counts: true } }),
  'quiz.answerQuiz': async (server, as) => {
    const { params, body } = callInputs.quiz.answerQuiz;
    await call(server, quizCalls.startQuiz, { as, params, body: { counts: true } });
    return { params, body: { ...body, counts: true } };
  },
  'quiz.matchQuiz': async () => {
    const { params, body } = callInputs.quiz.matchQuiz;
    return { params, body: { ...body, counts: true } };
  },
  'quiz.recordQuizResult': async (server, as) => ({
    body: await answerVocabularyQuiz(server, { as, rights: Array(5).fill(true) }),
  }),
  'vocabulary.answerVocabularyQuestion': async (server, as) => {
    const { params } = callInputs.vocabulary.answerVocabularyQuestion;
    const { body } = await call(server, vocabularyCalls.startVocabularyQuiz, {
      as,
      params,
      body: { length: 1, scope: 'all' },
    });
    return { params, body: { question: 0, chosen: body.questions[0]?.options[0]?.id } };
  },
  // The last answer of a drill, which is recorded as learning.
  'drill.answerDrill': async (server, as) => {
    const { params, query, body } = callInputs.drill.answerDrill;
    const { body: drill } = await call(server, drillCalls.readDrill, { as, params, query });
    const answer = (question: number) => ({ question, chosen: drill.questions[question]?.choices[0]?.id ?? '' });
    for (let question = 0; question < DRILL_LENGTH - 1; question += 1) {
      await call(server, drillCalls.answerDrill, { as, params, query, body: answer(question) });
    }
    return { params, query, body: { ...body, ...answer(DRILL_LENGTH - 1) } };
  },
  'reminder.removeReminderDevice': async (server, as) => {
    const { body } = await call(server, reminderCalls.addReminderDevice, {
      as,
      ...callInputs.reminder.addReminderDevice,
    });
    return { params: { id: body.devices[0]?.id } };
  },
  'reward.claimReward': async (server, as) => {
    await owe(server, as);
    return { body: { pointsType: 'xp', amount: 25, source: 'badge:first-candle' } };
  },
  'reward.triggerBadges': async (server, as) => {
    await owe(server, as);
    return callInputs.reward.triggerBadges;
  },
  'reward.createCelebration': async (server, as) => {
    await completeLesson(server, as, 'doji');
    await server.runtime.db.delete(celebration);
    await owe(server, as);
    return { body: { celebrationType: 'reward', triggerEvent: 'badge:first-candle' } };
  },
  'reward.markCelebrationViewed': async (server, as) => {
    await completeLesson(server, as, 'doji');
    const [first] = await server.runtime.db.select().from(celebration);
    return { params: { id: first?.id } };
  },
  'reward.claimMilestone': async (server, as) => {
    await owe(server, as);
    return { body: { milestoneType: 'perfect_scores', milestoneValue: 1 } };
  },
};
