import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { BrowserSession } from '../../../../../tests/support/browser-session.ts';
import { openLog } from '../../../../../tests/support/log.ts';
import { mailTo } from '../../../../../tests/support/mail.ts';
import {
  type BegunPayment,
  beginCheckout,
  beginPayment,
  browserOf,
  buyHeritage,
  CARDS,
  countMailJobs,
  DEBIT_ON_ITS_WAY,
  deliver,
  listEvents,
  payByCard,
  payCheckout,
  sandboxOf,
} from '../../../../../tests/support/payments.ts';
import {
  createLearner,
  startTestServer,
  type TestLearner,
  type TestServer,
} from '../../../../../tests/support/server.ts';
import { accessChange, paymentEvent, paymentOrder, purchase } from '../../db/schema/payment.ts';
import { sandboxObject } from '../../db/schema/sandbox.ts';

const { log, lines } = openLog();
let server: TestServer;
let learner: TestLearner;
let browser: BrowserSession;
beforeAll(async () => {
  server = await startTestServer({}, { log });
});
beforeEach(async () => {
  await sandboxOf(server).faults.clear();
  server.now = new Date();
  learner = await createLearner(server);
  browser = browserOf(server, learner);
});
afterAll(() => server.close());

const stripe = () => server.runtime.payments.stripe;
const deliverDue = () => sandboxOf(server).deliverDue();

/** What the learner may do now, by a request of its own. */
async function access(): Promise<string> {
  const user = await browser.currentUser();
  return `${user?.subscriptionTier} ${user?.subscriptionStatus}`;
}

function purchasesOf({ id }: TestLearner) {
  return server.runtime.db.select().from(purchase).where(eq(purchase.userId, id));
}

async function changesOf(owner: TestLearner): Promise<string[]> {
  const rows = await server.runtime.db
    .select()
    .from(accessChange)
    .where(eq(accessChange.userId, owner.id))
    .orderBy(accessChange.id);
  return rows.map(({ change }) => change);
}

async function eventsAbout(paymentId: string) {
  const events = await listEvents(server);
  return events.filter(({ data }) =>
    [Reflect.get(data.object, 'id'), Reflect.get(data.object, 'payment_intent')].includes(paymentId),
  );
}

/** The present state of a payment as the provider tells it, changed behind its back. */
async function falsify(id: string, changes: object): Promise<void> {
  await server.runtime.db
    .update(sandboxObject)
    .set({ data: sql`${sandboxObject.data} || ${JSON.stringify(changes)}::jsonb` })
    .where(eq(sandboxObject.id, id));
}

describe('a payment that arrives', () => {
  test('by card opens heritage, once, with one receipt', async () => {
    expect(await access()).toBe('genesis active');
    await buyHeritage(server, browser, learner.email);
    expect(await access()).toBe('heritage active');
    expect(await purchasesOf(learner)).toMatchObject([
      { status: 'paid', amountCents: 3700, currency: 'usd', refundedCents: 0 },
    ]);
    expect(await changesOf(learner)).toEqual(['paid']);
    await mailTo(server, learner.email);
  });

  test('on the hosted page opens heritage, though two events tell of it, each of them three times', async () => {
    sandboxOf(server).faults.repeatEvents(3);
    await payCheckout(server, await beginCheckout(browser), { email: learner.email });
    await deliverDue();
    expect(await access()).toBe('heritage active');
    expect(await purchasesOf(learner)).toHaveLength(1);
    expect(await changesOf(learner)).toEqual(['paid']);
    await mailTo(server, learner.email);
  });

  test('is no payment when the card is declined, and the buyer who saw it gets no mail of it', async () => {
    const begun = await beginPayment(browser);
    await payByCard(server, begun, { email: learner.email, card: CARDS.declined });
    await deliverDue();
    expect(await access()).toBe('genesis active');
    await payByCard(server, begun, { email: learner.email });
    await deliverDue();
    expect(await access()).toBe('heritage active');
    expect((await mailTo(server, learner.email)).subject).toContain('receipt');
  });
});

