import type Stripe from 'stripe';
import { describe, expect, test } from 'vitest';
import { useTestSandbox } from '#tests/support/counterparts/payment-sandbox.ts';

const shop = await useTestSandbox();

async function pay(payment_method = 'pm_card_visa'): Promise<string> {
  const wanted = { amount: 3700, currency: 'usd', confirm: true, payment_method };
  return (await shop.stripe.paymentIntents.create(wanted)).id;
}

async function chargeOf(id: string): Promise<Stripe.Charge> {
  const { latest_charge } = await shop.stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] });
  if (latest_charge === null || typeof latest_charge === 'string') throw new Error('no charge');
  return latest_charge;
}

async function newestEvents(count: number): Promise<[string, string][]> {
  const { data } = await shop.stripe.events.list({ limit: count });
  return data.map(({ type, data: { object } }) => [type, 'id' in object ? String(object.id) : '']);
}

const refused = (changes: object) => ({ type: 'StripeInvalidRequestError', statusCode: 400, ...changes });

describe('a refund', () => {
  test('a full refund is made once', async () => {
    const payment_intent = await pay();
    const refund = await shop.stripe.refunds.create({ payment_intent, metadata: { order_id: 'o1' } });
    expect(refund).toMatchObject({
      object: 'refund',
      amount: 3700,
      status: 'succeeded',
      payment_intent,
      currency: 'usd',
    });
    expect([refund.id.slice(0, 3), refund.metadata]).toEqual(['re_', { order_id: 'o1' }]);
    const charge = await chargeOf(payment_intent);
    expect(charge).toMatchObject({ id: refund.charge, refunded: true, amount_refunded: 3700, status: 'succeeded' });
    expect(await newestEvents(1)).toEqual([['charge.refunded', charge.id]]);
    const again = shop.stripe.refunds.create({ payment_intent });
    await expect(again).rejects.toMatchObject(refused({ code: 'charge_already_refunded' }));
    expect(await shop.stripe.refunds.retrieve(refund.id)).toMatchObject({ id: refund.id, status: 'succeeded' });
  });

  test('a partial refund leaves the rest, and no more than that can be refunded', async () => {
    const payment_intent = await pay();
    const { id: charge } = await chargeOf(payment_intent);
    const first = await shop.stripe.refunds.create({ charge, amount: 1000 });
    expect(await chargeOf(payment_intent)).toMatchObject({ refunded: false, amount_refunded: 1000 });
    const tooMuch = shop.stripe.refunds.create({ charge, amount: 2701 });
    await expect(tooMuch).rejects.toMatchObject(refused({ param: 'amount' }));
    expect(await chargeOf(payment_intent)).toMatchObject({ amount_refunded: 1000 });
    const rest = await shop.stripe.refunds.create({ charge });
    expect(rest.amount).toBe(2700);
    expect(await chargeOf(payment_intent)).toMatchObject({ refunded: true, amount_refunded: 3700 });
    const { data } = await shop.stripe.refunds.list({ payment_intent });
    expect(data.map(({ id }) => id)).toEqual([rest.id, first.id]);
    expect((await shop.stripe.refunds.list({ charge, expand: ['data.payment_intent'] })).data).toHaveLength(2);
  });

  test('two equal partial refunds at once are two refunds', async () => {
    const payment_intent = await pay();
    const half = () => shop.stripe.refunds.create({ payment_intent, amount: 1850 });
    const refunds = await Promise.all([half(), half()]);
    expect(new Set(refunds.map(({ id }) => id)).size).toBe(2);
    expect(await chargeOf(payment_intent)).toMatchObject({ refunded: true, amount_refunded: 3700 });
  });

  test('a refund to a card that accepts none fails later, and the payment counts as unrefunded again', async () => {
    const payment_intent = await pay('pm_card_refundFail');
    const partly = await shop.stripe.refunds.create({ payment_intent, amount: 700 });
    const { id } = await shop.stripe.refunds.create({ payment_intent });
    expect(await chargeOf(payment_intent)).toMatchObject({ refunded: true });
    await shop.pass(31);
    expect(await shop.stripe.refunds.retrieve(id)).toMatchObject({
      status: 'failed',
      failure_reason: expect.any(String),
    });
    expect(await chargeOf(payment_intent)).toMatchObject({ refunded: false, amount_refunded: 0 });
    expect(await newestEvents(2)).toEqual([
      ['refund.failed', id],
      ['refund.failed', partly.id],
    ]);
    await shop.pass(3600);
    expect(await newestEvents(1)).toEqual([['refund.failed', id]]);
  });

  test('the bank can reverse a refund once', async () => {
    const payment_intent = await pay();
    const { id } = await shop.stripe.refunds.create({ payment_intent, amount: 500 });
    for (const _ of [1, 2]) await shop.sandbox.bank.failRefund(id);
    expect(await chargeOf(payment_intent)).toMatchObject({ amount_refunded: 0 });
    expect((await newestEvents(2)).map(([type]) => type)).toEqual(['refund.failed', 'charge.refunded']);
  });

  test('a refund of an unpaid or unknown payment, or of nothing, is rejected', async () => {
    const { refunds, paymentIntents } = shop.stripe;
    const { id } = await paymentIntents.create({ amount: 3700, currency: 'usd' });
    await expect(refunds.create({ payment_intent: id })).rejects.toMatchObject(refused({}));
    const processing = await pay('pm_usBankAccount_processing');
    await expect(refunds.create({ payment_intent: processing })).rejects.toMatchObject(refused({}));
    const { id: charge } = await chargeOf(processing);
    await expect(refunds.create({ charge })).rejects.toMatchObject(refused({}));
    await expect(refunds.create({})).rejects.toMatchObject(refused({}));
    await expect(refunds.create({ payment_intent: await pay(), amount: 0 })).rejects.toMatchObject(
      refused({ param: 'amount' }),
    );
    const missing = { statusCode: 404, code: 'resource_missing', param: 'charge' };
    await expect(refunds.create({ charge: 'ch_none' })).rejects.toMatchObject(missing);
  });
});

