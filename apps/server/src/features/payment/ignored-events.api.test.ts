import type Stripe from 'stripe';
import { describe, expect, test } from 'vitest';
import { useTestServer } from '#tests/support/api-test.ts';
import { deliver, undeliveredEvent } from '#tests/support/counterparts/webhook.ts';
import { listStoredPurchases } from '#tests/support/learner/payments.ts';
import { paymentEvent } from '../../db/schema/payment.ts';

const server = await useTestServer();

const listStored = () => server.runtime.db.select().from(paymentEvent);

let made = 0;

function anEvent(type: string, object: object = { id: 'cus_1', object: 'customer' }): object {
  made += 1;
  return { id: `evt_made_${made}`, object: 'event', type, livemode: false, created: 1_790_000_000, data: { object } };
}

describe('signed bodies that are not events', () => {
  const aboutPayment = (object: unknown) => ({ ...anEvent('payment_intent.succeeded'), data: { object } });
  const intent = { id: 'pi_1', object: 'payment_intent' };
  test.each([
    ['a list', []],
    ['a text', 'x'],
    ['null', null],
    ['an empty object', {}],
    ['without an object', aboutPayment(null)],
    ['about an id that is an object', aboutPayment({ ...intent, id: { id: 'pi_1' } })],
    ['about an order whose id is a list', aboutPayment({ ...intent, metadata: { order_id: ['x'] } })],
    ['about a payment with NUL in its id', aboutPayment({ ...intent, id: 'pi_\0' })],
    ['about an order with NUL in its id', aboutPayment({ ...intent, metadata: { order_id: '\0' } })],
    ['with NUL in its id', { ...anEvent('customer.created'), id: 'evt_\0' }],
    ['with an id that is an object', { ...anEvent('customer.created'), id: {} }],
    ['with an impossible time', { ...anEvent('customer.created'), created: 1e300 }],
    ['of the thin kind', { object: 'v2.core.event', id: 'evt_thin', type: 'x', created: '2026-01-01T00:00:00Z' }],
  ])('a signed body (%s) is rejected and nothing is stored', async (_, body) => {
    const before = await listStored();
    expect(await deliver(server, body as object)).toBe(400);
    expect(await listStored()).toEqual(before);
  });
});

describe('ignored events are stored and acknowledged, so that they are not sent again', () => {
  const intent = (more: object) => ({ id: 'pi_unknown', object: 'payment_intent', metadata: {}, ...more });
  const cases: [string, string, object][] = [
    [
      'of an order that we do not have',
      'unknown_order',
      anEvent('payment_intent.succeeded', intent({ metadata: { order_id: 'no-such-order' } })),
    ],
    ['of a payment without an order', 'unknown_order', anEvent('payment_intent.succeeded', intent({}))],
    [
      'of a refund of such a payment',
      'unknown_order',
      anEvent('refund.created', { id: 're_1', object: 'refund', payment_intent: 'pi_unknown' }),
    ],
    [
      'of a dispute without a payment',
      'unknown_order',
      anEvent('charge.dispute.created', { id: 'dp_1', object: 'dispute', payment_intent: null }),
    ],
    ['of a type that we do not handle', 'other_type', anEvent('customer.created')],
    [
      'that carries no object, as a notice of another version does',
      'other_type',
      { ...anEvent('v1.billing.meter.error_report_triggered'), data: undefined },
    ],
    ['of another mode', 'other_mode', { ...anEvent('payment_intent.succeeded', intent({})), livemode: true }],
    [
      'of another account',
      'other_account',
      { ...anEvent('payment_intent.succeeded', intent({})), account: 'acct_other' },
    ],
  ];
  test.each(cases)('an event %s is stored and acknowledged', async (_, outcome, event) => {
    const purchases = await listStoredPurchases(server);
    expect([await deliver(server, event), await deliver(server, event)]).toEqual([200, 200]);
    const stored = (await listStored()).filter(({ id }) => id === (event as Stripe.Event).id);
    expect(stored).toMatchObject([{ outcome }]);
    expect(await listStoredPurchases(server)).toEqual(purchases);
  });

  test('an event about our payment from another mode or account is ignored', async () => {
    const event = await undeliveredEvent(server);
    const purchases = await listStoredPurchases(server);
    expect(await deliver(server, { ...event, id: 'evt_live', livemode: true })).toBe(200);
    expect(await deliver(server, { ...event, id: 'evt_account', account: 'acct_other' })).toBe(200);
    expect(await listStoredPurchases(server)).toEqual(purchases);
  });
});
