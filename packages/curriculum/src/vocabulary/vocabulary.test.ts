import { describe, expect, it } from 'vitest';
import { findArithmeticFaults } from '../../checks/arithmetic-check.ts';
import { termIds } from './term.ts';
import { vocabulary } from './vocabulary.ts';

describe('the vocabulary', () => {
  it('each term is named once and is in its category', () => {
    expect(new Set(vocabulary.map(({ term }) => term.toLowerCase())).size).toBe(vocabulary.length);
    for (const [category, ids] of Object.entries(termIds)) {
      expect(vocabulary.filter((term) => term.category === category).map(({ id }) => id)).toEqual(ids);
    }
  });

  it('the vocabulary has all three difficulties', () => {
    expect(new Set(vocabulary.map(({ difficulty }) => difficulty)).size).toBe(3);
  });

  it.each(vocabulary)('$id is explained with numbers that add up', ({ definition, example, arithmetic }) => {
    expect(definition.split(' ').length).toBeGreaterThanOrEqual(12);
    expect(example).toMatch(/\d/);
    expect(findArithmeticFaults(arithmetic, { text: `${definition} ${example}` })).toEqual([]);
  });

  it('a term’s pronunciation is spelled out where that helps, with one stressed syllable', () => {
    const said = vocabulary.flatMap(({ pronunciation }) => pronunciation ?? []);
    expect(said.length).toBeGreaterThanOrEqual(18);
    for (const word of said) expect(word).toMatch(/^([a-z]+-)*[A-Z]+(-[a-z]+)*$/);
  });

  it('every abbreviation has a pronunciation', () => {
    const abbreviations = vocabulary.filter(({ term }) => /[A-Z]{2}/.test(term));
    expect(abbreviations.filter(({ pronunciation }) => pronunciation === undefined)).toEqual([]);
  });

  it.each(vocabulary)('$id names other terms that are related to it', ({ id, relatedTerms }) => {
    expect(relatedTerms.length).toBeGreaterThanOrEqual(2);
    expect(new Set(relatedTerms).size).toBe(relatedTerms.length);
    expect(relatedTerms).not.toContain(id);
  });
});
