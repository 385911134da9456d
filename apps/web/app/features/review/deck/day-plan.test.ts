import { expect, test } from 'vitest';
import { countDue, countDueElsewhere, dueText } from './day-plan.ts';

const deck = (dueCards: readonly string[], schedules: Record<string, object> = {}) =>
  ({
    plan: { due: dueCards },
    cards: ['doji', 'hammer', 'harami'].map((id) => ({ id })),
    schedules: new Map(Object.entries(schedules)),
    today: '2026-03-09',
  }) as unknown as Parameters<typeof countDue>[0];
const plan = (due: readonly string[], planned: readonly string[]) => ({
  due: new Set(due),
  planned: new Set(planned),
  mastered: new Set<string>(),
  next: null,
  standing: null,
});

test('a pattern is due by its card or by any other answer, and counts once', () => {
  expect(countDue(deck(['doji', 'hammer']), plan(['hammer', 'harami'], ['harami']))).toEqual({
    ...{ due: 3, planned: 1 },
    // The harami has no card that is due.
    withoutCard: 1,
  });
});

test('what was missed elsewhere is due even where no card is', () => {
  expect(countDue(deck([]), plan(['doji'], []))).toEqual({ due: 1, planned: 0, withoutCard: 1 });
});

test('a card that was remembered today is no longer due, and one that was forgotten is', () => {
  const graded = (lastGrade: string) => deck([], { doji: { lastReviewedOn: '2026-03-09', lastGrade } });
  expect(countDue(graded('good'), plan(['doji'], [])).due).toBe(0);
  expect(countDue(graded('again'), plan(['doji'], [])).due).toBe(1);
});

test('what is due by its card alone is left out where a round of cards has ended', () => {
  expect(countDueElsewhere(deck(['doji']), plan(['hammer'], [])).due).toBe(1);
});

test('a pattern without a card in this deck counts nowhere', () => {
  expect(countDue(deck([]), plan(['morning-star'], ['morning-star']))).toEqual({ due: 0, planned: 0, withoutCard: 0 });
});

test.each([
  [0, 0, null],
  [2, null, '2 patterns are due.'],
  [1, 0, '1 pattern is due, but it’s not in today’s plan.'],
  [1, 1, '1 pattern is due, and it’s in today’s plan.'],
  [3, 3, '3 patterns are due, all of them in today’s plan.'],
  [17, 0, '17 patterns are due, none of them in today’s plan.'],
  [7, 3, '7 patterns are due, 3 of them in today’s plan.'],
])('%i due and %s planned', (due, planned, text) => {
  expect(dueText({ due, planned, withoutCard: 0 })).toBe(text);
});

test.each([
  [1, 1, ' Its card isn’t due: practice it on a chart, or grade its card under Browse.'],
  [3, 3, ' Their cards aren’t due: practice them on charts, or grade their cards under Browse.'],
  [1, 3, ' Of the 3, 1 has no card due: practice it on a chart, or grade its card under Browse.'],
  [2, 3, ' Of the 3, 2 have no card due: practice them on charts, or grade their cards under Browse.'],
])('%i without a card of %i due', (withoutCard, due, text) => {
  const withCards = dueText({ due, planned: due, withoutCard: 0 });
  expect(dueText({ due, planned: due, withoutCard })).toBe(`${withCards}${text}`);
});
