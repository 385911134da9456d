import type { Purchase } from '@wickwise/contract/payment';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../lib/api-client.ts';
import {
  arrivalAccess,
  fieldOfCode,
  moneyInWords,
  opensLater,
  pauseAfter,
  paymentIntentId,
  purchaseTelling,
  returnAddress,
  returnedPayment,
  setupProblem,
  whatIsOpen,
} from './model.ts';

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
  isSandbox: true,
};

describe('the way back from the provider', () => {
  it('names the payment, and nothing that opens it', () => {
    const address = returnAddress('https://wickwise.test/payment-success', 'pi_123_secret_456');
    expect(address).toBe('https://wickwise.test/payment-success?payment_intent=pi_123');
    expect(paymentIntentId('pi_123_secret_456')).toBe('pi_123');
  });

  it.each([
    ['payment_intent=pi_123&redirect_status=succeeded', 'pi_123'],
    ['session_id=cs_test_a1', 'cs_test_a1'],
    ['payment_intent=../../account', null],
    ['payment_intent=', null],
    ['', null],
  ])('reads %j as %j', (search, id) => {
    expect(returnedPayment(new URLSearchParams(search))).toBe(id);
  });

  it('asks again after ever longer pauses, at least three times a minute', () => {
    const pauses = Array.from({ length: 12 }, (_, index) => pauseAfter(index + 1));
    expect(pauses[0]).toBe(1000);
    expect(pauses.toSorted((one, other) => one - other)).toEqual(pauses);
    expect(Math.max(...pauses)).toBe(20_000);
  });
});

it.each([
  [false, false, false, 'guest'],
  [false, false, true, 'guest'],
  [null, false, false, 'opening'],
  [true, false, false, 'opening'],
  [true, true, false, 'open'],
  [true, true, true, 'open'],
  [true, false, true, 'elsewhere'],
] as const)('to a buyer (signed in: %s, open: %s, asked: %s) heritage is %s', (isSignedIn, isOpen, isAsked, access) => {
  expect(arrivalAccess({ isSignedIn, isOpen, isAsked, isUnclaimed: false })).toBe(access);
});

it('asks a learner whose purchase it is, once the server has said that it is in no account', () => {
  const arrival = { isSignedIn: true, isOpen: false, isUnclaimed: true };
  expect(arrivalAccess({ ...arrival, isAsked: true })).toBe('unclaimed');
  expect(arrivalAccess({ ...arrival, isAsked: false })).toBe('opening');
});

describe('what heritage opens', () => {
  const unbuilt = { scenarios: { name: 'Trading scenarios' }, flashcards: { name: 'Flashcards' } };

  it('names what is still being built, of what heritage adds', () => {
    expect(opensLater(unbuilt)).toBe('trading scenarios');
    expect(opensLater({ ...unbuilt, 'pattern-gallery': { name: 'The pattern gallery' } })).toBe(
      'the pattern gallery and trading scenarios',
    );
    expect(whatIsOpen(unbuilt)).not.toContain('every tool is open');
  });

  it('is everything once nothing of it is left to build', () => {
    expect(opensLater({ flashcards: { name: 'Flashcards' } })).toBeNull();
    expect(whatIsOpen({})).toBe('Every lesson and every tool is open to you');
  });
});

describe('what went wrong', () => {
  const refusal = (status: number, body: string) => new ApiError(new Response(null, { status }), body);

  it('is told in the server’s words, by its status, or by the default', () => {
    const said = JSON.stringify({ code: 'already_heritage', message: 'You have it.', error: 'You have it.' });
    expect(setupProblem(refusal(409, said))).toBe('You have it.');
    expect(setupProblem(refusal(502, '<html>'))).toBe('HTTP 502');
    expect(setupProblem(new TypeError('Failed to fetch'))).toBe('Unable to initialize payment. Please try again.');
  });

  it('belongs to a field where the provider’s code says so', () => {
    expect(fieldOfCode('incorrect_cvc')).toBe('cvc');
    expect(fieldOfCode('card_declined')).toBeNull();
    expect(fieldOfCode(undefined)).toBeNull();
  });
});

describe('a purchase in words', () => {
  it('has an amount with its currency', () => {
    expect(moneyInWords(3700, 'usd')).toBe('37.00 USD');
    expect(moneyInWords(5, 'usd')).toBe('0.05 USD');
  });

  it('says for every status whether it opens heritage', () => {
    expect(purchaseTelling(purchase).text).toBe('It keeps Heritage open for you, for life.');
    for (const status of ['suspended', 'lost'] as const) {
      expect(purchaseTelling({ ...purchase, status }).text).toMatch(/unlocks? Heritage/);
    }
    expect(purchaseTelling({ ...purchase, status: 'refunded' }).text).toContain('no longer unlocks Heritage');
    expect(purchaseTelling({ ...purchase, refundedCents: 1200 }).text).toBe(
      '12.00 USD was refunded. It keeps Heritage open for you, for life.',
    );
  });

  it('says of a payment for what was paid already that it is refunded automatically', () => {
    const duplicate = { ...purchase, isDuplicate: true };
    expect(purchaseTelling(duplicate)).toMatchObject({ label: 'Being refunded', tone: 'brass' });
    expect(purchaseTelling({ ...duplicate, status: 'refunded' })).toMatchObject({ label: 'Refunded' });
    expect(purchaseTelling({ ...duplicate, status: 'lost' })).toMatchObject({ label: 'Charged back' });
  });
});
