import type { UnclaimedPurchase } from '@wickwise/contract/access';
import { identityCalls } from '@wickwise/contract/identity';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../../db/client.ts';
import { answer, type Scope } from '../../plugins/scope.ts';
import type { Learner } from '../../plugins/session.ts';
import type { Auth } from './auth.ts';
import { readAccount, readLinkAddress, toCurrentUser } from './data.ts';
import { exportLearner } from './export.ts';
import type { SignedIn } from './library.ts';
import { copyCookies, toHeaders } from './library-headers.ts';
import { deleteAccount, endOtherSessions, endSession, removePasskey, setPassword, updateAccount } from './mutations.ts';
import { PROVIDER_ID } from './provider.ts';
import { signInByLink } from './sign-up-proof.ts';

export interface IdentityOptions {
  readonly db: Database;
  readonly auth: Auth;
  readonly clock: () => Date;
  /** The provider's name when it is configured and answered at start. */
  readonly provider: string | null;
  /** Where the local mailbox can be read, or null when a mail server is configured. */
  readonly mailbox: string | null;
  /** Done for a learner who has just signed in, before they are answered. */
  readonly onSignIn: (signedIn: SignedIn) => Promise<unknown>;
  /** A purchase that a learner may claim in the browser that asks. */
  readonly findUnclaimedPurchase: (visit: LearnerVisit) => Promise<UnclaimedPurchase | null>;
}

interface LearnerVisit {
  readonly learner: Learner;
  readonly request: FastifyRequest;
}

const DONE = { done: true } as const;

export function signInRoutes(scope: Scope<'everyone'>, options: IdentityOptions): void {
  const { db, auth, clock, provider, mailbox } = options;
  const { currentUser, signInMethods, signIn, signOut } = identityCalls;
  answer(scope, currentUser, async ({ learner, request }) => {
    return learner && toCurrentUser(learner, await options.findUnclaimedPurchase({ learner, request }));
  });

  answer(scope, signInMethods, () => ({ provider: provider === null ? null : { name: provider }, mailbox }));

  answer(scope, identityCalls.linkAddress, ({ body }) => readLinkAddress(db, { ...body, now: clock() }));

  answer(scope, identityCalls.spendLink, async ({ body, request, reply }) => {
    const { passwordKept, sessionToken: token } = await signInByLink({ db, auth, request, reply, token: body.token });
    await options.onSignIn({ token, request, reply });
    return { passwordKept };
  });

  answer(scope, signIn, async ({ learner, query, request, reply }) => {
    const target = query.returnTo ?? '/learn';
    if (provider !== null) return goToProvider({ auth, request, reply, target });
    return reply.redirect(learner === null ? signInPage(target) : target);
  });

  answer(scope, signOut, async ({ request, reply }) => {
    if (!isMeant(request)) return reply.redirect('/');
    copyCookies(reply, await auth.api.signOut({ headers: toHeaders(request), asResponse: true }));
    return reply.redirect('/');
  });
}

export function accountRoutes(scope: Scope<'signed-in'>, { db, auth, clock }: IdentityOptions): void {
  const calls = identityCalls;
  answer(scope, calls.account, ({ learner }) => readAccount(db, learner, clock()));

  answer(scope, calls.updateAccount, async ({ learner, body }) => {
    await updateAccount(db, learner, body);
    return readAccount(db, learner, clock());
  });

  answer(scope, calls.setPassword, async ({ learner, body: { newPassword, currentPassword }, reply }) => {
    reply.setSession(await setPassword({ db, auth, learner, newPassword, currentPassword, now: clock() }));
    return DONE;
  });

  answer(scope, calls.endSession, async ({ learner, params }) => {
    await endSession(db, learner, params.id);
    return DONE;
  });

  answer(scope, calls.endOtherSessions, async ({ learner }) => {
    await endOtherSessions(db, learner);
    return DONE;
  });

  answer(scope, calls.removePasskey, async ({ learner, params }) => {
    await removePasskey(db, learner, params.id);
    return DONE;
  });

  answer(scope, calls.exportAccount, ({ learner }) => exportLearner(db, learner, clock()));

  answer(scope, calls.deleteAccount, async ({ learner, body }) => {
    await deleteAccount({ db, learner, email: body.email, now: clock() });
    return DONE;
  });
}

function signInPage(target: string): string {
  return `/sign-in?${new URLSearchParams({ returnTo: target })}`;
}

/** Another site may link here and a browser may look ahead; neither may sign a learner out. */
function isMeant({ headers }: FastifyRequest): boolean {
  const from = headers['sec-fetch-site'];
  const isOurs = from === undefined || from === 'same-origin' || from === 'none';
  return isOurs && headers['sec-purpose'] === undefined;
}

interface ProviderVisit {
  auth: Auth;
  request: FastifyRequest;
  reply: FastifyReply;
  target: string;
}

async function goToProvider({ auth, request, reply, target }: ProviderVisit): Promise<FastifyReply> {
  const response = await auth.api.signInSocial({
    body: { provider: PROVIDER_ID, callbackURL: target, errorCallbackURL: signInPage(target) },
    headers: toHeaders(request),
    asResponse: true,
  });
  copyCookies(reply, response);
  const { url } = (await response.json()) as { url: string };
  return reply.redirect(url);
}
