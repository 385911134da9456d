import { beforeEach, describe, expect, test } from 'vitest';
import { useTestServer } from '#tests/support/api-test.ts';
import type { BrowserSession } from '#tests/support/browser/browser-session.ts';
import { mailsTo } from '#tests/support/counterparts/mail.ts';
import { accessIn, buyHeritage, changesOf, purchasesOf, sandboxOf, useBuyer } from '#tests/support/learner/payments.ts';

const server = await useTestServer();
const buyer = useBuyer(server);
const { stripe } = server.runtime.payments;

const deliverDue = () => sandboxOf(server).deliverDue();
const access = () => accessIn(buyer.browser);

describe('refunds and Heritage', () => {
  let payment: string;
  beforeEach(async () => {
    payment = await buyHeritage(server, buyer.browser, buyer.learner.email);
  });
  const refund = async (amount: number) => {
    await stripe.refunds.create({ payment_intent: payment, amount });
    await deliverDue();
    return access();
  };

  test('a partial refund keeps Heritage open, and a full refund closes it', async () => {
    expect(await refund(1000)).toBe('heritage active');
    expect(await refund(1000)).toBe('heritage active');
    expect(await purchasesOf(server, buyer.learner)).toMatchObject([{ status: 'paid', refundedCents: 2000 }]);
    expect(await refund(1700)).toBe('heritage inactive');
    expect(await purchasesOf(server, buyer.learner)).toMatchObject([{ status: 'refunded', refundedCents: 3700 }]);
    expect(await changesOf(server, buyer.learner)).toEqual(['paid', 'refunded']);
  });

  test('a failed refund opens Heritage again, and its buyer is told', async () => {
    expect(await refund(3700)).toBe('heritage inactive');
    const { data } = await stripe.refunds.list({ payment_intent: payment });
    await sandboxOf(server).bank.failRefund(data[0]?.id ?? '');
    await deliverDue();
    expect(await access()).toBe('heritage active');
    expect(await purchasesOf(server, buyer.learner)).toMatchObject([{ status: 'paid', refundedCents: 0 }]);
    expect(await changesOf(server, buyer.learner)).toEqual(['paid', 'refunded', 'restored']);
    await expect
      .poll(async () => (await mailsTo(server, buyer.learner.email)).map(({ subject }) => subject))
      .toContainEqual(expect.stringMatching(/^Your refund for receipt W-\d{6} didn't go through$/));
    expect(await refund(3700)).toBe('heritage inactive');
  });

  test('a refund closes Heritage at once in every session and for the lessons', async () => {
    const phone = buyer.browser.copy();
    const lessons = async (device: BrowserSession) => {
      const patterns = (await device.get('/api/patterns')).json<{ definition?: string }[]>();
      return patterns.filter(({ definition }) => definition !== undefined).length;
    };
    const all = await lessons(phone);
    await refund(3700);
    for (const device of [phone, buyer.browser]) {
      expect((await device.get('/api/subscription/info')).json()).toMatchObject({ hasHeritageAccess: false });
      expect(await lessons(device)).toBe(5);
    }
    expect(all).toBe(56);
  });
});

describe('disputes', () => {
  let payment: string;
  beforeEach(async () => {
    payment = await buyHeritage(server, buyer.browser, buyer.learner.email);
  });
  const bank = () => sandboxOf(server).bank;

  test.each([
    ['won', 'heritage active', ['paid', 'suspended', 'restored']],
    ['lost', 'heritage inactive', ['paid', 'suspended', 'lost']],
  ] as const)('a dispute suspends Heritage until it is %s', async (outcome, end, changes) => {
    const dispute = await bank().openDispute(payment);
    await deliverDue();
    expect(await access()).toBe('heritage inactive');
    expect(await purchasesOf(server, buyer.learner)).toMatchObject([{ status: 'suspended' }]);
    await bank().closeDispute(dispute, outcome);
    await deliverDue();
    expect(await access()).toBe(end);
    expect(await changesOf(server, buyer.learner)).toEqual(changes);
  });

  test('a withdrawn dispute changes nothing until it is closed', async () => {
    const dispute = await bank().openDispute(payment);
    await bank().withdrawDispute(dispute);
    await deliverDue();
    expect(await access()).toBe('heritage inactive');
    await bank().closeDispute(dispute, 'won');
    await deliverDue();
    expect(await access()).toBe('heritage active');
  });

  test('a dispute counts in addition to a partial refund', async () => {
    await stripe.refunds.create({ payment_intent: payment, amount: 1000 });
    const dispute = await bank().openDispute(payment);
    await deliverDue();
    expect(await access()).toBe('heritage inactive');
    await bank().closeDispute(dispute, 'won');
    await deliverDue();
    expect(await access()).toBe('heritage active');
    expect(await purchasesOf(server, buyer.learner)).toMatchObject([{ status: 'paid', refundedCents: 1000 }]);
  });
});