describe('a debit that is on its way', () => {
  async function payByDebit(): Promise<{ session: string; payment: string }> {
    const session = await beginCheckout(browser);
    await payCheckout(server, session, { email: learner.email, debit: DEBIT_ON_ITS_WAY });
    await deliverDue();
    const { payment_intent } = await stripe().checkout.sessions.retrieve(session);
    return { session, payment: String(payment_intent) };
  }

  test.each(['succeeded', 'failed'] as const)('gives nothing; %s twice, it does so once', async (outcome) => {
    sandboxOf(server).faults.repeatEvents(2);
    const { payment } = await payByDebit();
    expect(await access()).toBe('genesis active');
    expect(await purchasesOf(learner)).toEqual([]);
    await sandboxOf(server).bank.settle(payment, outcome);
    await deliverDue();
    const { subject } = await mailTo(server, learner.email);
    if (outcome === 'succeeded') {
      expect([await access(), subject]).toEqual(['heritage active', expect.stringContaining('receipt')]);
    } else {
      expect([await access(), subject]).toEqual(['genesis active', 'Your payment to Wickwise did not arrive']);
    }
    expect(await purchasesOf(learner)).toHaveLength(outcome === 'succeeded' ? 1 : 0);
  });

  test('cannot be paid a second time meanwhile', async () => {
    await payByDebit();
    for (const path of ['/api/create-payment-intent', '/api/subscription/create-checkout']) {
      const page = await browser.post(path, path.endsWith('intent') ? { amount: 37 } : undefined);
      expect([page.status, page.json<{ code: string }>().code]).toEqual([503, 'payment_unavailable']);
    }
  });

  test('of our own page tells the buyer when it fails, even if the events come in the wrong order', async () => {
    const { id } = await beginPayment(browser);
    sandboxOf(server).faults.holdEvents();
    await stripe().paymentIntents.confirm(id, { payment_method: DEBIT_ON_ITS_WAY });
    await sandboxOf(server).bank.settle(id, 'failed');
    await sandboxOf(server).faults.releaseEvents((events) => events.toReversed());
    expect((await mailTo(server, learner.email)).subject).toBe('Your payment to Wickwise did not arrive');
    expect(await access()).toBe('genesis active');
  });
});

test('a session that costs nothing opens heritage, and there is nothing in it to pay back', async () => {
  await beginCheckout(browser);
  const [order] = await server.runtime.db.select().from(paymentOrder).where(eq(paymentOrder.userId, learner.id));
  const free = await stripe().checkout.sessions.create({
    mode: 'payment',
    line_items: [
      { price_data: { currency: 'usd', unit_amount: 3700, product_data: { name: 'Heritage' } }, quantity: 1 },
    ],
    discounts: [{ coupon: 'sandbox_free' }],
    metadata: { order_id: order?.id ?? '' },
    success_url: `${server.origin}/subscribe?success=true`,
  });
  await server.runtime.db
    .update(paymentOrder)
    .set({ providerId: free.id })
    .where(eq(paymentOrder.id, order?.id ?? ''));
  await sandboxOf(server).browser.payCheckout(free.id, { email: learner.email, chosen: null });
  await deliverDue();
  expect(await access()).toBe('heritage active');
  const [bought] = await purchasesOf(learner);
  expect(bought).toMatchObject({ amountCents: 0, paymentIntentId: null, status: 'paid' });
  const refund = await browser.post(`/api/purchases/${bought?.id}/refund`, undefined);
  expect(refund.json()).toMatchObject({ code: 'not_refundable' });
  const completed = (await listEvents(server)).find(({ data }) => Reflect.get(data.object, 'id') === free.id);
  expect(await deliver(server, { ...completed, id: 'evt_free_again' })).toBe(200);
  expect(await access()).toBe('heritage active');
  expect((await mailTo(server, learner.email)).text).toContain('0.00 USD');
});

