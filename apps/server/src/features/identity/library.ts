import { errorBody } from '@wickwise/contract/error';
import { eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Database } from '../../db/client.ts';
import { user } from '../../db/schema/identity.ts';
import { CallError } from '../../plugins/errors.ts';
import { callSchema } from '../../plugins/scope.ts';
import { requireLearner } from '../../plugins/session.ts';
import { takeAllowance } from './allowance.ts';
import type { Auth } from './auth.ts';
import { type Endpoint, endpoints, SIGN_IN, SIGN_UP } from './library-endpoints.ts';
import { copyCookies, networkOf, openedSession, toHeaders } from './library-headers.ts';
import { addressToProve, refuseAlike } from './provider-refusal.ts';
import { limits, passwordAllowance } from './rules.ts';
import { leaveSignUpProof } from './sign-up-proof.ts';

export interface SignedIn {
  /** Of the session that was opened. */
  readonly token: string;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

interface Mounting {
  readonly auth: Auth;
  readonly db: Database;
  /** The OpenID provider's name, or null without one. */
  readonly provider: string | null;
  /** Done for a learner who has just signed in, before they are answered. */
  readonly onSignIn: (signedIn: SignedIn) => Promise<unknown>;
}

/** The library's refusals have codes of its own. */
const libraryError = errorBody.extend({ code: z.string() });

/** Mounts the sign-in library on its own paths. */
export function mountAuth(app: FastifyInstance, mounting: Mounting): void {
  for (const endpoint of endpoints) {
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      exposeHeadRoute: false,
      schema: callSchema(endpoint, libraryError),
      ...(endpoint.access === 'everyone' ? {} : { onRequest: requireLearner }),
      handler: (request, reply) => visit({ ...mounting, endpoint, request, reply }),
    });
  }
}

interface Visit extends Mounting {
  readonly endpoint: Endpoint;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** What the library answered. */
interface Answered {
  readonly response: Response;
  readonly body: { readonly code?: string; readonly message?: string } | null;
}

async function visit(visit: Visit): Promise<FastifyReply> {
  const { auth, endpoint, request, reply } = visit;
  if (endpoint.needsProvider && visit.provider === null) return reply.code(404).send(NO_PROVIDER);
  if (endpoint.path === SIGN_IN) await countPasswordTry(visit);
  const proof = endpoint.path === SIGN_UP ? await leaveSignUpProof(auth, reply) : null;
  const answered = refuseAlike(await auth.handler(toRequest(request, proof)));
  const response = (await isTakenMeanwhile(visit, answered)) ? new Response() : answered;
  const body = (await response.json().catch(() => null)) as Answered['body'];
  await mailLink(visit, { response, body });
  copyCookies(reply, response);
  const token = await openedSession(auth, response);
  if (token !== null) await visit.onSignIn({ token, request, reply });
  return passOn(visit, { response, body });
}

/**
 * Whether of two sign-ups of one address at once this is the later one: it is answered as any other of a known
 * address. Any other account that could not be made is a failure of ours.
 */
async function isTakenMeanwhile({ db, endpoint, request }: Visit, { status }: Response): Promise<boolean> {
  if (endpoint.path !== SIGN_UP || status !== 422) return false;
  const { email } = request.body as { email: string };
  const found = await db.select({ id: user.id }).from(user).where(eq(user.email, email.toLowerCase()));
  if (found.length > 0) return true;
  throw new Error('The sign-in library could not store the new account.');
}

/** Tries are counted by account too, known or not: guesses may come from many addresses. */
async function countPasswordTry({ db, request }: Visit): Promise<void> {
  const { email } = request.body as { email: string };
  const { ofAccount, ofAccountFromAddress } = passwordAllowance;
  const account = ['password', email.toLowerCase()];
  const now = new Date();
  const mayTry =
    (await takeAllowance({ db, allowance: ofAccountFromAddress, of: [...account, networkOf(request)], now })) &&
    (await takeAllowance({ db, allowance: ofAccount, of: account, now }));
  if (!mayTry) throw new CallError('too_many_requests', TOO_MANY_PASSWORDS);
}

function toRequest(request: FastifyRequest, signUpProof: string | null): Request {
  return new Request(new URL(request.url, 'http://internal'), {
    method: request.method,
    headers: toHeaders(request, signUpProof),
    ...(request.method === 'GET' ? {} : { body: JSON.stringify(request.body) }),
  });
}

/** Mails the one-time link that proves an address. It comes after the library's own transaction has ended. */
async function mailLink({ auth, endpoint, request, reply }: Visit, answered: Answered): Promise<void> {
  const body = linkToMail(endpoint, request, answered);
  if (body === null) return;
  const mail = async () => {
    await auth.api.signInMagicLink({ body, headers: toHeaders(request) });
  };
  // A wrong password mails none: the time of the answer would tell the two apart.
  if (endpoint.path === SIGN_IN) reply.afterAnswer(mail);
  else await mail();
}

/**
 * A sign-up's address, known or not; that of a right password for an account that nobody has proven yet; and one
 * that has to be proven before the provider can sign in with it.
 */
function linkToMail({ path }: Endpoint, request: FastifyRequest, { response, body }: Answered) {
  const fromProvider = addressToProve(response);
  if (fromProvider !== null) return { email: fromProvider };
  const isNew = path === SIGN_UP && response.ok;
  if (!isNew && !(path === SIGN_IN && isUnproven(body))) return null;
  const { email, callbackURL } = request.body as { email: string; callbackURL?: string };
  return callbackURL === undefined ? { email } : { email, callbackURL };
}

function passOn({ endpoint, reply }: Visit, { response, body }: Answered): FastifyReply {
  const status = body?.code === UNREADABLE_PASSKEY ? 400 : response.status;
  const location = response.headers.get('location');
  if (status >= 300 && status < 400 && location !== null) return reply.redirect(location);
  if (response.ok) return reply.send(endpoint.isAnswered ? body : { done: true });
  if (status === 429) {
    reply.header('retry-after', response.headers.get('x-retry-after') ?? String(limits.window));
    throw new CallError('too_many_requests', TOO_MANY);
  }
  if (status >= 500) throw new Error(`The sign-in library answered ${status}.`);
  if (endpoint.path === SIGN_IN && (status === 401 || isUnproven(body))) return reply.code(401).send(WRONG_PASSWORD);
  const { code = 'invalid_request', message = 'This was not accepted.' } = body ?? {};
  return reply.code(status).send({ code, message, error: message });
}

/** A right password for an account that nobody has proven yet: whoever signed up with an address learns it by that. */
function isUnproven(body: Answered['body']): boolean {
  return body?.code === 'EMAIL_NOT_VERIFIED';
}

/** The library takes an answer that is no passkey's for a failure of its own. */
const UNREADABLE_PASSKEY = 'FAILED_TO_VERIFY_REGISTRATION';

const PROVIDER_MISSING = 'This server has no OpenID provider.';
const NO_PROVIDER = { code: 'PROVIDER_NOT_FOUND', message: PROVIDER_MISSING, error: PROVIDER_MISSING };

const SIGN_IN_REFUSED = 'That address and password do not match, or the address is not confirmed yet.';
const WRONG_PASSWORD = { code: 'INVALID_EMAIL_OR_PASSWORD', message: SIGN_IN_REFUSED, error: SIGN_IN_REFUSED };

const TOO_MANY = 'Too many attempts from your address. Please wait a minute and try again.';
const TOO_MANY_PASSWORDS = 'Too many passwords were tried for this account. Sign in with an e-mailed link, or wait.';
