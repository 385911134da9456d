import { describe, expect, it } from 'vitest';
import { directEntries, type EarningInput } from './ledger.ts';
import { parseLocalDay } from './local-day.ts';

const today = parseLocalDay('2026-03-09');

function earningInput({ days = 1, earned = [] as string[] } = {}): EarningInput {
  return {
    event: { kind: 'lesson-completed', patternId: 'hammer' },
    today,
    streak: { days, studiedToday: true },
    alreadyEarned: new Set(earned),
  };
}

function earnedBy(input: Parameters<typeof earningInput>[0]): [string, number][] {
  return directEntries(earningInput(input)).map(({ cause, points }) => [cause, points]);
}

const hammer: [string, number] = ['pattern-mastered:hammer', 50];

describe('directEntries', () => {
  it("a new learner's first lesson and first day are paid", () => {
    expect(earnedBy({})).toEqual([hammer, ['streak-day:2026-03-09', 10]]);
  });

  it.each([
    [5, 50],
    [30, 300],
    [31, 300],
  ])('day %i of a streak is paid %i', (days, points) => {
    expect(earnedBy({ days })).toEqual([hammer, ['streak-day:2026-03-09', points]]);
  });

  it('a day is paid once, with its first event', () => {
    expect(earnedBy({ earned: ['streak-day:2026-03-09'] })).toEqual([hammer]);
    expect(earnedBy({ earned: ['streak-day:2026-03-08'] })).toHaveLength(2);
  });

  it('a lesson is paid once, and repeating it on a later day pays that day only', () => {
    expect(earnedBy({ earned: ['pattern-mastered:hammer'] })).toEqual([['streak-day:2026-03-09', 10]]);
    expect(earnedBy({ earned: ['pattern-mastered:hammer', 'streak-day:2026-03-09'] })).toEqual([]);
  });

  it('a streak that does not include today is rejected', () => {
    const tooEarly = { ...earningInput(), streak: { days: 4, studiedToday: false } };
    expect(() => directEntries(tooEarly)).toThrow('Count the day of the event into the streak before its entries.');
  });
});