describe('a dispute', () => {
  test('a dispute can be opened by the bank and won', async () => {
    const payment_intent = await pay();
    const id = await shop.sandbox.bank.openDispute(payment_intent);
    const charge = await chargeOf(payment_intent);
    expect(charge).toMatchObject({ disputed: true, status: 'succeeded' });
    const { data } = await shop.stripe.disputes.list({ payment_intent, expand: ['data.charge'] });
    expect(data).toMatchObject([
      { id, object: 'dispute', status: 'needs_response', amount: 3700, charge: { id: charge.id } },
    ]);
    const blocked = shop.stripe.refunds.create({ payment_intent });
    await expect(blocked).rejects.toMatchObject(refused({ code: 'charge_disputed' }));
    await shop.sandbox.bank.closeDispute(id, 'won');
    expect(await shop.stripe.disputes.retrieve(id)).toMatchObject({ status: 'won', is_charge_refundable: true });
    expect(await newestEvents(2)).toEqual([
      ['charge.dispute.closed', id],
      ['charge.dispute.created', id],
    ]);
    expect(await shop.stripe.refunds.create({ payment_intent })).toMatchObject({ status: 'succeeded' });
  });

  test('a dispute can be lost', async () => {
    const payment_intent = await pay();
    const id = await shop.sandbox.bank.openDispute(payment_intent);
    await shop.sandbox.bank.closeDispute(id, 'lost');
    expect((await shop.stripe.disputes.retrieve(id)).status).toBe('lost');
    await expect(shop.stripe.refunds.create({ payment_intent })).rejects.toMatchObject({ code: 'charge_disputed' });
    await expect(shop.sandbox.bank.closeDispute(id, 'won')).rejects.toThrow('closed already');
  });

  test('an accepted dispute is lost', async () => {
    const id = await shop.sandbox.bank.openDispute(await pay());
    expect(await shop.stripe.disputes.close(id)).toMatchObject({ id, status: 'lost' });
    expect(await newestEvents(1)).toEqual([['charge.dispute.closed', id]]);
    await expect(shop.stripe.disputes.close(id)).rejects.toMatchObject(refused({}));
    await expect(shop.stripe.disputes.close('dp_none')).rejects.toMatchObject({ statusCode: 404 });
  });

  test('a withdrawn dispute stays open until the bank closes it', async () => {
    const id = await shop.sandbox.bank.openDispute(await pay());
    await shop.sandbox.bank.withdrawDispute(id);
    expect((await shop.stripe.disputes.retrieve(id)).status).toBe('under_review');
    expect(await newestEvents(1)).toEqual([['charge.dispute.updated', id]]);
    await shop.sandbox.bank.closeDispute(id, 'won');
    expect((await shop.stripe.disputes.retrieve(id)).status).toBe('won');
  });

  test('the dispute test card opens a dispute about the amount not refunded', async () => {
    const payment_intent = await pay('pm_card_createDispute');
    const { data } = await shop.stripe.disputes.list({ payment_intent });
    expect(data).toMatchObject([{ status: 'needs_response', amount: 3700 }]);
    const partly = await pay();
    await shop.stripe.refunds.create({ payment_intent: partly, amount: 700 });
    const id = await shop.sandbox.bank.openDispute(partly);
    expect((await shop.stripe.disputes.retrieve(id)).amount).toBe(3000);
  });

  test('only a completed payment can be disputed', async () => {
    const { id } = await shop.stripe.paymentIntents.create({ amount: 3700, currency: 'usd' });
    await expect(shop.sandbox.bank.openDispute(id)).rejects.toThrow('no successful charge');
    await expect(shop.sandbox.bank.openDispute('pi_none')).rejects.toThrow('No such payment_intent');
  });
});
