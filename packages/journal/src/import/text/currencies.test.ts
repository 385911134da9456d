import { expect, test } from 'vitest';
import { hundredthOf, titleParts } from './currencies.ts';

test.each([
  ['GBX', 'GBP'],
  ['gbx', 'GBP'],
  ['GBp', 'GBP'],
  ['p', 'GBP'],
  ['ZAc', 'ZAR'],
  ['ILA', 'ILS'],
  ['ct', null],
])('%s is a hundredth of %s', (unit, currency) => {
  expect(hundredthOf(unit)).toEqual({ currency });
});

test.each(['GBP', 'gbp', 'USD', 'ZAR', 'USDT', ''])('%s is no hundredth', (unit) => {
  expect(hundredthOf(unit)).toBeNull();
});

test.each([
  ['Price (p)', 'Price', 'p'],
  ['Kurs [EUR]', 'Kurs', 'EUR'],
  ['Kurs in ct', 'Kurs', 'ct'],
  ['Value (£)', 'Value', '£'],
  ['Quantity (filled)', 'Quantity (filled)', null],
  ['Price', 'Price', null],
])('%s is %s in %s', (title, name, unit) => {
  expect(titleParts(title)).toMatchObject({ name, unit });
});