describe('money that goes back', () => {
  let payment: string;
  beforeEach(async () => {
    payment = await buyHeritage(server, browser, learner.email);
  });
  const refund = async (amount: number) => {
    await stripe().refunds.create({ payment_intent: payment, amount });
    await deliverDue();
    return access();
  };

  test('keeps heritage open while part of it stays, and closes it when nothing does', async () => {
    expect(await refund(1000)).toBe('heritage active');
    expect(await refund(1000)).toBe('heritage active');
    expect(await purchasesOf(learner)).toMatchObject([{ status: 'paid', refundedCents: 2000 }]);
    expect(await refund(1700)).toBe('heritage inactive');
    expect(await purchasesOf(learner)).toMatchObject([{ status: 'refunded', refundedCents: 3700 }]);
    expect(await changesOf(learner)).toEqual(['paid', 'refunded']);
  });

  test('opens it again when the refund fails', async () => {
    expect(await refund(3700)).toBe('heritage inactive');
    const { data } = await stripe().refunds.list({ payment_intent: payment });
    await sandboxOf(server).bank.failRefund(data[0]?.id ?? '');
    await deliverDue();
    expect(await access()).toBe('heritage active');
    expect(await purchasesOf(learner)).toMatchObject([{ status: 'paid', refundedCents: 0 }]);
    expect(await changesOf(learner)).toEqual(['paid', 'refunded', 'restored']);
    expect(await refund(3700)).toBe('heritage inactive');
  });

  test('closes heritage at once, everywhere: in the open session, on the second device, in the lessons', async () => {
    const phone = browser.copy();
    const lessons = async (device: BrowserSession) => {
      const patterns = (await device.get('/api/patterns')).json<{ definition?: string }[]>();
      return patterns.filter(({ definition }) => definition !== undefined).length;
    };
    const all = await lessons(phone);
    await refund(3700);
    for (const device of [phone, browser]) {
      expect((await device.get('/api/subscription/info')).json()).toMatchObject({ hasHeritageAccess: false });
      expect(await lessons(device)).toBe(5);
    }
    expect(all).toBe(56);
  });
});

describe('a dispute', () => {
  let payment: string;
  beforeEach(async () => {
    payment = await buyHeritage(server, browser, learner.email);
  });
  const bank = () => sandboxOf(server).bank;

  test.each([
    ['won', 'heritage active', ['paid', 'suspended', 'restored']],
    ['lost', 'heritage inactive', ['paid', 'suspended', 'lost']],
  ] as const)('suspends heritage until it is %s', async (outcome, end, changes) => {
    const dispute = await bank().openDispute(payment);
    await deliverDue();
    expect(await access()).toBe('heritage inactive');
    expect(await purchasesOf(learner)).toMatchObject([{ status: 'suspended' }]);
    await bank().closeDispute(dispute, outcome);
    await deliverDue();
    expect(await access()).toBe(end);
    expect(await changesOf(learner)).toEqual(changes);
  });

  test('that is withdrawn changes nothing until it is closed', async () => {
    const dispute = await bank().openDispute(payment);
    await bank().withdrawDispute(dispute);
    await deliverDue();
    expect(await access()).toBe('heritage inactive');
    await bank().closeDispute(dispute, 'won');
    await deliverDue();
    expect(await access()).toBe('heritage active');
  });

  test('counts beside a partial refund', async () => {
    await stripe().refunds.create({ payment_intent: payment, amount: 1000 });
    const dispute = await bank().openDispute(payment);
    await deliverDue();
    expect(await access()).toBe('heritage inactive');
    await bank().closeDispute(dispute, 'won');
    await deliverDue();
    expect(await access()).toBe('heritage active');
    expect(await purchasesOf(learner)).toMatchObject([{ status: 'paid', refundedCents: 1000 }]);
  });
});

