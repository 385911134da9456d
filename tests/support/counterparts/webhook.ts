import { randomUUID } from 'node:crypto';
import type Stripe from 'stripe';
import { BrowserSession } from '../browser/browser-session.ts';
import { beginPayment, payByCard, sandboxOf } from '../learner/payments.ts';
import type { TestServer } from '../server.ts';

/** Signs a body as Stripe does. */
export function sign(server: TestServer, body: string, by: { secret?: string; at?: Date } = {}): string {
  const { stripe, webhookSecrets } = server.runtime.payments;
  const { secret = webhookSecrets[0] ?? '', at = server.now } = by;
  const timestamp = Math.floor(at.getTime() / 1000);
  return stripe.webhooks.generateTestHeaderString({ payload: body, secret, timestamp });
}

interface WebhookRequest {
  readonly body: string | Buffer;
  readonly signature?: string;
  readonly type?: string;
}

/** Posts to the webhook as Stripe does, without an origin. */
export async function postToWebhook(
  server: TestServer,
  { body, signature, type = 'application/json' }: WebhookRequest,
) {
  return server.app.inject({
    method: 'POST',
    url: '/api/webhooks/stripe',
    headers: { 'content-type': type, ...(signature === undefined ? {} : { 'stripe-signature': signature }) },
    payload: body,
  });
}

/** Delivers a signed event once. Returns the status. */
export async function deliver(server: TestServer, event: object): Promise<number> {
  const body = JSON.stringify(event);
  const { statusCode } = await postToWebhook(server, { body, signature: sign(server, body) });
  return statusCode;
}

/** An event about a payment that succeeded, which never reached our webhook. */
export async function undeliveredEvent(server: TestServer): Promise<Stripe.Event> {
  const browser = new BrowserSession(server);
  const begun = await beginPayment(browser);
  sandboxOf(server).faults.dropEvents();
  await payByCard(server, begun, { email: `${randomUUID()}@example.com` });
  await sandboxOf(server).faults.clear();
  const event = (await listEvents(server)).find(({ data }) => Reflect.get(data.object, 'id') === begun.id);
  if (event === undefined) throw new Error('The sandbox recorded no event.');
  return event;
}

/** All events of the sandbox so far, oldest first. */
export async function listEvents(server: TestServer): Promise<Stripe.Event[]> {
  const { data } = await server.runtime.payments.stripe.events.list({ limit: 100 });
  return data.toReversed();
}

/** The events about a payment or session, oldest first. */
export async function eventsAbout(server: TestServer, id: string): Promise<Stripe.Event[]> {
  const isAbout = ({ data }: Stripe.Event) =>
    [Reflect.get(data.object, 'id'), Reflect.get(data.object, 'payment_intent')].includes(id);
  return (await listEvents(server)).filter(isAbout);
}
