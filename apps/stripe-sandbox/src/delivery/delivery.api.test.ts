import Stripe from 'stripe';
import { afterEach, describe, expect, test } from 'vitest';
import {
  startTestSandbox,
  type TestSandbox,
  useTestSandbox,
  WEBHOOK_SECRET,
} from '#tests/support/counterparts/payment-sandbox.ts';

const shop = await useTestSandbox();
afterEach(async () => {
  shop.status = 200;
  await shop.sandbox.faults.clear();
  await shop.pass(3600);
  shop.delivered.length = 0;
});

async function pay({ stripe } = shop): Promise<string> {
  const metadata = { note: 'Zoë – 株' };
  const wanted = { amount: 3700, currency: 'usd', confirm: true, payment_method: 'pm_card_visa', metadata };
  return (await stripe.paymentIntents.create(wanted)).id;
}

/** The ids of the objects that the delivered events are about. */
function subjects({ delivered }: TestSandbox): string[] {
  return delivered.map(({ body }) => JSON.parse(body).data.object.id);
}

describe('an event', () => {
  test('an event is delivered after the response, signed over its exact bytes', async () => {
    const id = await pay();
    await expect.poll(() => shop.types()).toEqual(['payment_intent.succeeded']);
    const { body = '', signature = '' } = shop.delivered[0] ?? {};
    const receivedAt = shop.now.getTime();
    const read = (text: string | Buffer, secret = WEBHOOK_SECRET) =>
      Stripe.webhooks.constructEvent(text, signature, secret, 300, undefined, receivedAt);
    const event = read(Buffer.from(body));
    expect(event).toMatchObject({
      object: 'event',
      livemode: false,
      api_version: Stripe.API_VERSION,
      pending_webhooks: 1,
    });
    expect(event.data.object).toMatchObject({ id, object: 'payment_intent', metadata: { note: 'Zoë – 株' } });
    expect(event.request).toMatchObject({ id: expect.stringMatching(/^req_/), idempotency_key: expect.any(String) });
    expect(() => read(JSON.stringify(JSON.parse(body)))).toThrow('signature');
    expect(() => read(body.replace('3700', '1000'))).toThrow('signature');
    expect(() => read(body, 'whsec_other')).toThrow('signature');
    expect(await shop.stripe.events.retrieve(event.id)).toEqual(event);
  });

  test('an event is retried with growing delays until it is accepted', async () => {
    shop.status = 500;
    const id = await pay();
    await expect.poll(() => shop.delivered.length).toBe(1);
    for (const [pause, count] of [
      [1, 1],
      [1, 2],
      [7, 2],
      [1, 3],
      [31, 3],
      [1, 4],
    ] as const) {
      await shop.pass(pause);
      expect(shop.delivered).toHaveLength(count);
    }
    shop.status = 204;
    expect(await shop.pass(3600)).toBe(1);
    expect(await shop.pass(24 * 3600)).toBe(0);
    expect(subjects(shop)).toEqual(Array(5).fill(id));
  });

  test('a rejected event does not delay the others', async () => {
    shop.status = 400;
    await pay();
    await expect.poll(() => shop.delivered.length).toBe(1);
    shop.status = 200;
    const second = await pay();
    await expect.poll(() => subjects(shop).at(-1)).toBe(second);
  });

  test('an undelivered event survives a restart', async () => {
    const first = await startTestSandbox();
    first.status = 503;
    const id = await pay(first);
    await expect.poll(() => first.delivered.length).toBe(1);
    first.sandbox.faults.holdEvents();
    const second = await pay(first);
    await first.stop();
    first.now = new Date(first.now.getTime() + 5000);

    const next = await first.startAnother();
    await expect.poll(() => subjects(next).toSorted()).toEqual([id, second].toSorted());
    expect(await next.stripe.paymentIntents.retrieve(id)).toMatchObject({ status: 'succeeded' });
    expect(await next.pass(3600)).toBe(0);
    await next.close();
  });

  test('an event whose delivery was cut off by a kill is delivered at the next start', async () => {
    const killed = await startTestSandbox();
    const [begun, ended] = [Promise.withResolvers<void>(), Promise.withResolvers<number>()];
    killed.sandbox.deliverTo(() => {
      begun.resolve();
      return ended.promise;
    });
    const id = await pay(killed);
    await begun.promise;
    const next = await killed.startAnother();
    await next.sandbox.deliverDue();
    expect(subjects(next)).toEqual([id]);
    ended.resolve(0);
    await killed.stop();
    await next.close();
  });
});

describe('on demand', () => {
  /** Three payments whose events wait. */
  async function holdThree(): Promise<string[]> {
    shop.sandbox.faults.holdEvents();
    const ids = [await pay(), await pay(), await pay()];
    expect(await shop.pass(60)).toBe(0);
    expect(shop.delivered).toEqual([]);
    return ids;
  }

  test('held events are delivered in order when released', async () => {
    const ids = await holdThree();
    await shop.sandbox.faults.releaseEvents();
    expect(subjects(shop)).toEqual(ids);
    const fourth = await pay();
    await expect.poll(() => subjects(shop)).toEqual([...ids, fourth]);
    expect(await shop.pass(3600)).toBe(0);
  });

  test('released events can be reordered, repeated or dropped', async () => {
    const [first, second, third] = await holdThree();
    await shop.sandbox.faults.releaseEvents(([one, two]) => [two, one, two].filter((event) => event !== undefined));
    expect(subjects(shop)).toEqual([second, first, second]);
    expect(await shop.pass(24 * 3600)).toBe(0);
    expect(subjects(shop)).not.toContain(third);
  });

  test('a released event that is rejected is retried', async () => {
    await holdThree();
    shop.status = 500;
    await shop.sandbox.faults.releaseEvents();
    shop.status = 200;
    await shop.pass(60);
    expect(shop.delivered).toHaveLength(6);
  });

  test('each event can be delivered several times', async () => {
    shop.sandbox.faults.repeatEvents(3);
    const id = await pay();
    await expect.poll(() => subjects(shop)).toEqual([id, id, id]);
    expect(new Set(shop.delivered.map(({ body }) => body)).size).toBe(1);
    await shop.sandbox.faults.clear();
    const other = await pay();
    await expect.poll(() => subjects(shop)).toEqual([id, id, id, other]);
  });

  test('a dropped event can still be listed', async () => {
    shop.sandbox.faults.dropEvents();
    const id = await pay();
    await shop.sandbox.faults.clear();
    const other = await pay();
    await shop.pass(24 * 3600);
    expect(subjects(shop)).toEqual([other]);
    const { data } = await shop.stripe.events.list({ limit: 2 });
    expect(data.map(({ data: { object } }) => 'id' in object && object.id)).toEqual([other, id]);
  });
});

test('a webhook may throw, and may call the API while it handles an event', async () => {
  const seen: string[] = [];
  shop.sandbox.deliverTo(() => Promise.reject(new Error('broken')));
  await pay();
  await shop.sandbox.deliverDue();
  shop.sandbox.deliverTo(async ({ body }) => {
    const { id } = JSON.parse(body).data.object;
    seen.push((await shop.stripe.paymentIntents.retrieve(id)).status);
    return 200;
  });
  expect(await shop.pass(2)).toBe(1);
  expect(seen).toEqual(['succeeded']);
});
