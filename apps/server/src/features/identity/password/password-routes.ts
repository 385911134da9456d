import { signInCalls } from '@wickwise/contract/identity/sign-in';
import { CallError } from '../../../plugins/errors.ts';
import { noteSecurity } from '../../../plugins/log/security-event.ts';
import { createRateLimiter, enforceRateLimit, networkOf, restoreRateLimit } from '../../../plugins/rate-limit.ts';
import { registerCall, type Scope } from '../../../plugins/scope.ts';
import type { IdentityOptions } from '../context.ts';
import { TOO_MANY_ATTEMPTS } from '../rules.ts';
import { issueSignUpProof } from '../sign-up-proof.ts';
import { NEEDS_SECOND_FACTOR, passFirstFactor, setFirstFactor } from '../two-factor/pending-sign-in.ts';
import { requireUnguessable } from './guessable-password.ts';
import { checkPassword, signUp } from './password-account.ts';
import { createPasswordAttempts } from './password-attempts.ts';

const DONE = { done: true } as const;

const WRONG_CREDENTIALS = 'That address and password do not match, or the address is not confirmed yet.';

/** Sign-up, sign-in by password, and the request for a mailed link. */
export function passwordRoutes(scope: Scope<'everyone'>, options: IdentityOptions): void {
  const { db, auth, clock, attemptLimits, linkMailer } = options;
  const { signUpEmail, signInEmail, signInMagicLink } = signInCalls;
  const limitOf = ({ path }: { path: string }) =>
    createRateLimiter(db, { name: path, points: attemptLimits.perNetwork, seconds: 60 });
  const limits = { signUps: limitOf(signUpEmail), signIns: limitOf(signInEmail), links: limitOf(signInMagicLink) };
  const passwords = createPasswordAttempts(db, attemptLimits.perAccount);

  registerCall(scope, signUpEmail, async ({ body: { callbackURL, ...account }, request, reply }) => {
    await enforceRateLimit(limits.signUps, networkOf(request), TOO_MANY_ATTEMPTS);
    await requireUnguessable(account);
    await signUp({ db, auth }, { ...account, proofDigest: issueSignUpProof(reply) });
    await linkMailer.send({ email: account.email, purpose: 'sign-in', returnTo: callbackURL });
    return DONE;
  });

  registerCall(scope, signInEmail, async ({ body: { callbackURL, ...credentials }, request, reply }) => {
    await enforceRateLimit(limits.signIns, networkOf(request), TOO_MANY_ATTEMPTS);
    await passwords.count(request);
    const { owner, isRight } = await checkPassword({ db, auth }, credentials);
    if (owner) noteSecurity(request, { account: owner.userId });
    if (!isRight || !owner?.isVerified) {
      // Neither the response nor its time tells an attacker that their sign-up is still there.
      const link = { email: credentials.email, purpose: 'sign-in', returnTo: callbackURL } as const;
      if (isRight) reply.afterResponse(() => linkMailer.send(link));
      throw new CallError('wrong_credentials', WRONG_CREDENTIALS);
    }
    // A classroom shares one network: a sign-in doesn't cost it an attempt.
    await restoreRateLimit(limits.signIns, networkOf(request));
    await passwords.restore(request);
    const signIn = { userId: owner.userId, request, reply, now: clock(), provesMailbox: false };
    const opened = setFirstFactor(reply, await db.transaction((tx) => passFirstFactor(tx, signIn)));
    if (opened !== null) await options.onSignIn({ ...opened, request, reply });
    return { ...DONE, ...(opened === null && NEEDS_SECOND_FACTOR) };
  });

  registerCall(scope, signInMagicLink, async ({ body: { email, callbackURL }, request }) => {
    await enforceRateLimit(limits.links, networkOf(request), TOO_MANY_ATTEMPTS);
    await linkMailer.send({ email, purpose: 'sign-in', returnTo: callbackURL });
    return DONE;
  });
}
