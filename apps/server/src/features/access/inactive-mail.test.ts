import { expect, test } from 'vitest';
import { type InactiveReason, inactiveMail, inactiveReason } from './inactive-mail.ts';
import type { PurchaseState } from './shown-status.ts';

const REVOKED = { status: 'lost', revokedAt: new Date() } as const;

function bought(...states: Partial<PurchaseState>[]): PurchaseState[] {
  return states.map((state) => ({ status: 'paid', revokedAt: null, amountCents: 3700, refundedCents: 0, ...state }));
}

test.each([
  [bought(), null],
  [bought({ status: 'refunded' }), 'refunded'],
  [bought({ status: 'lost' }, { status: 'refunded' }), 'lost'],
  [bought({ status: 'refunded' }, { status: 'suspended' }), 'suspended'],
  [bought(REVOKED), 'revoked'],
  [bought({ ...REVOKED, refundedCents: 3700 }), 'refunded'],
] as const)('%j is inactive because it is %s', (purchases, reason) => {
  expect(inactiveReason(purchases)).toBe(reason);
});

const textFor = (reason: InactiveReason) =>
  inactiveMail({
    email: 'ann@example.com',
    reason,
    link: new URL('https://wickwise.example/sign-in/link?token=t'),
    publicUrl: 'https://wickwise.example',
  }).text;

test('the mail says why Heritage is inactive, how to sign in and how to buy it again', () => {
  const text = textFor('refunded');
  expect(text).toContain("it's inactive because your payment was refunded.");
  expect(text).toContain('https://wickwise.example/sign-in/link?token=t');
  expect(text).toContain('To buy Heritage again: https://wickwise.example/checkout');
});

test('a buyer whose payment is disputed is not asked to pay a second time', () => {
  expect(textFor('suspended')).not.toContain('/checkout');
});
