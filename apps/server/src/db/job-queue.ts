import { type SQL, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { fromDrizzle, type Job, PgBoss } from 'pg-boss';
import type { DatabaseConnection, Transaction } from './client.ts';

/** What became of a job: done, or given up for a reason that is kept with it. An error means: try again later. */
export type JobOutcome = { readonly done: true } | { readonly givenUp: string };

export interface JobKind {
  /** How often a job that failed is tried again, and after how long at first; the pause doubles each time. */
  readonly retries: number;
  readonly retryAfterSeconds: number;
  /** Set for work that comes round by itself, once in so many seconds whatever the number of processes. */
  readonly everySeconds?: number;
  handle(data: unknown): Promise<JobOutcome>;
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
  /** Lets the job under way end. What was not begun waits for the next process. */
  close(): Promise<void>;
}

/** How often a process looks for work that others added, or that is due again. */
const TURN_MS = 2000;
/** After how long a job whose process was killed is taken up again. */
const EXPIRES_AFTER_SECONDS = 120;

export function createJobQueue(connection: DatabaseConnection, log: FastifyBaseLogger): JobQueue {
  const kinds = new Map<string, JobKind>();
  // The library keeps the queue. Its own loops do not wait for what they write, so the turns are ours.
  const boss = new PgBoss({
    db: { executeSql: (text, values) => connection.run(text, values) },
    backend: connection.engine === 'embedded' ? 'pglite' : 'postgres',
    schedule: false,
  });
  const onError = (error: unknown) => {
    log.error({ err: error }, 'job queue');
    return false;
  };
  boss.on('error', onError);
  const turns = takeTurns(() => workOff({ boss, kinds, log }).catch(onError));
  const timers: NodeJS.Timeout[] = [];

  const open = async (name: string, { retries, retryAfterSeconds, everySeconds }: JobKind) => {
    await boss.createQueue(name, {
      retryLimit: retries,
      retryDelay: retryAfterSeconds,
      retryBackoff: true,
      expireInSeconds: EXPIRES_AFTER_SECONDS,
    });
    // The library looks a queue up when it is first used. Inside a transaction of ours the database may be taken.
    await boss.getQueueStats(name);
    if (everySeconds === undefined) return;
    const enqueue = () => boss.sendThrottled(name, {}, {}, everySeconds).catch(onError);
    timers.push(setInterval(enqueue, everySeconds * 1000).unref());
  };

  let started: Promise<void> | null = null;
  const start = async () => {
    await boss.start();
    for (const [name, kind] of kinds) await open(name, kind);
    turns.start();
  };

  return {
    define: (name, kind) => void kinds.set(name, kind),
    add: async (tx, name, data) => {
      const execute = (query: unknown) => tx.execute(query as SQL) as Promise<{ rows: unknown[] }>;
      const id = await boss.send(name, data, { db: fromDrizzle({ execute }, sql) });
      if (id === null) throw new Error(`There is no queue for ${name}.`);
    },
    wake: turns.wake,
    start: () => {
      started ??= start();
      return started;
    },
    close: async () => {
      for (const timer of timers) clearInterval(timer);
      await turns.stop();
      await boss.stop({ graceful: false });
    },
  };
}

interface Work {
  readonly boss: PgBoss;
  readonly kinds: ReadonlyMap<string, JobKind>;
  readonly log: FastifyBaseLogger;
}

/** Takes one job of each kind, and answers whether there was any. */
async function workOff(work: Work): Promise<boolean> {
  let found = false;
  for (const [name, kind] of work.kinds) {
    const [job] = await work.boss.fetch<object>(name);
    if (job === undefined) continue;
    found = true;
    await workOn(work, kind, job);
  }
  return found;
}

async function workOn({ boss, log }: Work, kind: JobKind, { id, name, data }: Job): Promise<void> {
  const outcome = await kind.handle(data).catch((error: unknown) => ({ error }));
  if ('error' in outcome) {
    log.warn({ err: outcome.error, job: name }, 'job failed: tried again later, while tries are left');
    await boss.fail(name, id, { message: String(outcome.error) });
    return;
  }
  if ('givenUp' in outcome) log.error({ job: name, reason: outcome.givenUp }, 'job given up');
  await boss.complete(name, id, outcome);
}

/** Calls `turn` again and again: at once while it finds something, else after a pause or when woken. */
function takeTurns(turn: () => Promise<boolean>) {
  let stopped = false;
  let running = Promise.resolve();
  let pause = Promise.withResolvers<void>();
  const wake = () => pause.resolve();
  const run = async () => {
    while (!stopped) {
      // Woken during the turn means: look once more before pausing.
      pause = Promise.withResolvers<void>();
      const found = await turn();
      if (found || stopped) continue;
      const timer = setTimeout(wake, TURN_MS);
      await pause.promise;
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
