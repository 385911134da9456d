import { expect, test } from 'vitest';
import { groupPractice, ledgerReason } from './ledger-reason.ts';

const nameOf = (id: string) => id.toUpperCase();

test.each([
  ['pattern-mastered:hammer', 50, 'HAMMER completed', 'A lesson earns 50 XP the first time you complete it.'],
  ['quiz-best:level-1:3', 150, 'Best score so far in a knowledge check: 3 correct', /earns 50 XP\.$/],
  ['quiz-perfect:level-1', 100, 'Perfect knowledge check', /earns 100 XP\.$/],
  ['vocabulary-quiz:2026-03-09:1', 40, 'Vocabulary quiz: 8 correct', /first 3 vocabulary quizzes of a day/],
  ['flashcard-review:2026-03-09:1', 5, 'Flashcard reviewed', /due earns 5 XP, for up to 50 cards a day/],
  ['drill:2026-03-09:7', 30, 'Right answers on charts', /drill earns 10 XP, for up to 40 answers a day/],
  ['scenario-solved:fomo', 20, 'Scenario solved: The Stock in Every Chat', /earns 20 XP\.$/],
  ['scenario-solved:gone', 20, 'Scenario solved: GONE', /earns 20 XP\.$/],
  ['streak-day:2026-03-09', 30, 'Day 3 of a streak', /10 XP times the length of your streak so far, up to 300 XP/],
  ['streak-day:2026-03-09', 300, 'Day 30 or later of a streak', /up to 300 XP/],
  ['level-up:2', 40, 'Level 2 reached', /20 XP times its number, up to 500 XP/],
  ['badge:first-candle', 25, 'Badge: First Steps', 'Each badge earns its points once.'],
  ['milestone:patterns_completed:5', 100, 'Milestone: 5 flashcards in long-term memory', /20 XP times its number/],
  ['milestone:perfect_scores:1', 20, 'Milestone: first perfect knowledge check', /20 XP times its number/],
  ['milestone:perfect_scores:5', 100, 'Milestone: 5 perfect knowledge checks', /20 XP times its number/],
  ['milestone:study_time:1', 20, 'Milestone: one hour of study', /20 XP times its number/],
  ['milestone:vocabulary_quiz_pass:5', 100, 'Milestone: 5 vocabulary quizzes at 60% or more', /up to 500 XP/],
  ['something-new:7', 5, 'SOMETHING-NEW', 'You earned this once, and it’s yours to keep.'],
])('%s is explained', (cause, points, title, rule) => {
  const reason = ledgerReason({ cause, points, entries: 1 }, nameOf);
  expect(reason.title).toBe(title);
  expect(reason.rule).toMatch(rule);
});

test('the reviews of a day are one entry, and so are its drills, whatever each earned then', () => {
  const entry = (cause: string, points: number) => ({ cause, points, earnedAt: '2026-03-09T17:00:00.000Z' });
  const rows = groupPractice([
    entry('flashcard-review:2026-03-09:2', 5),
    entry('flashcard-review:2026-03-09:1', 2),
    entry('drill:2026-03-09:5', 20),
    entry('drill:2026-03-09:3', 15),
    entry('streak-day:2026-03-09', 30),
    entry('flashcard-review:2026-03-08:1', 2),
  ]);
  expect(rows.map((row) => [ledgerReason(row, nameOf).title, row.points])).toEqual([
    ['2 flashcards reviewed', 7],
    ['Right answers on charts', 35],
    ['Day 3 of a streak', 30],
    ['Flashcard reviewed', 2],
  ]);
});
