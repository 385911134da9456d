import { createHash, createHmac, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Call, CallRequest, CallResponse } from '@wickwise/contract/call';
import type { ErrorBody } from '@wickwise/contract/error';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import pino from 'pino';
import { buildApp } from '../../apps/server/src/app.ts';
import type { DatabaseConnection } from '../../apps/server/src/db/client.ts';
import { insertLearner, insertPurchase } from '../../apps/server/src/db/factories.ts';
import { session } from '../../apps/server/src/db/schema/identity.ts';
import { parseEnv } from '../../apps/server/src/env.ts';
import type { MarketSource } from '../../apps/server/src/features/market/public.ts';
import type { PaymentProvider } from '../../apps/server/src/features/payment/public.ts';
import { createRuntime, type Runtime } from '../../apps/server/src/runtime.ts';
import { callPath } from './call-path.ts';
import { openTestDatabase } from './database/database.ts';
import { refuseMixedTransactions } from './database/touched-learners.ts';
import { injectBriefly } from './inject.ts';

/** The roles in tests. `refunded` bought heritage and got the money back. */
export type Role = 'visitor' | 'genesis' | 'heritage' | 'refunded';

export interface TestLearner {
  readonly id: string;
  readonly email: string;
  /** The value of the `cookie` header that a signed-in browser sends. */
  readonly cookie: string;
}

/** Whether the end of a test refuses transactions that wrote rows of several learners: `npm run test:learners`. */
const CHECKS_LEARNERS = process.env.CHECKS_LEARNERS === '1';

export const TEST_PASSWORD = 'a-test-password';

/** A whole server on a fresh database, whose time the test sets. */
export interface TestServer {
  readonly app: FastifyInstance;
  readonly runtime: Runtime;
  readonly connection: DatabaseConnection;
  readonly origin: string;
  /** The server's present moment. Tests assign it. */
  now: Date;
  close(): Promise<void>;
}

export interface TestServerOptions {
  readonly log?: FastifyBaseLogger;
  /** The database of another server, which then closes it. */
  readonly sharing?: DatabaseConnection;
  /** Instead of the sandbox. */
  readonly payments?: PaymentProvider;
  /** Instead of the simulated market. */
  readonly marketSource?: MarketSource;
  /** Set to hash passwords as in production. */
  readonly hashesSlowly?: boolean;
}

export async function startTestServer(
  variables: Record<string, string> = {},
  { log = pino({ level: 'silent' }), sharing, payments, marketSource, hashesSlowly = false }: TestServerOptions = {},
): Promise<TestServer> {
  const folder = await mkdtemp(path.join(tmpdir(), 'wickwise-test-'));
  const env = parseEnv({ NODE_ENV: 'test', DATA_DIR: folder, ...variables });
  const connection = sharing === undefined ? await openTestDatabase() : { ...sharing, close: async () => {} };
  const overrides = {
    connection,
    clock: () => server.now,
    log,
    ...(payments && { payments }),
    ...(marketSource && { marketSource }),
  };
  const runtime = await createRuntime(env, overrides);
  if (!hashesSlowly) await hashQuickly(runtime);
  const app = await buildApp(runtime, null);
  const close = async () => {
    await app.close();
    if (sharing === undefined && CHECKS_LEARNERS) await refuseMixedTransactions(connection);
    await runtime.close();
    await rm(folder, { recursive: true, force: true });
  };
  const server: TestServer = { app, runtime, connection, origin: env.publicUrl, now: new Date(), close };
  return server;
}

export interface Answer<C extends Call> {
  readonly status: number;
  readonly body: CallResponse<C>;
  readonly error: ErrorBody;
  readonly headers: Record<string, string | string[] | number | undefined>;
}

type AnyRequest = Partial<Record<'params' | 'query' | 'body', unknown>>;

/** Makes a call of the contract exactly as a browser on our own page would. */
export async function call<C extends Call>(
  server: TestServer,
  declared: C,
  { as, ...request }: CallRequest<C> & { as: TestLearner | null },
): Promise<Answer<C>> {
  return send(server, declared, { as, ...(request as AnyRequest) });
}

/** As `call`, for requests that the contract refuses: nothing about them is checked before they are sent. */
export async function send<C extends Call>(
  server: TestServer,
  declared: C,
  { as, params, query, body }: AnyRequest & { as: TestLearner | null },
): Promise<Answer<C>> {
  const response = await injectBriefly(server.app, {
    method: declared.method,
    url: callPath(declared, params),
    query: (query ?? {}) as Record<string, string>,
    headers: { origin: server.origin, ...(as === null ? {} : { cookie: as.cookie }) },
    ...(body === undefined ? {} : { payload: body as object }),
  });
  const isJson = String(response.headers['content-type']).includes('json');
  const parsed: unknown = isJson ? JSON.parse(response.rawPayload.toString()) : null;
  return {
    status: response.statusCode,
    body: parsed as CallResponse<C>,
    error: parsed as ErrorBody,
    headers: response.headers,
  };
}

interface NewTestLearner {
  readonly role?: Exclude<Role, 'visitor'>;
  readonly email?: string;
  readonly timeZone?: string;
  readonly dayBeginsAt?: number;
}

/** A learner with a proven mailbox, signed in. */
export async function createLearner(server: TestServer, options: NewTestLearner = {}): Promise<TestLearner> {
  const { role = 'genesis', email = `${randomUUID()}@example.com`, timeZone, dayBeginsAt } = options;
  const { db, auth } = server.runtime;
  const passwordHash = await (await auth.$context).password.hash(TEST_PASSWORD);
  const profile = { email, name: 'Test Learner', passwordHash, timeZone, dayBeginsAt };
  const id = await insertLearner(db, { ...profile, createdAt: server.now });
  if (role !== 'genesis') {
    const status = role === 'heritage' ? 'paid' : 'refunded';
    await insertPurchase(db, { userId: id, email, status, paidAt: server.now });
  }
  return { id, email, cookie: await openSession(server, id) };
}

/** Hashing is slow on purpose, and hundreds of tests sign up and in. */
async function hashQuickly({ auth }: Runtime): Promise<void> {
  const { password } = await auth.$context;
  const digest = (text: string) => createHash('sha256').update(text).digest('hex');
  password.hash = async (text) => digest(text);
  password.verify = async ({ hash, password: text }) => hash === digest(text);
}

const SESSION_DAYS_MS = 30 * 24 * 60 * 60 * 1000;

/** Opens a session as a sign-in would, without the cost of checking a password. */
export async function openSession(server: TestServer, userId: string): Promise<string> {
  const { authCookies, secret } = await server.runtime.auth.$context;
  const token = randomUUID();
  const expiresAt = new Date(server.now.getTime() + SESSION_DAYS_MS);
  const values = { id: randomUUID(), token, userId, expiresAt, createdAt: server.now, updatedAt: server.now };
  await server.runtime.db.insert(session).values(values);
  const signature = createHmac('sha256', secret).update(token).digest('base64');
  return `${authCookies.sessionToken.name}=${encodeURIComponent(`${token}.${signature}`)}`;
}
