import { eq, sql } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { useTestServer } from '#tests/support/api-test.ts';
import { mailTo } from '#tests/support/counterparts/mail.ts';
import { deliver, eventsAbout } from '#tests/support/counterparts/webhook.ts';
import {
  accessIn,
  beginCheckout,
  beginPayment,
  buyHeritage,
  changesOf,
  countMailJobs,
  payByCard,
  payCheckout,
  purchasesOf,
  type StartedPayment,
  sandboxOf,
  useBuyer,
} from '#tests/support/learner/payments.ts';
import { openLog } from '#tests/support/log.ts';
import { sandboxObject } from '../../../../stripe-sandbox/src/db/schema.ts';
import { paymentEvent } from '../../db/schema/payment.ts';

const { log, lines } = openLog();
const server = await useTestServer({}, { log });
const buyer = useBuyer(server);
const { stripe } = server.runtime.payments;

const deliverDue = () => sandboxOf(server).deliverDue();
const access = () => accessIn(buyer.browser);

/** The current state of a payment at the provider, changed behind its back. */
async function falsify(id: string, changes: object): Promise<void> {
  await server.runtime.db
    .update(sandboxObject)
    .set({ data: sql`${sandboxObject.data} || ${JSON.stringify(changes)}::jsonb` })
    .where(eq(sandboxObject.id, id));
}

describe('events delivered in any order lead to the same state', () => {
  const told = ['checkout.session.completed', 'charge.dispute.created', 'charge.dispute.closed', 'charge.refunded'];

  function permutations<T>(items: T[]): T[][] {
    if (items.length < 2) return [items];
    return items.flatMap((item, index) => permutations(items.toSpliced(index, 1)).map((rest) => [item, ...rest]));
  }

  /** Takes a payment through a dispute that is won and a refund; none of its events has arrived. */
  async function disputeAndRefund(): Promise<void> {
    sandboxOf(server).faults.holdEvents();
    const session = await beginCheckout(buyer.browser);
    await payCheckout(server, session, { email: buyer.learner.email });
    const { payment_intent } = await stripe.checkout.sessions.retrieve(session);
    const dispute = await sandboxOf(server).bank.openDispute(String(payment_intent));
    await sandboxOf(server).bank.closeDispute(dispute, 'won');
    await stripe.refunds.create({ payment_intent: String(payment_intent) });
  }

  test.each(permutations(told).map((order) => ({ order })))(
    'events delivered in the order $order lead to the same state',
    async ({ order }) => {
      await disputeAndRefund();
      let released: string[] = [];
      await sandboxOf(server).faults.releaseEvents((events) => {
        const chosen = order.flatMap((type) => events.find((event) => event.type === type) ?? []);
        released = chosen.map(({ type }) => type);
        return chosen;
      });
      // An event that the sandbox no longer sends would silently shorten every order.
      expect(released).toEqual(order);
      expect(await access()).toBe('heritage inactive');
      expect(await purchasesOf(server, buyer.learner)).toMatchObject([{ status: 'refunded', refundedCents: 3700 }]);
    },
  );

  test('a refund event that arrives first leaves Heritage closed and is told without a receipt', async () => {
    await disputeAndRefund();
    await sandboxOf(server).faults.releaseEvents((events) => events.filter(({ type }) => type === 'charge.refunded'));
    expect(await access()).toBe('heritage inactive');
    expect(await changesOf(server, buyer.learner)).toEqual(['refunded']);
    expect((await mailTo(server, buyer.learner.email)).subject).toMatch(/^Your refund for receipt W-/);
  });
});

test('a stale snapshot is fetched again and never replaces a newer one', async () => {
  const payment = await buyHeritage(server, buyer.browser, buyer.learner.email);
  const [event] = await eventsAbout(server, payment);
  const list = stripe.refunds.list.bind(stripe.refunds);
  const slowFetch = vi.spyOn(stripe.refunds, 'list').mockImplementationOnce((async (...asked) => {
    const nothingYet = await list(...asked);
    // While this response is in transit, the payment is refunded, and we learn of that and store it.
    await stripe.refunds.create({ payment_intent: payment });
    await deliverDue();
    expect(await access()).toBe('heritage inactive');
    return nothingYet;
  }) as typeof list);
  expect(await deliver(server, { ...event, id: 'evt_slow' })).toBe(200);
  expect(slowFetch).toHaveBeenCalledTimes(3);
  expect(await access()).toBe('heritage inactive');
  slowFetch.mockRestore();
});

