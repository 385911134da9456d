import { timingSafeEqual } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics } from 'prom-client';
import type { DatabaseConnection } from '../../db/client.ts';
import { CallError } from '../../plugins/errors.ts';
import { gauge, metrics } from '../../plugins/metrics.ts';

interface MetricsOptions {
  readonly connection: DatabaseConnection;
  /** What Prometheus sends as `Authorization: Bearer`. */
  readonly token: string;
}

const jobs = gauge('jobs', 'Jobs in the database by queue and state.', ['queue', 'state']);
const oldestJob = gauge('job_wait_seconds', 'How long the oldest job that is due has waited, by queue.', ['queue']);
const purchases = gauge('purchases', 'Purchases in the database by status.', ['status']);
const connections = gauge('database_connections', 'Connections of this process to PostgreSQL by state.', ['state']);
const streams = gauge('event_streams', 'Open streams of prices of this process.');

/** `GET /metrics` in Prometheus's format, for those who have the token. For anyone else there is nothing here. */
export function metricsRoute(app: FastifyInstance, { connection, token }: MetricsOptions): void {
  // Once per process: a test has several servers.
  if (metrics.getSingleMetric('process_cpu_seconds_total') === undefined) collectDefaultMetrics({ register: metrics });
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    requireToken(request, token);
    streams.set(app.eventStreams.size);
    for (const [state, count] of Object.entries(connection.countConnections())) connections.set({ state }, count);
    await readDatabase(connection);
    return reply.type(metrics.contentType).send(await metrics.metrics());
  });
}

/** @throws CallError `not_found`, so that the route is not revealed. */
function requireToken({ headers }: FastifyRequest, token: string): void {
  const given = Buffer.from(headers.authorization ?? '');
  const expected = Buffer.from(`Bearer ${token}`);
  if (given.length === expected.length && timingSafeEqual(given, expected)) return;
  throw new CallError('not_found', 'There is nothing at this address.');
}

const JOBS = sql`
  select name as queue, state::text as state, count(*)::int as count,
    extract(epoch from now() - min(start_after) filter (where state < 'active' and start_after < now()))::float as wait
  from pgboss.job group by name, state`;

const PURCHASES = sql`select status, count(*)::int as count from purchase group by status`;

interface JobCount {
  readonly queue: string;
  readonly state: string;
  readonly count: number;
  readonly wait: number | null;
}

async function readDatabase({ readLagging }: DatabaseConnection): Promise<void> {
  const read = <T>(query: SQL) =>
    readLagging(async (db) => ((await db.execute(query)) as { rows: unknown[] }).rows as T[]);
  const found = await read<JobCount>(JOBS);
  const sold = await read<{ status: string; count: number }>(PURCHASES);
  // A queue or status without any is not there any more.
  jobs.reset();
  oldestJob.reset();
  purchases.reset();
  for (const { queue, state, count } of found) jobs.set({ queue, state }, count);
  for (const { queue, wait } of found) if (wait !== null) oldestJob.set({ queue }, wait);
  for (const { status, count } of sold) purchases.set({ status }, count);
}
