import Stripe from 'stripe';
import { describe, expect, test } from 'vitest';
import { SECRET_KEY, stripeErrorOf, useTestSandbox } from '#tests/support/counterparts/payment-sandbox.ts';

const shop = await useTestSandbox();

function create(changes: Partial<Stripe.PaymentIntentCreateParams> = {}): Promise<Stripe.PaymentIntent> {
  return shop.stripe.paymentIntents.create({ amount: 3700, currency: 'usd', ...changes });
}

/** The events about one payment, oldest first. */
async function eventsOf(intent: string): Promise<string[]> {
  const { data } = await shop.stripe.events.list({ limit: 100 });
  const own = data.filter(({ data: { object } }) => JSON.stringify(object).includes(intent));
  return own.map(({ type }) => type).toReversed();
}

describe('a payment', () => {
  test('a payment intent is created, paid by card and read with its charge', async () => {
    const metadata = { order_id: 'o1', note: 'a & b = c [d]' };
    const intent = await create({ currency: 'USD', metadata, automatic_payment_methods: { enabled: true } });
    expect(intent).toMatchObject({ amount: 3700, currency: 'usd', livemode: false, metadata, latest_charge: null });
    expect(intent).toMatchObject({ object: 'payment_intent', status: 'requires_payment_method', next_action: null });
    expect(intent.id).toMatch(/^pi_\w{24}$/);
    expect(intent.client_secret).toMatch(new RegExp(`^${intent.id}_secret_\\w+$`));

    const paid = await shop.stripe.paymentIntents.confirm(intent.id, { payment_method: 'pm_card_visa' });
    expect(paid).toMatchObject({
      status: 'succeeded',
      amount_received: 3700,
      latest_charge: expect.stringMatching(/^ch_/),
    });

    const expand = ['latest_charge', 'latest_charge.payment_intent', 'payment_method'];
    const read = await shop.stripe.paymentIntents.retrieve(intent.id, { expand });
    expect(read.latest_charge).toMatchObject({
      object: 'charge',
      amount: 3700,
      status: 'succeeded',
      paid: true,
      refunded: false,
      disputed: false,
      payment_intent: { id: intent.id },
      payment_method_details: { type: 'card', card: { brand: 'visa', last4: '4242' } },
    });
    expect(read.payment_method).toMatchObject({ object: 'payment_method', card: { last4: '4242' } });
    expect(await eventsOf(intent.id)).toEqual(['payment_intent.succeeded']);
  });

  test('a payment intent can be created and confirmed in one call', async () => {
    expect((await create({ confirm: true, payment_method: 'pm_card_visa' })).status).toBe('succeeded');
  });

  test.each([
    ['pm_card_visa_chargeDeclined', 'card_declined', 'generic_decline'],
    ['pm_card_visa_chargeDeclinedInsufficientFunds', 'card_declined', 'insufficient_funds'],
    ['pm_card_chargeDeclinedExpiredCard', 'expired_card', 'expired_card'],
    ['pm_card_chargeDeclinedIncorrectCvc', 'incorrect_cvc', 'incorrect_cvc'],
  ])('a payment by %s is declined as %s and can be retried', async (payment_method, code, decline_code) => {
    const intent = await create();
    const error = await stripeErrorOf(shop.stripe.paymentIntents.confirm(intent.id, { payment_method }));
    expect(error).toBeInstanceOf(Stripe.errors.StripeCardError);
    expect(error).toMatchObject({ statusCode: 402, code, decline_code, payment_intent: { id: intent.id } });
    const declined = await shop.stripe.paymentIntents.retrieve(intent.id, { expand: ['latest_charge'] });
    expect(declined).toMatchObject({
      status: 'requires_payment_method',
      last_payment_error: { code, decline_code, charge: expect.stringMatching(/^ch_/) },
      latest_charge: { status: 'failed', paid: false, failure_code: code },
    });
    const paid = await shop.stripe.paymentIntents.confirm(intent.id, { payment_method: 'pm_card_visa' });
    expect(paid).toMatchObject({ status: 'succeeded', last_payment_error: null });
    expect(await eventsOf(intent.id)).toEqual(['payment_intent.payment_failed', 'payment_intent.succeeded']);
  });

  test.each(['pm_card_authenticationRequired', 'pm_card_authenticationRequiredOnSetup'])(
    'a payment by %s waits for the cardholder',
    async (payment_method) => {
      const intent = await create();
      const return_url = 'https://elsewhere.example/payment/success';
      const waiting = await shop.stripe.paymentIntents.confirm(intent.id, { payment_method, return_url });
      expect(waiting).toMatchObject({ status: 'requires_action', latest_charge: null });
      expect(waiting.next_action).toMatchObject({
        type: 'redirect_to_url',
        redirect_to_url: {
          return_url,
          url: expect.stringContaining(`http://localhost:3000/sandbox/authenticate/${intent.id}?`),
        },
      });
      expect(await eventsOf(intent.id)).toEqual([]);
    },
  );

  test('a succeeded payment can be neither confirmed nor canceled', async () => {
    const { id } = await create({ confirm: true, payment_method: 'pm_card_visa' });
    const code = 'payment_intent_unexpected_state';
    const again = shop.stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' });
    expect(await stripeErrorOf(again)).toMatchObject({
      statusCode: 400,
      code,
      payment_intent: { id, status: 'succeeded' },
    });
    expect(await stripeErrorOf(shop.stripe.paymentIntents.cancel(id))).toMatchObject({ statusCode: 400, code });
    expect(await eventsOf(id)).toEqual(['payment_intent.succeeded']);
  });

  test('an unpaid payment can be canceled once', async () => {
    const { id } = await create();
    const canceled = await shop.stripe.paymentIntents.cancel(id, { cancellation_reason: 'abandoned' });
    expect(canceled).toMatchObject({ status: 'canceled', cancellation_reason: 'abandoned' });
    expect(canceled.canceled_at).toBeGreaterThan(0);
    expect(await stripeErrorOf(shop.stripe.paymentIntents.cancel(id))).toMatchObject({ statusCode: 400 });
    expect(await eventsOf(id)).toEqual(['payment_intent.canceled']);
  });
});

