import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, type LocalDay, parseLocalDay } from './local-day.ts';
import { streakAt, walkDays } from './streak.ts';
import { countReturns, countWeeks, longestStreak, studyCalendar } from './study-history.ts';

const today = parseLocalDay('2026-03-09');

/** A history as a picture, oldest first, today last: `x` studied, `-` not. */
function history(picture: string): ReadonlySet<LocalDay> {
  const marks = [...picture];
  return new Set(marks.flatMap((mark, place) => (mark === 'x' ? [addDays(today, place - marks.length + 1)] : [])));
}

const x7 = 'xxxxxxx';
const anyHistory = fc
  .array(fc.constantFrom('x', 'x', 'x', '-'), { maxLength: 90 })
  .map((marks) => history(marks.join('')));

function statesOf(picture: string): string {
  const letters = { studied: 'x', frozen: 'f', missed: '-' };
  return walkDays({ studiedDays: history(picture), today })
    .map(({ state }) => letters[state])
    .join('');
}

describe('walkDays', () => {
  it.each([
    ['', ''],
    ['-x', 'x'],
    [`${x7}-x`, `${x7}fx`],
    ['xxx-x', 'xxx-x'],
    [`${x7}--x`, `${x7}--x`],
    [`${x7}${x7}--x`, `${x7}${x7}ffx`],
    [`${x7}${x7}---x`, `${x7}${x7}---x`],
    ['x-', 'x'],
    [`${x7}--`, `${x7}f`],
  ])('the days %s give %s', (picture, states) => {
    expect(statesOf(picture)).toBe(states);
  });

  it('the walk ends with the streak, for any history', () => {
    fc.assert(
      fc.property(anyHistory, (studiedDays) => {
        const { days, freezes } = streakAt({ studiedDays, today });
        const last = walkDays({ studiedDays, today }).at(-1);
        expect({ days: last?.days ?? 0, freezes: last?.freezes ?? 0 }).toEqual({ days, freezes });
      }),
    );
  });
});

describe('longestStreak', () => {
  it.each([
    ['', 0],
    ['x', 1],
    ['xx--xxx----', 3],
    [`${x7}-xx---x`, 9],
  ])('longestStreak of %s is %i', (picture, days) => {
    expect(longestStreak({ studiedDays: history(picture) })).toBe(days);
  });

  it('longestStreak is never below the streak, and never falls as days go by', () => {
    fc.assert(
      fc.property(anyHistory, (studiedDays) => {
        const longest = longestStreak({ studiedDays });
        expect(longest).toBeGreaterThanOrEqual(streakAt({ studiedDays, today }).days);
        expect(longestStreak({ studiedDays: new Set([...studiedDays, addDays(today, 1)]) })).toBeGreaterThanOrEqual(
          longest,
        );
      }),
    );
  });
});

describe('the counts of a history', () => {
  it('each return after missed days counts once', () => {
    expect(countReturns({ studiedDays: history('xx-x---xx') })).toBe(2);
    expect(countReturns({ studiedDays: history('---x') })).toBe(0);
  });

  it('weeks count from Monday to Sunday', () => {
    // 2026-03-09 is a Monday.
    expect(countWeeks(history('xx'))).toBe(2);
    expect(countWeeks(new Set([parseLocalDay('2026-03-02'), parseLocalDay('2026-03-08')]))).toBe(1);
    expect(countWeeks(new Set([parseLocalDay('1999-12-31'), parseLocalDay('2000-01-02')]))).toBe(1);
  });
});

describe('studyCalendar', () => {
  it('studyCalendar has 26 weeks from Monday to Sunday with today in the last', () => {
    const weeks = studyCalendar({ studiedDays: history('x--'), today });
    expect(weeks).toHaveLength(26);
    expect(weeks.at(-1)?.map(({ state }) => state)).toEqual(['today', ...Array(6).fill('ahead')]);
    expect(weeks.at(-2)?.map(({ state }) => state)).toEqual([...Array(5).fill('missed'), 'studied', 'missed']);
    expect(weeks[0]?.[0]?.day).toBe('2025-09-15');
  });

  it('days before the first study day are missed, and today counts once it is studied', () => {
    const days = studyCalendar({ studiedDays: history('x'), today }).flat();
    expect(days.filter(({ state }) => state === 'studied').map(({ day }) => day)).toEqual([today]);
    expect(days[0]?.state).toBe('missed');
  });
});