describe('a payment that differs from its order grants nothing and is logged as an error', () => {
  async function payFalsified(changes: object): Promise<StartedPayment> {
    const begun = await beginPayment(buyer.browser);
    sandboxOf(server).faults.holdEvents();
    await payByCard(server, begun, { email: buyer.learner.email });
    await falsify(begun.id, changes);
    await sandboxOf(server).faults.releaseEvents();
    return begun;
  }

  test.each([
    ['amount', { amount_received: 100 }, 'amount is 100 instead of 3700'],
    ['currency', { currency: 'jpy' }, 'currency is jpy instead of usd'],
    ['mode', { livemode: true }, 'livemode is true instead of false'],
    ['order', { metadata: { order_id: 'another' } }, 'order is another instead of '],
  ])('a payment with another %s than its order grants nothing', async (_, changes, fault) => {
    const mails = await countMailJobs(server);
    const begun = await payFalsified(changes);
    expect(await access()).toBe('genesis active');
    expect(await purchasesOf(server, buyer.learner)).toEqual([]);
    const [event] = await eventsAbout(server, begun.id);
    const [stored] = await server.runtime.db
      .select()
      .from(paymentEvent)
      .where(eq(paymentEvent.id, event?.id ?? ''));
    expect(stored?.outcome).toBe('mismatch');
    const [loud] = lines.filter((line) => line.includes(begun.id) && line.includes('PAID, BUT NOT AS ORDERED'));
    expect(JSON.parse(loud ?? '')).toMatchObject({ level: 50, faults: [expect.stringContaining(fault)] });
    expect(await countMailJobs(server)).toBe(mails);
  });

  test.each([{ amount_total: 100 }, { amount_subtotal: 100 }, { currency: 'eur' }])(
    'a session with %j, unlike its order, grants nothing',
    async (changes) => {
      const session = await beginCheckout(buyer.browser);
      sandboxOf(server).faults.holdEvents();
      await payCheckout(server, session, { email: buyer.learner.email });
      await falsify(session, changes);
      await sandboxOf(server).faults.releaseEvents();
      expect(await access()).toBe('genesis active');
      expect(await purchasesOf(server, buyer.learner)).toEqual([]);
      expect(lines.some((line) => line.includes(session) && line.includes('PAID, BUT NOT AS ORDERED'))).toBe(true);
    },
  );

  test('a purchase learns of its refund even when the metadata of its payment changed since', async () => {
    const begun = await beginPayment(buyer.browser);
    await payByCard(server, begun, { email: buyer.learner.email });
    await sandboxOf(server).deliverDue();
    await falsify(begun.id, { metadata: { order_id: 'another' } });
    await stripe.refunds.create({ payment_intent: begun.id });
    await sandboxOf(server).deliverDue();
    expect(await access()).toBe('heritage inactive');
  });
});

describe('a crash while an event is handled', () => {
  const raise = sql`create function refuse_purchase() returns trigger language plpgsql as
    $$ begin raise exception 'the process died here'; end $$`;
  const between = sql`create trigger refuse before insert on purchase for each row execute function refuse_purchase()`;
  const atCommit = sql`create constraint trigger refuse after insert on purchase deferrable initially deferred
    for each row execute function refuse_purchase()`;

  test.each([
    ['between the event and its effects', between],
    ['at commit', atCommit],
  ])('a crash %s stores nothing, and the event is delivered again', async (_, trigger) => {
    const { db } = server.runtime;
    const begun = await beginPayment(buyer.browser);
    sandboxOf(server).faults.dropEvents();
    await payByCard(server, begun, { email: buyer.learner.email });
    await sandboxOf(server).faults.clear();
    const [event = {}] = await eventsAbout(server, begun.id);
    await db.execute(raise);
    await db.execute(trigger);
    const mailsBefore = await countMailJobs(server);
    expect([await deliver(server, event), await deliver(server, event)]).toEqual([500, 500]);
    expect(await access()).toBe('genesis active');
    expect(
      await db
        .select()
        .from(paymentEvent)
        .where(eq(paymentEvent.id, Reflect.get(event, 'id'))),
    ).toEqual([]);
    expect(await countMailJobs(server)).toBe(mailsBefore);
    await db.execute(sql`drop function refuse_purchase cascade`);
    expect([await deliver(server, event), await deliver(server, event)]).toEqual([200, 200]);
    expect(await access()).toBe('heritage active');
    expect(await purchasesOf(server, buyer.learner)).toHaveLength(1);
    await mailTo(server, buyer.learner.email);
  });
});
