import type { Purchase } from '@wickwise/contract/payment';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { useTestServer } from '#tests/support/api-test.ts';
import { codeOf, type Page } from '#tests/support/browser/browser-session.ts';
import { mailTo } from '#tests/support/counterparts/mail.ts';
import { browserOf, buyHeritage, countMailJobs, sandboxOf, useBuyer } from '#tests/support/learner/payments.ts';
import { createLearner, openSession } from '#tests/support/server.ts';
import { user } from '../../db/schema/identity.ts';

const server = await useTestServer();
const buyer = useBuyer(server);
const { stripe } = server.runtime.payments;
let payment: string;
beforeEach(async () => {
  payment = await buyHeritage(server, buyer.browser, buyer.learner.email);
});

const access = async () => (await buyer.browser.currentUser())?.subscriptionStatus;
const list = async () => (await buyer.browser.get('/api/purchases')).json<Purchase[]>();
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

async function purchaseId(): Promise<string> {
  return (await list())[0]?.id ?? '';
}

async function refund(as = buyer.browser): Promise<Page> {
  return as.post(`/api/purchases/${await purchaseId()}/refund`, undefined);
}

/** Lets time pass, after which the learner signs in again. */
async function later(ms: number): Promise<void> {
  server.now = new Date(server.now.getTime() + ms);
  buyer.browser.plant(`${await openSession(server, buyer.learner.id)}; Path=/`);
}

async function refundsAtProvider(): Promise<number[]> {
  const { data } = await stripe.refunds.list({ payment_intent: payment });
  return data.map(({ amount }) => amount);
}

test('a purchase lists its amount, its receipt number and the end of its refund period', async () => {
  const [bought] = await list();
  expect(bought).toEqual({
    id: expect.any(String),
    receiptNumber: expect.stringMatching(/^W-\d{6}$/),
    description: 'Heritage Tier - Lifetime Access',
    amountCents: 3700,
    refundedCents: 0,
    currency: 'usd',
    email: buyer.learner.email,
    paidAt: expect.any(String),
    status: 'paid',
    refundableUntil: new Date(Date.parse(bought?.paidAt ?? '') + 30 * DAY_MS).toISOString(),
    isDuplicate: false,
    isClaimable: false,
    isSandbox: true,
  });
});

describe('refunds', () => {
  test('a refund is confirmed by one email, however often it is requested', async () => {
    const before = await countMailJobs(server);
    await refund();
    await refund();
    await sandboxOf(server).deliverDue();
    expect(await countMailJobs(server)).toBe(before + 1);
  });

  test('a refund is confirmed to the address that the account has now', async () => {
    const email = `moved.${buyer.learner.email}`;
    await server.runtime.db.update(user).set({ email }).where(eq(user.id, buyer.learner.id));
    await refund();
    await sandboxOf(server).deliverDue();
    expect((await mailTo(server, email)).subject).toMatch(/^Your refund for receipt W-\d{6} from Wickwise$/);
  });

  test('a refund returns the full amount once and closes Heritage', async () => {
    const page = await refund();
    expect(page.json()).toMatchObject({ status: 'refunded', refundedCents: 3700, refundableUntil: null });
    expect(await access()).toBe('inactive');
    expect(await refundsAtProvider()).toEqual([3700]);
    expect(codeOf(await refund())).toEqual([409, 'not_refundable']);
    expect(await refundsAtProvider()).toEqual([3700]);
  });

  test('two concurrent refund requests refund once', async () => {
    const pages = await Promise.all([refund(), refund()]);
    expect(pages.map(({ status }) => status)).toContain(200);
    expect(await refundsAtProvider()).toEqual([3700]);
    expect(await access()).toBe('inactive');
  });

  test('a refund retried after a lost response is paid once', async () => {
    for (let time = 0; time < 3; time += 1) sandboxOf(server).faults.dropAnswer('POST /v1/refunds');
    sandboxOf(server).faults.holdEvents();
    expect(codeOf(await refund())).toEqual([503, 'payment_unavailable']);
    expect(await access()).toBe('active');
    expect((await refund()).json()).toMatchObject({ status: 'refunded' });
    expect(await refundsAtProvider()).toEqual([3700]);
  });

  test('a refund after a partial refund returns the rest, even when both parts are equal', async () => {
    for (let part = 0; part < 2; part += 1) await stripe.refunds.create({ payment_intent: payment, amount: 500 });
    await sandboxOf(server).deliverDue();
    expect(await list()).toMatchObject([{ status: 'paid', refundedCents: 1000 }]);
    expect((await refund()).json()).toMatchObject({ status: 'refunded', refundedCents: 3700 });
    expect((await refundsAtProvider()).toSorted((a, b) => a - b)).toEqual([500, 500, 2700]);
  });

  test('a refund can be requested again after one failed', async () => {
    await refund();
    const { data } = await stripe.refunds.list({ payment_intent: payment });
    await sandboxOf(server).bank.failRefund(data[0]?.id ?? '');
    await sandboxOf(server).deliverDue();
    expect(await access()).toBe('active');
    expect((await refund()).json()).toMatchObject({ status: 'refunded' });
    expect(await access()).toBe('inactive');
  });

  test('a refund can be requested until the thirtieth day has ended everywhere', async () => {
    await later(31 * DAY_MS - 2 * MINUTE_MS);
    expect((await list())[0]?.refundableUntil).not.toBeNull();
    await later(2 * MINUTE_MS);
    expect((await list())[0]?.refundableUntil).toBeNull();
    expect(codeOf(await refund())).toEqual([409, 'not_refundable']);
    expect(await refundsAtProvider()).toEqual([]);
    expect(await access()).toBe('active');
  });

  test('a disputed payment cannot be refunded, even if the dispute event was missed', async () => {
    sandboxOf(server).faults.dropEvents();
    await sandboxOf(server).bank.openDispute(payment);
    expect(codeOf(await refund())).toEqual([409, 'not_refundable']);
    expect(await refundsAtProvider()).toEqual([]);
    expect(await access()).toBe('inactive');
  });

  test('a refund requires a sign-in within the last half hour', async () => {
    server.now = new Date(server.now.getTime() + 30 * MINUTE_MS);
    expect(codeOf(await refund())).toEqual([403, 'sign_in_again']);
    expect(await refundsAtProvider()).toEqual([]);
  });

  test("another learner's purchase is not found", async () => {
    const id = await purchaseId();
    const stranger = browserOf(server, await createLearner(server));
    const path = (of: string) => `/api/purchases/${of}/refund`;
    const [theirs, none] = [await stranger.post(path(id), undefined), await stranger.post(path('none'), undefined)];
    expect(codeOf(theirs)).toEqual([404, 'not_found']);
    expect(theirs.text).toBe(none.text);
    expect(await refundsAtProvider()).toEqual([]);
  });
});

test('a demonstration purchase is listed and cannot be refunded', async () => {
  const heritage = await createLearner(server, { role: 'heritage' });
  const theirs = browserOf(server, heritage);
  const [bought] = (await theirs.get('/api/purchases')).json<Purchase[]>();
  expect(bought).toMatchObject({ status: 'paid', refundableUntil: null });
  expect(codeOf(await theirs.post(`/api/purchases/${bought?.id}/refund`, undefined))).toEqual([409, 'not_refundable']);
});
