import { upToMark } from '@wickwise/market/up-to-mark';
import { expect, test } from 'vitest';
import { listFlashcards } from '../../../../../server/src/features/review/data.ts';
import { reviewChartOf } from '../grading/review-chart.ts';
import { readingOf } from './card-chart.ts';

const cards = listFlashcards({ hasHeritageAccess: true });
const candlesticks = cards.filter(({ recognizedAs }) => recognizedAs?.kind === 'candlestick');

test('the chart of a question ends with the last candle of its pattern, and so do its lines', () => {
  for (const { id, example } of cards) {
    const { candles, mark, lines = [] } = upToMark(example);
    expect(candles.length, id).toBe((mark?.to ?? 0) + 1);
    expect(candles.length, id).toBeLessThanOrEqual(example.candles.length);
    expect(
      lines.every(({ to }) => to[0] < candles.length),
      id,
    ).toBe(true);
  }
});

test('the answer draws what the rules measure where all are met', () => {
  for (const card of candlesticks) {
    const reading = readingOf(card, upToMark(card.example));
    expect(reading?.met, card.id).toBe(true);
    expect(reading?.lines.length, card.id).toBeGreaterThan(0);
  }
});

test('the answer draws only the rule that a near miss breaks', () => {
  const hammer = candlesticks.find(({ id }) => id === 'hammer');
  if (hammer === undefined) throw new Error('There is no hammer.');
  const reading = readingOf(hammer, upToMark(hammer.nearMiss));
  expect(reading?.met).toBe(false);
  expect(reading?.lines).toHaveLength(1);
});

test('the answer on price action draws what its rules measure, also on a chart at another price', () => {
  for (const card of cards.filter(({ category }) => category === 'price-action')) {
    const drawn = [0, 1, 2, 3].map((reviews) => reviewChartOf(card, { reviews, today: '2026-03-09' }));
    for (const { shows, exercise } of drawn) {
      const { candles } = exercise;
      const reading = readingOf(card, exercise);
      if (!shows) continue;
      expect(reading?.lines.length, card.id).toBeGreaterThan(0);
      const prices = reading?.lines.flatMap(({ from, to }) => [from[1], to[1]]) ?? [];
      expect(Math.max(...prices), card.id).toBeLessThan(1.2 * Math.max(...candles.map(([, high]) => high)));
      expect(Math.min(...prices), card.id).toBeGreaterThan(0.8 * Math.min(...candles.map(([, , low]) => low)));
    }
  }
});
