import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { openTestDatabase } from '#tests/support/database/database.ts';
import { openLog, type ReadableLog } from '#tests/support/log.ts';
import type { DatabaseConnection } from './client.ts';
import { createJobQueue, HEARTBEAT_SECONDS, type JobKind, type JobQueue } from './job-queue.ts';

let connection: DatabaseConnection;
let log: ReadableLog;
let queues: JobQueue[];
/** Each test has a queue of its own. */
let name: string;
beforeAll(async () => {
  connection = await openTestDatabase();
});
beforeEach(() => {
  log = openLog();
  queues = [];
  name = `test-job-${randomUUID()}`;
});
afterEach(async () => {
  for (const queue of queues) await queue.close();
});
afterAll(() => connection.close());

/** A queue like that of a separate process. */
async function startQueue(kind: Partial<JobKind> = {}): Promise<JobQueue> {
  const queue = createJobQueue(connection, log.log);
  queues.push(queue);
  queue.define(name, { retries: 3, retryAfterSeconds: 30, handle: async () => ({ done: true }), ...kind });
  await queue.start();
  return queue;
}

/** A handler that counts its calls and does not end before `finish`. */
function heldHandler() {
  const { promise, resolve: finish } = Promise.withResolvers<{ done: true }>();
  return { handle: vi.fn(() => promise), finish };
}

function add(queue: JobQueue): Promise<void> {
  return connection.db.transaction((tx) => queue.add(tx, name, {}));
}

/** Adds a job that another process took, whose last heartbeat was this long ago. */
function addTaken(queue: JobQueue, secondsAgo: number): Promise<void> {
  return connection.db.transaction(async (tx) => {
    await queue.add(tx, name, {});
    await tx.execute(sql`
      update pgboss.job set state = 'active', started_on = now() - interval '10 minutes',
        heartbeat_on = now() - make_interval(secs => ${secondsAgo}) where name = ${name}`);
  });
}

interface StoredJob {
  readonly state: string;
  readonly retryCount: number;
  /** Seconds from now to its next try. */
  readonly pause: number;
}

async function listJobs(): Promise<StoredJob[]> {
  const { rows } = await connection.run(
    `select state, retry_count as "retryCount", extract(epoch from start_after - now())::float8 as pause
     from pgboss.job where name = $1`,
    [name],
  );
  return rows as StoredJob[];
}

/** Makes waiting jobs due now. */
async function makeDue(): Promise<void> {
  await connection.run('update pgboss.job set start_after = now() where name = $1', [name]);
}

/** Runs the whole maintenance, all of it due. */
async function maintain(queue: JobQueue): Promise<void> {
  await connection.run('update pgboss.queue set monitor_on = null, monitor_claim_on = null, maintain_on = null');
  await connection.run('update pgboss.version set reindex_on = null');
  await queue.maintain();
}

describe('maintenance', () => {
  test('maintenance completes, deletes old jobs and logs nothing', async () => {
    const queue = await startQueue();
    await add(queue).then(queue.wake);
    await expect.poll(listJobs).toMatchObject([{ state: 'completed' }]);
    await connection.run(`update pgboss.job set completed_on = now() - interval '1 year' where name = $1`, [name]);
    await maintain(queue);
    expect(await listJobs()).toEqual([]);
    expect(log.lines).toEqual([]);
  });

  test('a job whose process was killed is retried', async () => {
    const handled: string[] = [];
    const queue = await startQueue({
      handle: async (_, id) => {
        handled.push(id);
        return { done: true };
      },
    });
    await addTaken(queue, HEARTBEAT_SECONDS + 1);
    await maintain(queue);
    await makeDue();
    queue.wake();
    await expect.poll(listJobs).toMatchObject([{ state: 'completed', retryCount: 1 }]);
    expect(handled).toHaveLength(1);
  });

  test('a job that is killed on every attempt fails for good', async () => {
    const queue = await startQueue({ retries: 0 });
    await addTaken(queue, HEARTBEAT_SECONDS + 1);
    await maintain(queue);
    expect(await listJobs()).toMatchObject([{ state: 'failed' }]);
  });

  test('maintenance leaves a job to the process that is working on it', async () => {
    const queue = await startQueue();
    await addTaken(queue, HEARTBEAT_SECONDS - 5);
    await maintain(queue);
    expect(await listJobs()).toMatchObject([{ state: 'active', retryCount: 0 }]);
  });
});

