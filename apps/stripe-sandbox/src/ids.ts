import { randomInt, timingSafeEqual } from 'node:crypto';

const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** The prefixes of Stripe's ids, which tell the kind of the object. */
export const idPrefixes = {
  payment_intent: 'pi_',
  payment_method: 'pm_',
  charge: 'ch_',
  refund: 're_',
  dispute: 'dp_',
  'checkout.session': 'cs_test_',
  event: 'evt_',
} as const;

export function newId(kind: keyof typeof idPrefixes): string {
  // Anyone who knows a session's id can pay it, so it is longer than the others, as at Stripe.
  return idPrefixes[kind] + randomText(kind === 'checkout.session' ? 58 : 24);
}

export function randomText(length: number): string {
  return Array.from({ length }, () => LETTERS[randomInt(LETTERS.length)]).join('');
}

export function isSameSecret(given: string, expected: string): boolean {
  const [left, right] = [Buffer.from(given), Buffer.from(expected)];
  return left.length === right.length && timingSafeEqual(left, right);
}
