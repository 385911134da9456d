import { describe, expect, it } from 'vitest';
import { lowestSelectedShare } from './selected-share.ts';

/** Of counts from `least` on, the share that are at least `count`, summed term by term. */
function tailOf(share: number, { count, trials, least }: Parameters<typeof lowestSelectedShare>[0]): number {
  const chances = [(1 - share) ** trials];
  for (let cases = 0; cases < trials; cases++) {
    chances.push(((chances[cases] ?? 0) * (trials - cases) * share) / ((cases + 1) * (1 - share)));
  }
  const from = (first: number) => chances.slice(first).reduce((sum, chance) => sum + chance, 0);
  return from(count) / from(least);
}

describe('lowestSelectedShare', () => {
  it.each([
    { count: 6, trials: 30, least: 5 },
    { count: 9, trials: 100, least: 5 },
    { count: 45, trials: 90, least: 5 },
  ])('$count or more of $trials are seen in 2.5% of the cases shown', (selected) => {
    expect(tailOf(lowestSelectedShare(selected), selected)).toBeCloseTo(0.025, 6);
  });

  it('is Clopper and Pearson’s where every count is stated', () => {
    // 5 of 20: 8.66%.
    expect(lowestSelectedShare({ count: 5, trials: 20, least: 0 })).toBeCloseTo(0.08657, 5);
  });

  it('is zero for the first count that is stated', () => {
    expect(lowestSelectedShare({ count: 5, trials: 20, least: 5 })).toBe(0);
  });

  it('holds for all cases, and for thousands', () => {
    expect(lowestSelectedShare({ count: 20, trials: 20, least: 5 })).toBeCloseTo(0.025 ** (1 / 20), 3);
    expect(lowestSelectedShare({ count: 9000, trials: 20_000, least: 5 })).toBeCloseTo(0.4431, 3);
  });
});
