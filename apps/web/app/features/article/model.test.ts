import { describe, expect, test } from 'vitest';
import { articlePath, cardsOf, findAdjacentArticles, findCard } from './model.ts';

test('each category has its articles in the order of reading', () => {
  expect(cardsOf('technical-analysis').map(({ id }) => id)).toEqual(['support-and-resistance', 'trend-analysis']);
  expect(cardsOf('fundamental-analysis').map(({ id }) => id)).toEqual(['financial-statements', 'valuation-methods']);
  expect(cardsOf('risk-management').map(({ id }) => id)).toEqual(['position-sizing', 'stop-loss-strategies']);
});

test('an article is found by its id, and an unknown id finds none', () => {
  expect(findCard('position-sizing')?.title).toBe('Position Sizing');
  expect(findCard('no-such')).toBeNull();
  expect(articlePath('position-sizing')).toBe('/learn/articles/position-sizing');
});

describe('neighbors', () => {
  test.each([
    ['how-to-read-a-candle', undefined, 'why-79-percent-can-be-nothing'],
    ['support-and-resistance', 'why-79-percent-can-be-nothing', 'trend-analysis'],
    ['trend-analysis', 'support-and-resistance', 'financial-statements'],
    ['stop-loss-strategies', 'position-sizing', undefined],
  ])('the neighbors of %s are %s and %s', (id, before, after) => {
    const { previous, next } = findAdjacentArticles(id);
    expect([previous?.id, next?.id]).toEqual([before, after]);
  });
});
