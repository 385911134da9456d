import { earlyClosesOf } from './early-close.ts';
import {
  CalendarError,
  type DayNumber,
  dayNumber,
  type ExchangeDay,
  formatDay,
  MONDAY,
  MS_PER_DAY,
  numberOfDay,
  parseExchangeDay,
  plusDays,
  requireYear,
  SATURDAY,
  SUNDAY,
  weekdayOf,
} from './exchange-day.ts';
import { EXTRAORDINARY_CLOSURES } from './extraordinary.ts';
import { holidaysOf } from './holidays.ts';
import { newYorkInstant } from './new-york-time.ts';

const OPENS_AT = 9 * 60 + 30;
const CLOSES_AT = 16 * 60;
const DAYS_TO_SATURDAY = 5;

/** The regular trading hours of one day at the New York Stock Exchange. */
export interface TradingSession {
  readonly day: ExchangeDay;
  readonly dayNumber: DayNumber;
  /** Epoch milliseconds of 09:30 in New York. */
  readonly openMs: number;
  /** Epoch milliseconds of 16:00 in New York, or of the early close; trading has ended at it. */
  readonly closeMs: number;
  readonly closesEarly: boolean;
}

/** Each year is computed once: the calendar never changes. */
const years = new Map<number, readonly TradingSession[]>();

/**
 * The sessions of a year, in order.
 * @throws CalendarError `outside_calendar` unless the year is one of 1990 to 2100.
 */
export function sessionsOfYear(year: number): readonly TradingSession[] {
  const known = years.get(year);
  if (known) return known;
  requireYear(year);
  const sessions = listSessions(year);
  years.set(year, sessions);
  return sessions;
}

function listSessions(year: number): TradingSession[] {
  const closed = closedDays(year);
  const earlyCloses = earlyClosesOf(year);
  const sessions: TradingSession[] = [];
  for (let day = dayNumber(year, 1, 1); day < dayNumber(year + 1, 1, 1); day = plusDays(day, 1)) {
    if (closed.has(day) || isWeekend(day)) continue;
    const closeMinutes = earlyCloses.get(day) ?? CLOSES_AT;
    sessions.push({
      day: formatDay(day),
      dayNumber: day,
      openMs: newYorkInstant(day, OPENS_AT),
      closeMs: newYorkInstant(day, closeMinutes),
      closesEarly: closeMinutes < CLOSES_AT,
    });
  }
  return sessions;
}

/** A year's own holidays are enough: none of the year after is observed in December. */
function closedDays(year: number): ReadonlySet<DayNumber> {
  const extraordinary = EXTRAORDINARY_CLOSURES.map(({ day }) => numberOfDay(parseExchangeDay(day)));
  return new Set([...holidaysOf(year).map(({ day }) => day), ...extraordinary]);
}

function isWeekend(day: DayNumber): boolean {
  return weekdayOf(day) === SATURDAY || weekdayOf(day) === SUNDAY;
}

/** Whether the exchange opens on a day. @throws CalendarError `outside_calendar` */
export function isTradingDay(day: ExchangeDay): boolean {
  return sessionOf(day) !== null;
}

/** The session of a day, or null when the exchange stays closed. @throws CalendarError `outside_calendar` */
export function sessionOf(day: ExchangeDay): TradingSession | null {
  const sessions = sessionsOfYear(Number(day.slice(0, 4)));
  const session = sessions[countBefore(sessions, (one) => one.day < day)];
  return session?.day === day ? session : null;
}

/**
 * The session during which an instant in epoch milliseconds lies (its close excluded), or null when the
 * exchange is closed.
 * @throws CalendarError `invalid_instant`, or `outside_calendar` when it lies in no year of the calendar.
 */
export function sessionAt(instantMs: number): TradingSession | null {
  const sessions = sessionsOfYear(yearOf(instantMs));
  const session = sessions[countBefore(sessions, ({ closeMs }) => closeMs <= instantMs)];
  return session && session.openMs <= instantMs ? session : null;
}

/**
 * The first session that opens after an instant in epoch milliseconds: tomorrow's during a session.
 * @throws CalendarError `invalid_instant`, or `outside_calendar` when it lies in no year of the calendar.
 */
export function nextSession(instantMs: number): TradingSession {
  const year = yearOf(instantMs);
  const sessions = sessionsOfYear(year);
  return sessions[countBefore(sessions, ({ openMs }) => openMs <= instantMs)] ?? firstOf(year + 1);
}

/**
 * The last session that had closed at an instant in epoch milliseconds: yesterday's during a session.
 * @throws CalendarError `invalid_instant`, or `outside_calendar` when it lies in no year of the calendar.
 */
export function previousSession(instantMs: number): TradingSession {
  const year = yearOf(instantMs);
  const sessions = sessionsOfYear(year);
  return sessions[countBefore(sessions, ({ closeMs }) => closeMs <= instantMs) - 1] ?? lastOf(year - 1);
}

/**
 * The sessions of which at least a moment lies from `fromMs` up to, but without, `toMs`, in order.
 * @throws CalendarError `invalid_instant` or `outside_calendar`
 */
export function sessionsBetween(fromMs: number, toMs: number): readonly TradingSession[] {
  const sessions: TradingSession[] = [];
  for (let year = yearOf(fromMs); year <= yearOf(toMs); year++) sessions.push(...sessionsOfYear(year));
  return sessions.filter(({ openMs, closeMs }) => closeMs > fromMs && openMs < toMs);
}

/** The sessions of the week, from Monday to Friday, in which a day lies. @throws CalendarError `outside_calendar` */
export function sessionsOfWeek(day: DayNumber): readonly TradingSession[] {
  const monday = weekOf(day);
  return sessionsBetween(monday * MS_PER_DAY, plusDays(monday, DAYS_TO_SATURDAY) * MS_PER_DAY - 1);
}

/** Monday of the week of a day. */
export function weekOf(day: DayNumber): DayNumber {
  return plusDays(day, -((weekdayOf(day) - MONDAY + 7) % 7));
}

/** Sessions never touch midnight UTC, so the year in UTC is the year in New York for all that matters. */
function yearOf(instantMs: number): number {
  const year = new Date(instantMs).getUTCFullYear();
  if (Number.isNaN(year)) throw new CalendarError('invalid_instant', `${instantMs} is not an instant.`);
  return year;
}

function firstOf(year: number): TradingSession {
  return sessionsOfYear(year)[0] as TradingSession;
}

function lastOf(year: number): TradingSession {
  return sessionsOfYear(year).at(-1) as TradingSession;
}

/** How many sessions are before a border, which all of them keep to: a binary search. */
function countBefore(sessions: readonly TradingSession[], isBefore: (session: TradingSession) => boolean): number {
  let low = 0;
  let high = sessions.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isBefore(sessions[middle] as TradingSession)) low = middle + 1;
    else high = middle;
  }
  return low;
}
