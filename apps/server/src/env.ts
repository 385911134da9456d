import { z } from 'zod';
import { count, LOCAL_SENDER, port, postgresUrl, proxies, sender, url, vapidKey } from './env-values.ts';

/** In characters: a shorter secret could be guessed, and session cookies forged with it. */
export const AUTH_SECRET_MIN_LENGTH = 32;

const RANDOM_CHARACTERS = `at least ${AUTH_SECRET_MIN_LENGTH} random characters`;
const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'silent'] as const;

const variables = z
  .object({
    NODE_ENV: z
      .enum(['development', 'test', 'production'], { error: 'development, test or production' })
      .default('development'),
    PORT: port.default(3000),
    HOST: z.string().optional(),
    DATA_DIR: z.string().min(1, 'a folder').default('.data'),
    PUBLIC_URL: url.transform((value) => new URL(value).origin).optional(),
    /** Only these may set the client's address. */
    TRUST_PROXY: proxies.optional(),
    DATABASE_URL: postgresUrl.optional(),
    /** A standby, for reads that may be a moment old. */
    DATABASE_READ_URL: postgresUrl.optional(),
    AUTH_SECRET: z.string().min(AUTH_SECRET_MIN_LENGTH, RANDOM_CHARACTERS).optional(),
    VAPID_PUBLIC_KEY: vapidKey('public', 87).optional(),
    VAPID_PRIVATE_KEY: vapidKey('private', 43).optional(),
    /** Counted in a minute. A class or an office shares one network. */
    ATTEMPTS_PER_NETWORK: count.default(30),
    ATTEMPTS_PER_ACCOUNT: count.default(10),
    OIDC_ISSUER: url.optional(),
    OIDC_CLIENT_ID: z.string().min(1).optional(),
    OIDC_CLIENT_SECRET: z.string().min(1).optional(),
    OIDC_NAME: z.string().min(1).default('your provider'),
    SMTP_URL: z
      .string()
      .regex(/^smtps?:\/\//, 'an address that starts with smtp:// or smtps://')
      .optional(),
    STRIPE_SECRET_KEY: z
      .string()
      .regex(/^[rs]k_(test|live)_\S+$/, 'a secret key of Stripe, such as sk_test_123')
      .optional(),
    STRIPE_PUBLISHABLE_KEY: z
      .string()
      .regex(/^pk_(test|live)_\S+$/, 'a publishable key of Stripe, such as pk_test_123')
      .optional(),
    /** Two during a rotation: events signed with either are accepted. */
    STRIPE_WEBHOOK_SECRET: z
      .string()
      .regex(
        /^whsec_[^\s,]+(,whsec_[^\s,]+)?$/,
        'the signing secret of the webhook, such as whsec_123, or two with a comma',
      )
      .optional(),
    PAYMENTS: z.literal('sandbox', { error: 'sandbox, or leave it out' }).optional(),
    MARKET_DATA: z
      .enum(['twelvedata', 'yahoo'], { error: 'twelvedata or yahoo, or leave it out for the simulated market' })
      .optional(),
    MARKET_DATA_KEY: z.string().min(1).optional(),
    AI_BASE_URL: url.optional(),
    AI_MODEL: z.string().min(1).optional(),
    AI_API_KEY: z.string().min(1).optional(),
    MAIL_FROM: sender.default(LOCAL_SENDER),
    SUPPORT_EMAIL: z.email('an email address').optional(),
    ACADEMY_URL: url.optional(),
    /** What may read /metrics. */
    METRICS_TOKEN: z.string().min(AUTH_SECRET_MIN_LENGTH, RANDOM_CHARACTERS).optional(),
    LOG_LEVEL: z.enum(LOG_LEVELS, { error: `one of ${LOG_LEVELS.join(', ')}` }).default('warn'),
  })
  .superRefine((env, context) => {
    const require = (name: keyof typeof env, reason: string) => {
      if (env[name] === undefined) context.addIssue({ code: 'custom', path: [name], message: reason });
    };
    if (env.DATABASE_READ_URL !== undefined) require('DATABASE_URL', 'the primary of the standby in DATABASE_READ_URL');
    if (env.OIDC_ISSUER !== undefined) require('OIDC_CLIENT_ID', 'the client id that OIDC_ISSUER gave you');
    if (env.STRIPE_SECRET_KEY !== undefined) {
      require('STRIPE_PUBLISHABLE_KEY', 'the publishable key that belongs to STRIPE_SECRET_KEY');
      require('STRIPE_WEBHOOK_SECRET', 'the signing secret of the webhook that Stripe calls, such as whsec_123');
    }
    if (env.VAPID_PRIVATE_KEY !== undefined) require('VAPID_PUBLIC_KEY', 'the public key of VAPID_PRIVATE_KEY');
    if (env.VAPID_PUBLIC_KEY !== undefined) require('VAPID_PRIVATE_KEY', 'the private key of VAPID_PUBLIC_KEY');
    if (env.MARKET_DATA === 'twelvedata') require('MARKET_DATA_KEY', 'your key of Twelve Data');
    if (env.AI_BASE_URL !== undefined) require('AI_MODEL', 'the name of a model that AI_BASE_URL serves');
    for (const { path, message } of contradictions(env)) context.addIssue({ code: 'custom', path: [path], message });
    if (env.NODE_ENV !== 'production') return;
    require('AUTH_SECRET', `${RANDOM_CHARACTERS}, the same for every process, in production`);
    require('PUBLIC_URL', "the site's public address in production");
    require('SMTP_URL', 'the address of your mail server in production, such as smtp://user:password@host');
    if (env.PAYMENTS === undefined) {
      require('STRIPE_SECRET_KEY', 'a secret key of Stripe in production, or PAYMENTS to sandbox, which moves no money');
    }
  });

interface PaymentVariables {
  readonly STRIPE_SECRET_KEY?: string | undefined;
  readonly STRIPE_PUBLISHABLE_KEY?: string | undefined;
  readonly PAYMENTS?: string | undefined;
}

/** Mixing test and live keys would show one mode and charge in the other. */
function contradictions(env: PaymentVariables): { path: string; message: string }[] {
  const { STRIPE_SECRET_KEY: secret, STRIPE_PUBLISHABLE_KEY: publishable, PAYMENTS } = env;
  if (secret === undefined) return [];
  const found = [];
  if (publishable !== undefined && isLiveKey(publishable) !== isLiveKey(secret)) {
    found.push({
      path: 'STRIPE_PUBLISHABLE_KEY',
      message: 'a key of the same mode, test or live, as STRIPE_SECRET_KEY',
    });
  }
  if (PAYMENTS !== undefined) {
    found.push({ path: 'PAYMENTS', message: 'nothing while STRIPE_SECRET_KEY is set, or leave that out' });
  }
  return found;
}

/** Whether a key of Stripe's moves real money. */
function isLiveKey(key: string): boolean {
  return /^[a-z]k_live_/.test(key);
}

export type Env = z.output<typeof variables> & {
  readonly publicUrl: string;
  /** PostgreSQL's address and that of its standby, or the folder of the embedded database. */
  readonly database: { readonly url: string; readonly readUrl?: string } | { readonly dataDir: string };
  readonly isProduction: boolean;
  readonly paymentEnvironment: 'sandbox' | 'test' | 'live';
  /** The support address; null when none is configured. */
  readonly supportEmail: string | null;
  /** Outside production only this machine: anyone who can read the local mailbox can sign in as any learner. */
  readonly host: string;
};

/**
 * Parses the configuration.
 * @throws Error that names each invalid variable and the expected value.
 */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const set = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = variables.safeParse(set);
  if (!parsed.success) throw new Error(describe(parsed.error));
  const env = parsed.data;
  const publicUrl = env.PUBLIC_URL ?? `http://localhost:${env.PORT}`;
  const database = databaseOf(env);
  const isProduction = env.NODE_ENV === 'production';
  const host = env.HOST ?? (isProduction ? '0.0.0.0' : 'localhost');
  const paymentEnvironment = paymentEnvironmentOf(env.STRIPE_SECRET_KEY);
  return { ...env, publicUrl, database, isProduction, host, paymentEnvironment, supportEmail: supportEmailOf(env) };
}

function databaseOf({ DATABASE_URL: url, DATABASE_READ_URL: readUrl, DATA_DIR }: z.output<typeof variables>) {
  if (url === undefined) return { dataDir: DATA_DIR };
  return readUrl === undefined ? { url } : { url, readUrl };
}

function supportEmailOf({ SUPPORT_EMAIL, MAIL_FROM }: z.output<typeof variables>): string | null {
  return SUPPORT_EMAIL ?? (MAIL_FROM.address === LOCAL_SENDER.address ? null : MAIL_FROM.address);
}

function paymentEnvironmentOf(secretKey: string | undefined): Env['paymentEnvironment'] {
  if (secretKey === undefined) return 'sandbox';
  return isLiveKey(secretKey) ? 'live' : 'test';
}

function describe(error: z.ZodError): string {
  return error.issues.map((issue) => `Set ${issue.path.join('.')} to ${issue.message}.`).join('\n');
}