describe('a bank debit', () => {
  const expand = ['latest_charge'];

  test.each([
    ['pm_usBankAccount_success', 'succeeded', 'succeeded', 'payment_intent.succeeded'],
    ['pm_usBankAccount_insufficientFunds', 'requires_payment_method', 'failed', 'payment_intent.payment_failed'],
  ])('a debit by %s is processing, and a minute later %s', async (payment_method, status, charge, event) => {
    const { id } = await create({ confirm: true, payment_method });
    const processing = await shop.stripe.paymentIntents.retrieve(id, { expand });
    expect(processing).toMatchObject({ status: 'processing', latest_charge: { status: 'pending', paid: false } });
    await shop.pass(59);
    expect((await shop.stripe.paymentIntents.retrieve(id)).status).toBe('processing');
    await shop.pass(2);
    expect(await shop.stripe.paymentIntents.retrieve(id, { expand })).toMatchObject({
      status,
      latest_charge: { status: charge },
    });
    expect(await eventsOf(id)).toEqual(['payment_intent.processing', event]);
  });

  test.each(['succeeded', 'failed'] as const)(
    'a debit without an outcome of its own %s once, on command',
    async (outcome) => {
      const { id } = await create({ confirm: true, payment_method: 'pm_usBankAccount_processing' });
      await shop.pass(24 * 60 * 60);
      expect((await shop.stripe.paymentIntents.retrieve(id)).status).toBe('processing');
      for (const _ of [1, 2]) await shop.sandbox.bank.settle(id, outcome);
      const status = outcome === 'succeeded' ? 'succeeded' : 'requires_payment_method';
      expect((await shop.stripe.paymentIntents.retrieve(id)).status).toBe(status);
      const event = outcome === 'succeeded' ? 'succeeded' : 'payment_failed';
      expect(await eventsOf(id)).toEqual(['payment_intent.processing', `payment_intent.${event}`]);
    },
  );

  test('a debit is rejected for a payment that takes cards only', async () => {
    const { id } = await create({ allowed_payment_method_types: ['card'] });
    const call = shop.stripe.paymentIntents.confirm(id, { payment_method: 'pm_usBankAccount_success' });
    expect(await stripeErrorOf(call)).toMatchObject({ statusCode: 400, param: 'payment_method' });
  });
});

