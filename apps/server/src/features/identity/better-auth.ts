import { errorBody } from '@wickwise/contract/error';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Database } from '../../db/client.ts';
import { noteSecurity } from '../../plugins/log/security-event.ts';
import { createRateLimiter, enforceRateLimit, networkOf, restoreRateLimit } from '../../plugins/rate-limit.ts';
import { callSchema } from '../../plugins/scope.ts';
import { requireLearner } from '../../plugins/session.ts';
import type { Auth } from './auth.ts';
import { type Endpoint, endpoints, operationIdOf } from './auth-endpoints.ts';
import { copyCookies, sessionTokenIn, toAuthHeaders } from './auth-headers.ts';
import { rememberDeviceOf } from './device/known-device.ts';
import type { LinkMailer } from './magic-link.ts';
import { emailToVerify, hideKnownEmail } from './oidc-errors.ts';
import { ATTEMPTS_PER_MINUTE, type AttemptLimits, TOO_MANY_ATTEMPTS } from './rules.ts';
import { offerPasskeys, requestSecondFactor } from './two-factor/held-sign-in.ts';
import { HELD_HEADER, PENDING_HEADER } from './two-factor/hold-session.ts';
import { clearPendingCookie, completeByPasskey, findPendingSignIn } from './two-factor/pending-sign-in.ts';

export interface SignedInUser {
  /** Of the session that was opened. */
  readonly token: string;
  /** Whether the owner is told of it. */
  readonly isNewDevice: boolean;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

interface MountOptions {
  readonly auth: Auth;
  readonly db: Database;
  readonly clock: () => Date;
  /** The OpenID provider's name, or null without one. */
  readonly oidcName: string | null;
  readonly attemptLimits: AttemptLimits;
  readonly linkMailer: LinkMailer;
  /** Runs after a sign-in, before the response is sent. */
  readonly onSignIn: (signedIn: SignedInUser) => Promise<unknown>;
}

/** better-auth has error codes of its own. */
const authError = errorBody.extend({ code: z.string() });

/** Mounts better-auth's endpoints. */
export function mountAuth(app: FastifyInstance, options: MountOptions): void {
  for (const endpoint of endpoints) {
    const points = endpoint.isSensitive ? options.attemptLimits.perNetwork : ATTEMPTS_PER_MINUTE;
    const attempts = createRateLimiter(options.db, { name: endpoint.path, points, seconds: 60 });
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      exposeHeadRoute: false,
      schema: callSchema(endpoint, { operationId: operationIdOf(endpoint), error: authError }),
      ...(endpoint.access === 'everyone' ? {} : { onRequest: requireLearner }),
      handler: (request, reply) => handleAuthRequest({ ...options, endpoint, attempts, request, reply }),
    });
  }
}

interface AuthRequest extends MountOptions {
  readonly endpoint: Endpoint;
  /** Counts the attempts of each network address at this endpoint. */
  readonly attempts: ReturnType<typeof createRateLimiter>;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** better-auth's response. */
interface AuthResponse {
  readonly response: Response;
  readonly body: { readonly code?: string; readonly message?: string } | null;
}

async function handleAuthRequest(input: AuthRequest): Promise<FastifyReply> {
  const { auth, db, clock, endpoint, attempts, request, reply } = input;
  if (endpoint.needsOidc && input.oidcName === null) return reply.code(404).send(OIDC_NOT_CONFIGURED);
  await enforceRateLimit(attempts, networkOf(request), TOO_MANY_ATTEMPTS);
  // A redirect doesn't tell a failure from a success, so it counts as one until a session is opened.
  if (endpoint.contentType === 'redirect') noteSecurity(request, { outcome: 'failed' });
  const pending = await findPendingSignIn(db, request, clock());
  const response = hideKnownEmail(await auth.handler(toRequest(request, pending?.userId)));
  const held = response.headers.get(HELD_HEADER);
  if (held !== null) return requestSecondFactor({ ...input, userId: held, response });
  const body = (await response.json().catch(() => null)) as AuthResponse['body'];
  const email = emailToVerify(response);
  if (email !== null) await input.linkMailer.send({ email, purpose: 'sign-in' });
  copyCookies(reply, response);
  const token = await sessionTokenIn(auth, response);
  if (token !== null) {
    // A classroom shares one network: a sign-in doesn't cost it an attempt.
    await restoreRateLimit(attempts, networkOf(request));
    if (pending !== null) await completeByPasskey(db, { pending, token, now: clock() });
    clearPendingCookie(reply);
    const isNewDevice = await rememberDeviceOf(db, { token, request, reply, now: clock() });
    await input.onSignIn({ token, isNewDevice, request, reply });
  }
  if (pending !== null && endpoint.isChallenge) await offerPasskeys(db, pending, body);
  return sendResponse(input, { response, body });
}

function toRequest(request: FastifyRequest, pendingUserId: string | undefined): Request {
  const headers = toAuthHeaders(request);
  if (pendingUserId !== undefined) headers.set(PENDING_HEADER, pendingUserId);
  return new Request(new URL(request.url, 'http://internal'), {
    method: request.method,
    headers,
    ...(request.method === 'GET' ? {} : { body: JSON.stringify(request.body) }),
  });
}

function sendResponse({ endpoint, reply }: AuthRequest, { response, body }: AuthResponse): FastifyReply {
  const status = body?.code === UNREADABLE_PASSKEY ? 400 : response.status;
  const location = response.headers.get('location');
  if (status >= 300 && status < 400 && location !== null) return reply.redirect(location);
  if (response.ok) return reply.send(endpoint.returnsBody ? body : { done: true });
  if (status >= 500) throw new Error(`better-auth returned ${status}.`);
  const { code = 'invalid_request', message = 'This was not accepted.' } = body ?? {};
  return reply.code(status).send({ code, message, error: message });
}

/** better-auth reports a malformed passkey response as an internal error. */
const UNREADABLE_PASSKEY = 'FAILED_TO_VERIFY_REGISTRATION';

const OIDC_NOT_CONFIGURED_MESSAGE = 'This server has no OpenID provider.';
const OIDC_NOT_CONFIGURED = {
  code: 'PROVIDER_NOT_FOUND',
  message: OIDC_NOT_CONFIGURED_MESSAGE,
  error: OIDC_NOT_CONFIGURED_MESSAGE,
};
