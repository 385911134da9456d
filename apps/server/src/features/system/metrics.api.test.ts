import { systemCalls } from '@wickwise/contract/system';
import { expect, test } from 'vitest';
import { useTestServer } from '#tests/support/api-test.ts';
import { openLog } from '#tests/support/log.ts';
import { call, createLearner } from '#tests/support/server.ts';

const METRICS_TOKEN = 'the token of the metrics, of thirty-two characters';
const { log, lines } = openLog();
const server = await useTestServer({ METRICS_TOKEN }, { log });

const read = (authorization?: string) =>
  server.app.inject({ url: '/metrics', headers: authorization === undefined ? {} : { authorization } });

test('metrics are not found without the token', async () => {
  for (const authorization of [undefined, 'Bearer', `Bearer ${METRICS_TOKEN}x`, `Basic ${METRICS_TOKEN}`]) {
    const { statusCode, json } = await read(authorization);
    expect([statusCode, json()]).toMatchObject([404, { message: 'There is nothing at this address.' }]);
  }
});

test('metrics count requests by route and status, and read purchases and jobs', async () => {
  await createLearner(server, { role: 'heritage' });
  await call(server, systemCalls.health, { as: null });
  const { statusCode, headers, body } = await read(`Bearer ${METRICS_TOKEN}`);
  expect([statusCode, headers['content-type']]).toEqual([200, expect.stringContaining('text/plain')]);
  expect(body).toMatch(
    /^wickwise_request_duration_seconds_count\{method="GET",route="\/api\/health",status="200"\} [1-9]/m,
  );
  expect(body).toMatch(/^wickwise_purchases\{status="paid"\} 1$/m);
  expect(body).toContain('# TYPE wickwise_jobs gauge');
  expect(body).toContain('nodejs_eventloop_lag_seconds');
});

test('a request is one line of the log, without its address', async () => {
  const learner = await createLearner(server);
  lines.length = 0;
  await server.app.inject({ url: '/api/purchases?secret=1', headers: { cookie: learner.cookie } });
  const logged = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'request');
  expect(logged).toMatchObject([{ method: 'GET', route: '/api/purchases', status: 200, account: learner.id }]);
  expect(logged[0]).toMatchObject({ ms: expect.any(Number), reqId: expect.any(String) });
  expect(lines.join('')).not.toContain('secret');
});
