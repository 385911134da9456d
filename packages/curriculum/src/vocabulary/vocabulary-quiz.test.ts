import { createRandom } from '@wickwise/market/random';
import { expect, test } from 'vitest';
import { counts } from '../copy/counts.ts';
import { termIds } from './term.ts';
import { maskTerm, termPattern } from './term-names.ts';
import { vocabulary } from './vocabulary.ts';
import { correctOption, drawQuiz, toQuestion } from './vocabulary-quiz.ts';

const quiz = (length: number, seed = 1) => drawQuiz({ pool: vocabulary, length, random: createRandom(seed) });

test.each([5, 10, 20, 30, 50, counts.terms])('a quiz of %i asks about that many different terms', (length) => {
  expect(new Set(quiz(length).map(({ termId }) => termId)).size).toBe(length);
});

test('the types take turns: definition, example, category', () => {
  expect(quiz(5).map(({ type }) => type)).toEqual(['definition', 'example', 'category', 'definition', 'example']);
});

test('every question has four different options, and one of them is correct', () => {
  for (const drawn of [...quiz(counts.terms, 2), ...quiz(counts.terms, 3)]) {
    const { options } = toQuestion(drawn);
    expect(new Set(options.map(({ text }) => text)).size).toBe(4);
    expect(options.filter(({ id }) => id === correctOption(drawn))).toHaveLength(1);
  }
});

test('the correct option appears in every position', () => {
  const places = quiz(counts.terms).map((drawn) => drawn.options.indexOf(correctOption(drawn)));
  expect(new Set(places)).toEqual(new Set([0, 1, 2, 3]));
});

test('the correct option is the longest, the shortest or in any one place in at most 35% of questions', () => {
  const questions = [1, 2, 3, 4, 5, 6]
    .flatMap((seed) => quiz(counts.terms, seed))
    .map((drawn) => ({ options: toQuestion(drawn).options, correctId: correctOption(drawn) }));
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

test('a question about the category offers none that the term belongs in as well', () => {
  const drawn = [1, 2, 3, 4, 5, 6]
    .flatMap((seed) => quiz(counts.terms, seed))
    .filter(({ type }) => type === 'category');
  const offeredFor = (id: string) => drawn.filter(({ termId }) => termId === id).flatMap(({ options }) => options);
  expect(offeredFor('moving-average')).toContain('indicator');
  expect(offeredFor('moving-average')).not.toContain('technical');
  expect(offeredFor('stop-loss')).toContain('risk');
  expect(offeredFor('stop-loss')).not.toContain('market');
  expect(offeredFor('volume')).toContain('market');
  expect(offeredFor('volume')).not.toContain('technical');
});

test('no text names the term it asks for', () => {
  for (const seed of [1, 2, 3]) {
    for (const drawn of quiz(counts.terms, seed)) {
      const term = vocabulary.find(({ id }) => id === drawn.termId);
      if (term === undefined) throw new Error('There is no such term.');
      expect(toQuestion(drawn).text ?? '').not.toMatch(termPattern(term));
    }
  }
});

test('the same seed gives the same quiz, another seed another one', () => {
  expect(quiz(10, 7)).toEqual(quiz(10, 7));
  expect(quiz(10, 7)).not.toEqual(quiz(10, 8));
});

test('a quiz has no more questions than there are terms', () => {
  const request = { length: 10, random: createRandom(1) };
  expect(drawQuiz({ ...request, pool: vocabulary.slice(0, 3) })).toHaveLength(3);
  expect(drawQuiz({ ...request, pool: [] })).toEqual([]);
});

const [gap, macd] = ['gap', 'macd'].map((named) => vocabulary.find(({ id }) => id === named));

test('a masked text contains none of the names of its term', () => {
  if (!gap || !macd) throw new Error('The vocabulary has no such term.');
  expect(maskTerm('Gaps and a gap', gap)).toBe('____ and a(n) ____');
  expect(maskTerm('Moving average convergence divergence: the MACD', macd)).toBe('____: the ____');
});

test.each(vocabulary.filter(({ definition }) => /abbreviated|for short/i.test(definition)))(
  'a question about $id leaves its abbreviation out, which would give it away',
  ({ id, category }) => {
    const { text } = toQuestion({ type: 'definition', termId: id, options: [id, ...termIds[category].slice(0, 3)] });
    expect(text).toMatch(/\.$/);
    expect(text).not.toMatch(/abbreviated|for short/i);
  },
);
