import type { BadgeTier } from '@wickwise/contract/reward/badge';
import { describe, expect, it } from 'vitest';
import { patterns } from '../patterns.ts';
import { scenarios } from '../scenarios/scenarios.ts';
import { badges } from './badges.ts';

const TIERS: readonly BadgeTier[] = ['bronze', 'silver', 'gold', 'platinum', 'diamond'];

/** The highest value that each limited measure can reach. */
const reachable = new Map<string, number>([
  ['lessons-completed', patterns.length],
  ['cards-mastered', patterns.length],
  ...(['candlesticks', 'chart-patterns', 'price-action'] as const).map((category): [string, number] => [
    `${category.replace(/s$/, '')}-lessons-completed`,
    patterns.filter((entry) => entry.category === category).length,
  ]),
  ['scenarios-right-first-try', scenarios.length],
]);

describe('badges', () => {
  it('there are at least 30 badges in all categories and tiers, with unique ids and names', () => {
    expect(badges.length).toBeGreaterThanOrEqual(30);
    expect(new Set(badges.map(({ id }) => id)).size).toBe(badges.length);
    expect(new Set(badges.map(({ name }) => name)).size).toBe(badges.length);
    expect(new Set(badges.map(({ category }) => category)).size).toBe(4);
    expect(new Set(badges.map(({ tier }) => tier))).toEqual(new Set(TIERS));
  });

  it('badges are worth more in a higher tier', () => {
    const points = TIERS.map((tier) => badges.filter((badge) => badge.tier === tier).map((badge) => badge.points));
    for (const [rank, own] of points.slice(1).entries()) {
      expect(Math.min(...own)).toBeGreaterThan(Math.max(...(points[rank] ?? [])));
    }
  });

  it.each(badges)('$id can be reached', ({ criteria }) => {
    for (const { measure, atLeast } of criteria) {
      expect(atLeast).toBeGreaterThanOrEqual(1);
      expect(atLeast).toBeLessThanOrEqual(reachable.get(measure) ?? Number.POSITIVE_INFINITY);
    }
  });

  it('badges have different criteria', () => {
    const criteria = badges.map((badge) => JSON.stringify(badge.criteria));
    expect(new Set(criteria).size).toBe(badges.length);
  });
});
