import { beforeEach, expect, test } from 'vitest';
import { useTestServer } from '#tests/support/api-test.ts';
import type { BrowserSession } from '#tests/support/browser/browser-session.ts';
import { accessIn, beginPayment, browserOf, buyHeritage, sandboxOf } from '#tests/support/learner/payments.ts';
import { createLearner, type TestLearner } from '#tests/support/server.ts';
import { runCommand } from '../access/run-command.ts';
import { reconcile } from './reconcile.ts';

/** One database, first behind the sandbox, then behind a provider that moves money. */
const AUTH_SECRET = 'the-same-secret-before-and-after';
const sandboxed = await useTestServer({ AUTH_SECRET });
const { payments } = sandboxed.runtime;
const later = { ...payments, environment: 'live', sandbox: null, close: async () => {} } as const;
const live = await useTestServer({ AUTH_SECRET }, { sharing: sandboxed.connection, payments: later });
let learner: TestLearner;
let before: BrowserSession;
let after: BrowserSession;
beforeEach(async () => {
  learner = await createLearner(sandboxed);
  before = browserOf(sandboxed, learner);
  after = browserOf(live, learner);
});

test('a sandbox purchase counts for nothing in live mode and blocks no live payment', async () => {
  await buyHeritage(sandboxed, before, learner.email);
  expect(await accessIn(before)).toBe('heritage active');
  expect(await accessIn(after)).toBe('genesis active');
  expect((await after.get('/api/purchases')).json()).toEqual([]);
  expect((await after.post('/api/create-payment-intent', { amount: 37 })).status).toBe(200);
});

test('a granted purchase counts in every environment', async () => {
  const order = { command: 'grant', email: learner.email, by: 'ops' } as const;
  await runCommand({ db: live.runtime.db, log: live.runtime.log, environment: 'live', now: live.now }, order);
  expect([await accessIn(before), await accessIn(after)]).toEqual(['heritage active', 'heritage active']);
});

test('an order from the sandbox is not resumed in another environment', async () => {
  const begun = await beginPayment(before);
  expect((await beginPayment(after)).id).not.toBe(begun.id);
  expect((await beginPayment(before)).id).toBe(begun.id);
});

test('reconciliation skips payments of other environments', async () => {
  await buyHeritage(sandboxed, before, learner.email);
  live.now = new Date(live.now.getTime() + 3 * 24 * 60 * 60 * 1000);
  sandboxOf(sandboxed).faults.failNext('GET /v1/payment_intents/*', { status: 500, times: 9 });
  expect(await reconcile(live.runtime)).toBe(0);
  await sandboxOf(sandboxed).faults.clear();
});
