import { randomUUID } from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';
import { afterEach, expect, test, vi } from 'vitest';
import { useTestServer } from '#tests/support/api-test.ts';
import type { JobQueue } from '../db/job-queue.ts';
import { rateLimitWindow } from '../db/schema/rate-limit.ts';
import { RateLimitError } from './errors.ts';
import {
  consumeRateLimit,
  createRateLimiter,
  defineRateLimitCleanup,
  enforceRateLimit,
  restoreRateLimit,
} from './rate-limit.ts';
import { digest } from './secret.ts';

const server = await useTestServer();
afterEach(() => {
  vi.useRealTimers();
});

const limiter = createRateLimiter(server.runtime.db, { name: 'test', points: 2, seconds: 60 });

function passSeconds(seconds: number): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + seconds * 1000 });
}

test('a limit counts from the first use, says how long to wait, and is whole again afterwards', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const key = randomUUID();
  expect(await consumeRateLimit(limiter, key)).toBe(0);
  passSeconds(20);
  expect([await consumeRateLimit(limiter, key), await consumeRateLimit(limiter, key)]).toEqual([0, 40]);
  await expect(enforceRateLimit(limiter, key, 'Wait.')).rejects.toEqual(new RateLimitError('Wait.', 40));
  expect(await consumeRateLimit(limiter, randomUUID())).toBe(0);
  passSeconds(40);
  expect(await consumeRateLimit(limiter, key)).toBe(0);
});

test('a restored use does not count', async () => {
  const key = randomUUID();
  for (let use = 0; use < 4; use += 1) {
    expect(await consumeRateLimit(limiter, key)).toBe(0);
    await restoreRateLimit(limiter, key);
  }
});

test('a limit is stored under a digest of its key', async () => {
  await consumeRateLimit(limiter, 'someone@example.com');
  const [row] = await server.runtime.db
    .select()
    .from(rateLimitWindow)
    .where(eq(rateLimitWindow.key, `test:${digest('someone@example.com')}`));
  expect(row).toMatchObject({ points: 1 });
});

test('the cleanup deletes the windows that have ended and keeps the others', async () => {
  const { db } = server.runtime;
  const [ended, running] = [randomUUID(), randomUUID()];
  passSeconds(-3600);
  await consumeRateLimit(limiter, ended);
  vi.useRealTimers();
  await consumeRateLimit(limiter, running);
  const define = vi.fn<JobQueue['define']>();
  defineRateLimitCleanup(db, { ...server.runtime.jobs, define });
  await define.mock.calls[0]?.[1].handle({}, 'job');
  const isTheirs = inArray(rateLimitWindow.key, [`test:${digest(ended)}`, `test:${digest(running)}`]);
  expect(await db.select().from(rateLimitWindow).where(isTheirs)).toMatchObject([{ key: `test:${digest(running)}` }]);
});
