import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import pino from 'pino';
import Stripe from 'stripe';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { freePort } from '#tests/browser/support/free-port.ts';
import { SECRET_KEY, type Standalone, startStandalone, WEBHOOK_SECRET } from './standalone.ts';

const stripeOf = (port: number, key = SECRET_KEY) =>
  new Stripe(key, { host: '127.0.0.1', port, protocol: 'http', telemetry: false, maxNetworkRetries: 0 });

const events: Stripe.Event[] = [];
let dataDir: string;
let webhook: FastifyInstance;
let standalone: Standalone;
let port: number;
let stripe: Stripe;
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'stripe-sandbox-'));
  webhook = openWebhook();
  await webhook.listen({ host: '127.0.0.1', port: 0 });
  const webhookUrl = `http://127.0.0.1:${(webhook.server.address() as AddressInfo).port}/events`;
  port = await freePort();
  standalone = await startStandalone({ port, webhookUrl, dataDir }, pino({ level: 'silent' }));
  stripe = stripeOf(port);
}, 120_000);
afterAll(async () => {
  await standalone.close();
  await webhook.close();
  await rm(dataDir, { recursive: true, force: true });
});

/** A merchant's own server, which accepts only signed events. */
function openWebhook(): FastifyInstance {
  const app = Fastify();
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_, body, done) => done(null, body));
  app.post('/events', async ({ body, headers }) => {
    const signature = String(headers['stripe-signature']);
    events.push(stripe.webhooks.constructEvent(body as Buffer, signature, WEBHOOK_SECRET));
  });
  return app;
}

test("Stripe's client pays and refunds over the network, and the webhook gets the events", {
  timeout: 60_000,
}, async () => {
  const intent = await stripe.paymentIntents.create({ amount: 1200, currency: 'usd' });
  const confirmed = await stripe.paymentIntents.confirm(intent.id, {
    payment_method: 'pm_card_visa',
    return_url: 'http://localhost:8080/done',
    expand: ['latest_charge'],
  });
  expect(confirmed).toMatchObject({ status: 'succeeded', latest_charge: { amount_captured: 1200 } });
  const refund = await stripe.refunds.create({ payment_intent: intent.id });
  expect(refund).toMatchObject({ status: 'succeeded', amount: 1200 });
  await vi.waitFor(
    () => expect(events.map(({ type }) => type)).toEqual(['payment_intent.succeeded', 'charge.refunded']),
    20_000,
  );
  expect(events[0]?.data.object).toMatchObject({ id: intent.id, amount_received: 1200 });
});

test("a session is paid on the hosted page at the sandbox's own address", { timeout: 60_000 }, async () => {
  const { id, url } = await stripe.checkout.sessions.create({
    line_items: [{ price_data: { currency: 'usd', unit_amount: 800, product_data: { name: 'Tea' } } }],
    success_url: 'http://localhost:8080/thanks',
  });
  expect(url).toBe(`${standalone.publicUrl}/sandbox/checkout/${id}`);
  expect(await (await fetch(String(url))).text()).toContain('Your shop sandbox');
  const typed = {
    pay: 'card',
    email: 'buyer@example.com',
    number: '4242 4242 4242 4242',
    expiry: '12 / 40',
    cvc: '123',
  };
  const paid = await fetch(String(url), { method: 'POST', body: new URLSearchParams(typed), redirect: 'manual' });
  expect([paid.status, paid.headers.get('location')]).toEqual([303, 'http://localhost:8080/thanks']);
  expect(await stripe.checkout.sessions.retrieve(id)).toMatchObject({ status: 'complete', payment_status: 'paid' });
});

test("errors over the network look like Stripe's", async () => {
  const wrongKey = stripeOf(port, 'sk_test_other').paymentIntents.list();
  await expect(wrongKey).rejects.toThrow(Stripe.errors.StripeAuthenticationError);
  await expect(stripe.paymentIntents.retrieve('pi_unknown')).rejects.toMatchObject({ code: 'resource_missing' });
  await expect(stripe.customers.list()).rejects.toThrow('Unrecognized request URL');
});

test('two standalone sandboxes cannot use one data folder', async () => {
  const other = startStandalone({ port: await freePort(), webhookUrl: null, dataDir }, pino({ level: 'silent' }));
  await expect(other).rejects.toThrow('choose another DATA_DIR');
});
