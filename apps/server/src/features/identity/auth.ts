import { passkey } from '@better-auth/passkey';
import {
  FRESH_SIGN_IN_MINUTES,
  LINK_VALID_MINUTES,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
} from '@wickwise/contract/constants';
import { betterAuth } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { isAPIError } from 'better-auth/api';
import { genericOAuth, magicLink } from 'better-auth/plugins';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../db/client.ts';
import { isConnectionLost } from '../../db/connection-loss.ts';
import { schema } from '../../db/schema/schema.ts';
import type { Env } from '../../env.ts';
import { allowedOrigins } from '../../plugins/security.ts';
import { SESSION_SECONDS } from '../../plugins/session.ts';
import type { Mailer } from '../mail/public.ts';
import { admitLink, type LinkPurpose, linkMail } from './links.ts';
import { NOT_VERIFIED, provider } from './provider.ts';
import { limits } from './rules.ts';
import { digest } from './secret.ts';

export interface AuthOptions {
  readonly env: Env;
  readonly db: Database;
  readonly mailer: Mailer;
  readonly log: FastifyBaseLogger;
  readonly secret: string;
  /** Whether the configured OpenID provider answered: the library skips one that did not without a word. */
  readonly withProvider: boolean;
}

export const AUTH_PATH = '/api/auth';
/** Headers that only this server sets on what it hands to the sign-in library. */
export const ADDRESS_HEADER = 'x-wickwise-address';
export const SIGN_UP_PROOF_HEADER = 'x-wickwise-sign-up-proof';

export type Auth = ReturnType<typeof createAuth>;

/**
 * The sign-in library, set up so that every mailed link is one of ours: it is spent by a button, works once and
 * only the newest, and a mailbox is proven by nothing else. It runs the flows; who is asking is our own query.
 */
export function createAuth({ env, db, mailer, log, secret, withProvider }: AuthOptions) {
  return betterAuth({
    appName: 'Wickwise',
    baseURL: env.publicUrl,
    basePath: AUTH_PATH,
    secret,
    trustedOrigins: allowedOrigins(env),
    database: drizzleAdapter(db, { provider: 'pg', schema, transaction: true }),
    logger: {
      level: 'error',
      log: (_, message, ...details) => log[levelOf(message, details)]({ details }, `sign-in library: ${message}`),
    },
    telemetry: { enabled: false },
    onAPIError: { errorURL: `${env.publicUrl}/sign-in`, onError: (error) => reportFailure(error, log) },
    emailAndPassword: {
      enabled: true,
      requireEmailVerification: true,
      minPasswordLength: PASSWORD_MIN_LENGTH,
      maxPasswordLength: PASSWORD_MAX_LENGTH,
    },
    session: {
      expiresIn: SESSION_SECONDS,
      freshAge: FRESH_SIGN_IN_MINUTES * 60,
      // Ours to extend, like ours to recognise.
      disableSessionRefresh: true,
      additionalFields: { mailboxProvenAt: { type: 'date', required: false, input: false } },
    },
    user: {
      additionalFields: {
        timeZone: { type: 'string', required: false, input: false },
        signUpProof: { type: 'string', required: false, input: false, returned: false },
      },
      // An address that the provider has not verified makes no account and joins none: a mailed link proves it first.
      validateUserInfo: ({ user, source }) => {
        if (source.method !== 'oauth' || source.action === 'sign-in' || user.emailVerified === true) return;
        return { error: NOT_VERIFIED };
      },
    },
    // Sign-in is all we ask of a provider: its tokens are not kept, neither at first (below) nor later.
    account: { updateAccountOnSignIn: false },
    rateLimit: { enabled: true, storage: 'database', ...limits },
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
        create: { before: async (session, context) => ({ data: { ...session, ...mailboxProof(context?.path) } }) },
      },
      account: { create: { before: async (account) => ({ data: { ...account, ...NO_TOKENS } }) } },
    },
    plugins: [
      magicLink({
        expiresIn: LINK_VALID_MINUTES * 60,
        storeToken: { type: 'custom-hasher', hash: async (token) => digest(token) },
        sendMagicLink: async ({ email, token, url, metadata }) => {
          if (!(await admitLink({ db, email, token }))) return;
          mailer.sendLater(linkMail(purposeOf(metadata), { email, token, url, publicUrl: env.publicUrl }));
        },
      }),
      passkey({ rpID: new URL(env.publicUrl).hostname, rpName: 'Wickwise', origin: env.publicUrl }),
      ...(withProvider ? [genericOAuth({ config: [provider(env)] })] : []),
    ],
  });
}

/** A lost database is answered as it is everywhere; what else the library did not expect is logged. */
function reportFailure(error: unknown, log: FastifyBaseLogger): void {
  if (isConnectionLost(error)) throw error;
  if (isAPIError(error) && error.statusCode < 500) return;
  log.error({ err: error }, 'sign-in library failed');
}

/** Mails a link that we ask for ourselves, not the browser. */
export async function mailLink(auth: Auth, link: { email: string; purpose: LinkPurpose }): Promise<void> {
  const { email, purpose } = link;
  await auth.api.signInMagicLink({ body: { email, metadata: { purpose } }, headers: new Headers() });
}

function purposeOf(metadata: Record<string, unknown> | undefined): LinkPurpose {
  return metadata?.purpose === 'restore-access' ? 'restore-access' : 'sign-in';
}

/** A return from the provider that this browser did not begin is no failure: anyone can call that address. */
function levelOf(message: string, details: unknown[]): 'info' | 'error' {
  const isForeign = details.some(
    (detail) => detail instanceof Error && FOREIGN_STATES.has(Reflect.get(detail, 'code')),
  );
  return isForeign || message === 'State not found' ? 'info' : 'error';
}

const FOREIGN_STATES: ReadonlySet<unknown> = new Set(['state_mismatch', 'state_security_mismatch']);

/** A provider's picture is an address of any length, which we never show. */
const NO_PICTURE = { image: null };

const NO_TOKENS = { accessToken: null, refreshToken: null, idToken: null };

function signUpProof(headers: Headers | undefined) {
  const proof = headers?.get(SIGN_UP_PROOF_HEADER);
  return proof ? { signUpProof: proof } : {};
}

function mailboxProof(path: string | undefined) {
  return path === '/magic-link/verify' ? { mailboxProvenAt: new Date() } : {};
}
