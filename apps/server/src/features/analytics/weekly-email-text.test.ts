import type { WeeklyReview } from '@wickwise/contract/progress';
import { expect, test } from 'vitest';
import { weeklyMail } from './weekly-email-text.ts';

const links = { publicUrl: 'https://wickwise.example', link: 'https://wickwise.example/unsubscribe?token=t' };

const busyWeek: WeeklyReview = {
  from: '2026-03-03',
  to: '2026-03-09',
  before: { daysStudied: 5, experience: 900 },
  daysStudied: 7,
  studySeconds: 3_360,
  experience: 1_597,
  learned: {
    patternIds: ['doji'],
    termsStudied: 0,
    quizzes: 0,
    quizScorePercent: null,
    cardsReviewed: 0,
    scenariosSolved: 0,
  },
  slipped: { forgottenCards: [], missedPatterns: [] },
  due: { cardsNow: 0, cardsThisWeek: 0, cardIds: [] },
};

const textOf = (due: Partial<WeeklyReview['due']>) =>
  weeklyMail({ ...busyWeek, due: { ...busyWeek.due, ...due } }, links).text ?? '';

test('the weekly email groups the digits of large numbers', () => {
  const { subject, text } = weeklyMail(busyWeek, links);
  expect(subject).toBe('Your week on Wickwise: 7 days of study, 1,597 XP');
  expect(text).toContain('You studied on 7 days (5 the week before) and earned 1,597 XP.');
});

test.each([
  [{ cardsNow: 0, cardsThisWeek: 2 }, 'Nothing due today. Coming up this week: 2 flashcards.'],
  [{ cardsNow: 1, cardsThisWeek: 0 }, 'Due now: 1 flashcard.\n'],
  [{ cardsNow: 3, cardsThisWeek: 4 }, 'Due now: 3 flashcards. Coming up this week: 4 more.'],
])('the weekly email says what is due: %j', (due, sentence) => {
  expect(textOf(due)).toContain(sentence);
});
