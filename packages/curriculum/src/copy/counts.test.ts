import { VOCABULARY_QUESTION_LIMIT } from '@wickwise/contract/vocabulary';
import { expect, it } from 'vitest';
import { patterns } from '../patterns.ts';
import { scenarios } from '../scenarios/scenarios.ts';
import { vocabulary } from '../vocabulary/vocabulary.ts';
import { counts } from './counts.ts';

it('the counts are those of the lists', () => {
  expect(counts).toEqual({
    lessons: patterns.length,
    freeLessons: patterns.filter(({ requiredTier }) => requiredTier === 'genesis').length,
    priceActionLessons: patterns.filter(({ category }) => category === 'price-action').length,
    scenarios: scenarios.length,
    terms: vocabulary.length,
  });
});

it('a quiz of every term can be asked', () => {
  expect(counts.terms).toBeLessThanOrEqual(VOCABULARY_QUESTION_LIMIT);
});
