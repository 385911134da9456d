import { expect, test } from 'vitest';
import { toBadgeProgress } from './badges.ts';

test('a new learner’s nearest badges are those that a first lesson or quiz earns, not levels', () => {
  const nearest = toBadgeProgress({ level: 1 }, new Set()).slice(0, 3);
  expect(nearest.map(({ progress }) => progress.target)).toEqual([1, 1, 1]);
});

test('levels count from the one that everyone starts at', () => {
  const order = toBadgeProgress({ level: 4, 'lessons-completed': 2 }, new Set(['badge:first-candle']));
  const [nearest] = order;
  expect(nearest?.badge.id).toBe('level-five');
  expect(nearest?.progress).toMatchObject({ current: 4, target: 5 });
});
