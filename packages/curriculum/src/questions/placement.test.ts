import { expect, test } from 'vitest';
import { placementOf, placementQuestions } from './placement.ts';

const allRight = new Map(placementQuestions.map(({ id, correct }) => [id, correct]));

test('the placement check asks twice about each free lesson and about no other', () => {
  expect(placementQuestions).toHaveLength(10);
  expect(new Set(placementQuestions.map(({ patternId }) => patternId)).size).toBe(5);
});

test('each picture comes with four names or beside another picture, the right one not always in the same place', () => {
  const places = placementQuestions.map(({ choices, correct }) => choices.findIndex(({ id }) => id === correct));
  expect(places).not.toContain(-1);
  expect(new Set(places.slice(0, 5)).size).toBeGreaterThan(2);
  expect(new Set(places.slice(5))).toEqual(new Set([0, 1]));
  expect(placementQuestions.map(({ choices }) => choices.length)).toEqual([...Array(5).fill(4), ...Array(5).fill(2)]);
});

test('neither the id of a question nor the words for its pictures name the pattern', () => {
  for (const { id, patternId, picture, choices } of placementQuestions) {
    const pictures = [picture, ...choices.map((choice) => choice.picture)].flatMap((shown) => shown?.alt ?? []);
    const words = new RegExp(patternId.replaceAll('-', '.'), 'i');
    for (const text of [id, ...pictures]) expect(text).not.toMatch(words);
  }
});

test('a lesson can be skipped when both answers about it are right', () => {
  const [first, second] = placementQuestions.map(({ patternId }) => patternId);
  const all = placementOf(allRight);
  expect([all.known.length, all.startWith]).toEqual([5, null]);
  const pair = placementQuestions.findLast(({ patternId }) => patternId === second);
  const missed = placementOf(new Map([...allRight, [pair?.id ?? '', 'neither']]));
  expect(missed.startWith).toBe(second);
  expect(missed.known).not.toContain(second);
  expect(placementOf(new Map())).toEqual({ known: [], startWith: first });
});
