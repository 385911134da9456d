import type { PlacementResult } from '@wickwise/contract/practice/placement';
import { expect, test } from 'vitest';
import { joinNames } from './placement.ts';
import { lastCheckText, placementReasons } from './placement-text.ts';

test('names are joined as in a sentence', () => {
  expect(joinNames(['Doji'])).toBe('Doji');
  expect(joinNames(['Doji', 'Hammer'])).toBe('Doji and Hammer');
  expect(joinNames(['Doji', 'Hammer', 'Shooting Star'])).toBe('Doji, Hammer and Shooting Star');
});

const asked = ['Doji', 'Hammer', 'Harami'];
const facts = { questionId: 'picture-1', isCorrect: true, isNearMiss: false, choices: 5, chosenPatternId: null };
const resultOf = (...known: string[]): PlacementResult => ({
  known,
  startWith: null,
  answers: asked.map((patternId) => ({ ...facts, patternId, offeredIds: [] })),
});
const name = (id: string) => id;

test.each([
  [
    ['Doji'],
    'You recognized Doji and told it apart from a look-alike. Your plan skips its lesson and reviews it instead.',
    'You missed at least one chart for each of these: Hammer and Harami. They stay on your path.',
  ],
  [
    ['Doji', 'Hammer'],
    'You recognized Doji and Hammer and told each apart from a look-alike. Your plan skips their lessons and reviews them instead.',
    'You missed at least one Harami chart, so the pattern stays on your path.',
  ],
  [[], 'You missed at least one chart for every pattern, so all of them stay on your path.'],
])('the result says what is skipped and what isn’t, and why', (known, ...reasons) => {
  expect(placementReasons(resultOf(...known), name)).toEqual(reasons);
});

test('once everything is known, only what is skipped is told', () => {
  expect(placementReasons(resultOf(...asked), name)).toHaveLength(1);
});

test('the last check is told in one sentence', () => {
  expect(lastCheckText({ known: ['Doji', 'Hammer'], startWith: null }, name)).toBe(
    'In your last check, you recognized Doji and Hammer.',
  );
  expect(lastCheckText({ known: [], startWith: 'Doji' }, name)).toContain('every pattern');
});
