import type Stripe from 'stripe';
import { describe, expect, test } from 'vitest';
import { PUBLIC_URL, post, useTestSandbox, visit } from '#tests/support/counterparts/payment-sandbox.ts';
import { sandboxAnswer, sandboxObject } from '../db/schema.ts';

const shop = await useTestSandbox();

const card = { number: '4242424242424242', exp_month: 12, exp_year: 2040, cvc: '123' };
const return_url = `${PUBLIC_URL}/payment/success`;

function create(): Promise<Stripe.PaymentIntent> {
  return shop.stripe.paymentIntents.create({ amount: 3700, currency: 'usd', metadata: { order_id: 'o1' } });
}

/** Confirms as the page in the browser does. */
async function confirm(intent: Stripe.PaymentIntent, changes: Record<string, unknown> = {}) {
  const payload = {
    client_secret: intent.client_secret,
    card,
    billing_details: { email: 'buyer@example.com', name: 'Zoë Buyer' },
    return_url,
    ...changes,
  };
  const url = `/sandbox/payment_intents/${intent.id}/confirm`;
  const answer = await shop.site.inject({ method: 'POST', url, payload });
  return { status: answer.statusCode, body: answer.json() };
}

const read = (id: string) => shop.stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] });

describe('a browser with the client secret', () => {
  test('the client secret lets a browser pay and read the public fields of its payment', async () => {
    const intent = await create();
    const { status, body } = await confirm(intent);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      id: intent.id,
      status: 'succeeded',
      client_secret: intent.client_secret,
      next_action: null,
    });
    expect(body).not.toHaveProperty('metadata');
    expect((await read(intent.id)).latest_charge).toMatchObject({
      billing_details: { email: 'buyer@example.com', name: 'Zoë Buyer' },
      payment_method_details: { card: { brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2040 } },
    });
    expect(await confirm(intent)).toMatchObject({
      status: 400,
      body: { error: { code: 'payment_intent_unexpected_state' } },
    });
    await expect.poll(() => shop.types()).toEqual(['payment_intent.succeeded']);
  });

  test.each([
    ['4000000000000002', 'card_declined', 'generic_decline', 'Your card was declined.'],
    ['4000000000009995', 'card_declined', 'insufficient_funds', 'Your card has insufficient funds.'],
    ['4000000000000069', 'expired_card', 'expired_card', 'Your card has expired.'],
    ['4000000000000127', 'incorrect_cvc', 'incorrect_cvc', "Your card's security code is incorrect."],
    ['4242424242424241', 'incorrect_number', undefined, 'Your card number is incorrect.'],
    ['5555555555554444', 'card_declined', 'test_mode_live_card', expect.stringContaining('sandbox')],
  ])('card %s is declined with a reason, and the browser can retry', async (number, code, decline_code, message) => {
    const intent = await create();
    const { status, body } = await confirm(intent, { card: { ...card, number } });
    expect(status).toBe(402);
    expect(body.error).toMatchObject({ type: 'card_error', code, message });
    expect(body.error.decline_code).toBe(decline_code);
    expect(JSON.stringify(body)).not.toContain('order_id');
    expect((await read(intent.id)).status).toBe('requires_payment_method');
    expect((await confirm(intent)).body.status).toBe('succeeded');
  });

  test.each([
    [{ client_secret: 'wrong' }, 404, 'resource_missing'],
    [{ client_secret: undefined }, 400, undefined],
    [{ card: { ...card, exp_month: '1', exp_year: 2020 } }, 402, 'invalid_expiry_year'],
    [{ card: { ...card, exp_month: null } }, 402, 'invalid_expiry_month'],
    [{ card: { ...card, cvc: null } }, 402, 'invalid_cvc'],
    [{ card: 'none' }, 400, undefined],
    [{ billing_details: { email: 'nobody' } }, 400, 'email_invalid'],
    [{ billing_details: { name: 'a\0b' } }, 400, undefined],
    [{ billing_details: { name: '\ud800' } }, 400, undefined],
    [{ return_url: 'https://evil.example/' }, 400, undefined],
    [{ return_url: 'http://localhost:3000.evil.example/' }, 400, undefined],
    [{ return_url: 'javascript:alert(1)' }, 400, undefined],
  ])('a confirmation with %j is rejected and charges nothing', async (changes, status, code) => {
    const intent = await create();
    const answer = await confirm(intent, changes);
    expect([answer.status, answer.body.error.code]).toEqual([status, code]);
    expect(answer.body.error.message).toEqual(expect.any(String));
    expect(await read(intent.id)).toMatchObject({ status: 'requires_payment_method', latest_charge: null });
  });

  test('a wrong client secret gets the same response as an unknown payment', async () => {
    const intent = await create();
    const wrong = await confirm(intent, { client_secret: `${intent.id}_secret_guess` });
    const unknown = await confirm({ ...intent, id: 'pi_none' });
    expect(wrong.status).toBe(unknown.status);
    expect(wrong.body.error.message.replace(intent.id, 'pi_none')).toBe(unknown.body.error.message);
  });

  test('only the brand and the last four digits of a card are stored', async () => {
    const intent = await create();
    await confirm(intent, { card: { ...card, number: '4000 0000 0000 0002', cvc: '971' } });
    await confirm(intent, { card: { ...card, number: '4242-4242-4242-4242', cvc: '972' } });
    const { db } = shop.connection;
    const stored = JSON.stringify([await db.select().from(sandboxObject), await db.select().from(sandboxAnswer)]);
    expect(stored.replaceAll(/[\s-]/g, '')).not.toMatch(/4242424242424242|4000000000000002|"97[12]"/);
  });
});

