import { describe, expect, it } from 'vitest';
import { candlestickCards } from './flashcards/candlesticks.ts';
import { chartPatternCards } from './flashcards/chart-patterns.ts';
import { priceActionCards } from './flashcards/price-action.ts';
import { flashcardTexts } from './flashcards.ts';
import { patterns } from './patterns.ts';

describe('the flashcards', () => {
  it.each([
    ['candlesticks', candlestickCards],
    ['chart-patterns', chartPatternCards],
    ['price-action', priceActionCards],
  ])('there is one %s flashcard for each pattern', (category, cards) => {
    const ids = patterns.filter((pattern) => pattern.category === category).map(({ id }) => id);
    expect(Object.keys(cards).toSorted()).toEqual(ids.toSorted());
  });

  it.each(Object.entries(flashcardTexts))('%s asks, and answers in at most 25 words', (_, { question, answer }) => {
    expect(question).toMatch(/\?$/);
    expect(answer).toMatch(/\.$/);
    expect(answer.split(/\s+/).length).toBeLessThanOrEqual(25);
  });

  it('flashcards fit any chart of their pattern: they count no candles of one picture and name no price', () => {
    const texts = Object.values(flashcardTexts).flatMap(({ question, answer }) => [question, answer]);
    expect(texts.filter((text) => /\d{2}/.test(text))).toEqual([]);
  });
});
