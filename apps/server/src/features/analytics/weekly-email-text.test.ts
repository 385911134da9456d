import { expect, test } from 'vitest';
import { type MailedWeek, weeklyMail } from './weekly-email-text.ts';

const links = { publicUrl: 'https://wickwise.example', link: 'https://wickwise.example/unsubscribe?token=t' };

const busyWeek: MailedWeek = {
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
  byEvidence: { mastered: [], familiar: [], toldApart: [] },
  slipped: { forgottenCards: [], missedPatterns: [] },
  due: { cardsNow: 0, cardsThisWeek: 0, cardIds: [] },
};

const textOf = (due: Partial<MailedWeek['due']>) =>
  weeklyMail({ ...busyWeek, due: { ...busyWeek.due, ...due } }, links).text ?? '';

test('the weekly email groups the digits of large numbers', () => {
  const { subject, text } = weeklyMail(busyWeek, links);
  expect(subject).toBe('Your week on Wickwise: 7 days of study, 1,597 XP');
  expect(text).toContain('You studied on 7 days (5 the week before) and earned 1,597 XP.');
});

test.each([
  [
    { cardsNow: 0, cardsThisWeek: 2 },
    'No flashcards to review today; what’s due on charts is in today’s plan. Coming up this week: 2 flashcards.',
  ],
  [{ cardsNow: 1, cardsThisWeek: 0 }, 'To review now: 1 flashcard, besides what’s due on charts in today’s plan.\n'],
  [
    { cardsNow: 3, cardsThisWeek: 4 },
    'To review now: 3 flashcards, besides what’s due on charts in today’s plan. Coming up this week: 4 more.',
  ],
])('the weekly email says what is due: %j', (due, sentence) => {
  expect(textOf(due)).toContain(sentence);
});

test('the weekly email says what became known by evidence, and nothing where nothing did', () => {
  const byEvidence = {
    mastered: ['Hammer'],
    familiar: ['Doji', 'Gap', 'Support', 'Pin Bar', 'Volume', 'Spread', 'Stop'],
    toldApart: ['Piercing Pattern or Bullish Engulfing'],
  };
  const { text } = weeklyMail({ ...busyWeek, byEvidence }, links);
  expect(text).toContain('Now mastered: Hammer.\n');
  expect(text).toContain('Now familiar: Doji, Gap, Support, Pin Bar, Volume and 2 more.\n');
  expect(text).toContain('No longer mixed up: Piercing Pattern or Bullish Engulfing.\n');
  expect(weeklyMail(busyWeek, links).text).not.toMatch(/mastered|familiar|mixed up/i);
});
