import { type SQL, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { fromDrizzle, PgBoss } from 'pg-boss';
import type { DatabaseConnection, Transaction } from './client.ts';
import { isConnectionLost } from './connection-loss.ts';
import { drainQueue, HEARTBEAT_SECONDS, pollQueue } from './job-runner.ts';

/** What became of a job: done, or given up for a reason that is kept with it. An error means: try again later. */
export type JobOutcome = { readonly done: true } | { readonly givenUp: string };

export interface JobKind {
  /** How often a job that failed is tried again, and after how long at first; the pause doubles each time. */
  readonly retries: number;
  readonly retryAfterSeconds: number;
  /** Set for work that comes round by itself, once in so many seconds whatever the number of processes. */
  readonly everySeconds?: number;
  /** A job may be handled again after it was done: its id is the same each time. */
  handle(data: unknown, jobId: string): Promise<JobOutcome>;
}

/** Work that outlives the request and the process. Jobs lie in the database, beside what they are about. */
export interface JobQueue {
  /** Says what the jobs of a name are. Before the start. */
  define(name: string, kind: JobKind): void;
  /** Adds a job with a transaction: it exists once that has committed, and not at all otherwise. */
  add(tx: Transaction, name: string, data: object): Promise<void>;
  /** Looks for work now instead of at the next turn. After a commit. */
  wake(): void;
  /** Begins to work; more than once changes nothing. */
  start(): Promise<void>;
  /** Takes up jobs whose process has ended, and deletes old ones. Happens by itself every few seconds. */
  maintain(): Promise<void>;
  /** Lets the job under way end. What was not begun waits for the next process. */
  close(): Promise<void>;
}

/**
 * How often jobs without a heartbeat are looked for. A job whose process was killed is tried again at most
 * HEARTBEAT_SECONDS (30) until it counts as abandoned, two such intervals (one that another process has just used, and
 * its own) and one poll of the queue (2) later: 62 seconds after the kill. It does not wait for the pause of a failed
 * try. A job that is merely slow keeps its heartbeat, and nobody else takes it.
 */
const MAINTENANCE_SECONDS = 15;
/** After how long a job that still has a heartbeat counts as hung: longer than any honest one takes. */
const HUNG_AFTER_SECONDS = 60 * 60;
const NO_JOB = '00000000-0000-0000-0000-000000000000';

export function createJobQueue(connection: DatabaseConnection, log: FastifyBaseLogger): JobQueue {
  const kinds = new Map<string, JobKind>();
  // The library keeps the queue. Its own loops do not wait for what they write, so the polling is ours.
  const boss = new PgBoss({
    db: { executeSql: (text, values) => connection.run(text, values) },
    backend: connection.engine === 'embedded' ? 'pglite' : 'postgres',
    schedule: false,
    superviseIntervalSeconds: MAINTENANCE_SECONDS,
    monitorIntervalSeconds: MAINTENANCE_SECONDS,
    // It cannot run in a transaction, in which the embedded database runs all that comes without values.
    reindex: connection.engine === 'postgres',
  });
  const { onError, onSuccess } = logOutages(log);
  boss.on('error', onError);
  const work = { boss, kinds, log, transact: transactOn(connection) };
  const drain = async () => {
    const found = await drainQueue(work);
    onSuccess();
    return found;
  };
  const polling = pollQueue(() => drain().catch(onError));
  const timers: NodeJS.Timeout[] = [];
  const opened = new Set<string>();

  const open = async (name: string, { retries, everySeconds }: JobKind) => {
    await setUpQueue(boss, name, retries);
    // One process owns the embedded database: what is active at its start was abandoned.
    if (connection.engine === 'embedded') await releaseActive({ connection, boss, name });
    opened.add(name);
    if (everySeconds === undefined) return;
    const enqueue = () => boss.sendThrottled(name, {}, {}, everySeconds).catch(onError);
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

/** The queue of a name, set up as it is now: an older version of this application may have left it otherwise. */
async function setUpQueue(boss: PgBoss, name: string, retries: number): Promise<void> {
  const settings = {
    retryLimit: retries,
    // Abandoned jobs are tried again at once. The pause of those that failed is ours to set.
    retryDelay: 0,
    retryBackoff: false,
    expireInSeconds: HUNG_AFTER_SECONDS,
    heartbeatSeconds: HEARTBEAT_SECONDS,
  };
  await boss.createQueue(name, settings);
  await boss.updateQueue(name, settings);
  // The library looks a queue up when it is first used. In a transaction of ours that would wait for ever for the one
  // connection of the embedded database, which the transaction holds.
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

function inTransaction(tx: Transaction) {
  const execute = (query: unknown) => tx.execute(query as SQL) as Promise<{ rows: unknown[] }>;
  return fromDrizzle({ execute }, sql);
}

function transactOn({ db }: DatabaseConnection) {
  return <T>(act: (db: ReturnType<typeof inTransaction>) => Promise<T>): Promise<T> =>
    db.transaction((tx) => act(inTransaction(tx)));
}

/** Logs errors of the queue. While the database is away every look at it fails: that is said once. */
function logOutages(log: FastifyBaseLogger) {
  let isAway = false;
  const onError = (error: unknown) => {
    const isLost = isConnectionLost(error);
    if (!(isLost && isAway)) log.error({ err: error }, 'job queue');
    isAway ||= isLost;
    return false;
  };
  const onSuccess = () => {
    isAway = false;
  };
  return { onError, onSuccess };
}
