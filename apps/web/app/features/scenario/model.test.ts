import type { Scenario } from '@wickwise/contract/scenario';
import { describe, expect, test } from 'vitest';
import { arrangeScenarios, describeCandles, earnedMessage, outcomeText, withAnswered } from './model.ts';

test.each([
  { outcome: 1589.4, text: '+$1,589.40' },
  { outcome: -140, text: '−$140.00' },
  { outcome: 0, text: 'No gain or loss' },
])('an outcome of $outcome reads $text', ({ outcome, text }) => {
  expect(outcomeText(outcome)).toBe(text);
});

describe('the list of scenarios', () => {
  const list = [
    { id: 'one', difficulty: 'beginner' },
    { id: 'two', difficulty: 'beginner' },
    { id: 'three', difficulty: 'advanced' },
  ] as Scenario[];
  const answered = [
    { scenarioId: 'one', isSolved: true },
    { scenarioId: 'two', isSolved: false },
  ];
  const idsOf = (order: 'all' | 'unsolved-first', difficulty: 'all' | 'beginner') =>
    arrangeScenarios(list, { filter: { order, difficulty }, answered }).map(({ id }) => id);

  test('the list keeps its order, or puts unsolved scenarios first', () => {
    expect(idsOf('all', 'all')).toEqual(['one', 'two', 'three']);
    expect(idsOf('unsolved-first', 'all')).toEqual(['two', 'three', 'one']);
  });

  test('the list of scenarios can be narrowed to one level', () => {
    expect(idsOf('unsolved-first', 'beginner')).toEqual(['two', 'one']);
  });

  test('a new answer takes the place of the old one', () => {
    expect(withAnswered(answered, { scenarioId: 'two', isSolved: true })).toEqual([
      { scenarioId: 'one', isSolved: true },
      { scenarioId: 'two', isSolved: true },
    ]);
  });
});

test('candles are described by where they begin and end and how far they reach', () => {
  const candles = [[10, 12, 9.5, 11] as const, [11, 11.25, 8, 8.4] as const];
  expect(describeCandles(candles)).toBe('2 candles from 10.00 to 8.40, high 12.00, low 8.00.');
});

test('what an answer earned is listed by cause', () => {
  const streakDetail = { days: 1, freezes: 0, studiedToday: true, lastSevenDays: [] };
  const stats = { experience: 30, level: 1, streak: 1, streakDetail, lessonsCompleted: 0, lessonsTotal: 56 };
  const entries = [
    { cause: 'scenario-solved:fomo', points: 20 },
    { cause: 'streak-day:2026-03-02', points: 10 },
  ];
  expect(earnedMessage({ entries, stats, celebrations: [] })).toEqual({
    title: 'XP earned',
    description: '+20 XP · for a scenario solved on the first try, +10 XP · day 1 of your streak',
  });
});
