import fc from 'fast-check';
import { default_w, forgetting_curve } from 'ts-fsrs';
import { describe, expect, it } from 'vitest';
import {
  type CardSchedule,
  intervalDays,
  isLeech,
  isMastered,
  recallProbability,
  scheduleAfter,
} from './card-schedule.ts';
import { addDays, daysBetween, type LocalDay, parseLocalDay } from './local-day.ts';

const grades = { A: 'again', H: 'hard', G: 'good', E: 'easy' } as const;
type Grade = (typeof grades)[keyof typeof grades];
const START = parseLocalDay('2026-01-01');

/** The schedules after each grade, every review on its due day. */
function reviewOnDueDays(letters: string): CardSchedule[] {
  const schedules: CardSchedule[] = [];
  for (const letter of letters) {
    const before = schedules.at(-1) ?? null;
    const grade = grades[letter as keyof typeof grades];
    schedules.push(scheduleAfter(before, { cardId: 'doji', grade, day: before?.dueOn ?? START }));
  }
  return schedules;
}

function last(letters: string): CardSchedule {
  const schedule = reviewOnDueDays(letters).at(-1);
  if (schedule === undefined) throw new Error('No review.');
  return schedule;
}

describe('scheduleAfter', () => {
  it.each([
    ['GGGGGG', [3, 14, 57, 196, 586, 1559]],
    ['EEEE', [8, 66, 397, 1875]],
    ['AGGG', [1, 3, 8, 22]],
  ])('%s, each on its due day, gives the intervals %j', (letters, intervals) => {
    const days = reviewOnDueDays(letters).map(({ lastReviewedOn, dueOn }) => daysBetween(lastReviewedOn, dueOn));
    expect(days).toEqual(intervals);
  });

  it('a review dated before the last one counts as made on the day of the last one', () => {
    const first = scheduleAfter(null, { cardId: 'doji', grade: 'good', day: START });
    const early = scheduleAfter(first, { cardId: 'doji', grade: 'good', day: '2025-12-31' as LocalDay });
    expect(early).toEqual(scheduleAfter(first, { cardId: 'doji', grade: 'good', day: START }));
  });

  it('reviews repeated on one day add no stability', () => {
    const first = scheduleAfter(null, { cardId: 'doji', grade: 'easy', day: START });
    const again = scheduleAfter(first, { cardId: 'doji', grade: 'easy', day: START });
    expect(again.stability).toBe(first.stability);
  });

  it('scheduleAfter is never due before the day after the review, and later the better the grade', () => {
    const letters = fc.string({ unit: fc.constantFrom('A', 'H', 'G', 'E'), minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(letters, (history) => {
        const dues = [...'AHGE'].map((letter) => last(history + letter).dueOn);
        expect(dues.toSorted()).toEqual(dues);
        expect(last(history).dueOn > last(history).lastReviewedOn).toBe(true);
      }),
    );
  });
});

describe('the retention', () => {
  const percent = fc.integer({ min: 80, max: 97 });
  const reviews = fc.array(
    fc.record({ grade: fc.constantFrom('again', 'hard', 'good', 'easy'), daysLater: fc.nat(120) }),
    { minLength: 1, maxLength: 12 },
  );

  /** The schedules after each of the same reviews, all made at one retention. */
  function reviewAt(retentionPercent: number | undefined, made: readonly { grade: Grade; daysLater: number }[]) {
    let [before, day]: [CardSchedule | null, LocalDay] = [null, START];
    return made.map(({ grade, daysLater }) => {
      day = addDays(day, daysLater);
      before = scheduleAfter(before, { cardId: 'doji', grade, day, retentionPercent });
      return before;
    });
  }

  it('is 90% where a review names none', () => {
    fc.assert(
      fc.property(reviews, (made) => {
        expect(reviewAt(undefined, made)).toEqual(reviewAt(90, made));
      }),
    );
  });

  it('never lengthens an interval when it is higher, and changes nothing but the due day', () => {
    fc.assert(
      fc.property(reviews, percent, percent, (made, one, other) => {
        const [lower, higher] = [reviewAt(Math.min(one, other), made), reviewAt(Math.max(one, other), made)];
        for (const [index, low] of lower.entries()) {
          const high = higher[index];
          expect(high?.dueOn && high.dueOn <= low.dueOn).toBe(true);
          expect({ ...high, dueOn: low.dueOn }).toEqual(low);
        }
      }),
    );
  });

  it('is the probability of recall on the due day, to within half a day', () => {
    fc.assert(
      fc.property(percent, fc.double({ min: 5, max: 500, noNaN: true }), (retentionPercent, stability) => {
        const days = intervalDays(stability, retentionPercent);
        const [before, after] = [days - 0.51, days + 0.51].map((elapsed) =>
          forgetting_curve(default_w, elapsed, stability),
        );
        if (days > 1) expect(before).toBeGreaterThan(retentionPercent / 100);
        expect(after).toBeLessThan(retentionPercent / 100);
      }),
    );
  });

  it.each([
    [80, 99],
    [85, 57],
    [90, 30],
    [95, 12],
    [97, 7],
  ])('at %i percent, a card with a stability of 30 days is due after %i', (retentionPercent, days) => {
    expect(intervalDays(30, retentionPercent)).toBe(days);
  });
});

describe('isMastered', () => {
  it.each([
    ['G', false],
    ['GG', false],
    ['GGG', true],
    ['EE', true],
    ['EEA', false],
  ])('after %s: %s', (letters, expected) => {
    expect(isMastered(last(letters))).toBe(expected);
  });

  it('a mastered card needs a stability of 21 days and a last grade other than Forgot', () => {
    expect(isMastered({ stability: 20.99, lastGrade: 'easy' })).toBe(false);
    expect(isMastered({ stability: 21, lastGrade: 'hard' })).toBe(true);
    expect(isMastered({ stability: 400, lastGrade: 'again' })).toBe(false);
  });
});

it('eight lapses make a leech, and forgetting a new card is not a lapse', () => {
  expect(last('A').lapses).toBe(0);
  expect(isLeech(last(`G${'A'.repeat(7)}`))).toBe(false);
  expect(isLeech(last(`G${'A'.repeat(8)}`))).toBe(true);
});

it('recall is certain on the day of a review, and 90% after as many days as the card is stable', () => {
  const lastReviewedOn = parseLocalDay('2026-01-05');
  expect(recallProbability({ stability: 10, lastReviewedOn }, lastReviewedOn)).toBe(1);
  expect(recallProbability({ stability: 10, lastReviewedOn }, parseLocalDay('2026-01-15'))).toBeCloseTo(0.9, 6);
  expect(recallProbability({ stability: 10, lastReviewedOn }, parseLocalDay('2026-01-01'))).toBe(1);
});
