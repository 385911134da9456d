import { expect, it } from 'vitest';
import { formatMoney, HERITAGE_PRICE, spellMoney } from './money.ts';

it('an amount is written with its currency', () => {
  expect(formatMoney(3700, 'usd')).toBe('37.00 USD');
  expect(formatMoney(5, 'usd')).toBe('0.05 USD');
  expect(spellMoney(3700, 'usd')).toBe('$37.00');
  expect(HERITAGE_PRICE).toBe('$37');
});
