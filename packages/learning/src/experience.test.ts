import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  DRILL_ANSWERS_PAID_PER_DAY,
  DRILL_POINTS,
  FLASHCARD_REVIEW_POINTS,
  FLASHCARD_REVIEWS_PAID_PER_DAY,
  levelAt,
  levelProgress,
  levelUpPoints,
  milestonePoints,
  STREAK_DAY_MAX_POINTS,
  streakDayPoints,
  XP_PER_LEVEL,
} from './experience.ts';

describe('levelProgress', () => {
  it.each([
    [0, 1, 0],
    [1, 1, 1],
    [999, 1, 999],
    [1000, 2, 0],
    [1001, 2, 1],
    [4999, 5, 999],
    [5000, 6, 0],
    [123_456, 124, 456],
  ])('%i experience is level %i and %i into it', (experience, level, intoLevel) => {
    expect(levelProgress(experience)).toEqual({ level, intoLevel, perLevel: 1000 });
    expect(levelAt(experience)).toBe(level);
  });

  it.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY])('%d is rejected as experience', (experience) => {
    expect(() => levelProgress(experience)).toThrow(RangeError);
    expect(() => levelAt(experience)).toThrow(`Experience is a whole number from 0 up, not ${experience}.`);
  });

  it('levels split experience without losing any', () => {
    fc.assert(
      fc.property(fc.nat(), (experience) => {
        const { level, intoLevel, perLevel } = levelProgress(experience);
        expect((level - 1) * perLevel + intoLevel).toBe(experience);
        expect(intoLevel).toBeLessThan(perLevel);
      }),
    );
  });
});

describe('streakDayPoints', () => {
  it.each([
    [1, 10],
    [2, 20],
    [7, 70],
    [29, 290],
    [30, 300],
    [31, 300],
    [365, 300],
  ])('day %i of a streak pays %i', (days, points) => {
    expect(streakDayPoints(days)).toBe(points);
  });
});

describe('practice', () => {
  /** In a minute: twenty seconds for a card or a question, and four of five answers right. */
  const pace = { cards: 3, answers: 3 * 0.8 };

  it.each([
    [0, 20],
    [5, 15],
    [10, 10],
  ])(
    '%i minutes of due cards and %i of drills earn more than the best day of a streak',
    (cardMinutes, drillMinutes) => {
      const cards = Math.min(FLASHCARD_REVIEWS_PAID_PER_DAY, cardMinutes * pace.cards);
      const answers = Math.min(DRILL_ANSWERS_PAID_PER_DAY, Math.floor(drillMinutes * pace.answers));
      const earned = cards * FLASHCARD_REVIEW_POINTS + answers * DRILL_POINTS;
      expect(earned).toBeGreaterThan(STREAK_DAY_MAX_POINTS);
    },
  );
});

describe('levelUpPoints', () => {
  it.each([
    [2, 40],
    [3, 60],
    [10, 200],
    [24, 480],
    [25, 500],
    [26, 500],
    [50, 500],
    [1000, 500],
  ])('reaching level %i pays %i', (level, points) => {
    expect(levelUpPoints(level)).toBe(points);
  });

  it('a level-up never pays more than half a level', () => {
    fc.assert(fc.property(fc.integer({ min: 2 }), (level) => levelUpPoints(level) <= XP_PER_LEVEL / 2));
  });
});

describe('milestonePoints', () => {
  it.each([
    [1, 20],
    [5, 100],
    [10, 200],
    [25, 500],
    [26, 500],
    [100, 500],
  ])('a milestone of %i pays %i', (value, points) => {
    expect(milestonePoints(value)).toBe(points);
  });
});
