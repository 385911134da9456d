import { expect, it } from 'vitest';
import type { RuleCheck } from './explanation.ts';
import { formatCheck } from './format-check.ts';

type Numbers = Pick<RuleCheck, 'measured' | 'comparison' | 'threshold' | 'unit'>;

const check = (numbers: Numbers): RuleCheck => ({ words: 'Small body', unmet: '', candle: 3, met: true, ...numbers });

it.each<[Numbers, string, string]>([
  [{ measured: 0.41, comparison: 'below', threshold: 1, unit: 'usual_body' }, '0.41 ×', 'under 1.00 × the usual body'],
  [{ measured: 3.2, comparison: 'above', threshold: 2, unit: 'body' }, '3.20 ×', 'over 2.00 × its body'],
  [
    { measured: 0.03, comparison: 'at_most', threshold: 0.1, unit: 'usual_range' },
    '0.03 ×',
    'at most 0.10 × the usual range',
  ],
  [{ measured: 1234.5, comparison: 'at_least', threshold: 98, unit: 'price' }, '1,234.50', 'at least 98.00'],
  [{ measured: 2, comparison: 'at_most', threshold: 3, unit: 'candles' }, '2', 'at most 3 candles'],
  [{ measured: 0, comparison: 'at_most', threshold: 1, unit: 'count' }, '0', 'at most 1'],
  [{ measured: 5, comparison: 'between', threshold: [4, 6], unit: 'price' }, '5.00', 'between 4.00 and 6.00'],
  [{ measured: 5, comparison: 'within', threshold: [4, 6], unit: 'price' }, '5.00', 'from 4.00 to 6.00'],
  [{ measured: 0.4, comparison: 'below', threshold: -0.28, unit: 'price' }, '0.40', 'under -0.28 (impossible here)'],
  [{ measured: -0.001, comparison: 'above', threshold: -1, unit: 'price' }, '0.00', 'over -1.00'],
])('the check %o is written in words', (numbers, measured, threshold) => {
  expect(formatCheck(check(numbers))).toEqual({ measured, threshold });
});

it('a number gets decimals until it no longer looks like a limit that it misses', () => {
  const numbers = { measured: 0.9996, comparison: 'below', threshold: 1, unit: 'usual_body' } as const;
  expect(formatCheck(check(numbers))).toEqual({ measured: '0.9996 ×', threshold: 'under 1.0000 × the usual body' });
});

it('a tie that the rounding error of binary numbers decides is called one', () => {
  const numbers = { comparison: 'above', threshold: 1, unit: 'body' } as const;
  const tie = 'over 1.00 × its body (a tie, decided by the computer’s rounding)';
  expect(formatCheck(check({ measured: 1 + 2e-14, ...numbers })).threshold).toBe(tie);
  expect(formatCheck({ ...check({ measured: 1, ...numbers }), met: false }).threshold).toBe('over 1.00 × its body');
});

it('prices have the decimals of their series', () => {
  const numbers = { measured: 1.08512, comparison: 'above', threshold: 1.0849, unit: 'price' } as const;
  expect(formatCheck(check(numbers), 5)).toEqual({ measured: '1.08512', threshold: 'over 1.08490' });
});
