import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, daysBetween, type LocalDay, parseLocalDay } from './local-day.ts';
import { streakAt, walkDays } from './streak.ts';

const today = parseLocalDay('2026-03-09');

/** A history as a picture, oldest first, today last: `x` studied, `-` not. */
function history(picture: string): LocalDay[] {
  return [...picture].flatMap((mark, index) => (mark === 'x' ? [addDays(today, index - picture.length + 1)] : []));
}

const x7 = 'xxxxxxx';
const x14 = x7 + x7;

describe('streakAt', () => {
  it.each([
    ['nothing yet', '', 0, 0],
    ['today only', 'x', 1, 0],
    ['yesterday only, today still open', 'x-', 1, 0],
    ['the day before yesterday only', 'x--', 0, 0],
    ['six days', 'xxxxxx', 6, 0],
    ['seven days earn a freeze', x7, 7, 1],
    ['seven days, today still open', `${x7}-`, 7, 1],
    ['a freeze covers yesterday', `${x7}--`, 7, 0],
    ['one freeze does not cover two days', `${x7}---`, 0, 0],
    ['a covered day keeps the streak and is not counted', `${x7}-x`, 8, 0],
    ['two missed days end a run that holds one freeze', `${x7}--x`, 1, 0],
    ['a spent freeze does not come back with a new run', `${x7}--xxxxxx`, 6, 0],
    ['fourteen days earn two', x14, 14, 2],
    ['two freezes cover two days in a row', `${x14}--x`, 15, 0],
    ['two freezes cover two days apart', `${x14}-x-x`, 16, 0],
    ['two freezes do not cover three days', `${x14}---x`, 1, 0],
    ['freezes left over are lost with the run', `${x14}---xx`, 2, 0],
    ['a third freeze cannot be held', x14 + x7, 21, 2],
    ['a third freeze is not kept for later', `${x14}${x7}--x`, 22, 0],
    ['studied days earn freezes, covered days do not', `${x7}-xxxxxx`, 13, 0],
    ['the fourteenth studied day does, one calendar day later', `${x7}-${x7}`, 14, 1],
    ['a freeze earned after one was spent covers the next gap', `${x7}-${x7}-x`, 15, 0],
    ['an older run counts for nothing', `${x14}---xxx`, 3, 0],
    ['a gap before any freeze', 'xxx-xxxx', 4, 0],
  ])('the streak follows the rule: %s (%s)', (_name, picture, days, freezes) => {
    expect(streakAt({ studiedDays: history(picture), today })).toMatchObject({ days, freezes });
  });

  it.each([
    ['a skipped day keeps the run', 'xxx~x', 4, 0],
    ['a skipped day keeps the run while today is open', 'xxx~-', 3, 0],
    ['a skipped day spends no freeze', `${x7}~x`, 8, 1],
    ['a missed day beside a skipped one ends the run', 'xxx~-x', 1, 0],
  ])('the streak follows the rule: %s (%s)', (_name, picture, days, freezes) => {
    const bridgedDays = new Set([addDays(today, picture.indexOf('~') - picture.length + 1)]);
    const studiedDays = history(picture);
    expect(streakAt({ studiedDays, bridgedDays, today })).toMatchObject({ days, freezes });
    if (studiedDays.includes(today)) {
      expect(walkDays({ studiedDays, bridgedDays, today }).at(-1)).toMatchObject({ days, freezes });
    }
  });

  it('a streak has the last seven days, oldest first, and whether today was studied', () => {
    expect(streakAt({ studiedDays: history('xxxx-xx-'), today })).toEqual({
      days: 2,
      freezes: 0,
      studiedToday: false,
      lastSevenDays: [true, true, true, false, true, true, false],
    });
    expect(streakAt({ studiedDays: history('x'), today })).toEqual({
      days: 1,
      freezes: 0,
      studiedToday: true,
      lastSevenDays: [false, false, false, false, false, false, true],
    });
  });

  it('a future day counts only once it arrives', () => {
    const tomorrow = addDays(today, 1);
    const studiedDays = [...history('xx'), tomorrow];
    expect(streakAt({ studiedDays, today }).days).toBe(2);
    expect(streakAt({ studiedDays, today: tomorrow }).days).toBe(3);
  });

  it('streakAt does not mistake a day after today for today', () => {
    expect(streakAt({ studiedDays: [addDays(today, 1)], today })).toMatchObject({ days: 0, studiedToday: false });
  });

  it('a streak can last ten years', () => {
    const studiedDays = history('x'.repeat(3653));
    expect(streakAt({ studiedDays, today })).toMatchObject({ days: 3653, freezes: 2 });
  });
});

/** The rule expressed the other way round: by the sorted studied days and the gaps between them. */
function streakByGaps(studiedDays: readonly LocalDay[]): { days: number; freezes: number } {
  const past = [...new Set(studiedDays)].filter((day) => day <= today).sort();
  let run = { days: 0, freezes: 0 };
  past.forEach((day, index) => {
    const missed = daysBetween(past[index - 1] ?? day, day) - 1;
    if (missed > run.freezes) run = { days: 0, freezes: 0 };
    run = { days: run.days + 1, freezes: run.freezes - Math.max(0, run.days === 0 ? 0 : missed) };
    if (run.days % 7 === 0) run.freezes = Math.min(2, run.freezes + 1);
  });
  const missed = Math.max(0, daysBetween(past.at(-1) ?? today, today) - 1);
  return missed > run.freezes ? { days: 0, freezes: 0 } : { days: run.days, freezes: run.freezes - missed };
}

describe('streakAt, for any history', () => {
  const studiedMostDays = fc
    .array(fc.integer({ min: 0, max: 9 }), { maxLength: 120 })
    .map((dice) => history(dice.map((roll) => (roll === 0 ? '-' : 'x')).join('')));
  const scattered = fc.array(fc.integer({ min: -60, max: 5 }).map((count) => addDays(today, count)));
  const anyHistory = fc.oneof(studiedMostDays, scattered);

  it('a streak agrees with the rule expressed by gaps', () => {
    fc.assert(
      fc.property(anyHistory, (studiedDays) => {
        expect(streakAt({ studiedDays, today })).toMatchObject(streakByGaps(studiedDays));
      }),
      { numRuns: 1000 },
    );
  });

  it('streakAt does not depend on the order of days, nor on repeats', () => {
    fc.assert(
      fc.property(anyHistory, (studiedDays) => {
        const muddled = [...studiedDays, ...studiedDays].reverse();
        expect(streakAt({ studiedDays: muddled, today })).toEqual(streakAt({ studiedDays, today }));
      }),
    );
  });

  it('a streak grows by exactly one when today is studied', () => {
    fc.assert(
      fc.property(anyHistory, (studiedDays) => {
        const before = streakAt({ studiedDays: studiedDays.filter((day) => day !== today), today });
        expect(streakAt({ studiedDays: [...studiedDays, today], today }).days).toBe(before.days + 1);
      }),
    );
  });

  it('a streak holds at most two freezes, and none without a run of seven days', () => {
    fc.assert(
      fc.property(anyHistory, (studiedDays) => {
        const { days, freezes } = streakAt({ studiedDays, today });
        expect(freezes).toBeLessThanOrEqual(Math.min(2, Math.floor(days / 7)));
      }),
    );
  });
});
