import { type SQL, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { fromDrizzle, type Job, PgBoss } from 'pg-boss';
import type { DatabaseConnection, Transaction } from './client.ts';
import { isConnectionLost } from './connection-loss.ts';

/** The outcome of a job: done, or given up for a reason that is stored with it. A thrown error means a retry. */
export type JobOutcome = { readonly done: true } | { readonly givenUp: string };

export interface JobKind {
  /** How often a failed job is retried, and the first delay, which doubles each time. */
  readonly retries: number;
  readonly retryAfterSeconds: number;
  /** Set for periodic jobs, which run once per interval whatever the number of processes. */
  readonly everySeconds?: number;
  /** May be called again for a job that was done, with the same id. */
  handle(data: unknown, jobId: string): Promise<JobOutcome>;
}

/** Work that outlives the request and the process. Jobs are stored in the database. */
export interface JobQueue {
  /** Registers a kind of job. Call it before `start`. */
  define(name: string, kind: JobKind): void;
  /** Adds a job in a transaction: it exists only if the transaction commits. */
  add(tx: Transaction, name: string, data: object): Promise<void>;
  /** Polls now instead of at the next interval. Call it after a commit. */
  wake(): void;
  /** Starts working. Idempotent. */
  start(): Promise<void>;
  /** Retries jobs whose process has died and deletes old ones. Also runs on its own every few seconds. */
  maintain(): Promise<void>;
  /** Lets running jobs finish. Pending jobs wait for the next process. */
  close(): Promise<void>;
}

/** After how long without a heartbeat a job counts as abandoned. */
export const HEARTBEAT_SECONDS = 30;
/**
 * How often jobs without a heartbeat are looked for. A job whose process was killed counts as abandoned after
 * HEARTBEAT_SECONDS (30), is found within two such intervals (one that another process has just used, and its own) and
 * then waits like a job that failed, at most 10 seconds, and for the next poll (30): it runs again within 100 seconds.
 */
const MAINTENANCE_SECONDS = 15;
/** The embedded database has one process, which retries abandoned jobs at its start. */
const EMBEDDED_MAINTENANCE_SECONDS = 120;
/** How often a process polls each queue for jobs that are due again. Adding a job wakes the queues. */
const POLL_SECONDS = 30;
/** After how long a job that still has a heartbeat counts as hung. */
const HUNG_AFTER_SECONDS = 60 * 60;

export function createJobQueue(connection: DatabaseConnection, log: FastifyBaseLogger): JobQueue {
  const kinds = new Map<string, JobKind>();
  const workers: string[] = [];
  const timers: NodeJS.Timeout[] = [];
  const { boss, onError } = openBoss(connection, log);
  const wake = () => {
    for (const id of workers) boss.notifyWorker(id);
  };

  const startWorker = async (name: string, kind: JobKind) => {
    // The next job is fetched at once, and so are those that this one has added.
    const run = ([job]: Job<object>[]) => runJob({ kind, job, log }).finally(wake);
    workers.push(await boss.work<object>(name, { pollingIntervalSeconds: POLL_SECONDS }, run));
    if (kind.everySeconds !== undefined) repeat(name, kind.everySeconds);
  };
  const repeat = (name: string, seconds: number) => {
    const enqueue = () => boss.sendThrottled(name, {}, {}, seconds).then(wake, onError);
    timers.push(setInterval(enqueue, seconds * 1000).unref());
  };

  let started: Promise<void> | null = null;
  /** pg-boss makes its tables, which several processes can't do at once. */
  const prepare = async () => {
    await boss.start();
    for (const [name, kind] of kinds) await setUpQueue(boss, name, kind);
  };
  const start = async () => {
    await connection.prepare(prepare);
    if (connection.engine === 'embedded') await releaseActive(connection);
    for (const [name, kind] of kinds) await startWorker(name, kind);
  };

  return {
    define: (name, kind) => void kinds.set(name, kind),
    add: async (tx, name, data) => void (await boss.send(name, data, { db: inTransaction(tx) })),
    wake,
    start: () => {
      started ??= start();
      return started;
    },
    maintain: () => boss.supervise(),
    close: async () => {
      for (const timer of timers) clearInterval(timer);
      await boss.stop();
    },
  };
}

/** Makes the queue's tables, and queues of these names; the server gives them their settings when it starts. */
export async function createQueues(
  connection: DatabaseConnection,
  { names, log }: { names: readonly string[]; log: FastifyBaseLogger },
): Promise<void> {
  const { boss } = openBoss(connection, log);
  await connection.prepare(async () => {
    await boss.start();
    for (const name of names) await boss.createQueue(name);
  });
  await boss.stop();
}

function openBoss(connection: DatabaseConnection, log: FastifyBaseLogger) {
  const { onError, onSuccess } = logOutages(log);
  const executeSql = async (text: string, values?: unknown[]) => {
    const result = await connection.run(text, values);
    onSuccess();
    return result;
  };
  const isEmbedded = connection.engine === 'embedded';
  const maintenanceSeconds = isEmbedded ? EMBEDDED_MAINTENANCE_SECONDS : MAINTENANCE_SECONDS;
  const boss = new PgBoss({
    db: { executeSql },
    backend: isEmbedded ? 'pglite' : 'postgres',
    schedule: false,
    registerInstance: false,
    superviseIntervalSeconds: maintenanceSeconds,
    monitorIntervalSeconds: maintenanceSeconds,
    // Jobs that wait for other jobs, which we have none of, would be looked for every five seconds.
    flowIntervalSeconds: maintenanceSeconds,
    // REINDEX can't run in a transaction, and the embedded database runs all SQL without values in one.
    reindex: !isEmbedded,
  });
  boss.on('error', onError);
  return { boss, onError };
}

/** Creates or updates a queue: an older version may have left it with other settings. */
async function setUpQueue(boss: PgBoss, name: string, { retries, retryAfterSeconds }: JobKind): Promise<void> {
  const settings = {
    retryLimit: retries,
    retryDelay: retryAfterSeconds,
    retryBackoff: true,
    expireInSeconds: HUNG_AFTER_SECONDS,
    heartbeatSeconds: HEARTBEAT_SECONDS,
  };
  await boss.createQueue(name, settings);
  await boss.updateQueue(name, settings);
}

interface Run {
  readonly kind: JobKind;
  readonly job: Job<object> | undefined;
  readonly log: FastifyBaseLogger;
}

async function runJob({ kind, job, log }: Run): Promise<JobOutcome> {
  if (job === undefined) throw new Error('A worker was called without a job.');
  try {
    const outcome = await kind.handle(job.data, job.id);
    if ('givenUp' in outcome) log.error({ job: job.name, reason: outcome.givenUp }, 'job given up');
    return outcome;
  } catch (error) {
    log.warn({ err: error, job: job.name }, 'job failed and will be retried while attempts are left');
    throw error;
  }
}

/** Only one process uses the embedded database, so jobs that are active at its start were abandoned. */
async function releaseActive(connection: DatabaseConnection): Promise<void> {
  await connection.run(`update pgboss.job set state = 'retry' where state = 'active' and retry_count < retry_limit`);
}

function inTransaction(tx: Transaction) {
  const execute = (query: unknown) => tx.execute(query as SQL) as Promise<{ rows: unknown[] }>;
  return fromDrizzle({ execute }, sql);
}

/** Logs errors of the queue, but only the first one while the database is down. */
function logOutages(log: FastifyBaseLogger) {
  let isDown = false;
  const onError = (error: Error) => {
    // pg-boss emits copies of errors, which aren't instances of Error.
    const isLost = isConnectionLost(Object.assign(new Error(error.message), error));
    if (!(isLost && isDown)) log.error({ err: error }, 'job queue');
    isDown ||= isLost;
  };
  const onSuccess = () => {
    isDown = false;
  };
  return { onError, onSuccess };
}
