import { expect, test } from 'vitest';
import { decimalProblem, parseDecimal } from './decimal.ts';

test.each([
  ['102.5', 102.5],
  ['102,5', 102.5],
  ['50,5', 50.5],
  ['1,25', 1.25],
  ['97,25', 97.25],
  ['0,125', 0.125],
  ['1.125', 1.125],
  ['1,2345', 1.2345],
  ['.5', 0.5],
  ['97,', 97],
  ['12 500', 12_500],
  ['12’500', 12_500],
  ['−3', -3],
  ['1e-7', 1e-7],
  ['', null],
  [' ', null],
])('%j is read as %d', (text, value) => {
  expect(decimalProblem(text)).toBeNull();
  expect(parseDecimal(text)).toBe(value);
});

test.each(['1,234', '-12,500', '1,234.50', '1.234,50', '1.234.567', '1,234,567', 'abc', '12a', '-', '.', '١٢'])(
  '%j is refused, not guessed',
  (text) => {
    expect(decimalProblem(text)).not.toBeNull();
    expect(parseDecimal(text)).toBeNaN();
  },
);

test('a comma that may separate thousands or decimals is asked about', () => {
  expect(decimalProblem('1,234')).toBe('Is that 1234 or 1.234? Write it that way.');
});
