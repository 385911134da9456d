import { expect, it } from 'vitest';
import { wholePercent } from './percent.ts';

it.each([
  [2, 3, 67],
  [13, 15, 87],
  [1, 3, 33],
  [0, 4, 0],
  [4, 4, 100],
  [1, 1000, 1],
  [999, 1000, 99],
])('%i of %i are %i%%', (part, whole, percent) => {
  expect(wholePercent(part, whole)).toBe(percent);
});

it('there is no share of nothing', () => {
  expect(wholePercent(0, 0)).toBeNull();
});
