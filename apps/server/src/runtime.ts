import { randomBytes } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { type Database, type DatabaseConnection, openDatabase } from './db/client.ts';
import { openDataFolder } from './db/data-folder.ts';
import { createJobQueue, type JobQueue } from './db/job-queue.ts';
import { keepSecret } from './db/kept-secret.ts';
import { AUTH_SECRET_MIN_LENGTH, type Env } from './env.ts';
import { entitlementIn } from './features/access/public.ts';
import { defineWeeklyEmailJobs } from './features/analytics/public.ts';
import {
  type Auth,
  createAuth,
  createLinkMailer,
  defineIdentityCleanup,
  discoverOidc,
  type LinkMailer,
} from './features/identity/public.ts';
import { createMailer, type Mailer, mailboxFolder } from './features/mail/public.ts';
import { type CandleStore, createCandleStore, type MarketSource } from './features/market/public.ts';
import { createPaymentProvider, definePaymentJobs, type PaymentProvider } from './features/payment/public.ts';
import { defineReminderJobs, readVapidKeys, type VapidKeys } from './features/reminder/public.ts';
import { defineSupportMail } from './features/support/support-mail.ts';
import { prepareReadToday } from './features/today/public.ts';
import { defineRateLimitCleanup } from './plugins/rate-limit.ts';
import { createOwnerKey } from './running-server.ts';

/** The server's dependencies. Tests inject their own clock, database and payments. */
export interface Runtime {
  readonly env: Env;
  readonly log: FastifyBaseLogger;
  readonly connection: DatabaseConnection;
  readonly db: Database;
  readonly mailer: Mailer;
  readonly auth: Auth;
  readonly linkMailer: LinkMailer;
  /** The OpenID provider's name, or null when none was discovered at start. */
  readonly oidcName: string | null;
  readonly payments: PaymentProvider;
  readonly market: CandleStore;
  /** Started with the application. */
  readonly jobs: JobQueue;
  /** Null where this server sends no notifications. */
  readonly vapidKeys: VapidKeys | null;
  readonly clock: () => Date;
  /** The key for commands that this process runs on its database. */
  readonly ownerKey: string;
  close(): Promise<void>;
}

interface RuntimeOptions {
  readonly log: FastifyBaseLogger;
  readonly connection?: DatabaseConnection;
  readonly payments?: PaymentProvider;
  readonly marketSource?: MarketSource;
  readonly clock?: () => Date;
}

export async function createRuntime(env: Env, { log, ...overrides }: RuntimeOptions): Promise<Runtime> {
  const connection = overrides.connection ?? (await openDatabase(env.database));
  const { db } = connection;
  const clock = overrides.clock ?? (() => new Date());
  const secret = await authSecret(env);
  if (mailboxFolder(env) !== null) await openDataFolder(env.DATA_DIR);
  const mailer = createMailer(env, { clock, log });
  const oidcName = await discoverOidc(env, log);
  const auth = createAuth({ env, db, log, secret, withOidc: oidcName !== null });
  const linkMailer = createLinkMailer({ db, mailer, publicUrl: env.publicUrl, clock });
  const payments = overrides.payments ?? (await createPaymentProvider({ env, db, clock, log, secret }));
  const market = createCandleStore({ env, connection, clock, log, source: overrides.marketSource });
  const jobs = createJobQueue(connection, log);
  defineRateLimitCleanup(db, jobs);
  defineIdentityCleanup({ db, jobs, clock });
  definePaymentJobs({ db, payments, jobs, mailer, linkMailer, publicUrl: env.publicUrl, clock, log });
  const vapidKeys = await readVapidKeys(env);
  const sender = {
    db,
    jobs,
    mailer,
    entitlement: entitlementIn(db, payments.environment),
    publicUrl: env.publicUrl,
    secret,
    clock,
  };
  defineWeeklyEmailJobs(sender);
  const support = env.supportEmail ?? env.MAIL_FROM.address;
  defineSupportMail({ jobs, mailer, to: support });
  const push = vapidKeys && { keys: vapidKeys, contact: support };
  defineReminderJobs({ ...sender, push, readToday: prepareReadToday(db) });
  const close = async () => {
    await jobs.close();
    await payments.close();
    await mailer.close();
    await connection.close();
  };
  const ownerKey = createOwnerKey();
  return {
    env,
    log,
    connection,
    db,
    mailer,
    auth,
    linkMailer,
    oidcName,
    payments,
    market,
    jobs,
    vapidKeys,
    clock,
    ownerKey,
    close,
  };
}

/** The secret that signs session cookies: configured, or generated once and stored in the data folder. */
export async function authSecret(env: Pick<Env, 'AUTH_SECRET' | 'DATA_DIR'>): Promise<string> {
  if (env.AUTH_SECRET !== undefined) return env.AUTH_SECRET;
  const create = () => randomBytes(32).toString('base64url');
  const { file, text } = await keepSecret(env.DATA_DIR, { name: 'auth-secret', create });
  if (text.trim().length >= AUTH_SECRET_MIN_LENGTH) return text;
  throw new Error(
    `The file ${file} holds fewer than ${AUTH_SECRET_MIN_LENGTH} characters. Restore it from a backup, or delete it and start again: a new secret is made then, and everyone is signed out.`,
  );
}
