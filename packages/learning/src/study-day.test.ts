import { describe, expect, it } from 'vitest';
import { type DayClock, LocalDayError, parseLocalDay } from './local-day.ts';
import { bridgedDay, type StudyDay, studyDayAt } from './study-day.ts';

const midnightIn = (timeZone: string): DayClock => ({ timeZone, dayBeginsAt: 0 });
const utcFrom = (dayBeginsAt: number): DayClock => ({ timeZone: 'UTC', dayBeginsAt });

/** A day with one study event. */
function studied(day: string, at: string, clock: string | DayClock | null): StudyDay {
  const instant = new Date(at);
  const times = { firstStudiedAt: instant, lastStudiedAt: instant };
  return { day: parseLocalDay(day), ...times, clock: typeof clock === 'string' ? midnightIn(clock) : clock };
}

describe('studyDayAt', () => {
  it.each([
    ['2026-03-11T00:47:00Z', 'UTC', '2026-03-11'],
    ['2026-03-11T00:47:00Z', 'Etc/GMT+12', '2026-03-10'],
    ['2026-03-11T00:47:00Z', 'Pacific/Kiritimati', '2026-03-11'],
  ])('the first study day at %s in %s is the local day', (now, timeZone, expected) => {
    expect(studyDayAt({ now: new Date(now), clock: midnightIn(timeZone), latest: null })).toBe(expected);
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
    expect(studyDayAt({ now: new Date(now), clock: midnightIn(timeZone), latest })).toBe(expected);
  });

  it('an unknown zone and an invalid instant are rejected', () => {
    const latest = lateInNewYork;
    const clock = midnightIn('Mars/Olympus_Mons');
    expect(() => studyDayAt({ now: new Date(0), clock, latest })).toThrow(LocalDayError);
    expect(() => studyDayAt({ now: new Date('not a date'), clock: utcFrom(0), latest })).toThrow(LocalDayError);
  });

  const mondayByNight = studied('2026-03-09', '2026-03-10T01:30:00Z', utcFrom(4));
  const tuesdayByNight = studied('2026-03-10', '2026-03-10T01:30:00Z', utcFrom(0));

  it.each([
    ['unchanged, before it begins', mondayByNight, '2026-03-10T03:59:59.999Z', 4, '2026-03-09'],
    ['unchanged, when it begins', mondayByNight, '2026-03-10T04:00:00Z', 4, '2026-03-10'],
    ['set to midnight, the day goes on to its old end', mondayByNight, '2026-03-10T03:59:59.999Z', 0, '2026-03-09'],
    ['set to midnight, and its old end has come', mondayByNight, '2026-03-10T04:00:00Z', 0, '2026-03-10'],
    ['set to midnight, the next midnight', mondayByNight, '2026-03-11T00:00:00Z', 0, '2026-03-11'],
    ['set to 4, the studied day stays', tuesdayByNight, '2026-03-10T01:31:00Z', 4, '2026-03-10'],
    ['set to 4, the next day begins at 4', tuesdayByNight, '2026-03-11T03:59:59.999Z', 4, '2026-03-10'],
    ['set to 4, and 4 has come', tuesdayByNight, '2026-03-11T04:00:00Z', 4, '2026-03-11'],
  ])('with the hour %s', (_name, latest, now, dayBeginsAt, expected) => {
    expect(studyDayAt({ now: new Date(now), clock: utcFrom(dayBeginsAt), latest })).toBe(expected);
  });
});

describe('bridgedDay', () => {
  const inLosAngeles = studied('2026-03-09', '2026-03-10T03:00:00Z', 'America/Los_Angeles');

  it.each([
    ['29 hours later in Sydney', '2026-03-11', '2026-03-11T08:00:00Z', 'Australia/Sydney', '2026-03-10'],
    ['two days skipped', '2026-03-12', '2026-03-11T16:00:00Z', 'Australia/Sydney', null],
    ['none skipped', '2026-03-10', '2026-03-11T02:00:00Z', 'America/Chicago', null],
    ['in the same zone', '2026-03-11', '2026-03-11T08:00:00Z', 'America/Los_Angeles', null],
    ['by an unknown clock', '2026-03-11', '2026-03-11T08:00:00Z', null, null],
  ])('the day that a change of zone skipped, %s', (_name, day, at, timeZone, expected) => {
    expect(bridgedDay(inLosAngeles, studied(day, at, timeZone))).toBe(expected);
  });

  it('a change of zone skips a day for 48 hours', () => {
    // By both clocks it is the ninth.
    const before = studied('2026-03-09', '2026-03-09T12:00:00Z', 'America/Los_Angeles');
    const inSydney = (at: string) => studied('2026-03-11', at, 'Australia/Sydney');
    expect(bridgedDay(before, inSydney('2026-03-11T11:59:59.999Z'))).toBe('2026-03-10');
    expect(bridgedDay(before, inSydney('2026-03-11T12:00:00Z'))).toBeNull();
  });

  it('a change of the hour skips no day', () => {
    const monday = studied('2026-03-09', '2026-03-10T03:00:00Z', utcFrom(4));
    expect(bridgedDay(monday, studied('2026-03-11', '2026-03-11T02:00:00Z', utcFrom(0)))).toBe('2026-03-10');
    expect(bridgedDay(monday, studied('2026-03-11', '2026-03-11T05:00:00Z', utcFrom(4)))).toBeNull();
  });

  it('a day that was studied by the clock of the next one is not missed after a change back', () => {
    const lastStudiedAt = new Date('2026-03-10T02:00:00Z');
    const monday = { ...studied('2026-03-09', '2026-03-09T22:00:00Z', utcFrom(0)), lastStudiedAt };
    expect(bridgedDay(monday, studied('2026-03-11', '2026-03-11T22:00:00Z', utcFrom(0)))).toBe('2026-03-10');
  });
});
