import { describe, expect, it } from 'vitest';
import { formatDay, parseExchangeDay, weekdayOf } from './exchange-day.ts';
import { easterSunday, holidaysOf } from './holidays.ts';
import { isTradingDay } from './trading-session.ts';

// As the exchange published them: month and day on which it stays closed.
const published: [number, string][] = [
  [2011, '01-17 02-21 04-22 05-30 07-04 09-05 11-24 12-26'],
  [2012, '01-02 01-16 02-20 04-06 05-28 07-04 09-03 11-22 12-25'],
  [2013, '01-01 01-21 02-18 03-29 05-27 07-04 09-02 11-28 12-25'],
  [2014, '01-01 01-20 02-17 04-18 05-26 07-04 09-01 11-27 12-25'],
  [2015, '01-01 01-19 02-16 04-03 05-25 07-03 09-07 11-26 12-25'],
  [2016, '01-01 01-18 02-15 03-25 05-30 07-04 09-05 11-24 12-26'],
  [2019, '01-01 01-21 02-18 04-19 05-27 07-04 09-02 11-28 12-25'],
  [2020, '01-01 01-20 02-17 04-10 05-25 07-03 09-07 11-26 12-25'],
  [2021, '01-01 01-18 02-15 04-02 05-31 07-05 09-06 11-25 12-24'],
  [2022, '01-17 02-21 04-15 05-30 06-20 07-04 09-05 11-24 12-26'],
  [2023, '01-02 01-16 02-20 04-07 05-29 06-19 07-04 09-04 11-23 12-25'],
  [2024, '01-01 01-15 02-19 03-29 05-27 06-19 07-04 09-02 11-28 12-25'],
  [2025, '01-01 01-20 02-17 04-18 05-26 06-19 07-04 09-01 11-27 12-25'],
  [2026, '01-01 01-19 02-16 04-03 05-25 06-19 07-03 09-07 11-26 12-25'],
  [2027, '01-01 01-18 02-15 03-26 05-31 06-18 07-05 09-06 11-25 12-24'],
  [2028, '01-17 02-21 04-14 05-29 06-19 07-04 09-04 11-23 12-25'],
];

const monthDays = (days: readonly string[]) => days.map((day) => day.slice(5)).join(' ');

describe('holidaysOf', () => {
  it.each(published)('the holidays of %i are those that the exchange published', (year, days) => {
    expect(monthDays(holidaysOf(year).map(({ day }) => formatDay(day)))).toBe(days);
  });

  it('a holiday is observed from its first year on', () => {
    const kept = (year: number) => holidaysOf(year).map(({ name }) => name);
    expect(kept(1997)).not.toContain('Martin Luther King, Jr. Day');
    expect(kept(1998)).toContain('Martin Luther King, Jr. Day');
    expect(kept(2021)).not.toContain('Juneteenth');
    expect(kept(2022)).toContain('Juneteenth');
  });

  it("New Year's Day on a Saturday is no holiday, and the Friday before is open", () => {
    for (const friday of ['1993-12-31', '1999-12-31', '2010-12-31', '2021-12-31', '2027-12-31']) {
      expect(isTradingDay(parseExchangeDay(friday))).toBe(true);
    }
    expect(
      monthDays(
        holidaysOf(2028)
          .slice(0, 1)
          .map(({ day }) => formatDay(day)),
      ),
    ).toBe('01-17');
  });

  it('a holiday never falls on a weekend', () => {
    for (let year = 1990; year <= 2100; year++) {
      for (const { day } of holidaysOf(year)) expect(weekdayOf(day) % 6).not.toBe(0);
    }
  });
});

describe('easterSunday', () => {
  it.each([
    '1990-04-15',
    '2000-04-23',
    '2008-03-23',
    '2011-04-24',
    '2019-04-21',
    '2024-03-31',
    '2025-04-20',
    '2038-04-25',
    '2049-04-18',
    '2076-04-19',
    '2100-03-28',
  ])('Easter Sunday is %s', (day) => {
    expect(formatDay(easterSunday(Number(day.slice(0, 4))))).toBe(day);
  });
});
