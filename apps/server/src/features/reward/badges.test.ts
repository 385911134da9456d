import { parseLocalDay } from '@wickwise/learning/local-day';
import { measuresOf } from '@wickwise/learning/measures';
import { expect, test } from 'vitest';
import { blankRecord } from '../../../../../packages/learning/fixtures/blank-record.ts';
import { toBadgeProgress } from './badges.ts';

const blank = blankRecord(parseLocalDay('2026-03-02'));

const measures = measuresOf(blank, () => 'candlesticks');

test('a new learner’s nearest badges are those that one lesson or quiz earns, not levels', () => {
  const nearest = toBadgeProgress(measures, new Set()).slice(0, 3);
  expect(nearest.map(({ progress }) => progress.target)).toEqual([1, 1, 1]);
});

test('progress toward a level is counted from level 1, where everyone starts', () => {
  const order = toBadgeProgress({ ...measures, level: 5, 'quizzes-completed': 5 }, new Set(['badge:level-five']));
  const ids = order.map(({ badge }) => badge.id);
  // Five quizzes of ten are half of the way; from level 1, level 5 is four ninths of the way to 10.
  expect(ids.indexOf('ten-quizzes')).toBeLessThan(ids.indexOf('level-ten'));
});
