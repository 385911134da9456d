import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CalendarError, numberOfDay, parseExchangeDay } from './exchange-day.ts';
import { EXTRAORDINARY_CLOSURES } from './extraordinary.ts';
import {
  isTradingDay,
  nextSession,
  previousSession,
  sessionAt,
  sessionOf,
  sessionsBetween,
  sessionsOfWeek,
  sessionsOfYear,
  weekOf,
} from './trading-session.ts';

const day = parseExchangeDay;
const at = (text: string) => Date.parse(text);
const hours = (text: string) => {
  const session = sessionOf(day(text));
  return session && [session.openMs, session.closeMs].map((instant) => new Date(instant).toISOString().slice(11, 16));
};

function codeOf(act: () => unknown): string {
  try {
    act();
  } catch (error) {
    if (error instanceof CalendarError) return error.code;
    throw error;
  }
  return 'nothing thrown';
}

describe('sessionOf', () => {
  it.each([
    ['2026-01-05', ['14:30', '21:00']],
    ['2026-07-06', ['13:30', '20:00']],
    // The Fridays before and Mondays after the clocks change.
    ['2026-03-06', ['14:30', '21:00']],
    ['2026-03-09', ['13:30', '20:00']],
    ['2026-10-30', ['13:30', '20:00']],
    ['2026-11-02', ['14:30', '21:00']],
    // Until 2006 they changed in April and October.
    ['2006-03-31', ['14:30', '21:00']],
    ['2006-04-03', ['13:30', '20:00']],
    ['2006-10-27', ['13:30', '20:00']],
    ['2006-10-30', ['14:30', '21:00']],
    ['2026-11-27', ['14:30', '18:00']],
    ['2025-07-03', ['13:30', '17:00']],
    ['1992-12-24', ['14:30', '19:00']],
    ['2026-03-07', null],
    ['2026-04-03', null],
  ])('%s is %o in UTC', (text, expected) => {
    expect(hours(text)).toEqual(expected);
  });

  it('a session opens at 09:30 in New York on every day of every year', () => {
    const clock = new Intl.DateTimeFormat('en-GB', {
      timeZone: 'America/New_York',
      dateStyle: 'short',
      timeStyle: 'short',
    });
    for (let year = 1990; year <= 2100; year++) {
      for (const session of sessionsOfYear(year)) {
        const [yyyy, mm, dd] = session.day.split('-');
        expect(clock.format(session.openMs)).toBe(`${dd}/${mm}/${yyyy}, 09:30`);
      }
    }
  });

  it.each(EXTRAORDINARY_CLOSURES)('the exchange stayed closed on $day: $reason', (closure) => {
    expect(isTradingDay(day(closure.day))).toBe(false);
  });

  it.each([
    [1990, 253],
    [1996, 254],
    [2001, 248],
    [2007, 251],
    [2012, 250],
    [2018, 251],
    [2019, 252],
    [2020, 253],
    [2022, 251],
    [2024, 252],
    [2025, 250],
    [2026, 251],
  ])('the year %i had %i sessions', (year, count) => {
    expect(sessionsOfYear(year)).toHaveLength(count);
  });
});

