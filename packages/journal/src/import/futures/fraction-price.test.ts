import { expect, test } from 'vitest';
import { readFractionPrice } from './fraction-price.ts';

test.each([
  ["110'16", 'ZBZ6', 110.5],
  ["110'165", 'ZN 12-26', 110.515_625],
  ["103'162", 'ZTZ6', 103.507_812_5],
  ["103'16.25", 'ZTZ6', 103.507_812_5],
  ['110-16', 'ZFZ6', 110.5],
  ["465'2", 'ZCZ6', 465.25],
])('%s of %s is a price of %s', (text, symbol, price) => {
  expect(readFractionPrice(text, symbol)).toBe(price);
});

test.each([
  ["110'16", 'MESZ6'],
  ["110'32", 'ZBZ6'],
  ["110'164", 'ZBZ6'],
  ["465'2", 'ZBZ6'],
  ['110.5', 'ZBZ6'],
  ['', 'ZBZ6'],
])('%s of %s is no price in fractions', (text, symbol) => {
  expect(readFractionPrice(text, symbol)).toBeNull();
});