describe('authentication', () => {
  /** A payment that waits for its card holder, and the page that asks them. */
  async function begin(number: string) {
    const intent = await create();
    const { body } = await confirm(intent, { card: { ...card, number } });
    expect(body).toMatchObject({ status: 'requires_action', next_action: { type: 'redirect_to_url' } });
    return { intent, url: String(body.next_action.redirect_to_url.url), secret: String(intent.client_secret) };
  }

  test.each(['4000002500003155', '4000002760003184'])(
    'authentication of %s completes, and the payment succeeds',
    async (number) => {
      const { intent, url, secret } = await begin(number);
      expect(await visit(shop, url)).toMatchObject({ status: 200, text: expect.stringContaining('$37.00') });
      const back = await post(shop, url, { client_secret: secret, outcome: 'complete' });
      expect([back.status, back.location]).toEqual([
        303,
        `${return_url}?payment_intent=${intent.id}&payment_intent_client_secret=${secret}&redirect_status=succeeded`,
      ]);
      expect(await read(intent.id)).toMatchObject({ status: 'succeeded', latest_charge: { paid: true } });
      expect(await post(shop, url, { client_secret: secret, outcome: 'fail' })).toMatchObject({ status: 200 });
      expect((await read(intent.id)).status).toBe('succeeded');
      expect((await visit(shop, url)).text).toContain('There’s nothing left to confirm');
    },
  );

  test('after a failed authentication another card can be tried', async () => {
    const { intent, url, secret } = await begin('4000002500003155');
    const back = await post(shop, url, { client_secret: secret, outcome: 'fail' });
    expect(new URL(String(back.location)).searchParams.get('redirect_status')).toBe('failed');
    expect(await read(intent.id)).toMatchObject({
      status: 'requires_payment_method',
      latest_charge: null,
      next_action: null,
      last_payment_error: { code: 'payment_intent_authentication_failure' },
    });
    expect((await confirm(intent)).body.status).toBe('succeeded');
  });

  test('the authentication page requires the client secret', async () => {
    const { intent, url } = await begin('4000002500003155');
    const { pathname } = new URL(url);
    for (const page of [await visit(shop, pathname), await visit(shop, `${pathname}?client_secret=guess`)]) {
      expect([page.status, page.text.includes('Complete authentication')]).toEqual([404, false]);
    }
    expect(await post(shop, url, { client_secret: 'guess', outcome: 'complete' })).toMatchObject({ status: 404 });
    expect(await post(shop, url, { outcome: 'complete' })).toMatchObject({ status: 404 });
    expect(await post(shop, url, { client_secret: String(intent.client_secret) })).toMatchObject({ status: 400 });
    expect((await read(intent.id)).status).toBe('requires_action');
  });

  test('authentication happens on the origin the buyer is using', async () => {
    const intent = await create();
    const local = {
      card: { ...card, number: '4000002500003155' },
      return_url: 'http://127.0.0.1:3000/payment/success',
    };
    const { body } = await confirm(intent, local);
    expect(new URL(body.next_action.redirect_to_url.url).origin).toBe('http://127.0.0.1:3000');
  });
});

test('sandbox pages are not cached, and the API is not reachable beside them', async () => {
  const page = await shop.site.inject({ url: '/sandbox/checkout/cs_test_none' });
  expect(page.headers['cache-control']).toBe('no-store');
  for (const url of ['/v1/payment_intents', '/sandbox/v1/payment_intents']) {
    const answer = await shop.site.inject({ url, headers: { authorization: 'Bearer sk_test_sandbox' } });
    expect(answer.statusCode).toBe(404);
  }
});