test('a process that owns its database resumes active jobs at its start', async () => {
  const first = await startQueue();
  await addTaken(first, 0);
  await first.close();
  await startQueue();
  if (connection.engine === 'postgres') expect(await listJobs()).toMatchObject([{ state: 'active' }]);
  else await expect.poll(listJobs).toMatchObject([{ state: 'completed', retryCount: 1 }]);
});

test('a job can be added while another one is running, before its queue was first polled', async () => {
  const another = `${name}-another`;
  const first = await startQueue();
  await connection.db.transaction(async (tx) => {
    await first.add(tx, name, {});
    await tx.execute(sql`update pgboss.job set start_after = now() + interval '1 hour' where name = ${name}`);
  });
  await first.close();
  await makeDue();
  const { handle, finish } = heldHandler();
  const queue = createJobQueue(connection, log.log);
  queues.push(queue);
  queue.define(name, { retries: 0, retryAfterSeconds: 1, handle });
  queue.define(another, { retries: 0, retryAfterSeconds: 1, handle });
  await queue.start();
  await expect.poll(() => handle.mock.calls).toHaveLength(1);
  await connection.db.transaction((tx) => queue.add(tx, another, {}));
  finish({ done: true });
  await expect.poll(() => handle.mock.calls).toHaveLength(2);
});

describe('a job', () => {
  afterEach(() => void vi.useRealTimers());

  test('a long job sends heartbeats and is handled once', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const { handle, finish } = heldHandler();
    const queue = await startQueue({ handle });
    await add(queue);
    queue.wake();
    await expect.poll(() => handle.mock.calls).toHaveLength(1);
    await connection.run(`update pgboss.job set heartbeat_on = now() - interval '1 hour' where name = $1`, [name]);
    vi.advanceTimersByTime((HEARTBEAT_SECONDS / 2) * 1000);
    const isAlive = async () => {
      const recent = `select 1 from pgboss.job where name = $1 and heartbeat_on > now() - interval '1 minute'`;
      return (await connection.run(recent, [name])).rows.length === 1;
    };
    await expect.poll(isAlive).toBe(true);
    await maintain(queue);
    finish({ done: true });
    await expect.poll(listJobs).toMatchObject([{ state: 'completed', retryCount: 0 }]);
    expect(handle).toHaveBeenCalledTimes(1);
  });

  test('jobs that wait together run one after another, without a pause between them', async () => {
    const queue = await startQueue();
    for (let waiting = 0; waiting < 5; waiting += 1) await add(queue);
    queue.wake();
    await expect.poll(async () => (await listJobs()).map(({ state }) => state)).toEqual(Array(5).fill('completed'));
  });

  test('closing waits for the running job and stores its outcome', async () => {
    const { handle, finish } = heldHandler();
    const queue = await startQueue({ handle });
    await add(queue);
    await add(queue);
    queue.wake();
    await expect.poll(() => handle.mock.calls).toHaveLength(1);
    const closed = queue.close();
    finish({ done: true });
    await closed;
    expect((await listJobs()).map(({ state }) => state).toSorted()).toEqual(['completed', 'created']);
  });

  test('a failing job is retried with growing delays and then given up', async () => {
    const queue = await startQueue({ retries: 2, handle: () => Promise.reject(new Error('The bank is closed.')) });
    await add(queue);
    for (const [retryCount, shortest] of [30, 60].entries()) {
      queue.wake();
      await expect.poll(listJobs).toMatchObject([{ state: 'retry', retryCount }]);
      const [job] = await listJobs();
      expect(job?.pause).toBeGreaterThan(shortest - 10);
      expect(job?.pause).toBeLessThanOrEqual(shortest * 2);
      await makeDue();
    }
    queue.wake();
    await expect.poll(listJobs).toMatchObject([{ state: 'failed', retryCount: 2 }]);
  });

  test('a job taken over by another process is left to it', async () => {
    const { handle, finish } = heldHandler();
    const queue = await startQueue({ handle });
    await add(queue);
    queue.wake();
    await expect.poll(() => handle.mock.calls).toHaveLength(1);
    await connection.run('update pgboss.job set retry_count = 1 where name = $1', [name]);
    finish({ done: true });
    await queue.close();
    expect(await listJobs()).toMatchObject([{ state: 'active', retryCount: 1 }]);
  });
});
