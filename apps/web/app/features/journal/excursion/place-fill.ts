import type { DatedFill } from '@wickwise/journal/excursion/excursion-fills';
import type { PlacedFill } from '@wickwise/journal/excursion/measure-excursion';
import { FIRST_YEAR, LAST_YEAR, parseExchangeDay } from '@wickwise/market/calendar/exchange-day';
import { sessionAt, sessionOf } from '@wickwise/market/calendar/trading-session';

/** No exchange session begins earlier by a clock of the Americas; in Asia, this early is the day after in New York. */
const EARLIEST = '06:30';

/**
 * Where a fill lies in the regular sessions of the New York Stock Exchange; null outside of them. Without a clock, or
 * without a zone, it may be anywhere in the session of its day, which is taken for the exchange’s.
 */
export function placeFill({ moment, price, change }: DatedFill, zone: string | null): PlacedFill | null {
  const year = Number(moment.slice(0, 4));
  if (year <= FIRST_YEAR || year >= LAST_YEAR) return null;
  if (zone === null || moment.length === 10) {
    if (moment.length > 10 && moment.slice(11) < EARLIEST) return null;
    const session = sessionOf(parseExchangeDay(moment.slice(0, 10)));
    return session && { from: session.openMs, to: session.closeMs - 1, price, change };
  }
  const instant = instantOf(moment, zone);
  if (instant === null) return null;
  // The closing auction happens at the close, which belongs to no session any more.
  const session = sessionAt(instant) ?? sessionAt(instant - 1000);
  if (session === null || instant > session.closeMs) return null;
  const inside = Math.min(instant, session.closeMs - 1);
  return { from: inside, to: inside, price, change };
}

/** The instant of a local time, by an IANA name or an offset; null for a zone that the browser doesn’t know. */
export function instantOf(moment: string, zone: string): number | null {
  const text = moment.replace(' ', 'T');
  if (/^[+-]\d{2}:\d{2}$/.test(zone)) return Date.parse(text + zone);
  const format = formatIn(zone);
  if (format === null) return null;
  const asUtc = Date.parse(`${text}Z`);
  // The second pass is for a clock that changed between the two.
  const first = asUtc - offsetAt(format, asUtc);
  return asUtc - offsetAt(format, first);
}

function formatIn(timeZone: string): Intl.DateTimeFormat | null {
  try {
    return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** Local time less UTC, in milliseconds. Swedish dates are ISO’s. */
function offsetAt(format: Intl.DateTimeFormat, instant: number): number {
  return Date.parse(`${format.format(instant).replace(' ', 'T')}Z`) - instant;
}
