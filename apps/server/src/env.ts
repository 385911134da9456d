import { isIP, isIPv6 } from 'node:net';
import { z } from 'zod';

/** In characters: a shorter secret could be guessed, and session cookies forged with it. */
export const AUTH_SECRET_MIN_LENGTH = 32;

const port = z
  .string()
  .regex(/^\d{1,5}$/, 'a port number, such as 3000')
  .transform(Number)
  .refine((number) => number <= 65_535, 'a port number, such as 3000');
const count = z
  .string()
  .regex(/^[1-9]\d{0,5}$/, 'a whole number above zero')
  .transform(Number);
const url = z.url({ protocol: /^https?$/, error: 'a web address, such as https://wickwise.example' });
const RANDOM_CHARACTERS = `at least ${AUTH_SECRET_MIN_LENGTH} random characters`;
const SENDER = 'an email address, or a name and an address such as Wickwise <hello@wickwise.example>';
/** Mail to this address is not read. */
const LOCAL_SENDER = { name: 'Wickwise', address: 'wickwise@localhost.localdomain' };
const sender = z
  .string()
  .refine((text) => z.email().safeParse(senderOf(text).address).success, SENDER)
  .transform(senderOf);
const vapidKey = (half: string, length: number) =>
  z.string().regex(new RegExp(`^[\\w-]{${length}}$`), `the ${half} key that npx web-push generate-vapid-keys prints`);
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
    TRUST_PROXY: z
      .string()
      .refine(areAddresses, 'the addresses of the proxies in front of this server, such as loopback or 10.0.0.0/8')
      .optional(),
    DATABASE_URL: z
      .string()
      .regex(/^postgres(ql)?:\/\//, 'an address that starts with postgres://')
      .optional(),
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
  /** PostgreSQL's address, or the folder of the embedded database. */
  readonly database: { readonly url: string } | { readonly dataDir: string };
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
  const database = env.DATABASE_URL === undefined ? { dataDir: env.DATA_DIR } : { url: env.DATABASE_URL };
  const isProduction = env.NODE_ENV === 'production';
  const host = env.HOST ?? (isProduction ? '0.0.0.0' : 'localhost');
  const paymentEnvironment = paymentEnvironmentOf(env.STRIPE_SECRET_KEY);
  return { ...env, publicUrl, database, isProduction, host, paymentEnvironment, supportEmail: supportEmailOf(env) };
}

/** Of `Name <address>`, or of an address alone. */
function senderOf(text: string): { name: string; address: string } {
  const [, name, address] = /^([^<>\r\n]+)<([^<>]+)>$/.exec(text) ?? [];
  return { name: name?.trim() ?? LOCAL_SENDER.name, address: address ?? text };
}

function supportEmailOf({ SUPPORT_EMAIL, MAIL_FROM }: z.output<typeof variables>): string | null {
  return SUPPORT_EMAIL ?? (MAIL_FROM.address === LOCAL_SENDER.address ? null : MAIL_FROM.address);
}

function paymentEnvironmentOf(secretKey: string | undefined): Env['paymentEnvironment'] {
  if (secretKey === undefined) return 'sandbox';
  return isLiveKey(secretKey) ? 'live' : 'test';
}

function areAddresses(list: string): boolean {
  return list.split(',').every((entry) => {
    const [address = '', bits = '0', ...more] = entry.trim().split('/');
    if (['loopback', 'linklocal', 'uniquelocal'].includes(entry.trim())) return true;
    return (
      isIP(address) !== 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= (isIPv6(address) ? 128 : 32) && more.length === 0
    );
  });
}

function describe(error: z.ZodError): string {
  return error.issues.map((issue) => `Set ${issue.path.join('.')} to ${issue.message}.`).join('\n');
}
