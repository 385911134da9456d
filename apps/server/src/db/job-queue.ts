import { type SQL, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { fromDrizzle, PgBoss } from 'pg-boss';
import type { DatabaseConnection, Transaction } from './client.ts';
import { isConnectionLost } from './connection-loss.ts';
import { drainQueue, HEARTBEAT_SECONDS, pollQueue } from './job-runner.ts';

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
  /** Lets the running job finish. Pending jobs wait for the next process. */
  close(): Promise<void>;
}

/**
 * How often jobs without a heartbeat are looked for. A job whose process was killed is tried again at most
 * HEARTBEAT_SECONDS (30) until it counts as abandoned, two such intervals (one that another process has just used, and
 * its own) and one poll of the queue (2) later: 62 seconds after the kill. It does not wait for the pause of a failed
 * try. A job that is merely slow keeps its heartbeat, and no other process takes it.
 */
const MAINTENANCE_SECONDS = 15;
/** The embedded database has one process, which retries abandoned jobs at its start. */
const EMBEDDED_MAINTENANCE_SECONDS = 120;
/** How often a process polls for jobs that others added, or that are due again. */
const POLL_INTERVAL_MS = 2_000;
/** No one else adds jobs to the embedded database, and adding one wakes the queue; a retry can wait a little longer. */
const EMBEDDED_POLL_INTERVAL_MS = 30_000;
/** After how long a job that still has a heartbeat counts as hung. */
const HUNG_AFTER_SECONDS = 60 * 60;
const NO_JOB = '00000000-0000-0000-0000-000000000000';

export function createJobQueue(connection: DatabaseConnection, log: FastifyBaseLogger): JobQueue {
  const kinds = new Map<string, JobKind>();
  const isEmbedded = connection.engine === 'embedded';
  const maintenanceSeconds = isEmbedded ? EMBEDDED_MAINTENANCE_SECONDS : MAINTENANCE_SECONDS;
  // pg-boss stores the queue. Its own loops don't await their writes, so we poll ourselves.
  const boss = new PgBoss({
    db: { executeSql: (text, values) => connection.run(text, values) },
    backend: connection.engine === 'embedded' ? 'pglite' : 'postgres',
    schedule: false,
    superviseIntervalSeconds: maintenanceSeconds,
    monitorIntervalSeconds: maintenanceSeconds,
    // Jobs that wait for other jobs, which we have none of, would be looked for every five seconds.
    flowIntervalSeconds: maintenanceSeconds,
    // REINDEX can't run in a transaction, and the embedded database runs all SQL without values in one.
    reindex: connection.engine === 'postgres',
  });
  const { onError, onSuccess } = logOutages(log);
  boss.on('error', onError);
  const work = {
    boss,
    kinds,
    log,
    transact: transactOn(connection),
    hasDueJobs: () => hasDueJobs(connection, [...kinds.keys()]),
  };
  const drain = async () => {
    const found = await drainQueue(work);
    onSuccess();
    return found;
  };
  const polling = pollQueue(() => drain().catch(onError), isEmbedded ? EMBEDDED_POLL_INTERVAL_MS : POLL_INTERVAL_MS);
  const timers: NodeJS.Timeout[] = [];
  const opened = new Set<string>();

  const open = async (name: string, { retries, everySeconds }: JobKind) => {
    await setUpQueue(boss, name, retries);
    // Only one process uses the embedded database, so jobs that are active at its start were abandoned.
    if (connection.engine === 'embedded') await releaseActive({ connection, boss, name });
    opened.add(name);
    if (everySeconds === undefined) return;
    const enqueue = () => boss.sendThrottled(name, {}, {}, everySeconds).then(polling.wake, onError);
    timers.push(setInterval(enqueue, everySeconds * 1000).unref());
  };

  let started: Promise<void> | null = null;
  const start = async () => {
    await boss.start();
    for (const [name, kind] of kinds) await open(name, kind);
    polling.start();
  };

  return {
    define: (name, kind) => void kinds.set(name, kind),
    add: async (tx, name, data) => {
      if (!opened.has(name)) throw new Error(`The queue ${name} is not open yet.`);
      const id = await boss.send(name, data, { db: inTransaction(tx) });
      if (id === null) throw new Error(`There is no queue for ${name}.`);
    },
    wake: polling.wake,
    start: () => {
      started ??= start();
      return started;
    },
    maintain: () => boss.supervise(),
    close: async () => {
      for (const timer of timers) clearInterval(timer);
      await polling.stop();
      await boss.stop({ graceful: false });
    },
  };
}

/** Creates or updates a queue: an older version may have left it with other settings. */
async function setUpQueue(boss: PgBoss, name: string, retries: number): Promise<void> {
  const settings = {
    retryLimit: retries,
    // Abandoned jobs are retried at once. We set the delay of failed ones ourselves.
    retryDelay: 0,
    retryBackoff: false,
    expireInSeconds: HUNG_AFTER_SECONDS,
    heartbeatSeconds: HEARTBEAT_SECONDS,
  };
  await boss.createQueue(name, settings);
  await boss.updateQueue(name, settings);
  // pg-boss loads a queue at its first use. Inside our transaction that would deadlock on the embedded database's only
  // connection, so it is loaded here.
  await boss.findJobs(name, { id: NO_JOB });
}

interface ReleaseInput {
  readonly connection: DatabaseConnection;
  readonly boss: PgBoss;
  readonly name: string;
}

async function releaseActive({ connection, boss, name }: ReleaseInput): Promise<void> {
  const active = `select id from pgboss.job where name = $1 and state = 'active'`;
  const { rows } = await connection.run(active, [name]);
  const ids = (rows as { id: string }[]).map(({ id }) => id);
  if (ids.length > 0) await boss.fail(name, ids, { message: 'The process ended.' });
}

/** One query for all queues, because polling each would be most of an idle server's work. */
async function hasDueJobs(connection: DatabaseConnection, names: readonly string[]): Promise<boolean> {
  const isDue = `name = any($1::text[]) and state < 'active' and start_after <= now()`;
  const { rows } = await connection.run(`select exists (select from pgboss.job where ${isDue}) as due`, [names]);
  return (rows as { due: boolean }[])[0]?.due === true;
}

function inTransaction(tx: Transaction) {
  const execute = (query: unknown) => tx.execute(query as SQL) as Promise<{ rows: unknown[] }>;
  return fromDrizzle({ execute }, sql);
}

function transactOn({ db }: DatabaseConnection) {
  return <T>(act: (db: ReturnType<typeof inTransaction>) => Promise<T>): Promise<T> =>
    db.transaction((tx) => act(inTransaction(tx)));
}

/** Logs errors of the queue, but only the first one while the database is down. */
function logOutages(log: FastifyBaseLogger) {
  let isDown = false;
  const onError = (error: unknown) => {
    const isLost = isConnectionLost(error);
    if (!(isLost && isDown)) log.error({ err: error }, 'job queue');
    isDown ||= isLost;
    return false;
  };
  const onSuccess = () => {
    isDown = false;
  };
  return { onError, onSuccess };
}
