import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DAY_MS } from '../../plugins/duration.ts';
import { receiptNumber } from '../access/public.ts';
import {
  countFailedRefunds,
  differences,
  type PaymentSnapshot,
  refundableUntil,
  refundedCents,
  statusOf,
} from './rules.ts';

const order = { id: 'order-1', amountCents: 3700, currency: 'usd' };
const claim = { orderId: 'order-1', amountCents: 3700, currency: 'usd', livemode: false };

function snapshot(changes: Partial<PaymentSnapshot> = {}): PaymentSnapshot {
  return {
    progress: 'paid',
    failedLate: false,
    terms: [claim],
    paymentIntentId: 'pi_1',
    paidCents: 3700,
    email: null,
    paidAt: new Date(0),
    refunds: [],
    disputes: [],
    ...changes,
  };
}

const refund = (amountCents: number, status = 'succeeded') => ({ amountCents, status });

describe('comparing a payment with its order', () => {
  test('a payment whose objects all agree matches its order', () => {
    expect(differences(order, snapshot({ terms: [claim, claim, claim] }), false)).toEqual([]);
  });

  test.each([
    [{ orderId: null }, 'order is null instead of order-1'],
    [{ amountCents: 3699 }, 'amount is 3699 instead of 3700'],
    [{ amountCents: 3701 }, 'amount is 3701 instead of 3700'],
    [{ currency: 'USD' }, 'currency is USD instead of usd'],
    [{ livemode: true }, 'livemode is true instead of false'],
  ])('a payment with %j in one of its objects does not match', (changes, fault) => {
    expect(differences(order, snapshot({ terms: [claim, { ...claim, ...changes }] }), false)).toEqual([fault]);
  });
});

describe('purchase status', () => {
  test.each([
    ['paid', [], []],
    ['paid', [refund(3699)], []],
    ['refunded', [refund(3700)], []],
    ['refunded', [refund(1850), refund(1850)], []],
    ['refunded', [refund(1850), refund(1850, 'pending')], []],
    ['refunded', [refund(3700, 'requires_action')], []],
    ['paid', [refund(3700, 'failed')], []],
    ['paid', [refund(3700, 'canceled'), refund(3699)], []],
    ['refunded', [refund(3700, 'failed'), refund(3700)], []],
    ['suspended', [], ['needs_response']],
    ['suspended', [], ['under_review']],
    ['suspended', [refund(1000)], ['needs_response']],
    ['suspended', [], ['won', 'needs_response']],
    ['paid', [], ['won']],
    ['paid', [refund(1000)], ['won']],
    ['lost', [], ['lost']],
    ['lost', [], ['won', 'lost']],
    ['lost', [], ['prevented']],
    ['lost', [], ['appeal_under_review']],
    ['lost', [refund(3700)], ['lost']],
    ['refunded', [refund(3700)], ['won']],
    ['refunded', [refund(3700)], ['needs_response']],
    ['paid', [], ['warning_needs_response']],
    ['paid', [], ['warning_under_review']],
    ['paid', [], ['warning_closed']],
  ] as const)('a purchase is %s after refunds %j and disputes %j', (status, refunds, disputes) => {
    expect(statusOf(snapshot({ refunds, disputes }))).toBe(status);
  });

  test('a free purchase stays paid', () => {
    expect(statusOf(snapshot({ paidCents: 0, paymentIntentId: null }))).toBe('paid');
  });

  test('the status does not depend on the order of refunds and disputes', () => {
    const refunds = fc.array(
      fc.record({
        amountCents: fc.integer({ min: 1, max: 3700 }),
        status: fc.constantFrom('succeeded', 'pending', 'failed', 'canceled'),
      }),
    );
    const disputes = fc.array(fc.constantFrom('won', 'lost', 'needs_response', 'under_review', 'warning_closed'));
    fc.assert(
      fc.property(refunds, disputes, (some, others) => {
        const there = snapshot({ refunds: some, disputes: others });
        const back = snapshot({ refunds: some.toReversed(), disputes: others.toReversed() });
        expect([statusOf(there), refundedCents(there)]).toEqual([statusOf(back), refundedCents(back)]);
      }),
    );
  });
});

test('a failed refund is not counted as refunded', () => {
  const refunds = [refund(100), refund(200, 'failed'), refund(300, 'pending'), refund(400, 'canceled')];
  expect([refundedCents({ refunds }), countFailedRefunds({ refunds })]).toEqual([400, 2]);
});

describe('the refund period', () => {
  const paidAt = new Date('2026-01-31T23:59:59Z');
  const bought = { status: 'paid', paymentIntentId: 'pi_1', paidAt, duplicateOf: null } as const;
  const until = new Date('2026-03-02T23:59:59Z');

  test('a purchase is refundable until the thirtieth day has ended everywhere', () => {
    expect(refundableUntil(bought, paidAt)).toEqual(until);
    const endOfDay = until.getTime() + DAY_MS;
    expect(refundableUntil(bought, new Date(endOfDay - 1))).toEqual(until);
    expect(refundableUntil(bought, new Date(endOfDay))).toBeNull();
  });

  test.each([
    { status: 'refunded' },
    { status: 'suspended' },
    { status: 'lost' },
    { paymentIntentId: null },
    { duplicateOf: 'first' },
  ] as const)('a refund is not available with %j', (changes) => {
    expect(refundableUntil({ ...bought, ...changes }, paidAt)).toBeNull();
  });
});

test.each([
  [1, 'W-000001'],
  [123, 'W-000123'],
  [999_999, 'W-999999'],
  [1_000_000, 'W-1000000'],
])('receipt number %i is formatted as %s', (number, printed) => {
  expect(receiptNumber(number)).toBe(printed);
});
