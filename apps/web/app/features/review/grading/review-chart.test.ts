import { parseLocalDay } from '@wickwise/learning/local-day';
import { expect, test } from 'vitest';
import { unnamedAlt } from '#app/ui/chart/unnamed-alt.ts';
import { listFlashcards } from '../../../../../server/src/features/review/data.ts';
import { answerOn, reviewChartOf } from './review-chart.ts';

const cards = listFlashcards({ hasHeritageAccess: true });
const TODAY = parseLocalDay('2026-03-09');

test('the chart of a review stays the same that day and changes at the next review', () => {
  for (const card of cards) {
    const first = reviewChartOf(card, { reviews: 0, today: TODAY });
    expect(reviewChartOf(card, { reviews: 0, today: TODAY })).toEqual(first);
    expect(reviewChartOf(card, { reviews: 1, today: TODAY }).exercise.candles).not.toEqual(first.exercise.candles);
    if (first.kind === 'recall') expect(first.shows).toBe(true);
    expect(unnamedAlt(first.exercise).toLowerCase()).not.toContain(card.name.toLowerCase());
  }
});

test('reviews ask for a judgment in about half of the cases, and half of those are near misses', () => {
  const charts = cards.flatMap((card) => [0, 1, 2, 3].map((reviews) => reviewChartOf(card, { reviews, today: TODAY })));
  const judged = charts.filter(({ kind }) => kind === 'judge');
  const missed = judged.filter(({ shows }) => !shows);
  expect(judged.length / charts.length).toBeGreaterThan(0.35);
  expect(judged.length / charts.length).toBeLessThan(0.65);
  expect(missed.length / judged.length).toBeGreaterThan(0.35);
  expect(missed.length / judged.length).toBeLessThan(0.65);
});

test.each([
  ['recall', true, 'Neither side is.'],
  ['judge', true, 'Wait for a close outside it.'],
  ['judge', false, null],
] as const)('on a chart to %s, with the pattern: %s, the answer is %s', (kind, shows, answer) => {
  const card = { answer: 'Neither side is.', takeaway: 'Wait for a close outside it.' };
  expect(answerOn({ kind, shows }, card)).toBe(answer);
});
