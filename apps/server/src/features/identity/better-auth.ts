import { errorBody } from '@wickwise/contract/error';
import { eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Database } from '../../db/client.ts';
import { user } from '../../db/schema/identity.ts';
import { createRateLimiter, enforceRateLimit, networkOf, restoreRateLimit } from '../../plugins/rate-limit.ts';
import { callSchema } from '../../plugins/scope.ts';
import { requireLearner } from '../../plugins/session.ts';
import type { Auth } from './auth.ts';
import { type Endpoint, endpoints, operationIdOf, SIGN_IN, SIGN_UP } from './auth-endpoints.ts';
import { copyCookies, sessionTokenIn, toAuthHeaders } from './auth-headers.ts';
import { emailToVerify, hideKnownEmail } from './oidc-errors.ts';
import { createPasswordAttempts, type PasswordAttempts } from './password-attempts.ts';
import { withPreparedHash } from './password-hash.ts';
import { ATTEMPTS_PER_MINUTE, type AttemptLimits } from './rules.ts';
import { issueSignUpProof } from './sign-up-proof.ts';

export interface SignedInUser {
  /** Of the session that was opened. */
  readonly token: string;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

interface MountOptions {
  readonly auth: Auth;
  readonly db: Database;
  /** The OpenID provider's name, or null without one. */
  readonly oidcName: string | null;
  readonly attemptLimits: AttemptLimits;
  /** Runs after a sign-in, before the response is sent. */
  readonly onSignIn: (signedIn: SignedInUser) => Promise<unknown>;
}

/** better-auth has error codes of its own. */
const authError = errorBody.extend({ code: z.string() });

/** Mounts better-auth's endpoints. */
export function mountAuth(app: FastifyInstance, options: MountOptions): void {
  const { perNetwork, perAccount } = options.attemptLimits;
  const passwords = createPasswordAttempts(options.db, perAccount);
  for (const endpoint of endpoints) {
    const points = endpoint.isSensitive ? perNetwork : ATTEMPTS_PER_MINUTE;
    const attempts = createRateLimiter(options.db, { name: endpoint.path, points, seconds: 60 });
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      exposeHeadRoute: false,
      schema: callSchema(endpoint, { operationId: operationIdOf(endpoint), error: authError }),
      ...(endpoint.access === 'everyone' ? {} : { onRequest: requireLearner }),
      handler: (request, reply) => handleAuthRequest({ ...options, endpoint, attempts, passwords, request, reply }),
    });
  }
}

