import type { Stats } from '@wickwise/contract/reward/stats';
import { expect, test } from 'vitest';
import { progressTotals } from './progress-figures.tsx';

const week = [false, true, true, false, true, true, true];
const stats: Stats = {
  experience: 2340,
  level: 3,
  streak: 3,
  streakDetail: { days: 3, freezes: 1, studiedToday: true, lastSevenDays: week },
  lessonsCompleted: 2,
  lessonsTotal: 3,
};

test('the figures show the level, the days and the share of lessons', () => {
  expect(progressTotals(stats)).toEqual({
    level: { level: 3, intoLevel: 340, perLevel: 1000 },
    streakDays: 3,
    lastSevenDays: week,
    overallPercent: 67,
    lessons: '2 of 3 lessons',
  });
});

test('the figures say 100 percent only when every lesson is complete', () => {
  expect(progressTotals({ ...stats, lessonsCompleted: 199, lessonsTotal: 200 }).overallPercent).toBe(99);
  expect(progressTotals({ ...stats, lessonsCompleted: 200, lessonsTotal: 200 }).overallPercent).toBe(100);
});

test('the figures count no lessons as nothing done', () => {
  expect(progressTotals({ ...stats, lessonsCompleted: 0, lessonsTotal: 0 }).overallPercent).toBe(0);
});
