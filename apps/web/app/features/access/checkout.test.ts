import { describe, expect, it } from 'vitest';
import { checkoutReturn, checkoutStanding } from './checkout.ts';

describe('coming back from the checkout', () => {
  it('names the visit and leaves an address without it', () => {
    expect(checkoutReturn('?success=true&session_id=cs_test_1&from=mail')).toEqual({
      outcome: 'success',
      sessionId: 'cs_test_1',
      search: 'from=mail',
    });
    expect(checkoutReturn('?canceled=true')).toEqual({ outcome: 'canceled', sessionId: null, search: '' });
  });

  it.each(['', '&session_id=', '&session_id={CHECKOUT_SESSION_ID}', '&session_id=../account'])(
    'takes nothing for a visit that could be none: %s',
    (rest) => {
      expect(checkoutReturn(`?success=true${rest}`)).toEqual({ outcome: 'success', sessionId: null, search: '' });
    },
  );

  it.each([
    [undefined, false, false, 'asking'],
    [undefined, false, true, 'unasked'],
    ['processing', false, false, 'processing'],
    ['processing', false, true, 'processing'],
    ['paid', true, false, 'opening'],
    ['paid', false, false, 'elsewhere'],
    ['returned', false, false, 'returned'],
    ['failed', false, false, 'failed'],
    ['unknown', false, false, 'unknown'],
  ] as const)('a payment that is %s (open: %s, error: %s) is told as %s', (state, opensHeritage, isError, standing) => {
    expect(checkoutStanding({ state, opensHeritage, isError })).toBe(standing);
  });

  it.each(['', '?success=false', '?success', '?canceled=1'])('says nothing of “%s”', (search) => {
    expect(checkoutReturn(search)).toBeNull();
  });
});
