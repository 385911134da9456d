import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../support/server.ts';
import { fuzz } from './fuzz.ts';
import { describeFailures, describeRun } from './report.ts';

/** Enough to make each call as each kind of person twice. `npm run fuzz` makes more, and shows the responses. */
const { FUZZ_SEED = '1', FUZZ_CALLS } = process.env;
const CALLS = 300;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test('no generated call crashes the server, breaks its schema or bypasses its access level', async () => {
  const run = await fuzz(server, { seed: Number(FUZZ_SEED), calls: Number(FUZZ_CALLS ?? CALLS) });
  if (FUZZ_CALLS !== undefined) console.log(describeRun(run));
  expect(describeFailures(run).join('\n')).toBe('');
  expect(run.statuses.size).toBeGreaterThan(40);
}, 3_600_000);
