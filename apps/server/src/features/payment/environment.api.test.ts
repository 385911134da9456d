import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { BrowserSession } from '../../../../../tests/support/browser-session.ts';
import { accessIn, beginPayment, browserOf, buyHeritage, sandboxOf } from '../../../../../tests/support/payments.ts';
import {
  createLearner,
  startTestServer,
  type TestLearner,
  type TestServer,
} from '../../../../../tests/support/server.ts';
import { obey } from '../access/operator.ts';
import { reconcile } from './reconcile.ts';

/** One database, first behind the sandbox, then behind a provider that moves money. */
let sandboxed: TestServer;
let live: TestServer;
let learner: TestLearner;
let before: BrowserSession;
let after: BrowserSession;
beforeAll(async () => {
  const AUTH_SECRET = 'the-same-secret-before-and-after';
  sandboxed = await startTestServer({ AUTH_SECRET });
  const { payments } = sandboxed.runtime;
  const later = { ...payments, environment: 'live', sandbox: null, close: async () => {} } as const;
  live = await startTestServer({ AUTH_SECRET }, { sharing: sandboxed.connection, payments: later });
});
beforeEach(async () => {
  learner = await createLearner(sandboxed);
  before = browserOf(sandboxed, learner);
  after = browserOf(live, learner);
});
afterAll(async () => {
  await live.close();
  await sandboxed.close();
});

test('what the sandbox took opens nothing once money moves, and stands in the way of nothing', async () => {
  await buyHeritage(sandboxed, before, learner.email);
  expect(await accessIn(before)).toBe('heritage active');
  expect(await accessIn(after)).toBe('genesis active');
  expect((await after.get('/api/purchases')).json()).toEqual([]);
  expect((await after.post('/api/create-payment-intent', { amount: 37 })).status).toBe(200);
});

test('what was given counts everywhere', async () => {
  const order = { command: 'grant', email: learner.email, by: 'ops' } as const;
  await obey({ db: live.runtime.db, environment: 'live', now: live.now }, order);
  expect([await accessIn(before), await accessIn(after)]).toEqual(['heritage active', 'heritage active']);
});

test('a payment that was begun in the sandbox is not gone on with elsewhere', async () => {
  const begun = await beginPayment(before);
  expect((await beginPayment(after)).id).not.toBe(begun.id);
  expect((await beginPayment(before)).id).toBe(begun.id);
});

test('reconciling asks about no payment of another environment', async () => {
  await buyHeritage(sandboxed, before, learner.email);
  live.now = new Date(live.now.getTime() + 3 * 24 * 60 * 60 * 1000);
  sandboxOf(sandboxed).faults.failNext('GET /v1/payment_intents/*', { status: 500, times: 9 });
  expect(await reconcile(live.runtime)).toBe(0);
  await sandboxOf(sandboxed).faults.clear();
});
