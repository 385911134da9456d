import type { PatternCategory } from '@wickwise/contract/lesson/pattern-preview';
import { badgeTier } from '@wickwise/contract/reward/badge';
import type { Measure } from '@wickwise/learning/measures';
import { describe, expect, it } from 'vitest';
import { patterns } from '../patterns.ts';
import { quizzes } from '../quizzes/quizzes.ts';
import { scenarios } from '../scenarios/scenarios.ts';
import { vocabulary } from '../vocabulary/vocabulary.ts';
import { badges } from './badges.ts';

const TIERS = badgeTier.options;

const lessonsIn = (category: PatternCategory) => patterns.filter((entry) => entry.category === category).length;
const repeatable = Number.POSITIVE_INFINITY;

/** The highest value that each measure can reach. */
const reachable: Record<Measure, number> = {
  'lessons-completed': patterns.length,
  'candlestick-lessons-completed': lessonsIn('candlesticks'),
  'chart-pattern-lessons-completed': lessonsIn('chart-patterns'),
  'price-action-lessons-completed': lessonsIn('price-action'),
  'cards-mastered': patterns.length,
  'scenarios-right-first-try': scenarios.length,
  'terms-studied': vocabulary.length,
  'quizzes-passed-after-failing': quizzes.length,
  'quizzes-completed': repeatable,
  'perfect-quizzes': repeatable,
  'vocabulary-quizzes-completed': repeatable,
  'perfect-vocabulary-quizzes': repeatable,
  'vocabulary-quizzes-passed': repeatable,
  'vocabulary-quizzes-excellent': repeatable,
  'cards-reviewed': repeatable,
  'drills-correct': repeatable,
  'longest-streak-days': repeatable,
  'study-days': repeatable,
  'study-weeks': repeatable,
  'study-hours': repeatable,
  level: repeatable,
  'returns-after-a-missed-day': repeatable,
};

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

  it.each(badges)('the badge $id can be earned', ({ criteria }) => {
    for (const { measure, atLeast } of criteria) {
      expect(atLeast).toBeGreaterThanOrEqual(1);
      expect(atLeast).toBeLessThanOrEqual(reachable[measure]);
    }
  });

  it('a badge for several perfect knowledge checks says that each counts once a day', () => {
    const several = badges.filter(({ criteria }) =>
      criteria.some(({ measure, atLeast }) => measure === 'perfect-quizzes' && atLeast > 1),
    );
    expect(several.length).toBeGreaterThan(0);
    for (const { description } of several) expect(description).toContain('Each check counts once a day.');
  });

  it('badges have different criteria', () => {
    const criteria = badges.map((badge) => JSON.stringify(badge.criteria));
    expect(new Set(criteria).size).toBe(badges.length);
  });
});
