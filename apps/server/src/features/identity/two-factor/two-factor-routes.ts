import { twoFactorCalls } from '@wickwise/contract/identity/two-factor';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../../../db/client.ts';
import { CallError } from '../../../plugins/errors.ts';
import { noteSecurity } from '../../../plugins/log/security-event.ts';
import { createRateLimiter, enforceRateLimit, networkOf, restoreRateLimit } from '../../../plugins/rate-limit.ts';
import { registerCall, type Scope } from '../../../plugins/scope.ts';
import type { Learner } from '../../../plugins/session.ts';
import type { IdentityOptions } from '../context.ts';
import { type OpenedSession, openSession } from '../open-session.ts';
import { isFresh, TOO_MANY_ATTEMPTS } from '../rules.ts';
import {
  clearPendingCookie,
  describePendingSignIn,
  findPendingSignIn,
  type PendingSignIn,
  takePendingSignIn,
} from './pending-sign-in.ts';
import { limitSecondFactors } from './second-factor-attempts.ts';
import {
  beginTwoFactor,
  checkCode,
  checkSetupCode,
  confirmTwoFactor,
  endTwoFactor,
  renewRecoveryCodes,
  spendCode,
} from './two-factor.ts';
import { twoFactorMail } from './two-factor-mail.ts';

const DONE = { done: true } as const;

/** The calls of the page that asks for the second factor. */
export function secondFactorRoutes(scope: Scope<'everyone'>, options: IdentityOptions): void {
  const { db, auth, clock, attemptLimits } = options;
  const { readPendingSignIn, passSecondFactor } = twoFactorCalls;
  const network = createRateLimiter(db, {
    name: passSecondFactor.path,
    points: attemptLimits.perNetwork,
    seconds: 60,
  });
  const limit = limitSecondFactors(db);

  registerCall(scope, readPendingSignIn, async ({ request }) => {
    const pending = await findPendingSignIn(db, request, clock());
    return pending && describePendingSignIn(db, pending);
  });

  registerCall(scope, passSecondFactor, async ({ body: { code }, request, reply }) => {
    await enforceRateLimit(network, networkOf(request), TOO_MANY_ATTEMPTS);
    const pending = await findPendingSignIn(db, request, clock());
    if (pending === null) throw signInExpired();
    const { userId } = pending;
    noteSecurity(request, { account: userId });
    const check = () => checkCode(db, { auth, userId, code, now: clock() });
    const right = await limit({ userId, request, check });
    await restoreRateLimit(network, networkOf(request));
    const opened = await complete({ db, pending, code: right, request, reply, now: clock() });
    clearPendingCookie(reply);
    reply.setSession(opened.token);
    await options.onSignIn({ ...opened, request, reply });
    return DONE;
  });
}

interface Completion {
  readonly db: Database;
  readonly pending: PendingSignIn;
  readonly code: Awaited<ReturnType<typeof checkCode>>;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly now: Date;
}

/** Uses up the code and the pending sign-in together with opening the session. */
function complete({ db, pending, code, ...visit }: Completion): Promise<OpenedSession> {
  const { userId, provesMailbox } = pending;
  return db.transaction(async (tx) => {
    if (!(await takePendingSignIn(tx, pending))) throw signInExpired();
    await spendCode(tx, userId, code);
    return openSession(tx, { userId, provesMailbox, ...visit });
  });
}

export function twoFactorRoutes(scope: Scope<'signed-in'>, options: IdentityOptions): void {
  const { db, auth, clock, mailer, publicUrl } = options;
  const calls = twoFactorCalls;
  const limit = limitSecondFactors(db);
  const requireFresh = ({ session }: Learner) => {
    if (isFresh(session, clock())) return;
    throw new CallError('sign_in_again', 'For your safety, sign in again before you change two-factor sign-in.');
  };
  const tell = ({ email: to }: Learner, isOn: boolean) => mailer.sendLater(twoFactorMail({ to, isOn, publicUrl }));

  registerCall(scope, calls.beginTwoFactor, async ({ learner }) => {
    requireFresh(learner);
    return beginTwoFactor({ db, auth, learner, now: clock() });
  });

  registerCall(scope, calls.confirmTwoFactor, async ({ learner, body: { code }, request }) => {
    requireFresh(learner);
    const userId = learner.id;
    const check = () => checkSetupCode({ db, auth, userId, code, now: clock() });
    const setup = await limit({ userId, request, check });
    const recoveryCodes = await confirmTwoFactor({ db, auth, learner, setup, now: clock() });
    tell(learner, true);
    return { recoveryCodes };
  });

  registerCall(scope, calls.renewRecoveryCodes, async ({ learner }) => {
    requireFresh(learner);
    return { recoveryCodes: await renewRecoveryCodes({ db, auth, learner, now: clock() }) };
  });

  registerCall(scope, calls.endTwoFactor, async ({ learner }) => {
    requireFresh(learner);
    if (await endTwoFactor(db, learner.id)) tell(learner, false);
    return DONE;
  });
}

function signInExpired(): CallError {
  return new CallError('sign_in_expired', 'This sign-in took too long. Please sign in again.');
}
