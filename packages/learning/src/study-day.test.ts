import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type LocalDay, LocalDayError, localDayAt, parseLocalDay } from './local-day.ts';
import { bridgedDay, type StudyDay, studyDayAt } from './study-day.ts';

const HOUR_MS = 3_600_000;

function studied(day: string, at: string, timeZone: string | null): StudyDay {
  return { day: parseLocalDay(day), firstStudiedAt: new Date(at), timeZone };
}

describe('studyDayAt', () => {
  it.each([
    ['2026-03-11T00:47:00Z', 'UTC', '2026-03-11'],
    ['2026-03-11T00:47:00Z', 'Etc/GMT+12', '2026-03-10'],
    ['2026-03-11T00:47:00Z', 'Pacific/Kiritimati', '2026-03-11'],
  ])('the first study day at %s in %s is the local day', (now, timeZone, expected) => {
    expect(studyDayAt({ now: new Date(now), timeZone, latest: null })).toBe(expected);
  });

  const lateInNewYork = studied('2026-03-10', '2026-03-11T03:50:00Z', 'America/New_York');
  const morningInTokyo = studied('2026-03-11', '2026-03-10T23:00:00Z', 'Asia/Tokyo');
  const zoneUnknown = studied('2026-03-10', '2026-03-10T22:00:00Z', null);

  it.each([
    ['the same day, zone unchanged', lateInNewYork, '2026-03-11T03:59:59.999Z', 'America/New_York', '2026-03-10'],
    ['midnight, zone unchanged', lateInNewYork, '2026-03-11T04:00:00Z', 'America/New_York', '2026-03-11'],
    ['days later, zone unchanged', lateInNewYork, '2026-03-14T12:00:00Z', 'America/New_York', '2026-03-14'],
    ['a clock set back, zone unchanged', lateInNewYork, '2026-03-09T12:00:00Z', 'America/New_York', '2026-03-10'],
    ['east, at once', lateInNewYork, '2026-03-11T03:51:00Z', 'Europe/Berlin', '2026-03-10'],
    ['east, a moment short of 20 hours', lateInNewYork, '2026-03-11T22:59:59.999Z', 'Asia/Tokyo', '2026-03-10'],
    ['east, a later day short of 20 hours', lateInNewYork, '2026-03-11T23:49:59.999Z', 'Asia/Tokyo', '2026-03-10'],
    ['east, after 20 hours', lateInNewYork, '2026-03-11T23:50:00Z', 'Asia/Tokyo', '2026-03-12'],
    ['west, where the day before is not over', morningInTokyo, '2026-03-11T02:00:00Z', 'America/Chicago', '2026-03-11'],
    ['west, on that same date', morningInTokyo, '2026-03-12T03:00:00Z', 'America/Chicago', '2026-03-11'],
    ['west, on the next date', morningInTokyo, '2026-03-12T05:00:00Z', 'America/Chicago', '2026-03-12'],
    ['an unknown zone, the next day', zoneUnknown, '2026-03-11T00:10:00Z', 'Europe/Berlin', '2026-03-11'],
    ['an unknown zone, an earlier day', zoneUnknown, '2026-03-10T23:00:00Z', 'Etc/GMT+12', '2026-03-10'],
    ['an unknown zone, a day before it', zoneUnknown, '2026-03-10T11:00:00Z', 'Etc/GMT+12', '2026-03-10'],
  ])('the study day is right for %s', (_name, latest, now, timeZone, expected) => {
    expect(studyDayAt({ now: new Date(now), timeZone, latest })).toBe(expected);
  });

  it('an unknown zone and an invalid instant are rejected', () => {
    const latest = lateInNewYork;
    expect(() => studyDayAt({ now: new Date(0), timeZone: 'Mars/Olympus_Mons', latest })).toThrow(LocalDayError);
    expect(() => studyDayAt({ now: new Date('not a date'), timeZone: 'UTC', latest })).toThrow(LocalDayError);
  });
});

