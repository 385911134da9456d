import { expect, it } from 'vitest';
import { parseReturn, paymentIntentId, returnAddress, withoutReturn } from './return-address.ts';

it('the return address names the payment, and not the secret that confirms it', () => {
  const id = paymentIntentId('pi_123_secret_456');
  expect(returnAddress('https://wickwise.test/payment-success', id)).toBe(
    'https://wickwise.test/payment-success?payment_intent=pi_123',
  );
});

it.each([
  ['payment_intent=pi_123&redirect_status=succeeded', null, 'pi_123'],
  ['success=true&session_id=cs_test_1&from=mail', 'success', 'cs_test_1'],
  ['canceled=true', 'canceled', null],
  ['success=true&session_id=', 'success', null],
  ['success=true&session_id={CHECKOUT_SESSION_ID}', 'success', null],
  ['success=true&session_id=../account', 'success', null],
  ['payment_intent=../../account', null, null],
  ['success=false', null, null],
  ['success', null, null],
  ['canceled=1', null, null],
  ['', null, null],
])('%j says %s of payment %s', (search, result, providerId) => {
  expect(parseReturn(new URLSearchParams(search))).toEqual({ result, providerId });
});

it('only the parameters of the return are removed from the query', () => {
  const search = new URLSearchParams('success=true&session_id=cs_test_1&from=mail');
  expect(withoutReturn(search).toString()).toBe('from=mail');
});
