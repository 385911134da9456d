import {
  type DayNumber,
  dayNumber,
  FRIDAY,
  MONDAY,
  numberOfDay,
  parseExchangeDay,
  plusDays,
  THURSDAY,
  TUESDAY,
  WEDNESDAY,
  weekdayOf,
} from './exchange-day.ts';
import { EXTRAORDINARY_EARLY_CLOSES } from './extraordinary.ts';
import { thanksgivingDay } from './holidays.ts';

const AT_13_00 = 13 * 60;
const AT_14_00 = 14 * 60;
/** Short days ended at 14:00 before 1993. */
const AT_13_00_SINCE = 1993;
/** The day after Thanksgiving has been a short one since 1992, that before Independence Day since 1995. */
const THANKSGIVING_FRIDAY_SINCE = 1992;
const INDEPENDENCE_EVE_SINCE = 1995;
/** With July 4 on a Thursday the Friday after it was short; since 2013 it is the Wednesday before. */
const WEDNESDAY_SINCE = 2013;

/**
 * The days of a year on which trading ends early, with the minutes after midnight in New York at which
 * it does. Some of them may be holidays: those stay closed. For the years of the calendar, 1990 to 2100.
 */
export function earlyClosesOf(year: number): ReadonlyMap<DayNumber, number> {
  const minutes = year < AT_13_00_SINCE ? AT_14_00 : AT_13_00;
  const days = [...thanksgivingFriday(year), ...aroundIndependenceDay(year), ...christmasEve(year), ...announced(year)];
  return new Map(days.map((day) => [day, minutes]));
}

function thanksgivingFriday(year: number): DayNumber[] {
  return year < THANKSGIVING_FRIDAY_SINCE ? [] : [plusDays(thanksgivingDay(year), 1)];
}

function aroundIndependenceDay(year: number): DayNumber[] {
  if (year < INDEPENDENCE_EVE_SINCE) return [];
  const eve = dayNumber(year, 7, 3);
  const weekday = weekdayOf(eve);
  if (weekday === WEDNESDAY && year < WEDNESDAY_SINCE) return [plusDays(eve, 2)];
  return [MONDAY, TUESDAY, WEDNESDAY, THURSDAY].includes(weekday) ? [eve] : [];
}

/** On a Friday, December 24 is Christmas Day as observed. */
function christmasEve(year: number): DayNumber[] {
  const eve = dayNumber(year, 12, 24);
  return weekdayOf(eve) >= MONDAY && weekdayOf(eve) < FRIDAY ? [eve] : [];
}

function announced(year: number): DayNumber[] {
  return EXTRAORDINARY_EARLY_CLOSES.filter((day) => day.startsWith(`${year}-`)).map((day) =>
    numberOfDay(parseExchangeDay(day)),
  );
}
