import { expect, test } from 'vitest';
import { countEvent, NO_COUNTS } from './learning-counts.ts';
import { parseLocalDay } from './local-day.ts';

const action = { at: new Date('2026-03-09T12:00:00Z'), seconds: null };
const day = parseLocalDay('2026-03-09');

test('a knowledge check counts toward rewards when all of its questions were answered', () => {
  const quiz = { quizId: 'level-1', correct: 1, total: 4, seconds: null };
  expect(countEvent(NO_COUNTS, { event: { kind: 'quiz-completed', ...quiz }, day, action }).quizzes).toBe(1);
  const attempted = countEvent(NO_COUNTS, { event: { kind: 'quiz-attempted', ...quiz }, day, action });
  expect([attempted.quizzes, attempted.failedQuizzes.size]).toEqual([0, 0]);
});

test.each([
  [4, 0],
  [5, 1],
])('a perfect vocabulary quiz of %i terms counts %i times toward rewards', (total, counted) => {
  const event = { kind: 'vocabulary-quiz-completed', correct: total, total, seconds: null } as const;
  const counts = countEvent(NO_COUNTS, { event, day, action });
  expect(counts.vocabularyQuizzes).toBe(counted);
  expect(counts.perfectVocabularyQuizzes).toBe(counted);
});

test.each([
  { correct: 59, counted: [0, 0] },
  { correct: 60, counted: [1, 0] },
  { correct: 79, counted: [1, 0] },
  { correct: 80, counted: [1, 1] },
  { correct: 100, counted: [1, 1] },
])(
  'a vocabulary quiz at $correct% counts toward the milestones of 60% and of 80%: $counted',
  ({ correct, counted }) => {
    const event = { kind: 'vocabulary-quiz-completed', correct, total: 100, seconds: null } as const;
    const { vocabularyQuizzesPassed, vocabularyQuizzesExcellent } = countEvent(NO_COUNTS, { event, day, action });
    expect([vocabularyQuizzesPassed, vocabularyQuizzesExcellent]).toEqual(counted);
  },
);

test.each([
  [6, []],
  [7, ['level-2']],
])('a knowledge check that was failed is passed by %i of 10: %j', (correct, recovered) => {
  const quiz = (right: number) =>
    ({ kind: 'quiz-completed', quizId: 'level-2', correct: right, total: 10, seconds: null }) as const;
  const failed = countEvent(NO_COUNTS, { event: quiz(6), day, action });
  const counts = countEvent(failed, { event: quiz(correct), day, action });
  expect([...counts.recoveredQuizzes]).toEqual(recovered);
});
