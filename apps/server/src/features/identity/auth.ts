import { passkey } from '@better-auth/passkey';
import {
  FRESH_SIGN_IN_MINUTES,
  LINK_VALID_MINUTES,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
} from '@wickwise/contract/constants';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { isAPIError } from 'better-auth/api';
import { betterAuth } from 'better-auth/minimal';
import { genericOAuth } from 'better-auth/plugins/generic-oauth';
import { magicLink } from 'better-auth/plugins/magic-link';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../db/client.ts';
import { isConnectionLost } from '../../db/connection-loss.ts';
import { isOwnerDeleted } from '../../db/owner-deleted.ts';
import { schema } from '../../db/schema/schema.ts';
import type { Env } from '../../env.ts';
import { digest } from '../../plugins/secret.ts';
import { allowedOrigins } from '../../plugins/security.ts';
import { SESSION_SECONDS } from '../../plugins/session.ts';
import type { Mailer } from '../mail/public.ts';
import { createLinkLimiter, extendLink, type LinkPurpose, linkMail, replaceEarlierLink } from './magic-link.ts';
import { EMAIL_NOT_VERIFIED, oidcConfig } from './oidc.ts';
import { preparedHash } from './password-hash.ts';

export interface AuthOptions {
  readonly env: Env;
  readonly db: Database;
  readonly mailer: Mailer;
  readonly log: FastifyBaseLogger;
  readonly secret: string;
  readonly clock: () => Date;
  /** Whether the OpenID provider was discovered: better-auth silently skips one that is down. */
  readonly withOidc: boolean;
}

export const AUTH_PATH = '/api/auth';
/** Headers that only this server sets on requests to better-auth. */
export const ADDRESS_HEADER = 'x-wickwise-address';
export const SIGN_UP_PROOF_HEADER = 'x-wickwise-sign-up-proof';

export type Auth = ReturnType<typeof createAuth>;

/**
 * Configures better-auth so that every mailed link is one of ours: a button uses it up, only the newest works, and only
 * once, and nothing else verifies a mailbox. better-auth runs the sign-in flows; sessions are looked up by our own query.
 */
export function createAuth({ env, db, mailer, log, secret, clock, withOidc }: AuthOptions) {
  const limiter = createLinkLimiter(db);
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
    emailAndPassword: {
      enabled: true,
      requireEmailVerification: true,
      minPasswordLength: PASSWORD_MIN_LENGTH,
      maxPasswordLength: PASSWORD_MAX_LENGTH,
      password: { hash: preparedHash },
    },
    session: {
      expiresIn: SESSION_SECONDS,
      freshAge: FRESH_SIGN_IN_MINUTES * 60,
      // Our session plugin extends sessions.
      disableSessionRefresh: true,
      additionalFields: { mailboxProvenAt: { type: 'date', required: false, input: false } },
    },
    user: {
      additionalFields: {
        timeZone: { type: 'string', required: false, input: false },
        signUpProof: { type: 'string', required: false, input: false, returned: false },
      },
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
      cookiePrefix: 'wickwise',
      useSecureCookies: env.publicUrl.startsWith('https:'),
      ipAddress: { ipAddressHeaders: [ADDRESS_HEADER] },
    },
    databaseHooks: {
      user: {
        create: {
          before: async (user, context) => ({ data: { ...user, ...signUpProof(context?.headers), ...NO_PICTURE } }),
        },
      },
      session: {
        create: {
          before: async (session, context) => ({ data: { ...session, ...mailboxProof(context?.path, clock()) } }),
        },
      },
      account: { create: { before: async (account) => ({ data: { ...account, ...NO_TOKENS } }) } },
    },
    plugins: [
      magicLink({
        expiresIn: LINK_VALID_MINUTES * 60,
        storeToken: { type: 'custom-hasher', hash: async (token) => digest(token) },
        sendMagicLink: async ({ email, token, url, metadata }) => {
          if (!(await replaceEarlierLink({ db, limiter, email, token }))) return;
          const mail = linkMail(purposeOf(metadata), { email, token, url, publicUrl: env.publicUrl });
          mailer.sendLater({ ...mail, onDelay: (waitMs) => extendLink(db, { token, now: clock(), waitMs }) });
        },
      }),
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

/** Mails a link that the server requests, not a browser. */
export async function mailLink(auth: Auth, link: { email: string; purpose: LinkPurpose }): Promise<void> {
  const { email, purpose } = link;
  await auth.api.signInMagicLink({ body: { email, metadata: { purpose } }, headers: new Headers() });
}

function purposeOf(metadata: Record<string, unknown> | undefined): LinkPurpose {
  return metadata?.purpose === 'restore-access' ? 'restore-access' : 'sign-in';
}

/** A callback that this browser did not start is not an error: anyone can call that address. */
function logLevelOf(message: string, details: unknown[]): 'info' | 'error' {
  const isForeign = details.some(
    (detail) => detail instanceof Error && FOREIGN_STATES.has(Reflect.get(detail, 'code')),
  );
  return isForeign || message === 'State not found' ? 'info' : 'error';
}

const FOREIGN_STATES: ReadonlySet<unknown> = new Set(['state_mismatch', 'state_security_mismatch']);

/** We never show a provider's picture, whose URL may be of any length. */
const NO_PICTURE = { image: null };

const NO_TOKENS = { accessToken: null, refreshToken: null, idToken: null };

function signUpProof(headers: Headers | undefined) {
  const proof = headers?.get(SIGN_UP_PROOF_HEADER);
  return proof ? { signUpProof: proof } : {};
}

function mailboxProof(path: string | undefined, now: Date) {
  return path === '/magic-link/verify' ? { mailboxProvenAt: now } : {};
}
