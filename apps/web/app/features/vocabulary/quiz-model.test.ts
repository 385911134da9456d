import { counts } from '@wickwise/curriculum/copy/counts';
import { vocabulary } from '@wickwise/curriculum/vocabulary/vocabulary';
import { createRandom } from '@wickwise/market/random';
import { expect, test } from 'vitest';
import { createQuiz, estimatedMinutes, gradeQuiz, QUIZ_LENGTHS } from './quiz-model.ts';
import { termPattern } from './term-marks.ts';

const quiz = (length: number, seed = 1) =>
  createQuiz({ pool: vocabulary, vocabulary, length, random: createRandom(seed) });

test.each(QUIZ_LENGTHS)('a quiz of %i asks about that many different terms', (length) => {
  expect(new Set(quiz(length).map(({ term }) => term.id)).size).toBe(length);
});

test('the types take turns: definition, example, category', () => {
  expect(quiz(5).map(({ type }) => type)).toEqual(['definition', 'example', 'category', 'definition', 'example']);
});

test('every question has four different options, and one of them is correct', () => {
  for (const { options, correctId } of [...quiz(counts.terms, 2), ...quiz(counts.terms, 3)]) {
    expect(new Set(options.map(({ text }) => text)).size).toBe(4);
    expect(options.filter(({ id }) => id === correctId)).toHaveLength(1);
  }
});

test('the correct option appears in every position', () => {
  const places = quiz(counts.terms).map(({ options, correctId }) => options.findIndex(({ id }) => id === correctId));
  expect(new Set(places)).toEqual(new Set([0, 1, 2, 3]));
});

test('the correct option is the longest, the shortest or in any one place in at most 35% of questions', () => {
  const questions = [1, 2, 3, 4, 5, 6].flatMap((seed) => quiz(counts.terms, seed));
  const share = (isCounted: (key: number, others: number[]) => boolean) =>
    questions.filter(({ options, correctId }) => {
      const length = (isKey: boolean) =>
        options.flatMap(({ id, text }) => ((id === correctId) === isKey ? text.length : []));
      return isCounted(length(true)[0] ?? 0, length(false));
    }).length / questions.length;
  expect(share((key, others) => others.every((other) => other < key))).toBeLessThanOrEqual(0.35);
  expect(share((key, others) => others.every((other) => other > key))).toBeLessThanOrEqual(0.35);
  for (const place of [0, 1, 2, 3]) {
    const there = questions.filter(({ options, correctId }) => options[place]?.id === correctId);
    expect(there.length / questions.length).toBeLessThanOrEqual(0.35);
  }
});

test('no text names the term it asks for', () => {
  for (const seed of [1, 2, 3]) {
    for (const { text, term } of quiz(counts.terms, seed)) expect(text ?? '').not.toMatch(termPattern(term));
  }
});

test('the same seed gives the same quiz, another seed another one', () => {
  expect(quiz(10, 7)).toEqual(quiz(10, 7));
  expect(quiz(10, 7)).not.toEqual(quiz(10, 8));
});

test('a quiz has no more questions than there are terms', () => {
  const request = { vocabulary, length: 10, random: createRandom(1) };
  expect(createQuiz({ ...request, pool: vocabulary.slice(0, 3) })).toHaveLength(3);
  expect(createQuiz({ ...request, pool: [] })).toEqual([]);
});

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
