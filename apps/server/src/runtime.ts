import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import pino from 'pino';
import { type Database, type DatabaseConnection, openDatabase } from './db/client.ts';
import { openDataFolder } from './db/data-folder.ts';
import { createJobQueue, type JobQueue } from './db/job-queue.ts';
import { AUTH_SECRET_MIN_LENGTH, type Env } from './env.ts';
import { type Auth, createAuth, findProvider } from './features/identity/public.ts';
import { createMailer, type Mailer, mailboxFolder } from './features/mail/public.ts';
import { createProvider, definePaymentJobs, type PaymentProvider } from './features/payment/public.ts';
import { LOG_OPTIONS } from './plugins/log.ts';
import { createOwnerKey } from './running-server.ts';

/** What the server is made of besides its routes. Tests give their own clock, database and payments. */
export interface Runtime {
  readonly env: Env;
  readonly log: FastifyBaseLogger;
  readonly connection: DatabaseConnection;
  /** Of that connection. */
  readonly db: Database;
  readonly mailer: Mailer;
  readonly auth: Auth;
  /** The OpenID provider's name when it is configured and answered at start. */
  readonly provider: string | null;
  readonly payments: PaymentProvider;
  /** Begins its work with the application. */
  readonly jobs: JobQueue;
  readonly clock: () => Date;
  /** What commands must show to have this process do something with its own database. */
  readonly ownerKey: string;
  close(): Promise<void>;
}

interface Replaceable {
  readonly log?: FastifyBaseLogger;
  readonly connection?: DatabaseConnection;
  readonly payments?: PaymentProvider;
  readonly clock?: () => Date;
}

export async function createRuntime(env: Env, replaced: Replaceable = {}): Promise<Runtime> {
  const log = replaced.log ?? pino({ level: env.LOG_LEVEL, ...LOG_OPTIONS });
  const connection = replaced.connection ?? (await openDatabase(databaseOf(env)));
  const { db } = connection;
  const clock = replaced.clock ?? (() => new Date());
  const secret = await authSecret(env);
  if (mailboxFolder(env) !== null) await openDataFolder(env.DATA_DIR);
  const mailer = createMailer(env, log);
  const provider = await findProvider(env, log);
  const auth = createAuth({ env, db, mailer, log, secret, withProvider: provider !== null });
  const payments = replaced.payments ?? (await createProvider({ env, db, clock, log, secret }));
  const jobs = createJobQueue(connection, log);
  definePaymentJobs({ db, payments, jobs, mailer, publicUrl: env.publicUrl, clock, log });
  const close = async () => {
    await jobs.close();
    await payments.close();
    await mailer.close();
    await connection.close();
  };
  const ownerKey = createOwnerKey();
  return { env, log, connection, db, mailer, auth, provider, payments, jobs, clock, ownerKey, close };
}

export function databaseOf(env: Env): { url: string } | { dataDir: string } {
  return env.DATABASE_URL === undefined ? { dataDir: env.DATA_DIR } : { url: env.DATABASE_URL };
}

/** The secret that signs session cookies: given, or made once and kept beside the data. A short one is refused. */
export async function authSecret(env: Pick<Env, 'AUTH_SECRET' | 'DATA_DIR'>): Promise<string> {
  if (env.AUTH_SECRET !== undefined) return env.AUTH_SECRET;
  const file = path.resolve(env.DATA_DIR, 'auth-secret');
  await openDataFolder(env.DATA_DIR);
  await keepSecret(file, randomBytes(32).toString('base64url'));
  const kept = await readFile(file, 'utf8');
  if (kept.trim().length >= AUTH_SECRET_MIN_LENGTH) return kept;
  throw new Error(
    `The file ${file} holds fewer than ${AUTH_SECRET_MIN_LENGTH} characters. Restore it from a backup, or delete it and start again: a new secret is made then, and everybody is signed out.`,
  );
}

/** Leaves a secret that an earlier start, or another one just now, has written. */
async function keepSecret(file: string, secret: string): Promise<void> {
  try {
    await writeFile(file, secret, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}
