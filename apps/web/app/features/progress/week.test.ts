import type { WeeklyReview } from '@wickwise/contract/progress';
import { expect, test } from 'vitest';
import { dueText, learnedLines, minutesText, weekChange, weekRange } from './week.ts';

const week: WeeklyReview = {
  from: '2026-03-03',
  to: '2026-03-09',
  daysStudied: 4,
  studySeconds: 4200,
  experience: 1320,
  before: { daysStudied: 2, experience: 300 },
  learned: {
    patternIds: ['hammer'],
    termsStudied: 1,
    quizzes: 2,
    quizScorePercent: 80,
    cardsReviewed: 12,
    scenariosSolved: 0,
  },
  slipped: { forgottenCards: [], missedPatterns: [] },
  due: { cardsNow: 3, cardsThisWeek: 5, cardIds: [] },
};

test('a week counts its days, and compares them with the week before', () => {
  expect(weekRange(week)).toBe('Mar 3 to Mar 9');
  expect(weekChange(week)).toBe('4 days of study, 2 more than the week before. 1,320 XP in 1 h 10 min.');
  expect(weekChange({ ...week, daysStudied: 1 })).toMatch(/^1 day of study, 1 fewer than the week before/);
  expect(weekChange({ ...week, daysStudied: 2 })).toMatch(/the same as the week before/);
  const idle = { ...week, daysStudied: 0, before: { daysStudied: 0, experience: 0 } };
  expect(weekChange(idle)).toBe('No study in these seven days or the week before.');
});

test('a week leaves out the kinds of learning that did not happen', () => {
  expect(learnedLines(week.learned)).toEqual(['1 term studied', '2 quizzes at 80%', '12 flashcards reviewed']);
});

test.each([
  [
    { cardsNow: 3, cardsThisWeek: 5 },
    '3 have come up. 5 more come up this week. What’s due on charts isn’t counted here.',
  ],
  [{ cardsNow: 1, cardsThisWeek: 0 }, '1 has come up. What’s due on charts isn’t counted here.'],
  [{ cardsNow: 0, cardsThisWeek: 1 }, 'None today. 1 comes up this week. What’s due on charts isn’t counted here.'],
  [{ cardsNow: 0, cardsThisWeek: 0 }, 'None come up this week. What’s due on charts isn’t counted here.'],
])('%o is due as: %s', (due, text) => {
  expect(dueText({ ...due, cardIds: [] })).toBe(text);
});

test('minutes become hours from sixty on', () => {
  expect([minutesText(90), minutesText(3599), minutesText(3900)]).toEqual(['2 min', '1 h 0 min', '1 h 5 min']);
});
