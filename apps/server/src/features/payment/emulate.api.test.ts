import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { createEmulator, type Emulator } from 'emulate';
import Stripe from 'stripe';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailTo } from '#tests/support/counterparts/mail.ts';
import { deliver } from '#tests/support/counterparts/webhook.ts';
import { HERITAGE } from '#tests/support/learner/buyers.ts';
import { beginCheckout, browserOf, listOrders, listStoredPurchases } from '#tests/support/learner/payments.ts';
import { createLearner, startTestServer, type TestServer } from '#tests/support/server.ts';
import type { PaymentProvider } from './public.ts';

/** A second Stripe emulator besides our own sandbox, written by others and reached over a real connection. */
const WEBHOOK_SECRET = 'whsec_of_the_emulator';
const PRICE = 'price_heritage';

let server: TestServer;
let emulator: Emulator;
/** The events as received, once their signature was verified. */
const received: string[] = [];
const receiver = createServer(async (request, response) => {
  const body = await text(request);
  Stripe.webhooks.constructEvent(body, String(request.headers['stripe-signature']), WEBHOOK_SECRET);
  received.push(body);
  response.end();
});

beforeAll(async () => {
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const webhook = { url: addressOf(receiver.address()), events: ['*'], secret: WEBHOOK_SECRET };
  emulator = await createEmulator({
    service: 'stripe',
    port: await freePort(),
    hostname: '127.0.0.1',
    seed: {
      stripe: {
        products: [{ id: 'prod_heritage', name: 'Heritage' }],
        prices: [{ id: PRICE, product_name: 'Heritage', currency: 'usd', unit_amount: 3700 }],
        webhooks: [webhook],
      },
    },
  });
  server = await startTestServer({}, { payments: emulatedProvider(emulator.url) });
});
afterAll(async () => {
  await server.close();
  await emulator.close();
  receiver.close();
  receiver.closeAllConnections();
});

function addressOf(address: AddressInfo | string | null): string {
  return `http://127.0.0.1:${(address as AddressInfo).port}/`;
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

function emulatedProvider(url: string): PaymentProvider {
  const httpClient = Stripe.createFetchHttpClient(asTheEmulatorHasIt(url));
  return {
    stripe: new Stripe('sk_test_emulator', { httpClient, telemetry: false }),
    environment: 'test',
    publishableKey: 'pk_test_emulator',
    webhookSecrets: [WEBHOOK_SECRET],
    sandbox: null,
    close: async () => {},
  };
}

/** The emulator knows prices only by id, and its sessions lack the amounts. */
function asTheEmulatorHasIt(url: string): typeof fetch {
  return async (address, init) => {
    const { pathname, search } = new URL(String(address));
    const body = init?.body ? { body: withPriceById(String(init.body)) } : {};
    const headers = new Headers(init?.headers);
    headers.delete('content-length');
    const response = await fetch(new URL(pathname + search, url), { ...init, ...body, headers });
    const object = (await response.json()) as Record<string, unknown>;
    const amounts = { amount_subtotal: 3700, amount_total: 3700, currency: 'usd' };
    return Response.json(object.object === 'checkout.session' ? { ...amounts, ...object } : object, {
      status: response.status,
    });
  };
}

function withPriceById(body: string): string {
  const form = new URLSearchParams(body);
  for (const name of [...form.keys()]) if (name.includes('[price_data]')) form.delete(name);
  if (form.has('line_items[0][quantity]')) form.set('line_items[0][price]', PRICE);
  return String(form);
}

/** Adds what the emulator leaves out: the event's id, time and mode. */
function completed(body: string): object {
  return {
    id: `evt_emulated_${received.length}`,
    object: 'event',
    livemode: false,
    created: 1_790_000_000,
    ...JSON.parse(body),
  };
}

test('a session paid on an independent Stripe emulator opens Heritage through its signed event', async () => {
  const learner = await createLearner(server);
  const browser = browserOf(server, learner);
  const session = await beginCheckout(browser);
  const page = await fetch(new URL(`/checkout/${session}`, emulator.url));
  expect(await page.text()).toContain('37.00');
  expect(await browser.currentUser()).toMatchObject({ subscriptionTier: 'genesis' });
  const paid = await fetch(new URL(`/checkout/${session}/complete`, emulator.url), {
    method: 'POST',
    redirect: 'manual',
  });
  expect(paid.headers.get('location')).toBe(`${server.origin}/subscribe?success=true&session_id=${session}`);
  await expect.poll(() => received.length).toBe(1);
  const event = completed(received[0] ?? '');
  expect(event).toMatchObject({ type: 'checkout.session.completed' });
  expect([await deliver(server, event), await deliver(server, event)]).toEqual([200, 200]);
  expect(await browser.currentUser()).toMatchObject(HERITAGE);
  expect(await listOrders(server)).toMatchObject([{ providerId: session, state: 'paid' }]);
  expect(await listStoredPurchases(server)).toMatchObject([
    { userId: learner.id, amountCents: 3700, email: learner.email },
  ]);
  expect((await mailTo(server, learner.email)).text).not.toContain('sandbox');
});

test('a session that expired at the emulator is replaced by a new one', async () => {
  const browser = browserOf(server, await createLearner(server));
  const first = await beginCheckout(browser);
  expect(await beginCheckout(browser)).toBe(first);
  await server.runtime.payments.stripe.checkout.sessions.expire(first);
  expect(await beginCheckout(browser)).not.toBe(first);
});

test('an error of the emulator becomes an API error with a code', async () => {
  const browser = browserOf(server, await createLearner(server));
  await emulator.close();
  const page = await browser.post('/api/subscription/create-checkout', undefined);
  expect([page.status, page.json<{ code: string }>().code]).toEqual([503, 'payment_unavailable']);
});
