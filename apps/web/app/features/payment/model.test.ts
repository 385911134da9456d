import type { Purchase } from '@wickwise/contract/payment';
import { describe, expect, it } from 'vitest';
import { ApiError } from '#app/lib/api-client.ts';
import { arrivalAccess, fieldOfCode, pollDelayMs, purchaseNotice, setupProblem } from './model.ts';

const purchase: Purchase = {
  id: 'one',
  receiptNumber: 'W-2026-000001',
  description: 'Heritage Tier - Lifetime Access',
  amountCents: 3700,
  refundedCents: 0,
  currency: 'usd',
  email: 'buyer@example.com',
  paidAt: '2026-11-20T12:00:00.000Z',
  status: 'paid',
  refundableUntil: '2026-12-20T12:00:00.000Z',
  isDuplicate: false,
  isClaimable: false,
  isSandbox: true,
};

it('a payment is polled after longer and longer delays, at least three times a minute', () => {
  const delays = Array.from({ length: 12 }, (_, index) => pollDelayMs(index + 1));
  expect(delays[0]).toBe(1000);
  expect(delays.toSorted((one, other) => one - other)).toEqual(delays);
  expect(Math.max(...delays)).toBe(20_000);
});

it.each([
  [false, false, false, 'guest'],
  [false, false, true, 'guest'],
  [null, false, false, 'unlocking'],
  [true, false, false, 'unlocking'],
  [true, true, false, 'open'],
  [true, true, true, 'open'],
  [true, false, true, 'other-account'],
] as const)('to a buyer (signed in: %s, open: %s, asked: %s) heritage is %s', (isSignedIn, isOpen, isAsked, access) => {
  expect(arrivalAccess({ isSignedIn, isOpen, isAsked, isUnclaimed: false })).toBe(access);
});

it('a learner is asked whose purchase it is once the server says it is in no account', () => {
  const arrival = { isSignedIn: true, isOpen: false, isUnclaimed: true };
  expect(arrivalAccess({ ...arrival, isAsked: true })).toBe('unclaimed');
  expect(arrivalAccess({ ...arrival, isAsked: false })).toBe('unlocking');
});

describe('what went wrong', () => {
  const refusal = (status: number, body: string) => new ApiError(new Response(null, { status }), body);

  it('a payment error is shown in the server’s words, by its status, or by a default', () => {
    const said = JSON.stringify({ code: 'already_heritage', message: 'You have it.', error: 'You have it.' });
    expect(setupProblem(refusal(409, said))).toBe('You have it.');
    expect(setupProblem(refusal(502, '<html>'))).toBe('Unable to initialize payment. Please try again. (HTTP 502)');
    expect(setupProblem(new TypeError('Failed to fetch'))).toBe('Unable to initialize payment. Please try again.');
  });

  it('a payment error belongs to a field where Stripe’s code says so', () => {
    expect(fieldOfCode('incorrect_cvc')).toBe('cvc');
    expect(fieldOfCode('card_declined')).toBeNull();
    expect(fieldOfCode(undefined)).toBeNull();
  });
});

describe('a purchase in words', () => {
  it("a purchase's text says for every status whether it unlocks Heritage", () => {
    expect(purchaseNotice(purchase).text).toBe('Heritage is yours for as long as Wickwise runs.');
    for (const status of ['suspended', 'lost', 'revoked'] as const) {
      expect(purchaseNotice({ ...purchase, status }).text).toMatch(/unlocks? Heritage/);
    }
    expect(purchaseNotice({ ...purchase, status: 'refunded' }).text).toContain('no longer unlocks Heritage');
    expect(purchaseNotice({ ...purchase, refundedCents: 1200 }).text).toBe(
      '12.00 USD was refunded. Heritage is yours for as long as Wickwise runs.',
    );
  });

  it('a purchase that the owner of its address may still claim says so', () => {
    expect(purchaseNotice({ ...purchase, isClaimable: true }).text).toMatch(/unless the owner of the email address/);
    expect(purchaseNotice({ ...purchase, isClaimable: true, status: 'refunded' })).toMatchObject({ label: 'Refunded' });
  });

  it("a duplicate payment's text says that it is refunded automatically", () => {
    const duplicate = { ...purchase, isDuplicate: true };
    expect(purchaseNotice(duplicate)).toMatchObject({ label: 'Being refunded', tone: 'brass' });
    expect(purchaseNotice({ ...duplicate, status: 'refunded' })).toMatchObject({ label: 'Refunded' });
    expect(purchaseNotice({ ...duplicate, status: 'lost' })).toMatchObject({ label: 'Charged back' });
  });
});
