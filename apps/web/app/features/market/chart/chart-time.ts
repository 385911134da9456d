import type { Interval } from '@wickwise/market/simulation/interval';

/** Times are those of the exchange, whatever the learner's own zone. */
const NEW_YORK = 'America/New_York';

const formats = new Map<string, Intl.DateTimeFormat>();

function formatTime(timeMs: number, options: Intl.DateTimeFormatOptions): string {
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
  if (isDaily(interval)) return formatTime(timeMs, day);
  return formatTime(timeMs, { ...day, hour: 'numeric', minute: '2-digit' });
}

/** For narrow spaces: `Nov 20, 2026` or `Nov 20, 3:30 PM`. */
export function shortTimeText(timeMs: number, interval: Interval): string {
  const day = { month: 'short', day: 'numeric' } as const;
  if (isDaily(interval)) return formatTime(timeMs, { ...day, year: 'numeric' });
  return formatTime(timeMs, { ...day, hour: 'numeric', minute: '2-digit' });
}

/** A tick of the time scale, at most eight characters. `weight` is the library's: 0 a year, 1 a month, 2 a day. */
export function tickText(timeMs: number, weight: number): string {
  if (weight === 0) return formatTime(timeMs, { year: 'numeric' });
  if (weight === 1) return formatTime(timeMs, { month: 'short' });
  if (weight === 2) return formatTime(timeMs, { day: 'numeric' });
  return formatTime(timeMs, { hour: 'numeric', minute: '2-digit' });
}
