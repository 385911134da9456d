import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  type DayClock,
  daysBetween,
  type LocalDay,
  LocalDayError,
  localDayAt,
  parseLocalDay,
} from './local-day.ts';

const day = parseLocalDay;
const anyDay = fc.integer({ min: 0, max: 60_000 }).map((count) => addDays(day('1950-01-01'), count));
const anyInstant = fc.date({ min: new Date('1990-01-01'), max: new Date('2060-01-01'), noInvalidDate: true });
const anyZone = fc.constantFrom(...Intl.supportedValuesOf('timeZone'));
const hours = (count: number) => count * 3_600_000;
const midnightIn = (timeZone: string): DayClock => ({ timeZone, dayBeginsAt: 0 });

function codeOf(act: () => unknown): string {
  try {
    act();
  } catch (error) {
    if (error instanceof LocalDayError) return error.code;
    throw error;
  }
  return 'nothing thrown';
}

describe('localDayAt', () => {
  it.each([
    ['2026-03-09T12:00:00Z', 'UTC', '2026-03-09'],
    // New York springs forward on 2026-03-08: midnight moves from 05:00 to 04:00 UTC.
    ['2026-03-08T04:59:59.999Z', 'America/New_York', '2026-03-07'],
    ['2026-03-08T05:00:00Z', 'America/New_York', '2026-03-08'],
    ['2026-03-09T03:59:59.999Z', 'America/New_York', '2026-03-08'],
    ['2026-03-09T04:00:00Z', 'America/New_York', '2026-03-09'],
    // Berlin falls back on 2026-10-25, a day of 25 hours.
    ['2026-10-24T22:00:00Z', 'Europe/Berlin', '2026-10-25'],
    ['2026-10-25T22:59:59.999Z', 'Europe/Berlin', '2026-10-25'],
    ['2026-10-25T23:00:00Z', 'Europe/Berlin', '2026-10-26'],
    // In São Paulo 2018-11-04 began at 01:00.
    ['2018-11-04T02:59:59Z', 'America/Sao_Paulo', '2018-11-03'],
    ['2018-11-04T03:00:00Z', 'America/Sao_Paulo', '2018-11-04'],
    // In St John's clocks went back one minute past midnight: the day before doesn't return.
    ['2010-11-07T02:30:30Z', 'America/St_Johns', '2010-11-07'],
    ['2010-11-07T02:31:00Z', 'America/St_Johns', '2010-11-07'],
    ['2010-11-07T02:29:59Z', 'America/St_Johns', '2010-11-06'],
    // Samoa crossed the date line and never had 2011-12-30.
    ['2011-12-30T09:59:59Z', 'Pacific/Apia', '2011-12-29'],
    ['2011-12-30T10:00:00Z', 'Pacific/Apia', '2011-12-31'],
    // One instant, three days around the date line.
    ['2026-01-01T10:30:00Z', 'Pacific/Kiritimati', '2026-01-02'],
    ['2026-01-01T10:30:00Z', 'Europe/London', '2026-01-01'],
    ['2026-01-01T10:30:00Z', 'Pacific/Pago_Pago', '2025-12-31'],
    ['2024-02-29T18:14:59Z', 'Asia/Kathmandu', '2024-02-29'],
    ['2024-02-29T18:15:00Z', 'Asia/Kathmandu', '2024-03-01'],
  ])('at %s in %s it is %s', (instant, timeZone, expected) => {
    expect(localDayAt(new Date(instant), midnightIn(timeZone))).toBe(expected);
  });

  it.each([
    ['2026-03-09', 'Mars/Olympus_Mons', 'unknown_time_zone'],
    ['2026-03-09', '', 'unknown_time_zone'],
    ['not a date', 'UTC', 'invalid_instant'],
    ['0999-12-31T12:00:00Z', 'UTC', 'invalid_instant'],
    ['+010000-01-01T00:00:00Z', 'UTC', 'invalid_instant'],
  ])('%s in zone "%s" is rejected as %s', (instant, timeZone, code) => {
    expect(codeOf(() => localDayAt(new Date(instant), midnightIn(timeZone)))).toBe(code);
  });

  it('an unknown zone is named in the error', () => {
    expect(() => localDayAt(new Date(0), midnightIn('Europe/Atlantis'))).toThrow(
      '"Europe/Atlantis" is not a time zone such as Europe/Berlin.',
    );
  });

  it('the local day equals the UTC date in UTC, and is at most a day from it anywhere', () => {
    fc.assert(
      fc.property(anyInstant, anyZone, (instant, timeZone) => {
        const utcDay = localDayAt(instant, midnightIn('UTC'));
        expect(utcDay).toBe(instant.toISOString().slice(0, 10));
        expect(Math.abs(daysBetween(utcDay, localDayAt(instant, midnightIn(timeZone))))).toBeLessThanOrEqual(1);
      }),
    );
  });
});

