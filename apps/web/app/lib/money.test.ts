import { expect, it } from 'vitest';
import { formatMoney, HERITAGE_PRICE, moneyText, signedMoneyText, spellMoney } from './money.ts';

it('an amount is written with its currency', () => {
  expect(formatMoney(3700, 'usd')).toBe('37.00 USD');
  expect(formatMoney(5, 'usd')).toBe('0.05 USD');
  expect(spellMoney(3700, 'usd')).toBe('$37.00');
  expect(HERITAGE_PRICE).toBe('$37');
});

it.each([
  [-1250, 'USD', '-$12.50', '-$12.50'],
  [123_456, 'EUR', '€1,234.56', '+€1,234.56'],
  [1250, 'CHF', 'CHF\u00a012.50', '+CHF\u00a012.50'],
  [-1250, 'USDT', '-USDT\u00a012.50', '-USDT\u00a012.50'],
  [1250, null, '12.50', '+12.50'],
  [0, 'USD', '$0.00', '$0.00'],
])('%d hundredths in %s are %s, and with their sign %s', (cents, currency, text, signed) => {
  expect([moneyText(cents, currency), signedMoneyText(cents, currency)]).toEqual([text, signed]);
});
