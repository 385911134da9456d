import { expect, test } from 'vitest';
import { joinNames } from './placement.ts';

test('names are joined as in a sentence', () => {
  expect(joinNames(['Doji'])).toBe('Doji');
  expect(joinNames(['Doji', 'Hammer'])).toBe('Doji and Hammer');
  expect(joinNames(['Doji', 'Hammer', 'Shooting Star'])).toBe('Doji, Hammer and Shooting Star');
});
