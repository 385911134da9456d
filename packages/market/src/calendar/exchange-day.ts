import { CodedError } from '../coded-error.ts';
/** A calendar day in New York, `yyyy-mm-dd`, in the years 1990 to 2100. */
export type ExchangeDay = string & { readonly __unit: 'exchange day' };

/** Days since 1970-01-01, for arithmetic on calendar days. */
export type DayNumber = number & { readonly __unit: 'day number' };

export type CalendarErrorCode = 'invalid_day' | 'invalid_instant' | 'outside_calendar';

/** Thrown for invalid days and instants, and for those outside the calendar. */
export class CalendarError extends CodedError<CalendarErrorCode> {
  override readonly name = 'CalendarError';
}

/** The years of the calendar, both included. */
export const FIRST_YEAR = 1990;
export const LAST_YEAR = 2100;

/** As `Date` counts them: Sunday is 0. */
export const SUNDAY = 0;
export const MONDAY = 1;
export const TUESDAY = 2;
export const WEDNESDAY = 3;
export const THURSDAY = 4;
export const FRIDAY = 5;
export const SATURDAY = 6;

export const MS_PER_DAY = 86_400_000;

/** The weekday of a day, 0 for Sunday to 6 for Saturday. Day 0, 1970-01-01, was a Thursday. */
export function weekdayOf(day: DayNumber): number {
  return (((day + THURSDAY) % 7) + 7) % 7;
}

/** The number of a calendar day; months from 1. Days past the end of a month run on into the next. */
export function dayNumber(year: number, month: number, day: number): DayNumber {
  return (Date.UTC(year, month - 1, day) / MS_PER_DAY) as DayNumber;
}

/** The day `count` calendar days after `day`. */
export function plusDays(day: DayNumber, count: number): DayNumber {
  return (day + count) as DayNumber;
}

/**
 * The `nth` given weekday of a month, from 1; negative counts from the end, -1 is the last, and 0 means
 * nothing. Weekdays from 0 for Sunday, months from 1; a fifth that a month does not have lies in the next.
 */
export function nthWeekday(nth: number, weekday: number, [year, month]: readonly [number, number]): DayNumber {
  if (nth > 0) {
    const first = dayNumber(year, month, 1);
    return plusDays(first, ((weekday - weekdayOf(first) + 7) % 7) + 7 * (nth - 1));
  }
  const last = dayNumber(year, month + 1, 0);
  return plusDays(last, -((weekdayOf(last) - weekday + 7) % 7) + 7 * (nth + 1));
}

/** Writes a day as `yyyy-mm-dd`. Its year is not checked: `requireYear` does that. */
export function formatDay(day: DayNumber): ExchangeDay {
  return new Date(day * MS_PER_DAY).toISOString().slice(0, 10) as ExchangeDay;
}

/**
 * Reads a day written as `yyyy-mm-dd`.
 * @throws CalendarError `invalid_day` for another form or a day that doesn't exist, `outside_calendar` for a year
 * before 1990 or after 2100.
 */
export function parseExchangeDay(text: string): ExchangeDay {
  const midnight = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  // Engines may roll February 30 over into March: a real day comes back unchanged.
  if (Number.isNaN(midnight) || new Date(midnight).toISOString().slice(0, 10) !== text) {
    throw new CalendarError('invalid_day', `"${text}" is not a calendar day such as 2026-03-09.`);
  }
  requireYear(Number(text.slice(0, 4)));
  return text as ExchangeDay;
}

/** The number of a written day; `formatDay` turns it back. */
export function numberOfDay(day: ExchangeDay): DayNumber {
  return (Date.parse(`${day}T00:00:00Z`) / MS_PER_DAY) as DayNumber;
}

/**
 * Rejects years outside the calendar.
 * @throws CalendarError `outside_calendar` unless `year` is whole and one of 1990 to 2100.
 */
export function requireYear(year: number): void {
  if (!(Number.isInteger(year) && year >= FIRST_YEAR && year <= LAST_YEAR)) {
    throw new CalendarError('outside_calendar', `The calendar knows ${FIRST_YEAR} to ${LAST_YEAR}, not ${year}.`);
  }
}
