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
    chartsAnswered: 12,
    chartsRight: 8,
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
  expect(learnedLines(week.learned)).toEqual([
    '1 term studied',
    '2 quizzes at 80%',
    '8 of 12 charts read right',
    '12 flashcards reviewed',
  ]);
  const one = { ...week.learned, termsStudied: 0, quizzes: 0, chartsAnswered: 1, chartsRight: 0, cardsReviewed: 0 };
  expect(learnedLines(one)).toEqual(['0 of 1 chart read right']);
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

test('minutes become hours from sixty on, and no study takes none', () => {
  const texts = [0, 59, 90, 3599, 3900].map(minutesText);
  expect(texts).toEqual(['under 1 min', 'under 1 min', '2 min', '1 h 0 min', '1 h 5 min']);
});
