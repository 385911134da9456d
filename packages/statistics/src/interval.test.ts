import { expect, it } from 'vitest';
import { meanInterval } from './interval.ts';

it('the mean of ten results, 0.45, lies between −0.6614 and 1.5614', () => {
  const interval = meanInterval([2, -1, -1, 3, 0.5, -1, -0.5, 1.5, -1, 2]);
  expect(interval?.low).toBeCloseTo(-0.6614, 4);
  expect(interval?.high).toBeCloseTo(1.5614, 4);
});

it('one result has no interval of its mean', () => {
  expect(meanInterval([1.5])).toBeNull();
});
