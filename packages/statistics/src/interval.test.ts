import { describe, expect, it } from 'vitest';
import { meanInterval, studentT95, wilsonInterval } from './interval.ts';

describe('meanInterval', () => {
  it('is Student’s for values without skewness', () => {
    const interval = meanInterval([1, 2, 3, 4, 5]);
    // 3 ± 2.776445 × √2.5 / √5.
    expect(interval?.low).toBeCloseTo(1.03676, 5);
    expect(interval?.high).toBeCloseTo(4.96324, 5);
  });

  it('reaches further on the side of the longer tail, by Hall’s cubic', () => {
    const values = [0.5, 0.4, 0.3, 0.2, 0.5, 0.4, 0.3, 0.2, -1, -2];
    const { low = 0, high = 0 } = meanInterval(values) ?? {};
    const [center, deviation, skewness, n] = [-0.02, 0.8216515, -1.7286905, 10];
    const cubic = (mean: number) => {
      const away = (center - mean) / deviation;
      return away + (skewness * away ** 2) / 3 + (skewness ** 2 * away ** 3) / 27 + skewness / (6 * n);
    };
    expect(cubic(low)).toBeCloseTo(2.262157 / Math.sqrt(n), 5);
    expect(cubic(high)).toBeCloseTo(-2.262157 / Math.sqrt(n), 5);
    expect(center - low).toBeGreaterThan(high - center);
  });

  it('one result has no interval of its mean', () => {
    expect(meanInterval([1.5])).toBeNull();
  });
});

it.each([
  [1, 12.706205],
  [30, 2.042272],
  [31, 2.039513],
  [40, 2.021075],
  [100, 1.983972],
])('the 97.5th percentile of t with %i degrees is %d', (degrees, t) => {
  expect(studentT95(degrees)).toBeCloseTo(t, 5);
});

it('a share of 0 or 1 lies within its own interval', () => {
  for (let trials = 1; trials <= 1000; trials++) {
    expect(wilsonInterval({ successes: trials, trials })?.high).toBe(1);
    expect(wilsonInterval({ successes: 0, trials })?.low).toBe(0);
  }
});
