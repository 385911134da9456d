import { describe, expect, it } from 'vitest';
import { earlyClosesOf } from './early-close.ts';
import { numberOfDay, parseExchangeDay } from './exchange-day.ts';
import { sessionsOfYear } from './trading-session.ts';

// As the exchange published them, or as it kept them: short days, at 13:00 unless noted below.
const short: [number, string][] = [
  [1990, '12-24'],
  [1991, '12-24'],
  [1992, '11-27 12-24'],
  [1993, '11-26'],
  [1996, '07-05 11-29 12-24'],
  [1997, '07-03 11-28 12-24 12-26'],
  [1999, '11-26 12-31'],
  [2002, '07-05 11-29 12-24'],
  [2003, '07-03 11-28 12-24 12-26'],
  [2008, '07-03 11-28 12-24'],
  [2012, '07-03 11-23 12-24'],
  [2013, '07-03 11-29 12-24'],
  [2014, '07-03 11-28 12-24'],
  [2015, '11-27 12-24'],
  [2016, '11-25'],
  [2019, '07-03 11-29 12-24'],
  [2020, '11-27 12-24'],
  [2021, '11-26'],
  [2022, '11-25'],
  [2023, '07-03 11-24'],
  [2024, '07-03 11-29 12-24'],
  [2025, '07-03 11-28 12-24'],
  [2026, '11-27 12-24'],
  [2027, '11-26'],
  [2028, '07-03 11-24'],
];

const monthDays = (days: readonly string[]) => days.map((day) => day.slice(5)).join(' ');

describe('early closes', () => {
  it.each(short)('the early closes of %i are those of the exchange', (year, days) => {
    const early = sessionsOfYear(year).filter(({ closesEarly }) => closesEarly);
    expect(monthDays(early.map(({ day }) => day))).toBe(days);
  });

  it.each([
    ['1992-11-27', 14],
    ['1992-12-24', 14],
    ['1993-11-26', 13],
    ['2026-12-24', 13],
  ])('on %s trading ends at %i:00', (day, hour) => {
    const number = numberOfDay(parseExchangeDay(day));
    expect(earlyClosesOf(Number(day.slice(0, 4))).get(number)).toBe(hour * 60);
  });
});
