import { displayName, returnTo } from '@wickwise/contract/identity';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Database } from '../../db/client.ts';
import { CallError } from '../../plugins/errors.ts';
import { takeAllowance } from './allowance.ts';
import { AUTH_PATH, type Auth } from './auth.ts';
import { copyCookies, networkOf, openedSession, toHeaders } from './library-headers.ts';
import { PROVIDER_ID, UNPROVEN_ADDRESS_HEADER } from './provider.ts';
import { isRefusal, refuseAlike } from './provider-refusal.ts';
import { limits, passwordAllowance } from './rules.ts';
import { leaveSignUpProof } from './sign-up-proof.ts';

const SIGN_UP = '/sign-up/email';
const SIGN_IN = '/sign-in/email';

/** What the library judges itself, kept to a length that costs it nothing. */
const text = z.string().min(1).max(1000);
const callbackURL = returnTo.optional();
const passkeyAnswer = z.looseObject({ response: z.looseObject({}) });

interface Endpoint {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  /** All that is handed on: the library would take more, such as a picture or a token of the provider. */
  readonly body?: z.ZodType;
  /** Whether the browser needs what the library answers. The rest would tell a session's token or who is known. */
  readonly isAnswered?: true;
}

/** The library's endpoints that are open. The others list tokens, skip our links or do what the account calls do. */
export const endpoints: readonly Endpoint[] = [
  { method: 'POST', path: SIGN_UP, body: z.object({ name: displayName, email: text, password: text, callbackURL }) },
  { method: 'POST', path: SIGN_IN, body: z.object({ email: text, password: text, callbackURL }) },
  { method: 'POST', path: '/sign-in/magic-link', body: z.object({ email: text, callbackURL }) },
  {
    method: 'POST',
    path: '/sign-in/social',
    body: z.object({
      provider: z.literal(PROVIDER_ID),
      callbackURL: returnTo,
      errorCallbackURL: returnTo.startsWith('/sign-in').optional(),
      disableRedirect: z.boolean().optional(),
    }),
    isAnswered: true,
  },
  { method: 'GET', path: `/callback/${PROVIDER_ID}` },
  { method: 'GET', path: '/passkey/generate-register-options', isAnswered: true },
  { method: 'POST', path: '/passkey/verify-registration', body: passkeyAnswer },
  { method: 'GET', path: '/passkey/generate-authenticate-options', isAnswered: true },
  { method: 'POST', path: '/passkey/verify-authentication', body: passkeyAnswer },
];

export interface SignedIn {
  /** Of the session that was opened. */
  readonly token: string;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

interface Mounting {
  readonly auth: Auth;
  readonly db: Database;
  /** Done for a learner who has just signed in, before they are answered. */
  readonly onSignIn: (signedIn: SignedIn) => Promise<unknown>;
}

/** Mounts the sign-in library on its own paths. */
export function mountAuth(app: FastifyInstance, mounting: Mounting): void {
  for (const endpoint of endpoints) {
    const { method, path, body } = endpoint;
    app.route({
      method,
      url: `${AUTH_PATH}${path}`,
      exposeHeadRoute: false,
      schema: { hide: true, ...(body && { body }) },
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
  if (endpoint.path === SIGN_IN) await countPasswordTry(visit);
  const proof = endpoint.path === SIGN_UP ? await leaveSignUpProof(auth, reply) : null;
  const answered = refuseAlike(await auth.handler(toRequest(request, proof)));
  // Of two sign-ups of one address at once, the later one is answered as any other of a known address.
  const response = endpoint.path === SIGN_UP && answered.status === 422 ? new Response() : answered;
  const body = (await response.json().catch(() => null)) as Answered['body'];
  await mailLink(visit, { response, body });
  copyCookies(reply, response);
  const token = await openedSession(auth, response);
  if (token !== null) await visit.onSignIn({ token, request, reply });
  return passOn(visit, { response, body });
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
  const body = addressToProve(endpoint, request, answered);
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
 * that the provider gave but has not verified.
 */
function addressToProve({ path }: Endpoint, request: FastifyRequest, { response, body }: Answered) {
  const unverified = response.headers.get(UNPROVEN_ADDRESS_HEADER);
  if (unverified !== null) return isRefusal(response) ? { email: unverified } : null;
  const isNew = path === SIGN_UP && response.ok;
  if (!isNew && !(path === SIGN_IN && isUnproven(body))) return null;
  const { email, callbackURL } = request.body as { email: string; callbackURL?: string };
  return callbackURL === undefined ? { email } : { email, callbackURL };
}

function passOn({ endpoint, reply }: Visit, { response, body }: Answered): FastifyReply {
  const { status } = response;
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

const SIGN_IN_REFUSED = 'That address and password do not match, or the address is not confirmed yet.';
const WRONG_PASSWORD = { code: 'INVALID_EMAIL_OR_PASSWORD', message: SIGN_IN_REFUSED, error: SIGN_IN_REFUSED };

const TOO_MANY = 'Too many attempts from your address. Please wait a minute and try again.';
const TOO_MANY_PASSWORDS = 'Too many passwords were tried for this account. Sign in with an e-mailed link, or wait.';