describe('errors match Stripe’s', () => {
  test.each([
    [{ amount: 49 }, 'amount', 'amount_too_small'],
    [{ amount: 100_000_000 }, 'amount', 'amount_too_large'],
    [{ amount: 37.5 }, 'amount', 'parameter_invalid_integer'],
    [{ amount: -1 }, 'amount', 'parameter_invalid_integer'],
    [{ currency: 'xxx' }, 'currency', undefined],
    [{ expand: ['a.b.c.d.e'] }, 'expand', undefined],
    [{ amount: undefined }, 'amount', 'parameter_missing'],
    [{ currency: 'dollars' }, 'currency', undefined],
    [{ colour: 'brass' }, 'colour', 'parameter_unknown'],
    [
      { automatic_payment_methods: { enabled: true, colour: 'brass' } },
      'automatic_payment_methods[colour]',
      'parameter_unknown',
    ],
    [{ metadata: { note: 'x'.repeat(501) } }, 'metadata[note]', undefined],
    [{ allowed_payment_method_types: ['card', 'shells'] }, 'allowed_payment_method_types[1]', undefined],
    [{ expand: ['amount'] }, 'expand', undefined],
    [{ expand: ['latest_thing'] }, 'expand', undefined],
  ])('a payment intent with %j gets Stripe’s error', async (changes, param, code) => {
    const error = await stripeErrorOf(create(changes as Partial<Stripe.PaymentIntentCreateParams>));
    expect(error).toBeInstanceOf(Stripe.errors.StripeInvalidRequestError);
    expect({ status: error.statusCode, param: error.param, code: error.code }).toEqual({ status: 400, param, code });
    const { doc_url } = error.raw as { doc_url?: string };
    const page = code?.replaceAll('_', '-');
    expect(doc_url).toBe(page === undefined ? undefined : `https://stripe.com/docs/error-codes/${page}`);
  });

  test('a declined card names the page of its code', async () => {
    const { id } = await create();
    const declined = await stripeErrorOf(
      shop.stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa_chargeDeclined' }),
    );
    expect(declined.doc_url).toBe('https://stripe.com/docs/error-codes/card-declined');
  });

  test("unknown objects, methods and paths get Stripe's errors", async () => {
    const { stripe } = shop;
    const missing = { statusCode: 404, code: 'resource_missing' };
    expect(await stripeErrorOf(stripe.paymentIntents.retrieve('pi_none'))).toMatchObject(missing);
    expect(await stripeErrorOf(stripe.paymentIntents.retrieve('ch_none'))).toMatchObject(missing);
    expect(await stripeErrorOf(stripe.charges.retrieve('ch_none'))).toMatchObject(missing);
    const { id } = await create();
    const confirmed = stripe.paymentIntents.confirm(id, { payment_method: 'pm_none' });
    expect(await stripeErrorOf(confirmed)).toMatchObject({ ...missing, param: 'payment_method' });
    expect(await stripeErrorOf(stripe.paymentIntents.confirm(id))).toMatchObject({ statusCode: 400 });
    expect((await stripeErrorOf(stripe.customers.list())).message).toContain(
      'Unrecognized request URL (GET: /v1/customers',
    );
    expect(await stripeErrorOf(stripe.paymentIntents.retrieve('pi\0'))).toMatchObject({ statusCode: 404 });
  });

  test('the secret key may come as the user of HTTP Basic', async () => {
    const statusWith = async (user: string) => {
      const headers = { authorization: `Basic ${btoa(`${user}:`)}` };
      return (await shop.sandbox.fetch('https://api.stripe.com/v1/payment_intents', { headers })).status;
    };
    expect([await statusWith(SECRET_KEY), await statusWith('sk_test_other')]).toEqual([200, 401]);
  });

  test("a wrong API key gets Stripe's error", async () => {
    const stranger = new Stripe('sk_test_other', { httpClient: Stripe.createFetchHttpClient(shop.sandbox.fetch) });
    expect(await stripeErrorOf(stranger.paymentIntents.list())).toBeInstanceOf(Stripe.errors.StripeAuthenticationError);
    const response = await shop.sandbox.fetch('https://api.stripe.com/v1/payment_intents');
    expect([response.status, await response.json()]).toMatchObject([401, { error: { type: 'invalid_request_error' } }]);
  });
});
