import { describe, expect, it } from 'vitest';
import { findAlike } from './sentence-likeness.ts';

function alike(first: string, second: string, where: readonly [string, string] = ['one', 'other']): number {
  const sentences = [
    { where: where[0], text: first },
    { where: where[1], text: second },
  ];
  return findAlike(sentences, { entryOf: (sentence) => sentence.where, limit: 0.66 }).length;
}

describe('findAlike', () => {
  it('sentences that differ only in figures are alike', () => {
    expect(alike('The goal is 9.36 away, 1.6 times the risk.', 'The goal is 9.85 away, 4.5 times the risk.')).toBe(1);
  });

  it('a sentence with one word replaced or added is alike', () => {
    const sentence = 'A close under the low of the flag cancels the reading.';
    expect(alike(sentence, 'A close under the low of the handle cancels the reading.')).toBe(1);
    expect(alike(sentence, 'Only a close under the low of the flag cancels the reading.')).toBe(1);
  });

  it('a sentence that says the same in its own words is not alike', () => {
    expect(alike('The goal is 9.36 away, 1.6 times the risk.', 'Up to the goal are 9.85, worth 4.5 risks.')).toBe(0);
  });

  it('sentences within one entry are not compared', () => {
    expect(alike('A pause of 3 candles follows.', 'A pause of 5 candles follows.', ['one', 'one'])).toBe(0);
  });
});
