import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { ConnectionOptions, Job, PgBoss } from 'pg-boss';
import { isConnectionLost } from './connection-loss.ts';
import type { JobKind, JobOutcome } from './job-queue.ts';

/** After how long without a heartbeat a job counts as abandoned, and how often its process sends one. */
export const HEARTBEAT_SECONDS = 30;
const HEARTBEAT_INTERVAL_MS = 8000;
/** The delay before retrying to store an outcome after the connection was lost. */
const STORE_RETRY_MS = 1000;
/** How many times the retry delay doubles at most. */
const MAX_DOUBLINGS = 16;

type TransactionDb = NonNullable<ConnectionOptions['db']>;

export interface Work {
  readonly boss: PgBoss;
  readonly kinds: ReadonlyMap<string, JobKind>;
  readonly log: FastifyBaseLogger;
  /** Whether any job is due. */
  hasDueJobs(): Promise<boolean>;
  /** Runs pg-boss calls in one transaction. */
  transact<T>(act: (db: TransactionDb) => Promise<T>): Promise<T>;
}

/** Runs one job of each kind. Returns whether there was any. */
export async function drainQueue(work: Work): Promise<boolean> {
  if (!(await work.hasDueJobs())) return false;
  let found = false;
  for (const [name, kind] of work.kinds) {
    const [job] = await work.boss.fetch<object>(name);
    if (job === undefined) continue;
    found = true;
    await runJob(work, kind, job);
  }
  return found;
}

/** All writes apply to this attempt only: once another process has taken the job, they change nothing. */
async function runJob(work: Work, kind: JobKind, job: Job): Promise<void> {
  const { boss, log } = work;
  const { name } = job;
  const outcome = await handleWithHeartbeat(work, kind, job);
  if ('error' in outcome) {
    log.warn({ err: outcome.error, job: name }, 'job failed and will be retried while attempts are left');
    return storeOutcome(() => failJob(work, { kind, job, error: outcome.error }));
  }
  if ('givenUp' in outcome) log.error({ job: name, reason: outcome.givenUp }, 'job given up');
  await storeOutcome(() => boss.complete(name, job, outcome));
}

/** Handles a job and sends heartbeats meanwhile. */
async function handleWithHeartbeat(
  { boss, log }: Work,
  kind: JobKind,
  job: Job,
): Promise<JobOutcome | { readonly error: unknown }> {
  const touch = () =>
    boss
      .touch(job.name, job)
      .catch((error: unknown) => log.warn({ err: error, job: job.name }, 'job heartbeat failed'));
  const heartbeat = setInterval(touch, HEARTBEAT_INTERVAL_MS);
  try {
    return await kind.handle(job.data, job.id);
  } catch (error) {
    return { error };
  } finally {
    clearInterval(heartbeat);
  }
}

interface Failure {
  readonly kind: JobKind;
  readonly job: Job;
  readonly error: unknown;
}

/** In one transaction, because another process could take the job between the two steps. */
function failJob({ boss, transact }: Work, { kind, job, error }: Failure): Promise<void> {
  const { id, name, retryCount } = job;
  return transact(async (db) => {
    await boss.fail(name, job, { message: String(error) }, { db });
    const longest = kind.retryAfterSeconds * 2 ** (Math.min(retryCount, MAX_DOUBLINGS) + 1);
    // Jitter, so that jobs that failed together are not retried together.
    const startAfter = Math.round(longest * (0.5 + Math.random() / 2));
    await boss.update({ name, options: { id, startAfter, db } });
  });
}

/**
 * Stores the outcome of a job and retries when the connection was lost, because a job whose outcome isn't stored runs
 * again. Gives up before another process may take the job.
 */
async function storeOutcome(store: () => Promise<unknown>): Promise<void> {
  const deadline = Date.now() + (HEARTBEAT_SECONDS / 2) * 1000;
  for (;;) {
    try {
      await store();
      return;
    } catch (error) {
      if (!isConnectionLost(error) || Date.now() > deadline) throw error;
    }
    await delay(STORE_RETRY_MS);
  }
}

/** Calls `drain` in a loop: again at once while it finds jobs, otherwise after an interval or when woken. */
export function pollQueue(drain: () => Promise<boolean>, intervalMs: number) {
  let stopped = false;
  let running = Promise.resolve();
  let rest = Promise.withResolvers<void>();
  const wake = () => rest.resolve();
  const run = async () => {
    while (!stopped) {
      // A wake-up during `drain` causes one more call before waiting.
      rest = Promise.withResolvers<void>();
      const found = await drain();
      if (found || stopped) continue;
      const timer = setTimeout(wake, intervalMs);
      await rest.promise;
      clearTimeout(timer);
    }
  };
  const start = () => {
    running = run();
  };
  const stop = async () => {
    stopped = true;
    wake();
    await running;
  };
  return { start, wake, stop };
}
