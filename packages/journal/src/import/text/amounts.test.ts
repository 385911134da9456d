import { expect, test } from 'vitest';
import { readAmount } from './amounts.ts';

test.each([
  ["1'234'567.50", 1_234_567.5],
  ['10 000.00', 10_000],
  ['$(27.50)', -27.5],
])('%s is %s', (text, value) => {
  expect(readAmount(text)?.value).toBe(value);
});

test.each(["110'16", "465'2"])('%s is no number: the mark is a fraction, not thousands', (text) => {
  expect(readAmount(text)).toBeNull();
});
