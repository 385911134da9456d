import { newEntry } from '@wickwise/journal/entry';
import { expect, it } from 'vitest';
import { factsText, pricesText, rangeText, rewardText, rText } from './trade-texts.ts';

it('a trade is described by its day, type, timeframe and pattern', () => {
  const trade = newEntry({ id: '1', date: '2026-03-02' });
  expect(factsText({ ...trade, pattern: 'Hammer' })).toBe('Mar 2, 2026 · Day · 1D · Hammer');
  expect(factsText(trade)).toBe('Mar 2, 2026 · Day · 1D');
});

it('a trade held overnight is described by both days', () => {
  const trade = newEntry({ id: '1', date: '2026-03-02' });
  expect(factsText({ ...trade, closedAt: '2026-03-05 10:00:00' })).toBe('Mar 2, 2026 to Mar 5, 2026 · Day · 1D');
  expect(factsText({ ...trade, closedAt: '2026-03-02 10:00:00' })).toBe('Mar 2, 2026 · Day · 1D');
});

it.each([
  ['taken', null, '10 × 220.00 → open'],
  ['planned', null, '10 × 220.00'],
  ['missed', null, '10 × 220.00'],
  ['missed', 230, '10 × 220.00 → 230.00'],
] as const)('the prices of a %s trade with its exit at %s', (stage, exitPrice, text) => {
  const trade = { ...newEntry({ id: '1', date: '2026-03-02' }), entryPrice: 220, positionSize: 10 };
  expect(pricesText({ ...trade, stage, exitPrice })).toBe(text);
});

it.each([
  [3, 'reward-to-risk 3:1'],
  [2.55, 'reward-to-risk 2.6:1'],
])('a reward of %f is written as %s', (reward, text) => {
  expect(rewardText(reward)).toBe(text);
});

it.each(['', '12026-03-02', '2026-02-30'])('%j is no day of a trade', (date) => {
  expect(factsText(newEntry({ id: '1', date }))).toBe('No date · Day · 1D');
});

it('a range without an upper end says so', () => {
  expect(rangeText({ low: 0.8, high: 2 }, String)).toBe('0.8 to 2');
  expect(rangeText({ low: 0.8, high: Number.POSITIVE_INFINITY }, String)).toBe('0.8 or more');
});

it.each([
  [0.235, '0.24R'],
  [-1.005, '-1.01R'],
  [-0.001, '0.00R'],
  [1234.5, '1234.50R'],
])('%f is written as %s', (value, text) => {
  expect(rText(value)).toBe(text);
});
