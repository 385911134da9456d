import { emailChangeCalls } from '@wickwise/contract/account';
import { noteSecurity } from '../../../plugins/log/security-event.ts';
import { createRateLimiter, enforceRateLimit } from '../../../plugins/rate-limit.ts';
import { registerCall, type Scope } from '../../../plugins/scope.ts';
import type { IdentityOptions } from '../context.ts';
import { readAccount } from '../data.ts';
import { emailChangeLimits } from '../rules.ts';
import { confirmByCurrentMailbox, confirmByNewMailbox } from './confirm-email-change.ts';
import { cancelEmailChange, readEmailChange, requestEmailChange, requireMayChangeTo } from './email-change.ts';

const TOO_MANY_REQUESTS = 'You asked to change your address several times in a short time. Please try again later.';
const TOO_MANY_MAILS = 'That address got several emails from us in a short time. Please try again later.';

export function emailChangeRoutes(scope: Scope<'signed-in'>, { db, mailer, publicUrl, clock }: IdentityOptions): void {
  const requests = createRateLimiter(db, emailChangeLimits.ofAccount);

  registerCall(scope, emailChangeCalls.requestEmailChange, async ({ learner, body: { newEmail } }) => {
    requireMayChangeTo(newEmail, learner, clock());
    await enforceRateLimit(requests, learner.id, TOO_MANY_REQUESTS);
    await requestEmailChange({ db, mailer, publicUrl, clock }, { learner, newEmail });
    return readAccount(db, learner, clock());
  });

  registerCall(scope, emailChangeCalls.cancelEmailChange, async ({ learner }) => {
    await cancelEmailChange(db, learner);
    return readAccount(db, learner, clock());
  });
}

/** The calls of the page that the links lead to, in any browser. */
export function emailChangeLinkRoutes(scope: Scope<'everyone'>, options: IdentityOptions): void {
  const { db, mailer, publicUrl, clock, onSignIn } = options;
  const mails = createRateLimiter(db, emailChangeLimits.ofNewMailbox);

  registerCall(scope, emailChangeCalls.readEmailChange, ({ body }) => readEmailChange(db, { ...body, now: clock() }));

  registerCall(scope, emailChangeCalls.confirmEmailChange, async ({ body: { token }, learner, request, reply }) => {
    const { mailbox, newEmail } = await readEmailChange(db, { token, now: clock() });
    if (mailbox === 'current') await enforceRateLimit(mails, newEmail, TOO_MANY_MAILS);
    const confirm = mailbox === 'current' ? confirmByCurrentMailbox : confirmByNewMailbox;
    const { sessionToken, userId, ...confirmed } = await confirm({ db, mailer, publicUrl, clock }, { token, learner });
    noteSecurity(request, { account: userId, method: `${mailbox}-mailbox` });
    if (sessionToken !== null) {
      reply.setSession(sessionToken);
      await onSignIn({ token: sessionToken, isNewDevice: false, request, reply });
    }
    return confirmed;
  });
}
