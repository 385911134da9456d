import { describe, expect, test } from 'vitest';
import { articlePath, cardsOf, findAdjacentArticles, findCard } from './model.ts';

test('each category has its articles in the order of reading', () => {
  const idsOf = (category: Parameters<typeof cardsOf>[0]) => cardsOf(category).map(({ id }) => id);
  expect(idsOf('technical-analysis')).toEqual(['support-and-resistance', 'trend-analysis', 'backtest-overfitting']);
  expect(idsOf('fundamental-analysis')).toEqual(['financial-statements', 'valuation-methods', 'index-funds']);
  expect(idsOf('risk-management')).toEqual([
    ...['position-sizing', 'stop-loss-strategies', 'orders-and-time-in-force', 'trading-halts'],
    ...['a-written-trading-plan', 'paper-trading', 'choosing-a-broker', 'scams-and-gurus', 'taxes-on-trading'],
  ]);
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
    ['trend-analysis', 'support-and-resistance', 'backtest-overfitting'],
    ['backtest-overfitting', 'trend-analysis', 'financial-statements'],
    ['taxes-on-trading', 'scams-and-gurus', undefined],
  ])('the neighbors of %s are %s and %s', (id, before, after) => {
    const { previous, next } = findAdjacentArticles(id);
    expect([previous?.id, next?.id]).toEqual([before, after]);
  });
});
