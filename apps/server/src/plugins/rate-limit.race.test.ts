import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { useTestServer } from '#tests/support/api-test.ts';
import { consumeRateLimit, createRateLimiter } from './rate-limit.ts';

const server = await useTestServer();

test('concurrent uses by two processes never exceed the limit', async () => {
  const limit = { name: 'race', points: 10, seconds: 60 };
  const processes = [createRateLimiter(server.runtime.db, limit), createRateLimiter(server.runtime.db, limit)];
  const key = randomUUID();
  const uses = await Promise.all(
    Array.from({ length: 15 }, () => processes.map((limiter) => consumeRateLimit(limiter, key))).flat(),
  );
  expect(uses.filter((seconds) => seconds === 0)).toHaveLength(10);
  expect(uses.filter((seconds) => seconds > 0)).toHaveLength(20);
});
