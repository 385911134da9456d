import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { BrowserSession } from '../../../../../tests/support/browser-session.ts';
import {
  beginCheckout,
  beginPayment,
  browserOf,
  DEBIT_ON_ITS_WAY,
  newBuyer,
  payByCard,
  payCheckout,
  purchasesOf,
  sandboxOf,
} from '../../../../../tests/support/payments.ts';
import {
  createLearner,
  startTestServer,
  type TestLearner,
  type TestServer,
} from '../../../../../tests/support/server.ts';
import { paymentOrder } from '../../db/schema/payment.ts';

let server: TestServer;
let learner: TestLearner;
let browser: BrowserSession;
beforeAll(async () => {
  server = await startTestServer();
  await server.app.ready();
});
beforeEach(async () => {
  ({ learner, browser } = await newBuyer(server));
});
afterAll(() => server.close());

const stripe = () => server.runtime.payments.stripe;

async function orderState(providerId: string): Promise<string | undefined> {
  const isIt = eq(paymentOrder.providerId, providerId);
  const [order] = await server.runtime.db.select({ state: paymentOrder.state }).from(paymentOrder).where(isIt);
  return order?.state;
}

describe('a buyer who has two pages open pays once', () => {
  test('by card: the hosted page closes', async () => {
    const [begun, session] = [await beginPayment(browser), await beginCheckout(browser)];
    await payByCard(server, begun, { email: learner.email });
    await sandboxOf(server).deliverDue();
    await expect.poll(() => orderState(session)).toBe('closed');
    expect((await stripe().checkout.sessions.retrieve(session)).status).toBe('expired');
    expect(await purchasesOf(server, learner)).toHaveLength(1);
  });

  test('on the hosted page: the form on ours takes no card any more', async () => {
    const [begun, session] = [await beginPayment(browser), await beginCheckout(browser)];
    await payCheckout(server, session, { email: learner.email });
    await sandboxOf(server).deliverDue();
    await expect.poll(() => orderState(begun.id)).toBe('closed');
    await expect(payByCard(server, begun, { email: learner.email })).rejects.toThrow();
    expect(await purchasesOf(server, learner)).toHaveLength(1);
  });

  test('by a debit that is still on its way', async () => {
    const [begun, session] = [await beginPayment(browser), await beginCheckout(browser)];
    await payCheckout(server, session, { email: learner.email, debit: DEBIT_ON_ITS_WAY });
    await sandboxOf(server).deliverDue();
    await expect.poll(() => orderState(begun.id)).toBe('closed');
    expect((await stripe().paymentIntents.retrieve(begun.id)).status).toBe('canceled');
  });
});

test('what others have open stays open', async () => {
  const other = browserOf(server, await createLearner(server));
  const [begun, theirs] = [await beginPayment(browser), await beginCheckout(other)];
  const mine = await beginCheckout(browser);
  await payByCard(server, begun, { email: learner.email });
  await sandboxOf(server).deliverDue();
  await expect.poll(() => orderState(mine)).toBe('closed');
  expect(await orderState(theirs)).toBe('open');
});