interface AuthRequest extends MountOptions {
  readonly endpoint: Endpoint;
  /** Counts the attempts of each network address at this endpoint. */
  readonly attempts: ReturnType<typeof createRateLimiter>;
  readonly passwords: PasswordAttempts;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** better-auth's response. */
interface AuthResponse {
  readonly response: Response;
  readonly body: { readonly code?: string; readonly message?: string } | null;
}

async function handleAuthRequest(input: AuthRequest): Promise<FastifyReply> {
  const { auth, endpoint, attempts, passwords, request, reply } = input;
  if (endpoint.needsOidc && input.oidcName === null) return reply.code(404).send(OIDC_NOT_CONFIGURED);
  await enforceRateLimit(attempts, networkOf(request), TOO_MANY_ATTEMPTS);
  if (endpoint.path === SIGN_IN) await passwords.count(request);
  const proof = endpoint.path === SIGN_UP ? await issueSignUpProof(auth, reply) : null;
  const result = hideKnownEmail(await callBetterAuth(input, toRequest(request, proof)));
  const response = (await isConcurrentSignUp(input, result)) ? new Response() : result;
  const body = (await response.json().catch(() => null)) as AuthResponse['body'];
  await mailLink(input, { response, body });
  copyCookies(reply, response);
  const token = await sessionTokenIn(auth, response);
  // A classroom shares one network: neither a sign-in nor an address that is no address costs it an attempt.
  if (token !== null || response.status === 400) {
    await restoreRateLimit(attempts, networkOf(request));
    if (endpoint.path === SIGN_IN) await passwords.restore(request);
  }
  if (token !== null) await input.onSignIn({ token, request, reply });
  return sendResponse(input, { response, body });
}

async function callBetterAuth({ auth, endpoint, request }: AuthRequest, sent: Request): Promise<Response> {
  if (endpoint.path !== SIGN_UP) return auth.handler(sent);
  const { password } = await auth.$context;
  const hash = await password.hash((request.body as { password: string }).password);
  return withPreparedHash(hash, () => auth.handler(sent));
}

/**
 * Whether this is the later of two concurrent sign-ups with one address, which gets the same response as a sign-up with a
 * known address. Any other account that could not be stored is an internal error.
 */
async function isConcurrentSignUp({ db, endpoint, request }: AuthRequest, { status }: Response): Promise<boolean> {
  if (endpoint.path !== SIGN_UP || status !== 422) return false;
  const { email } = request.body as { email: string };
  const found = await db.select({ id: user.id }).from(user).where(eq(user.email, email.toLowerCase()));
  if (found.length > 0) return true;
  throw new Error('better-auth could not store the new account.');
}

function toRequest(request: FastifyRequest, signUpProof: string | null): Request {
  return new Request(new URL(request.url, 'http://internal'), {
    method: request.method,
    headers: toAuthHeaders(request, signUpProof),
    ...(request.method === 'GET' ? {} : { body: JSON.stringify(request.body) }),
  });
}

/** Mails the one-time link that verifies an address, after better-auth's own transaction has ended. */
async function mailLink({ auth, endpoint, request, reply }: AuthRequest, result: AuthResponse): Promise<void> {
  const body = linkToSend(endpoint, request, result);
  if (body === null) return;
  const mail = async () => {
    await auth.api.signInMagicLink({ body, headers: toAuthHeaders(request) });
  };
  // A wrong password sends no email, and the response time must not reveal the difference.
  if (endpoint.path === SIGN_IN) reply.afterResponse(mail);
  else await mail();
}

/**
 * The address to mail a link to: a sign-up's, known or not; that of an unverified account whose password was correct; or
 * one that has to be verified before the OpenID provider can sign in with it.
 */
function linkToSend({ path }: Endpoint, request: FastifyRequest, { response, body }: AuthResponse) {
  const fromProvider = emailToVerify(response);
  if (fromProvider !== null) return { email: fromProvider };
  const isNew = path === SIGN_UP && response.ok;
  if (!isNew && !(path === SIGN_IN && isUnverified(body))) return null;
  const { email, callbackURL } = request.body as { email: string; callbackURL?: string };
  return callbackURL === undefined ? { email } : { email, callbackURL };
}

function sendResponse({ endpoint, reply }: AuthRequest, { response, body }: AuthResponse): FastifyReply {
  const status = body?.code === UNREADABLE_PASSKEY ? 400 : response.status;
  const location = response.headers.get('location');
  if (status >= 300 && status < 400 && location !== null) return reply.redirect(location);
  if (response.ok) return reply.send(endpoint.returnsBody ? body : { done: true });
  if (status >= 500) throw new Error(`better-auth returned ${status}.`);
  if (endpoint.path === SIGN_IN && (status === 401 || isUnverified(body))) return reply.code(401).send(WRONG_PASSWORD);
  const { code = 'invalid_request', message = 'This was not accepted.' } = body ?? {};
  return reply.code(status).send({ code, message, error: message });
}

/**
 * A correct password for an unverified account. Revealing this would tell an attacker that their sign-up is still
 * there.
 */
function isUnverified(body: AuthResponse['body']): boolean {
  return body?.code === 'EMAIL_NOT_VERIFIED';
}

/** better-auth reports a malformed passkey response as an internal error. */
const UNREADABLE_PASSKEY = 'FAILED_TO_VERIFY_REGISTRATION';

const OIDC_NOT_CONFIGURED_MESSAGE = 'This server has no OpenID provider.';
const OIDC_NOT_CONFIGURED = {
  code: 'PROVIDER_NOT_FOUND',
  message: OIDC_NOT_CONFIGURED_MESSAGE,
  error: OIDC_NOT_CONFIGURED_MESSAGE,
};

const SIGN_IN_REFUSED = 'That address and password do not match, or the address is not confirmed yet.';
const WRONG_PASSWORD = { code: 'INVALID_EMAIL_OR_PASSWORD', message: SIGN_IN_REFUSED, error: SIGN_IN_REFUSED };

const TOO_MANY_ATTEMPTS = 'Too many attempts from your address. Please wait a minute and try again.';
