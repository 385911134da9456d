import { expect, test } from 'vitest';
import { StripeError } from '../stripe-error.ts';
import { passesLuhn, resolveCard, validateCard } from './card.ts';
import { testCards } from './test-methods.ts';

const NOW = new Date('2026-06-15T12:00:00Z');
const GOOD = { number: '4242 4242 4242 4242', exp_month: 6, exp_year: 2026, cvc: '123' };

function codesOf(changes: Partial<typeof GOOD>): (string | undefined)[] {
  return validateCard({ ...GOOD, ...changes }, NOW).map(({ body }) => body.code);
}

test('every test card passes the check digit, and one wrong digit fails it', () => {
  for (const { number } of testCards) {
    expect(passesLuhn(number)).toBe(true);
    expect(passesLuhn(number.replace(/.$/, (last) => String((Number(last) + 1) % 10)))).toBe(false);
  }
});

test.each([
  [{}, []],
  [{ number: '4242-4242-4242-4242' }, []],
  [{ exp_year: 26 }, []],
  [{ exp_year: 2076, cvc: '1234' }, []],
  [{ number: '4242424242424241' }, ['incorrect_number']],
  [{ number: '42424242424' }, ['invalid_number']],
  [{ number: '42424242424242424242' }, ['invalid_number']],
  [{ number: '4242 4242 4242 424x' }, ['invalid_number']],
  [{ number: '' }, ['invalid_number']],
  [{ exp_month: 5 }, ['invalid_expiry_month']],
  [{ exp_month: 0 }, ['invalid_expiry_month']],
  [{ exp_month: 13 }, ['invalid_expiry_month']],
  [{ exp_month: 1.5 }, ['invalid_expiry_month']],
  [{ exp_month: Number.NaN }, ['invalid_expiry_month']],
  [{ exp_year: 2025 }, ['invalid_expiry_year']],
  [{ exp_year: 2077 }, ['invalid_expiry_year']],
  [{ cvc: '12' }, ['invalid_cvc']],
  [{ cvc: '12a' }, ['invalid_cvc']],
  [{ number: '1', exp_month: 0, cvc: '' }, ['invalid_number', 'invalid_expiry_month', 'invalid_cvc']],
])('a card with %j is rejected with %j', (changes, codes) => {
  expect(codesOf(changes)).toEqual(codes);
});

test('a valid card that is not a test card is declined', () => {
  expect(() => resolveCard({ ...GOOD, number: '5555555555554444' }, NOW)).toThrow(StripeError);
  expect(() => resolveCard({ ...GOOD, number: '5555555555554444' }, NOW)).toThrow('not one of its test cards');
  expect(resolveCard(GOOD, NOW)).toMatchObject({ exp_month: 6, exp_year: 2026, method: { id: 'pm_card_visa' } });
});
