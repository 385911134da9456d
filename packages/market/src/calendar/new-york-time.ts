import { type DayNumber, MS_PER_DAY, nthWeekday, SUNDAY } from './exchange-day.ts';

const MS_PER_HOUR = 3_600_000;
const MS_PER_MINUTE = 60_000;
const STANDARD_OFFSET_HOURS = -5;

/** The days, from and up to but without, on which New York keeps summer time. */
interface SummerTime {
  readonly begin: DayNumber;
  readonly end: DayNumber;
}

/**
 * Uniform Time Act as amended: from 1987 the first Sunday of April to the last of October, from 2007
 * (Energy Policy Act of 2005) the second Sunday of March to the first of November. By rule rather than
 * from the platform's zone data, so that every node and browser has the same sessions forever.
 */
function summerTimeOf(year: number): SummerTime {
  return year < 2007
    ? { begin: nthWeekday(1, SUNDAY, [year, 4]), end: nthWeekday(-1, SUNDAY, [year, 10]) }
    : { begin: nthWeekday(2, SUNDAY, [year, 3]), end: nthWeekday(1, SUNDAY, [year, 11]) };
}

/**
 * The instant, in epoch milliseconds, at which clocks in New York show `minutes` after midnight of a
 * day. For hours after the change at 02:00, as those of the exchange are.
 */
export function newYorkInstant(day: DayNumber, minutes: number): number {
  const { begin, end } = summerTimeOf(new Date(day * MS_PER_DAY).getUTCFullYear());
  const hours = day >= begin && day < end ? STANDARD_OFFSET_HOURS + 1 : STANDARD_OFFSET_HOURS;
  return day * MS_PER_DAY + minutes * MS_PER_MINUTE - hours * MS_PER_HOUR;
}
