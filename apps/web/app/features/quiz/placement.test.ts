import { readerPatterns } from '@wickwise/curriculum/reader-patterns';
import { expect, test } from 'vitest';
import { joinNames, placementOf, placementQuestions } from './placement.ts';

const questions = placementQuestions(readerPatterns({ hasHeritageAccess: true }));
const allRight = Object.fromEntries(questions.map(({ id, correct }) => [id, correct]));

test('the check asks twice about each free lesson and about no other', () => {
  expect(questions).toHaveLength(10);
  expect(new Set(questions.map(({ patternId }) => patternId)).size).toBe(5);
  expect(placementQuestions(readerPatterns({ hasHeritageAccess: false }))).toEqual(questions);
});

test('each picture is offered with four names or beside another picture, the right one not always at one place', () => {
  const places = questions.map(({ choices, correct }) => choices.findIndex(({ id }) => id === correct));
  expect(places).not.toContain(-1);
  expect(new Set(places.slice(0, 5)).size).toBeGreaterThan(2);
  expect(new Set(places.slice(5))).toEqual(new Set([0, 1]));
  expect(questions.map(({ choices }) => choices.length)).toEqual([...Array(5).fill(4), ...Array(5).fill(2)]);
});

test('a lesson can be skipped when both of its answers are right', () => {
  const [first, second] = [...new Set(questions.map(({ patternId }) => patternId))];
  const all = placementOf(questions, allRight);
  expect([all.known.length, all.startWith]).toEqual([5, null]);
  const missed = { ...allRight, [`pair-${second}`]: 'near-miss' };
  expect(placementOf(questions, missed)).toMatchObject({ startWith: second });
  expect(placementOf(questions, missed).known).not.toContain(second);
  expect(placementOf(questions, {})).toEqual({ known: [], startWith: first });
});

test('names are joined as a sentence needs them', () => {
  expect(joinNames(['Doji'])).toBe('Doji');
  expect(joinNames(['Doji', 'Hammer'])).toBe('Doji and Hammer');
  expect(joinNames(['Doji', 'Hammer', 'Shooting Star'])).toBe('Doji, Hammer and Shooting Star');
});
