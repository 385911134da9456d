import { passkey } from '@better-auth/passkey';
import { LINK_VALID_MINUTES, PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '@wickwise/contract/identity';
import { betterAuth } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { genericOAuth, magicLink } from 'better-auth/plugins';
import type { Database } from '../../db/client.ts';
import { schema } from '../../db/schema/schema.ts';
import type { Env } from '../../env.ts';
import { allowedOrigins } from '../../plugins/security.ts';
import type { Mailer } from '../mail/public.ts';
import { digest, retireOlderLinks, signInMail } from './links.ts';
import { limits } from './rules.ts';

export interface AuthOptions {
  readonly env: Env;
  readonly db: Database;
  readonly mailer: Mailer;
  readonly secret: string;
  /** Whether the configured OpenID provider answered: the library skips one that did not without a word. */
  readonly withProvider: boolean;
}

export const AUTH_PATH = '/api/auth';
/** Headers that only this server sets on what it hands to the sign-in library. */
export const ADDRESS_HEADER = 'x-wickwise-address';
export const SIGN_UP_PROOF_HEADER = 'x-wickwise-sign-up-proof';
export const PROVIDER_ID = 'oidc';

const DAY_SECONDS = 24 * 60 * 60;
export const SESSION_SECONDS = 30 * DAY_SECONDS;

export type Auth = ReturnType<typeof createAuth>;

/**
 * The sign-in library, set up so that every mailed link is one of ours: it is spent by a button, works once and
 * only the newest, and a mailbox is proven by nothing else. It runs the flows; who is asking is our own query.
 */
export function createAuth({ env, db, mailer, secret, withProvider }: AuthOptions) {
  return betterAuth({
    appName: 'Wickwise',
    baseURL: env.publicUrl,
    basePath: AUTH_PATH,
    secret,
    trustedOrigins: allowedOrigins(env),
    database: drizzleAdapter(db, { provider: 'pg', schema, transaction: true }),
    logger: { level: 'error' },
    telemetry: { enabled: false },
    onAPIError: { errorURL: `${env.publicUrl}/sign-in` },
    emailAndPassword: {
      enabled: true,
      requireEmailVerification: true,
      minPasswordLength: PASSWORD_MIN_LENGTH,
      maxPasswordLength: PASSWORD_MAX_LENGTH,
    },
    session: {
      expiresIn: SESSION_SECONDS,
      freshAge: DAY_SECONDS,
      additionalFields: { mailboxProvenAt: { type: 'date', required: false, input: false } },
    },
    user: {
      additionalFields: {
        timeZone: { type: 'string', required: false, input: false },
        signUpProof: { type: 'string', required: false, input: false, returned: false },
      },
    },
    rateLimit: { enabled: true, storage: 'database', ...limits },
    advanced: {
      cookiePrefix: 'wickwise',
      useSecureCookies: env.publicUrl.startsWith('https:'),
      ipAddress: { ipAddressHeaders: [ADDRESS_HEADER] },
    },
    databaseHooks: {
      user: { create: { before: async (user, context) => ({ data: { ...user, ...signUpProof(context?.headers) } }) } },
      session: {
        create: { before: async (session, context) => ({ data: { ...session, ...mailboxProof(context?.path) } }) },
      },
      // Sign-in is all we ask of a provider: its tokens are not kept.
      account: { create: { before: async (account) => ({ data: { ...account, ...NO_TOKENS } }) } },
    },
    plugins: [
      magicLink({
        expiresIn: LINK_VALID_MINUTES * 60,
        storeToken: { type: 'custom-hasher', hash: async (token) => digest(token) },
        sendMagicLink: async ({ email, token, url }) => {
          await retireOlderLinks(db, { email, token });
          mailer.sendLater(signInMail({ email, token, url, publicUrl: env.publicUrl }));
        },
      }),
      passkey({ rpID: new URL(env.publicUrl).hostname, rpName: 'Wickwise', origin: env.publicUrl }),
      ...(withProvider ? [genericOAuth({ config: [provider(env)] })] : []),
    ],
  });
}

const NO_TOKENS = { accessToken: null, refreshToken: null, idToken: null };

function signUpProof(headers: Headers | undefined) {
  const proof = headers?.get(SIGN_UP_PROOF_HEADER);
  return proof ? { signUpProof: proof } : {};
}

function mailboxProof(path: string | undefined) {
  return path === '/magic-link/verify' ? { mailboxProvenAt: new Date() } : {};
}

function provider(env: Env) {
  return {
    providerId: PROVIDER_ID,
    name: env.OIDC_NAME,
    discoveryUrl: discoveryUrl(env.OIDC_ISSUER ?? ''),
    clientId: env.OIDC_CLIENT_ID ?? '',
    ...(env.OIDC_CLIENT_SECRET === undefined ? {} : { clientSecret: env.OIDC_CLIENT_SECRET }),
    scopes: ['openid', 'email', 'profile'],
    pkce: true,
    requireIdTokenVerification: true,
    // An address that the provider has not verified proves nothing: it has to be proven by a mailed link.
    requireEmailVerification: true,
  };
}

export function discoveryUrl(issuer: string): string {
  return `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
}
