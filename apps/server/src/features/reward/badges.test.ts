import { NO_COUNTS } from '@wickwise/learning/learning-counts';
import type { LearningRecord } from '@wickwise/learning/learning-record';
import { measuresOf } from '@wickwise/learning/measures';
import { expect, test } from 'vitest';
import { toBadgeProgress } from './badges.ts';

const blank: LearningRecord = {
  today: '2026-03-02',
  studiedDays: new Set(),
  lessons: new Map(),
  completedItems: new Set(),
  experience: 0,
  earnedCauses: new Set(),
  counts: NO_COUNTS,
  celebrated: new Set(),
};

const measures = measuresOf(blank, () => 'candlesticks');

test('a new learner’s nearest badges are those that one lesson or quiz earns, not levels', () => {
  const nearest = toBadgeProgress(measures, new Set()).slice(0, 3);
  expect(nearest.map(({ progress }) => progress.target)).toEqual([1, 1, 1]);
});

test('a level counts from the one that everyone starts at', () => {
  const [nearest] = toBadgeProgress(
    { ...measures, level: 4, 'quizzes-completed': 7 },
    new Set(['badge:first-answers']),
  );
  expect(nearest).toMatchObject({ badge: { id: 'level-five' }, progress: { current: 4, target: 5 } });
});
