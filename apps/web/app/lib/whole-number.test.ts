import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatWholeNumber } from './whole-number.ts';

test('a whole number is written as the browser’s formatter writes it', () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), (value) => {
      expect(formatWholeNumber(value)).toBe(value.toLocaleString('en-US'));
    }),
  );
});