describe('the order of events does not matter', () => {
  const told = ['checkout.session.completed', 'charge.dispute.created', 'charge.dispute.closed', 'charge.refunded'];

  function permutations<T>(items: T[]): T[][] {
    if (items.length < 2) return [items];
    return items.flatMap((item, index) => permutations(items.toSpliced(index, 1)).map((rest) => [item, ...rest]));
  }

  /** Pays, is disputed, wins and pays back; no event of it has arrived. */
  async function liveThrough(): Promise<void> {
    sandboxOf(server).faults.holdEvents();
    const session = await beginCheckout(browser);
    await payCheckout(server, session, { email: learner.email });
    const { payment_intent } = await stripe().checkout.sessions.retrieve(session);
    const dispute = await sandboxOf(server).bank.openDispute(String(payment_intent));
    await sandboxOf(server).bank.closeDispute(dispute, 'won');
    await stripe().refunds.create({ payment_intent: String(payment_intent) });
  }

  test.each(permutations(told).map((order) => ({ order })))('$order', async ({ order }) => {
    await liveThrough();
    await sandboxOf(server).faults.releaseEvents((events) =>
      order.map((type) => events.find((event) => event.type === type)).filter((event) => event !== undefined),
    );
    expect(await access()).toBe('heritage inactive');
    expect(await purchasesOf(learner)).toMatchObject([{ status: 'refunded', refundedCents: 3700 }]);
  });

  test('refunded before completed ends closed, and no receipt goes out', async () => {
    const mails = await countMailJobs(server);
    await liveThrough();
    await sandboxOf(server).faults.releaseEvents((events) => events.filter(({ type }) => type === 'charge.refunded'));
    expect(await access()).toBe('heritage inactive');
    expect(await changesOf(learner)).toEqual(['refunded']);
    expect(await countMailJobs(server)).toBe(mails);
  });
});

describe('a payment that is not the one ordered grants nothing, and says so loudly', () => {
  async function payFalsified(changes: object): Promise<BegunPayment> {
    const begun = await beginPayment(browser);
    sandboxOf(server).faults.holdEvents();
    await payByCard(server, begun, { email: learner.email });
    await falsify(begun.id, changes);
    await sandboxOf(server).faults.releaseEvents();
    return begun;
  }

  test.each([
    ['amount', { amount_received: 100 }, 'amount is 100 instead of 3700'],
    ['currency', { currency: 'jpy' }, 'currency is jpy instead of usd'],
    ['mode', { livemode: true }, 'livemode is true instead of false'],
    ['order', { metadata: { order_id: 'another' } }, 'order is another instead of '],
  ])('%s', async (_, changes, fault) => {
    const mails = await countMailJobs(server);
    const begun = await payFalsified(changes);
    expect(await access()).toBe('genesis active');
    expect(await purchasesOf(learner)).toEqual([]);
    const [event] = await eventsAbout(begun.id);
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
    '%j of a session',
    async (changes) => {
      const session = await beginCheckout(browser);
      sandboxOf(server).faults.holdEvents();
      await payCheckout(server, session, { email: learner.email });
      await falsify(session, changes);
      await sandboxOf(server).faults.releaseEvents();
      expect(await access()).toBe('genesis active');
      expect(await purchasesOf(learner)).toEqual([]);
    },
  );
});

describe('a crash in between', () => {
  const raise = sql`create function refuse_purchase() returns trigger language plpgsql as
    $$ begin raise exception 'the process died here'; end $$`;
  const between = sql`create trigger refuse before insert on purchase for each row execute function refuse_purchase()`;
  const atCommit = sql`create constraint trigger refuse after insert on purchase deferrable initially deferred
    for each row execute function refuse_purchase()`;

  test.each([
    ['of the event and what it grants', between],
    ['of all that is written and its commit', atCommit],
  ])('%s leaves nothing behind, and the event comes again', async (_, trigger) => {
    const { db } = server.runtime;
    const begun = await beginPayment(browser);
    sandboxOf(server).faults.dropEvents();
    await payByCard(server, begun, { email: learner.email });
    await sandboxOf(server).faults.clear();
    const [event = {}] = await eventsAbout(begun.id);
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
    expect(await purchasesOf(learner)).toHaveLength(1);
    await mailTo(server, learner.email);
  });
});
