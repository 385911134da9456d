import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { ConnectionOptions, Job, PgBoss } from 'pg-boss';
import { isConnectionLost } from './connection-loss.ts';
import type { JobKind, JobOutcome } from './job-queue.ts';

/** After how long without a sign of life a job counts as abandoned, and how often its process gives one. */
export const HEARTBEAT_SECONDS = 30;
const HEARTBEAT_INTERVAL_MS = 8000;
/** How often a process looks for work that others added, or that is due again. */
const POLL_INTERVAL_MS = 2000;
/** How long to wait before the outcome of a job is stored again, after the connection was lost. */
const STORE_AGAIN_MS = 1000;
/** The pause of failed tries doubles this many times at most. */
const MAX_DOUBLINGS = 16;

type TransactionDb = NonNullable<ConnectionOptions['db']>;

export interface Work {
  readonly boss: PgBoss;
  readonly kinds: ReadonlyMap<string, JobKind>;
  readonly log: FastifyBaseLogger;
  /** Runs calls of the library in one transaction. */
  transact<T>(act: (db: TransactionDb) => Promise<T>): Promise<T>;
}

/** Runs one job of each kind, and returns whether there was any. */
export async function drainQueue(work: Work): Promise<boolean> {
  let found = false;
  for (const [name, kind] of work.kinds) {
    const [job] = await work.boss.fetch<object>(name);
    if (job === undefined) continue;
    found = true;
    await runJob(work, kind, job);
  }
  return found;
}

/** Whatever it does here, it does as the holder of this try: once another process has taken the job, nothing. */
async function runJob(work: Work, kind: JobKind, job: Job): Promise<void> {
  const { boss, log } = work;
  const { name } = job;
  const outcome = await handleAlive(work, kind, job);
  if ('error' in outcome) {
    log.warn({ err: outcome.error, job: name }, 'job failed: tried again later, while tries are left');
    return storeOutcome(() => failJob(work, { kind, job, error: outcome.error }));
  }
  if ('givenUp' in outcome) log.error({ job: name, reason: outcome.givenUp }, 'job given up');
  await storeOutcome(() => boss.complete(name, job, outcome));
}

/** Handles a job, and gives a sign of life meanwhile. */
async function handleAlive(
  { boss, log }: Work,
  kind: JobKind,
  job: Job,
): Promise<JobOutcome | { readonly error: unknown }> {
  const touch = () =>
    boss
      .touch(job.name, job)
      .catch((error: unknown) => log.warn({ err: error, job: job.name }, 'job without sign of life'));
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

/** In one transaction: between the two steps another process could take the job at once. */
function failJob({ boss, transact }: Work, { kind, job, error }: Failure): Promise<void> {
  const { id, name, retryCount } = job;
  return transact(async (db) => {
    await boss.fail(name, job, { message: String(error) }, { db });
    const longest = kind.retryAfterSeconds * 2 ** (Math.min(retryCount, MAX_DOUBLINGS) + 1);
    // Spread, so that jobs that failed together do not come back together.
    const startAfter = Math.round(longest * (0.5 + Math.random() / 2));
    await boss.update({ name, options: { id, startAfter, db } });
  });
}

/**
 * Stores what became of a job, again when the connection was lost: a job that is done and not known to be would be done
 * twice. It ends before others may take the job.
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
    await pause(STORE_AGAIN_MS);
  }
}

/** Calls `drain` again and again: at once while it finds something, else after a pause or when woken. */
export function pollQueue(drain: () => Promise<boolean>) {
  let stopped = false;
  let running = Promise.resolve();
  let rest = Promise.withResolvers<void>();
  const wake = () => rest.resolve();
  const run = async () => {
    while (!stopped) {
      // Woken meanwhile means: look once more before pausing.
      rest = Promise.withResolvers<void>();
      const found = await drain();
      if (found || stopped) continue;
      const timer = setTimeout(wake, POLL_INTERVAL_MS);
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