describe('bridgedDay', () => {
  const inLosAngeles = studied('2026-03-09', '2026-03-10T03:00:00Z', 'America/Los_Angeles');

  it.each([
    ['29 hours later in Sydney', '2026-03-11', '2026-03-11T08:00:00Z', 'Australia/Sydney', '2026-03-10'],
    ['48 hours later in Sydney', '2026-03-11', '2026-03-12T03:00:00Z', 'Australia/Sydney', null],
    ['two days skipped', '2026-03-12', '2026-03-11T16:00:00Z', 'Australia/Sydney', null],
    ['none skipped', '2026-03-10', '2026-03-11T02:00:00Z', 'America/Chicago', null],
    ['in the same zone', '2026-03-11', '2026-03-11T08:00:00Z', 'America/Los_Angeles', null],
    ['in an unknown zone', '2026-03-11', '2026-03-11T08:00:00Z', null, null],
  ])('the day that a change of zone skipped, %s', (_name, day, at, timeZone, expected) => {
    expect(bridgedDay(inLosAngeles, studied(day, at, timeZone))).toBe(expected);
  });
});

interface Step {
  readonly timeZone: string;
  readonly minutesLater: number;
}

interface Studied {
  readonly now: Date;
  readonly timeZone: string;
  readonly day: LocalDay;
}

/** Studies step after step, as the log would be written, and returns the day of each event. */
function study(steps: readonly Step[]): Studied[] {
  let now = new Date('2026-03-07T12:00:00Z');
  let latest: StudyDay | null = null;
  return steps.map(({ timeZone, minutesLater }) => {
    now = new Date(now.getTime() + minutesLater * 60_000);
    const day = studyDayAt({ now, timeZone, latest });
    if (latest?.day !== day) latest = { day, firstStudiedAt: now, timeZone };
    return { now, timeZone, day };
  });
}

function toSteps(moments: readonly { timeZone: string; minute: number }[]): Step[] {
  return moments.map(({ timeZone, minute }, index) => {
    return { timeZone, minutesLater: minute - (moments[index - 1]?.minute ?? 0) };
  });
}

/** The first event of each day. */
function firstOfDays(events: readonly Studied[]): Studied[] {
  return events.filter(({ day }, index) => events.findIndex((event) => event.day === day) === index);
}

describe('studyDayAt, whatever the zones and moments', () => {
  // Few zones, so that a learner often comes back to one, and the two ends of the earth among them.
  const someZone = fc.constantFrom('Etc/GMT+12', 'UTC', 'Europe/Berlin', 'America/New_York', 'Pacific/Kiritimati');
  const anyZone = fc.oneof(someZone, fc.constantFrom(...Intl.supportedValuesOf('timeZone')));
  const anySteps = (zone: fc.Arbitrary<string>) =>
    fc.array(fc.record({ timeZone: zone, minutesLater: fc.oneof(fc.nat(90), fc.nat(30 * 60)) }), { maxLength: 40 });

  it('studyDayAt keeps the first events of two study days at least 20 hours apart, except in a single zone', () => {
    fc.assert(
      fc.property(anySteps(anyZone), (steps) => {
        const firsts = firstOfDays(study(steps));
        for (const [index, later] of firsts.entries()) {
          for (const earlier of firsts.slice(0, index)) {
            const hours = (later.now.getTime() - earlier.now.getTime()) / HOUR_MS;
            expect(hours >= 20 || earlier.timeZone === later.timeZone, `${earlier.day} and ${later.day}`).toBe(true);
          }
        }
      }),
      { numRuns: 500 },
    );
  });

  it('the study day never goes back to an earlier day', () => {
    fc.assert(
      fc.property(anySteps(someZone), (steps) => {
        const days = study(steps).map(({ day }) => day);
        expect(days).toEqual(days.toSorted());
      }),
      { numRuns: 500 },
    );
  });

  it('studyDayAt follows the calendar while the zone stays the same', () => {
    const steps = someZone.chain((zone) => anySteps(fc.constant(zone)));
    fc.assert(
      fc.property(steps, (steps) => {
        for (const { now, timeZone, day } of study(steps)) expect(day).toBe(localDayAt(now, timeZone));
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
      fc.property(anySteps(anyZone), (steps) => {
        for (const [index, event] of study(steps).entries()) {
          const again = study([...steps.slice(0, index + 1), { timeZone: event.timeZone, minutesLater: 0 }]).at(-1);
          expect(again?.day).toBe(event.day);
        }
      }),
      { numRuns: 50 },
    );
  });
});