describe('localDayAt, with a day that begins later than midnight', () => {
  it.each([
    ['2026-03-10T01:30:00Z', 'UTC', 4, '2026-03-09'],
    ['2026-03-10T03:59:59.999Z', 'UTC', 4, '2026-03-09'],
    ['2026-03-10T04:00:00Z', 'UTC', 4, '2026-03-10'],
    ['2026-03-01T03:00:00Z', 'UTC', 4, '2026-02-28'],
    ['2026-01-01T05:59:59Z', 'UTC', 6, '2025-12-31'],
    // New York springs forward from 2:00 to 3:00 on 2026-03-08: both hours begin at 07:00 UTC.
    ['2026-03-08T06:59:59.999Z', 'America/New_York', 2, '2026-03-07'],
    ['2026-03-08T07:00:00Z', 'America/New_York', 2, '2026-03-08'],
    ['2026-03-08T06:59:59.999Z', 'America/New_York', 3, '2026-03-07'],
    ['2026-03-08T07:00:00Z', 'America/New_York', 3, '2026-03-08'],
    ['2026-03-08T07:59:59.999Z', 'America/New_York', 4, '2026-03-07'],
    ['2026-03-08T08:00:00Z', 'America/New_York', 4, '2026-03-08'],
    // It falls back from 2:00 to 1:00 on 2026-11-01: one o'clock is there twice, at 05:00 and at 06:00 UTC.
    ['2026-11-01T04:59:59.999Z', 'America/New_York', 1, '2026-10-31'],
    ['2026-11-01T05:00:00Z', 'America/New_York', 1, '2026-11-01'],
    ['2026-11-01T06:00:00Z', 'America/New_York', 1, '2026-11-01'],
    ['2026-11-01T06:59:59.999Z', 'America/New_York', 2, '2026-10-31'],
    ['2026-11-01T07:00:00Z', 'America/New_York', 2, '2026-11-01'],
    // At Troll it falls back from 3:00 to 1:00 on 2026-10-25, so two o'clock is there at 00:00 and at 02:00 UTC.
    ['2026-10-24T23:59:59.999Z', 'Antarctica/Troll', 2, '2026-10-24'],
    ['2026-10-25T00:00:00Z', 'Antarctica/Troll', 2, '2026-10-25'],
    ['2026-10-25T01:00:00Z', 'Antarctica/Troll', 2, '2026-10-25'],
    ['2026-10-25T01:59:59.999Z', 'Antarctica/Troll', 2, '2026-10-25'],
    // Lord Howe Island falls back by half an hour, from 2:00 to 1:30.
    ['2026-04-04T15:14:59.999Z', 'Australia/Lord_Howe', 2, '2026-04-04'],
    ['2026-04-04T15:30:00Z', 'Australia/Lord_Howe', 2, '2026-04-05'],
  ])('at %s in %s, where days begin at %i, it is %s', (instant, timeZone, dayBeginsAt, expected) => {
    expect(localDayAt(new Date(instant), { timeZone, dayBeginsAt })).toBe(expected);
  });

  const anyClock = fc.record({ timeZone: anyZone, dayBeginsAt: fc.integer({ min: 0, max: 6 }) });
  const recently = fc.date({ min: new Date('2012-01-01'), max: new Date('2040-01-01'), noInvalidDate: true });

  it('a day never comes back, wherever and whenever', () => {
    fc.assert(
      fc.property(recently, fc.integer({ min: 0, max: hours(30) }), anyClock, (instant, later, clock) => {
        const after = localDayAt(new Date(instant.getTime() + later), clock);
        expect(after >= localDayAt(instant, clock)).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  it('a day begins once, when the clock first shows its hour, and lasts about 24 hours', () => {
    const days = fc.integer({ min: 0, max: 10_000 }).map((count) => addDays(day('2012-01-02'), count));
    fc.assert(
      fc.property(days, anyClock, (date, clock) => {
        const [begin, end] = [beginOf(date, clock), beginOf(addDays(date, 1), clock)];
        const hour = `${date} 0${clock.dayBeginsAt}:00:00`;
        expect(wallClock(begin, clock) >= hour && wallClock(begin - 1, clock) < hour).toBe(true);
        // The clocks of a research station have gone by three hours, those of all other places by two at most.
        expect(Math.abs((end - begin) / hours(1) - 24)).toBeLessThanOrEqual(3);
      }),
      { numRuns: 500 },
    );
  });
});

/** The first millisecond of a day, by bisection. */
function beginOf(date: LocalDay, clock: DayClock): number {
  let before = Date.parse(`${date}T00:00:00Z`) - 86_400_000;
  let after = before + 3 * 86_400_000;
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (localDayAt(new Date(middle), clock) < date) before = middle;
    else after = middle;
  }
  return after;
}

/** What the clock on the wall shows, such as `2026-03-09 04:00:00`. */
function wallClock(instant: number, { timeZone }: DayClock): string {
  return new Date(instant).toLocaleString('sv-SE', { timeZone });
}

describe('parseLocalDay', () => {
  it.each(['1000-01-01', '2024-02-29', '2000-02-29', '9999-12-31'])('the day %s is parsed', (text) => {
    expect(parseLocalDay(text)).toBe(text);
  });

  it.each([
    ['', 'empty'],
    ['2026-3-9', 'not padded'],
    ['2026-02-29', 'not a leap year'],
    ['1900-02-29', 'a century without a leap day'],
    ['2026-04-31', 'no 31st'],
    ['2026-13-01', 'no 13th month'],
    ['2026-00-10', 'no month zero'],
    ['2026-01-00', 'no day zero'],
    ['0999-12-31', 'before the year 1000'],
    ['2026-03-09T00:00:00Z', 'an instant'],
    [' 2026-03-09', 'a space'],
    ['2026-03-09\n', 'a line break'],
  ])('the day %j is rejected: %s', (text) => {
    expect(codeOf(() => parseLocalDay(text))).toBe('invalid_local_day');
  });

  it('exactly the days of the calendar are parsed', () => {
    const [years, months, days] = [
      [1900, 2000, 2024, 2026],
      Array.from({ length: 14 }, (_, month) => month),
      Array.from({ length: 33 }, (_, day) => day),
    ];
    const padded = (part: number) => String(part).padStart(2, '0');
    const dates = years.flatMap((year) => months.flatMap((month) => days.map((day) => ({ year, month, day }))));
    const wrong = dates.filter(({ year, month, day }) => {
      const date = new Date(Date.UTC(year, month - 1, day));
      const exists = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
      const text = `${year}-${padded(month)}-${padded(day)}`;
      return codeOf(() => parseLocalDay(text)) !== (exists ? 'nothing thrown' : 'invalid_local_day');
    });
    expect(wrong).toEqual([]);
  });

  it('a parsed day prints as it was given', () => {
    expect(() => parseLocalDay('9 March')).toThrow('"9 March" is not a calendar day such as 2026-03-09.');
  });
});

describe('daysBetween and addDays', () => {
  it.each([
    ['2026-03-09', '2026-03-09', 0],
    ['2026-03-08', '2026-03-09', 1],
    ['2026-03-09', '2026-03-08', -1],
    ['2024-02-28', '2024-03-01', 2],
    ['2026-02-28', '2026-03-01', 1],
    ['2025-12-31', '2026-01-01', 1],
    ['2026-01-01', '2027-01-01', 365],
    ['2000-01-01', '2400-01-01', 146_097],
  ])('from %s to %s it is %i days', (from, to, count) => {
    expect(daysBetween(day(from), day(to))).toBe(count);
    expect(addDays(day(from), count)).toBe(to);
  });

  it.each<[string, number]>([
    ['2026-03-09', 0.5],
    ['2026-03-09', Number.NaN],
    ['2026-03-09', Number.POSITIVE_INFINITY],
    ['9999-12-31', 1],
    ['1000-01-01', -1],
  ])('%s has no day %d days later', (from, count) => {
    expect(codeOf(() => addDays(day(from), count))).toBe('invalid_day_count');
  });

  it('daysBetween and addDays undo each other, and order days as their texts do', () => {
    fc.assert(
      fc.property(anyDay, anyDay, (a: LocalDay, b: LocalDay) => {
        const count = daysBetween(a, b);
        expect(addDays(a, count)).toBe(b);
        expect(addDays(b, -count)).toBe(a);
        expect(count > 0).toBe(b > a);
      }),
    );
  });
});
