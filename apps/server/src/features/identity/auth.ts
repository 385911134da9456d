import { passkey } from '@better-auth/passkey';
import { FRESH_SIGN_IN_MINUTES } from '@wickwise/contract/constants';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { isAPIError } from 'better-auth/api';
import { betterAuth } from 'better-auth/minimal';
import { genericOAuth } from 'better-auth/plugins/generic-oauth';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../db/client.ts';
import { isConnectionLost } from '../../db/connection-loss.ts';
import { isOwnerDeleted } from '../../db/owner-deleted.ts';
import { schema } from '../../db/schema/schema.ts';
import type { Env } from '../../env.ts';
import { HOST_PREFIX } from '../../plugins/host-cookie.ts';
import { allowedOrigins } from '../../plugins/security.ts';
import { SESSION_SECONDS } from '../../plugins/session.ts';
import { EMAIL_NOT_VERIFIED, oidcConfig } from './oidc.ts';
import { holdSession } from './two-factor/hold-session.ts';

export interface AuthOptions {
  readonly env: Env;
  readonly db: Database;
  readonly log: FastifyBaseLogger;
  readonly secret: string;
  /** Whether the OpenID provider was discovered: better-auth silently skips one that is down. */
  readonly withOidc: boolean;
}

export const AUTH_PATH = '/api/auth';
/** Only this server sets it, on requests to better-auth. */
export const ADDRESS_HEADER = 'x-wickwise-address';

export type Auth = ReturnType<typeof createAuth>;

/**
 * better-auth runs OpenID and passkeys, hashes passwords, and signs the session's cookie. Passwords and mailed links are
 * our own calls, because its endpoints refuse addresses that mail servers accept.
 */
export function createAuth({ env, db, log, secret, withOidc }: AuthOptions) {
  const isEncrypted = env.publicUrl.startsWith('https:');
  return betterAuth({
    appName: 'Wickwise',
    baseURL: env.publicUrl,
    basePath: AUTH_PATH,
    secret,
    trustedOrigins: allowedOrigins(env),
    database: drizzleAdapter(db, { provider: 'pg', schema, transaction: true }),
    logger: {
      level: 'error',
      log: (_, message, ...details) => log[logLevelOf(message, details)]({ details }, `better-auth: ${message}`),
    },
    telemetry: { enabled: false },
    onAPIError: { errorURL: `${env.publicUrl}/sign-in`, onError: (error) => logUnexpectedError(error, log) },
    session: {
      expiresIn: SESSION_SECONDS,
      freshAge: FRESH_SIGN_IN_MINUTES * 60,
      // Our session plugin extends sessions.
      disableSessionRefresh: true,
    },
    user: {
      // An address that the provider has not verified can't create or join an account before a mailed link verifies it.
      validateUserInfo: ({ user, source }) => {
        if (source.method !== 'oauth' || source.action === 'sign-in' || user.emailVerified === true) return;
        return { error: EMAIL_NOT_VERIFIED };
      },
    },
    // We use a provider for sign-in only and keep none of its tokens, neither at first (below) nor later.
    account: { updateAccountOnSignIn: false },
    // Our endpoints limit attempts themselves.
    rateLimit: { enabled: false },
    advanced: {
      // Its own option for secure cookies knows only the weaker prefix.
      cookiePrefix: isEncrypted ? `${HOST_PREFIX}wickwise` : 'wickwise',
      useSecureCookies: false,
      defaultCookieAttributes: { secure: isEncrypted },
      ipAddress: { ipAddressHeaders: [ADDRESS_HEADER] },
    },
    databaseHooks: {
      user: { create: { before: async (user) => ({ data: { ...user, ...NO_PICTURE } }) } },
      session: { create: { before: async ({ userId }, context) => holdSession(db, userId, context) } },
      account: { create: { before: async (account) => ({ data: { ...account, ...NO_TOKENS } }) } },
    },
    plugins: [
      passkey({ rpID: new URL(env.publicUrl).hostname, rpName: 'Wickwise', origin: env.publicUrl }),
      ...(withOidc ? [genericOAuth({ config: [oidcConfig(env)] })] : []),
    ],
  });
}

/** Rethrows what our error handler reports, and logs any other unexpected error. */
function logUnexpectedError(error: unknown, log: FastifyBaseLogger): void {
  if (isConnectionLost(error) || isOwnerDeleted(error)) throw error;
  if (isAPIError(error) && error.statusCode < 500) return;
  log.error({ err: error }, 'better-auth failed');
}

/** A callback that this browser did not start is not an error: anyone can call that address. */
function logLevelOf(message: string, details: unknown[]): 'info' | 'error' {
  const isForeign = details.some(
    (detail) => detail instanceof Error && FOREIGN_STATES.has(Reflect.get(detail, 'code')),
  );
  return isForeign || EXPECTED.has(message) ? 'info' : 'error';
}

/** The second is a sign-in that waits for its second factor. */
const EXPECTED: ReadonlySet<string> = new Set(['State not found', 'unable_to_create_session']);

const FOREIGN_STATES: ReadonlySet<unknown> = new Set(['state_mismatch', 'state_security_mismatch']);

/** We never show a provider's picture, whose URL may be of any length. */
const NO_PICTURE = { image: null };

const NO_TOKENS = { accessToken: null, refreshToken: null, idToken: null };
