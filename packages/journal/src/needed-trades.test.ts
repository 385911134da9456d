import { meanInterval } from '@wickwise/statistics/interval';
import { expect, it } from 'vitest';
import { NEEDED_TRADES } from './needed-trades.ts';

const winners = [0.35, 0.4, 0.45, 0.5];

/** How often the interval of so many trades covers their true mean, when a share of them wins 2R and the others lose 1R. */
function coverage(trades: number, share: number): number {
  const mean = share * 2 - (1 - share);
  let covered = 0;
  let probability = (1 - share) ** trades;
  for (let wins = 0; wins <= trades; wins++) {
    const interval = meanInterval([...Array(wins).fill(2), ...Array(trades - wins).fill(-1)]);
    if (interval && interval.low <= mean && mean <= interval.high) covered += probability;
    probability *= ((trades - wins) / (wins + 1)) * (share / (1 - share));
  }
  return covered;
}

it('the interval of a mean covers it nearly as often as it says, as with 3 trades it does not', () => {
  for (const share of winners) {
    expect(coverage(NEEDED_TRADES.meanInterval, share)).toBeGreaterThan(0.925);
    expect(coverage(3, share)).toBeLessThan(0.76);
  }
});

it('the interval of a bootstrap has nine tenths of its proper width, as with 10 trades it has not', () => {
  const z = 1.959964;
  // Student's t of 95% with 2, 9 and 19 degrees of freedom.
  const width = (n: number, t: number) => (z * Math.sqrt((n - 1) / n)) / t;
  expect(width(3, 4.302653)).toBeCloseTo(0.37, 2);
  expect(width(10, 2.262157)).toBeCloseTo(0.82, 2);
  expect(width(NEEDED_TRADES.bootstrapInterval, 2.093024)).toBeCloseTo(0.91, 2);
});

it('the Trader Score is within 4 points, as with 3 trades it is within 10', () => {
  // Each trade moves the score by its win rate × 0.4 / 4 and its R × 10 / 4.
  const [win, loss, share] = [10 + 2 * 2.5, -2.5, 0.4];
  const margin = (n: number) => (1.96 * (win - loss) * Math.sqrt(share * (1 - share))) / Math.sqrt(n);
  expect(margin(3)).toBeCloseTo(9.7, 1);
  expect(margin(NEEDED_TRADES.traderScore)).toBeLessThan(4);
});
