import { expect, test } from 'vitest';
import { estimatedMinutes, gradeQuiz } from './quiz-model.ts';

test.each([
  [5, 3],
  [10, 5],
  [67, 34],
])('%i questions take about %i minutes', (length, minutes) => {
  expect(estimatedMinutes(length)).toBe(minutes);
});

test.each([
  [5, 5, 'perfect'],
  [9, 10, 'excellence'],
  [8, 10, 'excellence'],
  [53, 67, 'pass'],
  [6, 10, 'pass'],
  [5, 10, 'below'],
] as const)('%i of %i is graded %s', (correct, total, grade) => {
  expect(gradeQuiz({ correct, total })).toBe(grade);
});