describe('around an instant', () => {
  const days = (instant: string) => {
    const text = [previousSession(at(instant)), sessionAt(at(instant)), nextSession(at(instant))];
    return text.map((session) => session?.day.slice(5) ?? null);
  };

  it.each([
    ['2026-03-09T13:29:59.999Z', ['03-06', null, '03-09']],
    ['2026-03-09T13:30:00Z', ['03-06', '03-09', '03-10']],
    ['2026-03-09T19:59:59.999Z', ['03-06', '03-09', '03-10']],
    ['2026-03-09T20:00:00Z', ['03-09', null, '03-10']],
    ['2026-11-27T18:00:00Z', ['11-27', null, '11-30']],
    ['2025-01-09T16:00:00Z', ['01-08', null, '01-10']],
    ['2001-09-12T16:00:00Z', ['09-10', null, '09-17']],
    ['2025-12-31T22:00:00Z', ['12-31', null, '01-02']],
    ['2026-01-01T00:00:00Z', ['12-31', null, '01-02']],
  ])('%s has %o before, now and after', (instant, expected) => {
    expect(days(instant)).toEqual(expected);
  });

  it('the next session of one that closed before is in the future, and nothing lies between', () => {
    const any = fc.integer({ min: at('1990-02-01'), max: at('2100-12-01') });
    fc.assert(
      fc.property(any, (instant) => {
        const before = previousSession(instant);
        const after = nextSession(instant);
        expect(before.closeMs).toBeLessThanOrEqual(instant);
        expect(after.openMs).toBeGreaterThan(instant);
        const between = sessionsBetween(before.closeMs, after.openMs).map((session) => session.day);
        expect(between).toEqual([sessionAt(instant)?.day].filter(Boolean));
      }),
    );
  });

  it('sessionsBetween includes every session that is touched', () => {
    const between = (from: string, to: string) => sessionsBetween(at(from), at(to)).map((session) => session.day);
    expect(between('2026-03-09T13:30:00Z', '2026-03-10T13:30:00Z')).toEqual(['2026-03-09']);
    expect(between('2026-03-09T19:59:59.999Z', '2026-03-10T13:30:00.001Z')).toEqual(['2026-03-09', '2026-03-10']);
    expect(between('2026-03-09T20:00:00Z', '2026-03-10T13:30:00Z')).toEqual([]);
    expect(between('2025-12-31T00:00:00Z', '2026-01-03T00:00:00Z')).toEqual(['2025-12-31', '2026-01-02']);
    expect(between('2026-03-10T20:00:00Z', '2026-03-09T13:30:00Z')).toEqual([]);
  });
});

describe('sessionsOfWeek', () => {
  it.each([
    ['2026-03-11', '03-09 03-10 03-11 03-12 03-13'],
    ['2026-01-01', '12-29 12-30 12-31 01-02'],
    ['2001-09-11', '09-10'],
    ['1990-01-02', '01-02 01-03 01-04 01-05'],
    ['2100-12-31', '12-27 12-28 12-29 12-30 12-31'],
  ])('around %s there are %s', (any, expected) => {
    const days = sessionsOfWeek(numberOfDay(day(any))).map((session) => session.day.slice(5));
    expect(days.join(' ')).toBe(expected);
  });
});

describe('weekOf', () => {
  it.each([
    ['2026-03-09', '2026-03-09'],
    ['2026-03-13', '2026-03-09'],
    ['2026-03-15', '2026-03-09'],
    ['2026-03-08', '2026-03-02'],
  ])('%s lies in the week of %s', (any, monday) => {
    expect(weekOf(numberOfDay(day(any)))).toBe(numberOfDay(day(monday)));
  });
});

describe('refusals', () => {
  it.each([
    ['2026-02-30', 'invalid_day'],
    ['2026-2-3', 'invalid_day'],
    ['9 March', 'invalid_day'],
    ['1989-12-29', 'outside_calendar'],
    ['2101-01-03', 'outside_calendar'],
  ])('the day %s is rejected as %s', (text, code) => {
    expect(codeOf(() => parseExchangeDay(text))).toBe(code);
  });

  it.each<[string, () => unknown, string]>([
    ['no instant', () => nextSession(Number.NaN), 'invalid_instant'],
    ['nothing before 1990', () => previousSession(at('1990-01-01')), 'outside_calendar'],
    ['nothing after 2100', () => nextSession(at('2100-12-31T23:00:00Z')), 'outside_calendar'],
    ['no such year', () => sessionsOfYear(2026.5), 'outside_calendar'],
  ])('the calendar has %s', (_, act, code) => {
    expect(codeOf(act)).toBe(code);
  });
});
