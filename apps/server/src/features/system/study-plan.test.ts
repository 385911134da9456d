import { learningModules } from '@wickwise/curriculum/learning-modules';
import { expect, test } from 'vitest';
import { planStudy } from './study-plan.ts';

const lena = {
  email: 'lena@example.com',
  joinedDaysAgo: 92,
  isHeritage: false,
  lessons: [
    ['doji', 91],
    ['hammer', 1],
  ],
} as const;

const plan = planStudy(lena);

test('a lesson is followed by a drill on the same day, and again a week, a month and two months later', () => {
  const days = (patternId: string) =>
    plan.flatMap(({ daysAgo, drills }) => (drills.includes(patternId) ? daysAgo : []));
  expect(days('hammer')).toEqual([1]);
  expect(days('doji')[0]).toBe(91);
  expect([84, 61, 31]).toEqual(expect.arrayContaining(days('doji').slice(1)));
});

test('modules are started one at a time, each after those it builds on, and two are left to do', () => {
  const started = plan.flatMap(({ modules }) => modules);
  expect(started).toEqual(learningModules.slice(0, -2).map(({ id }) => id));
  expect(plan.every(({ modules }) => modules.length <= 1)).toBe(true);
  for (const { id, prerequisites } of learningModules.slice(0, -2)) {
    expect(started.slice(0, started.indexOf(id))).toEqual(expect.arrayContaining([...prerequisites]));
  }
});

test('all sections of the fundamentals are read on the first days', () => {
  expect(plan.slice(0, 6).map(({ sections }) => sections.length)).toEqual([1, 1, 1, 1, 1, 0]);
});

test('the same learner has the same history each time', () => {
  expect(planStudy(lena)).toEqual(plan);
});
