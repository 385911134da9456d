import type { Interval } from '@wickwise/market/simulation/interval';

/** Times are those of the exchange, whatever the learner's own zone. */
const NEW_YORK = 'America/New_York';

const formats = new Map<string, Intl.DateTimeFormat>();

function write(timeMs: number, options: Intl.DateTimeFormatOptions): string {
  const key = JSON.stringify(options);
  const format = formats.get(key) ?? new Intl.DateTimeFormat('en-US', { ...options, timeZone: NEW_YORK });
  formats.set(key, format);
  return format.format(timeMs);
}

/** Whether a candle is a day or longer, so that its time of day says nothing. */
export function isDaily(interval: Interval): boolean {
  return interval === 'D' || interval === 'W';
}

/** When a candle began: `Nov 20, 2026` or `Nov 20, 2026, 3:30 PM`. */
export function candleTimeText(timeMs: number, interval: Interval): string {
  const day = { year: 'numeric', month: 'short', day: 'numeric' } as const;
  if (isDaily(interval)) return write(timeMs, day);
  return write(timeMs, { ...day, hour: 'numeric', minute: '2-digit' });
}

/** For where there is little room: `Nov 20` or `Nov 20, 3:30 PM`. */
export function shortTimeText(timeMs: number, interval: Interval): string {
  const day = { month: 'short', day: 'numeric' } as const;
  if (isDaily(interval)) return write(timeMs, { ...day, year: '2-digit' });
  return write(timeMs, { ...day, hour: 'numeric', minute: '2-digit' });
}

/** A tick of the time scale, at most eight characters. `weight` is the library's: 0 a year, 1 a month, 2 a day. */
export function tickText(timeMs: number, weight: number): string {
  if (weight === 0) return write(timeMs, { year: 'numeric' });
  if (weight === 1) return write(timeMs, { month: 'short' });
  if (weight === 2) return write(timeMs, { day: 'numeric' });
  return write(timeMs, { hour: 'numeric', minute: '2-digit' });
}
