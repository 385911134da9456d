/** A calendar day as a learner's wall calendar shows it, `yyyy-mm-dd`, in the years 1000 to 9999. */
export type LocalDay = string & { readonly __unit: 'local day' };

/** Where a learner's days begin: the clock of a time zone, and the hour that it shows. */
export interface DayClock {
  /** An IANA zone. */
  readonly timeZone: string;
  /** 0, midnight, to 6. What happens before this hour counts for the day before. */
  readonly dayBeginsAt: number;
}

export type LocalDayErrorCode = 'unknown_time_zone' | 'invalid_instant' | 'invalid_local_day' | 'invalid_day_count';

/** The errors thrown here. Decide by the code; the message is for people. */
export class LocalDayError extends RangeError {
  override readonly name = 'LocalDayError';
  readonly code: LocalDayErrorCode;

  constructor(code: LocalDayErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}

const MILLISECONDS_PER_DAY = 86_400_000;
const HOUR_MS = 3_600_000;
/** Zones differ by whole quarters of an hour, so a day begins at one. */
const QUARTER_MS = HOUR_MS / 4;
/** As far as clocks have gone back in any zone since 1970. */
const MAX_HOURS_BACK = 3;
const FIRST_YEAR = 1000;
const LAST_YEAR = 9999;
const SHAPE = /^[1-9]\d{3}-\d{2}-\d{2}$/;
/** Days 1 to 28 exist in every month, so most days can be checked without a `Date`. */
const SURE_DAY = /^[1-9]\d{3}-(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])$/;
/** The same days as text, in order. */
const DAYS_OF_ANY_MONTH = Array.from({ length: 28 }, (_, place) => String(place + 1).padStart(2, '0'));

/**
 * A formatter costs far more to make than to use. There are some hundreds of zones, and no end of spellings of them.
 */
const MAX_FORMATTERS = 600;
const formatters = new Map<string, Intl.DateTimeFormat>();

/**
 * The learner's day at `instant`. A day begins when the clock first shows its hour, so it is 23 or 25 hours long when
 * the clocks change, and never returns. In a zone that crosses the date line a day can be left out.
 * @throws LocalDayError `unknown_time_zone`, or `invalid_instant` for an invalid date or one outside the years 1000 to
 * 9999.
 */
export function localDayAt(instant: Date, clock: DayClock): LocalDay {
  const year = instant.getUTCFullYear();
  if (!(year >= FIRST_YEAR && year <= LAST_YEAR)) {
    throw new LocalDayError('invalid_instant', 'The instant is not a valid date in the years 1000 to 9999.');
  }
  const shown = readClock(instant, clock.timeZone);
  const day = dayOf(shown, clock);
  const hasNextBegun = wereClocksTurnedBack(instant, { shown, clock }) && wasLaterDayShown(instant, { day, clock });
  return hasNextBegun ? addDays(day, 1) : day;
}

interface ShownTime {
  readonly date: LocalDay;
  readonly hour: number;
}

function readClock(instant: Date, timeZone: string): ShownTime {
  const [month, day, year, hour] = formatterFor(timeZone).format(instant).split(/\D+/);
  return { date: parseLocalDay(`${year}-${month}-${day}`), hour: Number(hour) };
}

function dayOf({ date, hour }: ShownTime, { dayBeginsAt }: DayClock): LocalDay {
  return hour < dayBeginsAt ? addDays(date, -1) : date;
}

/** Whether the clocks went back so lately that they may have shown the next day already. */
function wereClocksTurnedBack(instant: Date, { shown, clock }: { shown: ShownTime; clock: DayClock }): boolean {
  const hoursLeft = (clock.dayBeginsAt - shown.hour + 24) % 24;
  if (hoursLeft === 0 || hoursLeft > MAX_HOURS_BACK) return false;
  const before = readClock(new Date(instant.getTime() - MAX_HOURS_BACK * HOUR_MS), clock.timeZone);
  return (shown.hour - before.hour + 24) % 24 < MAX_HOURS_BACK;
}

function wasLaterDayShown(instant: Date, { day, clock }: { day: LocalDay; clock: DayClock }): boolean {
  const quarter = Math.floor(instant.getTime() / QUARTER_MS);
  const quarters = Array.from({ length: MAX_HOURS_BACK * 4 + 1 }, (_, back) => new Date((quarter - back) * QUARTER_MS));
  return quarters.some((moment) => dayOf(readClock(moment, clock.timeZone), clock) > day);
}

/**
 * Reads a day written as `yyyy-mm-dd`.
 * @throws LocalDayError `invalid_local_day` for another form or a day that doesn't exist.
 */
export function parseLocalDay(text: string): LocalDay {
  if (!isLocalDay(text)) {
    throw new LocalDayError('invalid_local_day', `"${text}" is not a calendar day such as 2026-03-09.`);
  }
  return text;
}

/** Calendar days from `from` to `to`: 1 from a day to the next one, negative when `to` is earlier. */
export function daysBetween(from: LocalDay, to: LocalDay): number {
  return (midnight(to) - midnight(from)) / MILLISECONDS_PER_DAY;
}

/**
 * The day `count` calendar days after `day`, or before it when `count` is negative.
 * @throws LocalDayError `invalid_day_count` when `count` is not whole or leads out of the years 1000 to 9999.
 */
export function addDays(day: LocalDay, count: number): LocalDay {
  const inSameMonth = DAYS_OF_ANY_MONTH[Number(day.slice(-2)) - 1 + count];
  if (inSameMonth !== undefined) return `${day.slice(0, -2)}${inSameMonth}` as LocalDay;
  const text = isoDay(new Date(midnight(day) + count * MILLISECONDS_PER_DAY));
  if (!Number.isInteger(count) || !SHAPE.test(text)) {
    throw new LocalDayError('invalid_day_count', `There is no calendar day ${count} days after ${day}.`);
  }
  return text as LocalDay;
}

function formatterFor(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone);
  if (known) return known;
  const formatter = createFormatter(timeZone);
  if (formatters.size >= MAX_FORMATTERS) formatters.clear();
  formatters.set(timeZone, formatter);
  return formatter;
}

/** Writes `03/09/2026, 04` for four o'clock on the ninth of March. */
function createFormatter(timeZone: string): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat('en-US', {
      timeZone,
      calendar: 'gregory',
      numberingSystem: 'latn',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      hourCycle: 'h23',
    });
  } catch {
    throw new LocalDayError('unknown_time_zone', `"${timeZone}" is not a time zone such as Europe/Berlin.`);
  }
}

/** `Date` rolls February 30 over into March, so a real day is one that comes back unchanged. */
function isLocalDay(text: string): text is LocalDay {
  return SURE_DAY.test(text) || (SHAPE.test(text) && isoDay(new Date(`${text}T00:00:00Z`)) === text);
}

function isoDay(date: Date): string {
  return Number.isNaN(date.getTime()) ? '' : date.toISOString().slice(0, 10);
}

/**
 * The UTC midnight of a day, in milliseconds. Days are counted between these, which are always 24 hours apart. Reading a
 * plan does so thousands of times, so no text is parsed.
 */
export function midnight(day: LocalDay): number {
  return Date.UTC(digits(day, 0, 4), digits(day, 5, 7) - 1, digits(day, 8, 10));
}

const ZERO = '0'.charCodeAt(0);

function digits(day: LocalDay, from: number, to: number): number {
  let number = 0;
  for (let place = from; place < to; place++) number = number * 10 + day.charCodeAt(place) - ZERO;
  return number;
}
