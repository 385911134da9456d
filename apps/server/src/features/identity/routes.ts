import { identityCalls } from '@wickwise/contract/identity';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { noteSecurity } from '../../plugins/log/security-event.ts';
import { createRateLimiter, enforceRateLimit } from '../../plugins/rate-limit.ts';
import { registerCall, type Scope } from '../../plugins/scope.ts';
import type { Auth } from './auth.ts';
import { copyCookies, toAuthHeaders } from './auth-headers.ts';
import type { IdentityOptions } from './context.ts';
import { readAccount, readLinkAddress, toCurrentUser } from './data.ts';
import { endSessionByLink } from './device/end-session-link.ts';
import { emailChangeLinkRoutes, emailChangeRoutes } from './email-change/email-change-routes.ts';
import { endOtherSessions, endSession } from './end-sessions.ts';
import { deleteAccount, removePasskey, setPassword, updateAccount } from './mutations.ts';
import { OIDC_PROVIDER_ID } from './oidc.ts';
import { passwordMail } from './password/password-mail.ts';
import { passwordRoutes } from './password/password-routes.ts';
import { passwordChangeLimit } from './rules.ts';
import { signInByLink } from './sign-up-proof.ts';
import { NEEDS_SECOND_FACTOR } from './two-factor/pending-sign-in.ts';
import { secondFactorRoutes, twoFactorRoutes } from './two-factor/two-factor-routes.ts';
import { unsubscribe } from './unsubscribe.ts';

const DONE = { done: true } as const;

const TOO_MANY_PASSWORDS = 'Too many password attempts. Please take a break and try again later.';

/** The home page confirms the sign-out. */
const SIGNED_OUT_PAGE = '/?signedOut=true';

export function signInRoutes(scope: Scope<'everyone'>, options: IdentityOptions): void {
  const { db, auth, clock, oidcName, mailbox } = options;
  const { currentUser, signInMethods, signIn, signOut } = identityCalls;
  passwordRoutes(scope, options);
  secondFactorRoutes(scope, options);
  emailChangeLinkRoutes(scope, options);

  registerCall(scope, currentUser, async ({ learner, request }) => {
    return learner && toCurrentUser(learner, await options.findUnclaimedPurchase({ learner, request }));
  });

  registerCall(scope, signInMethods, () => ({ provider: oidcName === null ? null : { name: oidcName }, mailbox }));

  registerCall(scope, identityCalls.linkAddress, ({ body }) => readLinkAddress(db, { ...body, now: clock() }));

  registerCall(scope, identityCalls.spendLink, async ({ body, request, reply }) => {
    const { passwordKept, session } = await signInByLink({ db, clock, request, reply, ...body });
    if (session !== null) await options.onSignIn({ ...session, request, reply });
    return { passwordKept, ...(session === null && NEEDS_SECOND_FACTOR) };
  });

  registerCall(scope, identityCalls.unsubscribe, async ({ body }) => {
    const { secret } = await auth.$context;
    return { mail: await unsubscribe({ secret, stopMail: options.stopMail }, body.token) };
  });

  registerCall(scope, identityCalls.endSessionByLink, async ({ body, request }) => {
    const { secret } = await auth.$context;
    noteSecurity(request, { account: await endSessionByLink(db, secret, body.token) });
    return DONE;
  });

  registerCall(scope, signIn, async ({ learner, query, request, reply }) => {
    const target = query.returnTo ?? '/learn';
    if (oidcName !== null) return redirectToOidc({ auth, request, reply, target });
    return reply.redirect(learner === null ? signInPage(target) : target);
  });

  registerCall(scope, signOut, async ({ request, reply }) => {
    if (!isIntendedSignOut(request)) return reply.redirect('/');
    copyCookies(reply, await auth.api.signOut({ headers: toAuthHeaders(request), asResponse: true }));
    return reply.redirect(SIGNED_OUT_PAGE);
  });
}

export function accountRoutes(scope: Scope<'signed-in'>, options: IdentityOptions): void {
  const { db, auth, clock, onDelete, mailer, publicUrl } = options;
  const calls = identityCalls;
  registerCall(scope, calls.account, ({ learner }) => readAccount(db, learner, clock()));

  registerCall(scope, calls.updateAccount, async ({ learner, body }) => {
    await updateAccount(db, learner, body);
    return readAccount(db, learner, clock());
  });

  emailChangeRoutes(scope, options);
  twoFactorRoutes(scope, options);

  const passwordChanges = createRateLimiter(db, passwordChangeLimit);
  registerCall(
    scope,
    calls.setPassword,
    async ({ learner, body: { newPassword, currentPassword }, request, reply }) => {
      noteSecurity(request, { method: currentPassword === undefined ? 'link' : 'password' });
      if (currentPassword !== undefined) await enforceRateLimit(passwordChanges, learner.id, TOO_MANY_PASSWORDS);
      reply.setSession(await setPassword({ db, auth, learner, newPassword, currentPassword, now: clock() }));
      await mailer.sendLater(passwordMail({ to: learner.email, publicUrl }));
      return DONE;
    },
  );

  registerCall(scope, calls.endSession, async ({ learner, params }) => {
    await endSession(db, learner, params.id);
    return DONE;
  });

  registerCall(scope, calls.endOtherSessions, async ({ learner }) => {
    await db.transaction((tx) => endOtherSessions(tx, learner));
    return DONE;
  });

  registerCall(scope, calls.removePasskey, async ({ learner, params }) => {
    await removePasskey(db, learner, params.id);
    return DONE;
  });

  registerCall(scope, calls.exportAccount, async ({ learner }) => ({
    exportedAt: clock().toISOString(),
    data: await options.exportLearner(learner),
  }));

  registerCall(scope, calls.deleteAccount, async ({ learner, body }) => {
    await deleteAccount({ db, learner, email: body.email, now: clock(), onDelete });
    return DONE;
  });
}

function signInPage(target: string): string {
  return `/sign-in?${new URLSearchParams({ returnTo: target })}`;
}

/** A link on another site or a browser's prefetch must not sign a learner out. */
function isIntendedSignOut({ headers }: FastifyRequest): boolean {
  const from = headers['sec-fetch-site'];
  const isOurs = from === undefined || from === 'same-origin' || from === 'none';
  return isOurs && headers['sec-purpose'] === undefined;
}

interface OidcRedirect {
  auth: Auth;
  request: FastifyRequest;
  reply: FastifyReply;
  target: string;
}

async function redirectToOidc({ auth, request, reply, target }: OidcRedirect): Promise<FastifyReply> {
  const response = await auth.api.signInSocial({
    body: { provider: OIDC_PROVIDER_ID, callbackURL: target, errorCallbackURL: signInPage(target) },
    headers: toAuthHeaders(request),
    asResponse: true,
  });
  copyCookies(reply, response);
  const { url } = (await response.json()) as { url: string };
  return reply.redirect(url);
}
