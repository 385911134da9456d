import { expect, test } from 'vitest';
import { groupFlashcards, ledgerReason } from './ledger-reason.ts';

const nameOf = (id: string) => id.toUpperCase();

test.each([
  ['pattern-mastered:hammer', 50, 'HAMMER completed', 'A lesson earns 50 XP the first time you complete it.'],
  ['quiz-best:level-1:3', 150, 'Best score so far in a knowledge check: 3 correct', /earns 50 XP\.$/],
  ['quiz-perfect:level-1', 100, 'Perfect knowledge check', /earns 100 XP\.$/],
  ['vocabulary-quiz:2026-03-09:1', 40, 'Vocabulary quiz: 8 correct', /first 3 vocabulary quizzes of a day/],
  ['flashcard-review:2026-03-09:1', 2, 'Flashcard reviewed', /up to 50 cards a day/],
  ['scenario-solved:fomo', 20, 'Scenario solved: The Stock in Every Chat', /earns 20 XP\.$/],
  ['scenario-solved:gone', 20, 'Scenario solved: GONE', /earns 20 XP\.$/],
  ['streak-day:2026-03-09', 30, 'Day of study', /10 XP times its length in days, up to 300 XP/],
  ['level-up:2', 40, 'Level 2 reached', /20 XP times its number, up to 500 XP/],
  ['badge:first-candle', 25, 'Badge: First Candle', 'Each badge earns its points once.'],
  ['milestone:patterns_completed:5', 100, 'Milestone: 5 flashcards mastered', /20 XP times its number/],
  ['milestone:study_time:1', 20, 'Milestone: one hour of study', /20 XP times its number/],
  ['milestone:vocabulary_quiz_pass:5', 100, 'Milestone: 5 vocabulary quizzes at 60% or more', /up to 500 XP/],
  ['something-new:7', 5, 'SOMETHING-NEW', 'You earned this once, and it’s yours to keep.'],
])('%s is explained', (cause, points, title, rule) => {
  const reason = ledgerReason({ cause, points }, nameOf);
  expect(reason.title).toBe(title);
  expect(reason.rule).toMatch(rule);
});

test('the flashcards of one day are one entry, and entries between two days keep them apart', () => {
  const entry = (cause: string) => ({ cause, points: 2, earnedAt: '2026-03-09T17:00:00.000Z' });
  const grouped = groupFlashcards([
    entry('flashcard-review:2026-03-09:2'),
    entry('flashcard-review:2026-03-09:1'),
    entry('streak-day:2026-03-09'),
    entry('flashcard-review:2026-03-08:1'),
  ]);
  expect(grouped.map(({ cause, points }) => [cause, points])).toEqual([
    ['flashcard-review:2026-03-09:2', 4],
    ['streak-day:2026-03-09', 2],
    ['flashcard-review:2026-03-08:1', 2],
  ]);
});
