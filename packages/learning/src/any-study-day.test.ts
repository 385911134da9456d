import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DayClock, type LocalDay, localDayAt, parseLocalDay } from './local-day.ts';
import { streakAt } from './streak.ts';
import { bridgedDay, type StudyDay, studyDayAt } from './study-day.ts';

const HOUR_MS = 3_600_000;
const midnightIn = (timeZone: string): DayClock => ({ timeZone, dayBeginsAt: 0 });

interface Step {
  readonly clock: DayClock;
  readonly minutesLater: number;
}

interface Studied {
  readonly now: Date;
  readonly clock: DayClock;
  readonly day: LocalDay;
}

/** Studies step after step, as the log would be written, and returns the day of each event. */
function study(steps: readonly Step[]): Studied[] {
  let now = new Date('2026-03-07T12:00:00Z');
  let latest: StudyDay | null = null;
  return steps.map(({ clock, minutesLater }) => {
    now = new Date(now.getTime() + minutesLater * 60_000);
    const day = studyDayAt({ now, clock, latest });
    latest = latest?.day === day ? { ...latest, lastStudiedAt: now } : toStudyDay({ now, clock, day });
    return { now, clock, day };
  });
}

function toStudyDay({ now, clock, day }: Studied): StudyDay {
  return { day, firstStudiedAt: now, lastStudiedAt: now, clock };
}

function toSteps(moments: readonly { timeZone: string; minute: number }[]): Step[] {
  return moments.map(({ timeZone, minute }, index) => {
    return { clock: midnightIn(timeZone), minutesLater: minute - (moments[index - 1]?.minute ?? 0) };
  });
}

/** The days of events, as the server reads them from the log. */
function studyDays(events: readonly Studied[]): StudyDay[] {
  return firstOfDays(events).map((first) => {
    const last = events.findLast(({ day }) => day === first.day) ?? first;
    return { ...toStudyDay(first), lastStudiedAt: last.now };
  });
}

/** The first event of each day. */
function firstOfDays(events: readonly Studied[]): Studied[] {
  return events.filter(({ day }, index) => events.findIndex((event) => event.day === day) === index);
}

describe('studyDayAt, whatever the clocks and moments', () => {
  // Few zones, so that a learner often comes back to one, and the two ends of the earth among them.
  const someZone = fc.constantFrom('Etc/GMT+12', 'UTC', 'Europe/Berlin', 'America/New_York', 'Pacific/Kiritimati');
  const anyZone = fc.oneof(someZone, fc.constantFrom(...Intl.supportedValuesOf('timeZone')));
  const anyHour = fc.nat(6);
  const clockIn = (zone: fc.Arbitrary<string>) => fc.record({ timeZone: zone, dayBeginsAt: anyHour });
  const anySteps = (clock: fc.Arbitrary<DayClock>) =>
    fc.array(fc.record({ clock, minutesLater: fc.oneof(fc.nat(90), fc.nat(30 * 60)) }), { maxLength: 40 });

  it('studyDayAt keeps the first events of two study days at least 20 hours apart, except in a single zone', () => {
    fc.assert(
      fc.property(anySteps(clockIn(anyZone)), (steps) => {
        const firsts = firstOfDays(study(steps));
        for (const [index, later] of firsts.entries()) {
          for (const earlier of firsts.slice(0, index)) {
            const hours = (later.now.getTime() - earlier.now.getTime()) / HOUR_MS;
            expect(
              hours >= 20 || earlier.clock.timeZone === later.clock.timeZone,
              `${earlier.day} and ${later.day}`,
            ).toBe(true);
          }
        }
      }),
      { numRuns: 500 },
    );
  });

  it('the study day never goes back to an earlier day', () => {
    fc.assert(
      fc.property(anySteps(clockIn(someZone)), (steps) => {
        const days = study(steps).map(({ day }) => day);
        expect(days).toEqual(days.toSorted());
      }),
      { numRuns: 500 },
    );
  });

  it('studyDayAt follows the calendar while the clock stays the same', () => {
    const steps = clockIn(someZone).chain((clock) => anySteps(fc.constant(clock)));
    fc.assert(
      fc.property(steps, (steps) => {
        for (const { now, clock, day } of study(steps)) expect(day).toBe(localDayAt(now, clock));
      }),
    );
  });

  it('studying on a held day does not hold it longer', () => {
    const moves = fc.tuple(someZone, someZone).filter(([home, away]) => home !== away);
    const minutes = fc.array(fc.nat(20 * 60 - 1)).map((list) => list.toSorted((one, other) => one - other));
    fc.assert(
      fc.property(moves, minutes, fc.integer({ min: 20 * 60, max: 72 * 60 }), ([home, away], held, last) => {
        const at = (minute: number) => ({ timeZone: away, minute });
        const begin = { timeZone: home, minute: 0 };
        const withHeld = study(toSteps([begin, ...held.map(at), at(last)]));
        expect(new Set(withHeld.slice(0, -1).map(({ day }) => day)).size).toBe(1);
        expect(withHeld.at(-1)).toEqual(study(toSteps([begin, at(last)])).at(-1));
      }),
    );
  });

  it('studyDayAt does not change right after studying', () => {
    fc.assert(
      fc.property(anySteps(clockIn(anyZone)), (steps) => {
        for (const [index, event] of study(steps).entries()) {
          const again = study([...steps.slice(0, index + 1), { clock: event.clock, minutesLater: 0 }]).at(-1);
          expect(again?.day).toBe(event.day);
        }
      }),
      { numRuns: 50 },
    );
  });

  it('a change of the hour makes no day more than the clock by which the day before was counted', () => {
    const steps = someZone.chain((zone) => anySteps(clockIn(fc.constant(zone))));
    fc.assert(
      fc.property(steps, (steps) => {
        const days = firstOfDays(study(steps));
        for (const [index, { now, clock, day }] of days.entries()) {
          expect(day).toBe(localDayAt(now, clock));
          const next = days[index + 1];
          if (next !== undefined) expect(localDayAt(next.now, clock) > day).toBe(true);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('a learner who studies every day keeps the streak, however often the hour changes', () => {
    const steps = fc.array(fc.record({ clock: clockIn(fc.constant('UTC')), minutesLater: fc.nat(24 * 60 - 1) }), {
      minLength: 1,
      maxLength: 60,
    });
    fc.assert(
      fc.property(steps, (steps) => {
        const days = studyDays(study(steps));
        const bridged = days.slice(1).flatMap((next, index) => bridgedDay(days[index] ?? next, next) ?? []);
        const studiedDays = days.map(({ day }) => day);
        const today = studiedDays.at(-1) ?? parseLocalDay('2026-03-07');
        const streak = streakAt({ studiedDays, bridgedDays: new Set(bridged), today });
        expect(streak.days).toBe(studiedDays.length);
        for (const day of bridged) expect(studiedDays).not.toContain(day);
      }),
      { numRuns: 2000 },
    );
  });
});
