import { describe, expect, it } from 'vitest';
import { earnedText } from './model.ts';

const stats = {} as never;
const text = (correct: number, ...entries: [cause: string, points: number][]) =>
  earnedText({
    correct,
    total: 3,
    earned: { entries: entries.map(([cause, points]) => ({ cause, points })), stats, celebrations: [] },
  });

describe('earnedText', () => {
  it('points for answers are reported apart from other points earned with them', () => {
    expect(text(2, ['drill:2026-03-02:2', 10])).toBe('You earned 10 XP.');
    expect(text(2, ['drill:2026-03-02:2', 10], ['badge:sharp-eye', 200])).toBe(
      'You earned 10 XP. Today’s study earned you another 200 XP.',
    );
  });

  it("the earned text says when the day's limit is reached, and omits points without a right answer", () => {
    expect(text(3)).toBe('You’ve earned all the XP you can get from drills in one day.');
    expect(text(0)).toBe('');
    expect(text(0, ['streak-day:2026-03-02', 10])).toBe('Today’s study earned you 10 XP.');
  });

  it('the earned text asks a visitor to sign in', () => {
    expect(earnedText({ correct: 3, total: 3, earned: null })).toBe('Sign in to earn XP for correct answers.');
  });
});
