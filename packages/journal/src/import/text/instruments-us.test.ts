import { expect, test } from 'vitest';
import { expiryOf, optionSymbol, readOption } from './instruments.ts';

const put = { underlying: 'ZORB', expiry: '2026-07-08', strike: 25, right: 'put' };

test.each([
  'ZORB 260708P25',
  'ZORB 100 8 JUL 26 25 PUT',
  'ZORB 100 (Weeklys) 8 JUL 26 25 PUT',
  'PUT  ZORB   07/08/26    25.000',
  'PUT (ZORB) ZORB CORP JUL 08 26 $25 (100 SHS) as of Jul-08-2026',
  'ZORB 08JUL26 25 P',
])('“%s” is an option', (text) => {
  expect(readOption(text)).toEqual(put);
});

test('an expiry can name its series', () => {
  expect(expiryOf('8 JUL 26 (Weeklys)')).toBe('2026-07-08');
});

test('the symbol of an option reads back', () => {
  const call = { underlying: 'QALX', expiry: '2026-03-20', strike: 22.5, right: 'call' } as const;
  expect(optionSymbol(call)).toBe('QALX 20MAR26 22.5 C');
  expect(readOption(optionSymbol(call))).toEqual(call);
});
