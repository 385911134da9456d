import { describe, expect, test } from 'vitest';
import { useTestServer } from '#tests/support/api-test.ts';
import { BrowserSession } from '#tests/support/browser/browser-session.ts';
import { deliver, postToWebhook, sign, undeliveredEvent } from '#tests/support/counterparts/webhook.ts';
import { buyHeritage, sandboxOf } from '#tests/support/learner/payments.ts';
import { startTestServer } from '#tests/support/server.ts';
import { paymentEvent } from '../../db/schema/payment.ts';

const server = await useTestServer();

const listStored = () => server.runtime.db.select().from(paymentEvent);
const after = (seconds: number) => new Date(server.now.getTime() + seconds * 1000);

describe('webhook signatures', () => {
  test('the signature covers the exact bytes of the body', async () => {
    const event = await undeliveredEvent(server);
    const before = await listStored();
    const pretty = JSON.stringify({ ...event, note: 'Grüße, 链接 — 🕯' }, null, 4);
    const compact = JSON.stringify(JSON.parse(pretty));
    const good = sign(server, pretty);
    const refused = [
      { body: compact, signature: good },
      { body: pretty.replace('3700', '3701'), signature: good },
      { body: pretty },
      { body: pretty, signature: '' },
      { body: pretty, signature: sign(server, pretty, { secret: 'whsec_other' }) },
      { body: pretty, signature: good.replace('v1=', 'v0=') },
      { body: pretty, signature: 'nonsense' },
      { body: '', signature: sign(server, '') },
    ];
    for (const request of refused) expect((await postToWebhook(server, request)).statusCode).toBe(400);
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/octet-stream']) {
      expect((await postToWebhook(server, { body: pretty, signature: good, type })).statusCode).toBe(415);
    }
    expect(await listStored()).toEqual(before);
    expect((await postToWebhook(server, { body: pretty, signature: good })).statusCode).toBe(200);
    expect((await listStored()).find(({ id }) => id === event.id)?.outcome).toBe('settled');
  });

  test('a signed body that is not an event is rejected', async () => {
    const body = '{"id": "evt_cut';
    expect((await postToWebhook(server, { body, signature: sign(server, body) })).statusCode).toBe(400);
  });

  test('a body that is too large is rejected before its signature is checked', async () => {
    const body = JSON.stringify({ id: 'evt_large', padding: 'x'.repeat(600_000) });
    expect((await postToWebhook(server, { body, signature: sign(server, body) })).statusCode).toBe(413);
  });

  test('a signature is valid for five minutes in either direction', async () => {
    const event = await undeliveredEvent(server);
    const body = JSON.stringify(event);
    const statusAt = async (at: Date) =>
      (await postToWebhook(server, { body, signature: sign(server, body, { at }) })).statusCode;
    expect(await statusAt(after(-301))).toBe(400);
    expect(await statusAt(after(301))).toBe(400);
    expect(await statusAt(after(24 * 60 * 60))).toBe(400);
    expect((await listStored()).some(({ id }) => id === event.id)).toBe(false);
    expect(await statusAt(after(-300))).toBe(200);
    expect(await statusAt(after(299))).toBe(200);
  });

  test('a signature cannot hide its age behind a second timestamp', async () => {
    const body = JSON.stringify(await undeliveredEvent(server));
    const [stamp, hash] = sign(server, body).split(',');
    for (const signature of [
      `t=${stampOf(after(9999))},${stamp},${hash}`,
      `${stamp},t=${stampOf(after(9999))},${hash}`,
      `t=,${stamp},${hash},t=x`,
    ]) {
      expect((await postToWebhook(server, { body, signature })).statusCode).toBe(400);
    }
  });

  test('both secrets are accepted while one replaces the other', async () => {
    const keys = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_PUBLISHABLE_KEY: 'pk_test_1' };
    const rolling = await startTestServer({ ...keys, STRIPE_WEBHOOK_SECRET: 'whsec_old,whsec_new' });
    const statusBy = async (secret: string) => {
      const body = JSON.stringify({ ...anEvent('customer.created'), id: `evt_by_${secret}` });
      return (await postToWebhook(rolling, { body, signature: sign(rolling, body, { secret }) })).statusCode;
    };
    expect(await statusBy('whsec_old')).toBe(200);
    expect(await statusBy('whsec_new')).toBe(200);
    expect(await statusBy('whsec_older')).toBe(400);
    expect(await statusBy('whsec_old,whsec_new')).toBe(400);
    await rolling.close();
  });
});

function stampOf(moment: Date): number {
  return Math.floor(moment.getTime() / 1000);
}

describe('the webhook route', () => {
  test('other calls still get parsed JSON and reject other sites', async () => {
    const browser = new BrowserSession(server);
    expect((await browser.post('/api/create-payment-intent', { amount: 37 })).status).toBe(200);
    expect((await browser.post('/api/create-payment-intent', '{"amount":')).status).toBe(400);
    const foreign = { method: 'POST' as const, url: '/api/create-payment-intent', payload: { amount: 37 } };
    expect((await server.app.inject(foreign)).json()).toMatchObject({ code: 'cross_site' });
    const elsewhere = await server.app.inject({ ...foreign, headers: { origin: 'https://evil.example' } });
    expect(elsewhere.json()).toMatchObject({ code: 'cross_site' });
  });

  test('the webhook accepts POST from anywhere at its own path only', async () => {
    const body = JSON.stringify(anEvent('customer.created'));
    const headers = { 'content-type': 'application/json', 'stripe-signature': sign(server, body) };
    const post = (url: string, more: Record<string, string> = {}) =>
      server.app.inject({ method: 'POST', url, headers: { ...headers, ...more }, payload: body });
    expect((await post('/api/webhooks/stripe', { origin: 'https://evil.example' })).statusCode).toBe(200);
    expect((await post('/api/webhooks/stripe/more')).statusCode).toBe(403);
    expect((await post('/api/webhooks')).statusCode).toBe(403);
    expect((await server.app.inject({ url: '/api/webhooks/stripe' })).statusCode).toBe(404);
    expect(
      (await server.app.inject({ method: 'PUT', url: '/api/webhooks/stripe', headers, payload: body })).statusCode,
    ).toBe(403);
  });
});

let made = 0;

function anEvent(type: string, object: object = { id: 'cus_1', object: 'customer' }): object {
  made += 1;
  return { id: `evt_made_${made}`, object: 'event', type, livemode: false, created: 1_790_000_000, data: { object } };
}

test('an event that arrives while Stripe rejects our calls is sent again later, and the reason is logged', async () => {
  const event = await undeliveredEvent(server);
  const { faults } = sandboxOf(server);
  faults.failNext('GET /v1/payment_intents/*', { status: 401, times: 1 });
  expect(await deliver(server, event)).toBe(503);
  expect(await deliver(server, event)).toBe(200);
});

test('the sandbox signs and delivers its events the way Stripe does', async () => {
  const before = await listStored();
  await buyHeritage(server, new BrowserSession(server), 'delivered@example.com');
  const stored = await listStored();
  expect(stored.slice(before.length)).toMatchObject([{ type: 'payment_intent.succeeded', outcome: 'settled' }]);
});
