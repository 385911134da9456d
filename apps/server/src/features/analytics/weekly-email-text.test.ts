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
    chartsAnswered: 0,
    chartsRight: 0,
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
    'No flashcards to review today. Coming up this week: 2. What’s due on charts isn’t counted here.\n',
  ],
  [{ cardsNow: 1, cardsThisWeek: 0 }, 'Flashcards to review now: 1. What’s due on charts isn’t counted here.\n'],
  [
    { cardsNow: 3, cardsThisWeek: 4 },
    'Flashcards to review now: 3. Coming up this week: 4 more. What’s due on charts isn’t counted here.\n',
  ],
])('the weekly email says what is due: %j', (due, sentence) => {
  expect(textOf(due)).toContain(sentence);
});

test('the weekly email counts the charts that were practiced, and names the patterns that were missed on them', () => {
  const learned = { ...busyWeek.learned, chartsAnswered: 12, chartsRight: 8 };
  const slipped = { forgottenCards: [], missedPatterns: ['doji'] };
  const { text } = weeklyMail({ ...busyWeek, learned, slipped }, links);
  expect(text).toContain('Charts read right: 8 of 12.\n');
  expect(text).toContain('Missed in quizzes or on charts: Doji.\n');
  expect(weeklyMail(busyWeek, links).text).not.toMatch(/Charts read right|Missed/);
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
