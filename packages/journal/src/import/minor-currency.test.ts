import { expect, test } from 'vitest';
import { majorCurrency } from './minor-currency.ts';

test.each([
  ['GBX', 'GBP'],
  ['GBp', 'GBP'],
  ['ZAc', 'ZAR'],
  ['ILA', 'ILS'],
])('%s is a hundredth of %s', (code, major) => {
  expect(majorCurrency(code)).toBe(major);
});

test.each(['GBP', 'USD', 'ZAR', 'USDT', ''])('%s is no hundredth', (code) => {
  expect(majorCurrency(code)).toBeNull();
});
