import {
  type DayNumber,
  dayNumber,
  MONDAY,
  nthWeekday,
  plusDays,
  SATURDAY,
  SUNDAY,
  THURSDAY,
  weekdayOf,
} from './exchange-day.ts';

/** A day on which the exchange stays closed every year, as it is observed. */
export interface Holiday {
  readonly day: DayNumber;
  readonly name: string;
}

/** The exchange has kept Martin Luther King's day since 1998 and Juneteenth since 2022. */
const KING_SINCE = 1998;
const JUNETEENTH_SINCE = 2022;

/**
 * The regular holidays of a year by NYSE Rule 7.2, in the order of the calendar. A holiday on a Sunday
 * is kept on Monday, and one on a Saturday on Friday, unless that Friday ends a month or a year: so New
 * Year's Day on a Saturday is not kept at all. For the years of the calendar, 1990 to 2100; `year` is not checked.
 */
export function holidaysOf(year: number): readonly Holiday[] {
  return [
    ...newYearsDay(year),
    ...(year >= KING_SINCE ? [{ day: nthWeekday(3, MONDAY, [year, 1]), name: 'Martin Luther King, Jr. Day' }] : []),
    { day: nthWeekday(3, MONDAY, [year, 2]), name: "Washington's Birthday" },
    { day: plusDays(easterSunday(year), -2), name: 'Good Friday' },
    { day: nthWeekday(-1, MONDAY, [year, 5]), name: 'Memorial Day' },
    ...(year >= JUNETEENTH_SINCE ? [{ day: observed(dayNumber(year, 6, 19)), name: 'Juneteenth' }] : []),
    { day: observed(dayNumber(year, 7, 4)), name: 'Independence Day' },
    { day: nthWeekday(1, MONDAY, [year, 9]), name: 'Labor Day' },
    { day: thanksgivingDay(year), name: 'Thanksgiving Day' },
    { day: observed(dayNumber(year, 12, 25)), name: 'Christmas Day' },
  ];
}

/** The fourth Thursday of November. Source: 5 U.S.C. 6103(a). */
export function thanksgivingDay(year: number): DayNumber {
  return nthWeekday(4, THURSDAY, [year, 11]);
}

function newYearsDay(year: number): Holiday[] {
  const day = dayNumber(year, 1, 1);
  return weekdayOf(day) === SATURDAY ? [] : [{ day: observed(day), name: "New Year's Day" }];
}

function observed(day: DayNumber): DayNumber {
  if (weekdayOf(day) === SATURDAY) return plusDays(day, -1);
  return weekdayOf(day) === SUNDAY ? plusDays(day, 1) : day;
}

/**
 * Easter Sunday of the Gregorian calendar: the Sunday after the first full moon of spring, both as the
 * church computes them. Source: Meeus, "Astronomical Algorithms" (1991), chapter 8, after Butcher (1876).
 * @param year whole, from 1583 on
 */
export function easterSunday(year: number): DayNumber {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const inCentury = year % 100;
  const moonShift = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - moonShift + 15) % 30;
  const toSunday = (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - epact - (inCentury % 4)) % 7;
  const lateMoon = Math.floor((golden + 11 * epact + 22 * toSunday) / 451);
  // Counted from March 22, the earliest Easter.
  return dayNumber(year, 3, 22 + epact + toSunday - 7 * lateMoon);
}
