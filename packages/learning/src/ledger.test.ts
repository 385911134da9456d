import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { levelAt } from './experience.ts';
import { deriveEntries, directEntries, type Occasion } from './ledger.ts';
import { parseLocalDay } from './local-day.ts';

const today = parseLocalDay('2026-03-09');

function occasion({ days = 1, experience = 0, earned = [] as string[] } = {}): Occasion {
  return {
    event: { kind: 'lesson-completed', patternId: 'hammer' },
    today,
    streak: { days, studiedToday: true },
    experience,
    alreadyEarned: new Set(earned),
  };
}

function earnedBy(input: Parameters<typeof occasion>[0]): [string, number][] {
  return deriveEntries(occasion(input)).map(({ cause, points }) => [cause, points]);
}

const hammer: [string, number] = ['pattern-mastered:hammer', 50];
const lessonAndDay = ['pattern-mastered:hammer', 'streak-day:2026-03-09'];

describe('deriveEntries', () => {
  it("pays a new learner's first lesson and first day", () => {
    expect(earnedBy({})).toEqual([hammer, ['streak-day:2026-03-09', 10]]);
  });

  it.each([
    [5, 50],
    [30, 300],
    [31, 300],
  ])('pays day %i of the streak %i', (days, points) => {
    expect(earnedBy({ days })).toEqual([hammer, ['streak-day:2026-03-09', points]]);
  });

  it('pays the day once, with its first event', () => {
    expect(earnedBy({ earned: ['streak-day:2026-03-09'] })).toEqual([hammer]);
    expect(earnedBy({ earned: ['streak-day:2026-03-08'] })).toHaveLength(2);
  });

  it('pays a lesson once, and its repetition on a later day as that day only', () => {
    expect(earnedBy({ earned: ['pattern-mastered:hammer'] })).toEqual([['streak-day:2026-03-09', 10]]);
    expect(earnedBy({ earned: lessonAndDay })).toEqual([]);
  });

  it('reaches a level exactly at its border', () => {
    expect(earnedBy({ experience: 939 })).toHaveLength(2);
    expect(earnedBy({ experience: 940 })).toEqual([hammer, ['streak-day:2026-03-09', 10], ['level-up:2', 40]]);
  });

  it('counts only what is newly earned towards a level', () => {
    expect(earnedBy({ experience: 999, earned: lessonAndDay })).toEqual([]);
    expect(earnedBy({ experience: 950, earned: ['streak-day:2026-03-09'] })).toEqual([hammer, ['level-up:2', 40]]);
    expect(earnedBy({ experience: 949, earned: ['streak-day:2026-03-09'] })).toEqual([hammer]);
  });

  it('pays a level without reaching the next one by it', () => {
    // 28,650 + 350 = 29,000 is level 30; 20 × 30 = 600 is cut to 500, which leaves 29,500.
    expect(earnedBy({ experience: 28_650, days: 30 }).slice(2)).toEqual([['level-up:30', 500]]);
    // The most that one lesson can bring: 48,999 + 350 + 500 = 49,849, short of level 51.
    expect(earnedBy({ experience: 48_999, days: 30 }).slice(2)).toEqual([['level-up:50', 500]]);
  });

  it('does not pay a level twice', () => {
    expect(earnedBy({ experience: 990, earned: [...lessonAndDay.slice(0, 1), 'level-up:2'] })).toEqual([
      ['streak-day:2026-03-09', 10],
    ]);
  });

  it('refuses a streak that does not include today', () => {
    const tooEarly = { ...occasion(), streak: { days: 4, studiedToday: false } };
    expect(() => deriveEntries(tooEarly)).toThrow('Count the day of the event into the streak before its entries.');
  });

  it('refuses experience that cannot be a sum of entries', () => {
    expect(() => earnedBy({ experience: -1 })).toThrow(RangeError);
  });
});

describe('directEntries', () => {
  it('names the causes to look up before deriving', () => {
    expect(directEntries(occasion({ days: 3 })).map(({ cause }) => cause)).toEqual(lessonAndDay);
  });
});

describe('deriveEntries, for any occasion', () => {
  const anyOccasion = fc
    .record({
      days: fc.integer({ min: 1, max: 2000 }),
      experience: fc.oneof(fc.nat({ max: 60_000 }), fc.nat({ max: 100_000_000 })),
      earned: fc.subarray(lessonAndDay),
    })
    .map(occasion);

  it('earns nothing more when repeated', () => {
    fc.assert(
      fc.property(anyOccasion, (first) => {
        const entries = deriveEntries(first);
        const gained = entries.reduce((sum, { points }) => sum + points, 0);
        const alreadyEarned = new Set([...first.alreadyEarned, ...entries.map(({ cause }) => cause)]);
        expect(deriveEntries({ ...first, experience: first.experience + gained, alreadyEarned })).toEqual([]);
      }),
    );
  });

  it('pays every level between the experience before and after, each once', () => {
    fc.assert(
      fc.property(anyOccasion, (before) => {
        const entries = deriveEntries(before);
        const after = entries.reduce((sum, { points }) => sum + points, before.experience);
        const paid = entries.map(({ cause }) => cause).filter((cause) => cause.startsWith('level-up:'));
        const from = levelAt(before.experience) + 1;
        const reached = Array.from({ length: levelAt(after) - from + 1 }, (_, step) => `level-up:${from + step}`);
        expect(paid).toEqual(reached);
      }),
    );
  });

  it('gives whole points above zero and no cause twice', () => {
    fc.assert(
      fc.property(anyOccasion, (any) => {
        const entries = deriveEntries(any);
        expect(entries.every(({ points }) => Number.isSafeInteger(points) && points > 0)).toBe(true);
        expect(new Set(entries.map(({ cause }) => cause)).size).toBe(entries.length);
      }),
    );
  });
});
