import { expect, it } from 'vitest';
import { patterns } from '../patterns.ts';
import { studyPriorityOf } from './study-priority.ts';

it.each(patterns)('$id has a study priority from 0 to 100', (entry) => {
  expect(studyPriorityOf(entry)).toBeGreaterThanOrEqual(0);
  expect(studyPriorityOf(entry)).toBeLessThanOrEqual(100);
});

it('a pattern that is frequent and far from chance deserves more study than a rare one', () => {
  const [engulfing, soldiers] = ['bearish-engulfing', 'three-white-soldiers'].map((id) => {
    const entry = patterns.find((pattern) => pattern.id === id);
    return entry ? studyPriorityOf(entry) : 0;
  });
  expect(engulfing).toBeGreaterThan(soldiers ?? 100);
});
