import { BAR_MS } from './session-bars.ts';

/** Lengths of a candle: minutes, a day or a week. */
export const intervals = ['5', '15', '60', '240', 'D', 'W'] as const;
export type Interval = (typeof intervals)[number];

const MS_PER_MINUTE = 60_000;

/** Five-minute bars in a candle, counted from the open; a session is one candle for D and W. */
export function barsPerCandle(interval: Interval): number {
  if (interval === 'D' || interval === 'W') return Number.POSITIVE_INFINITY;
  return (Number(interval) * MS_PER_MINUTE) / BAR_MS;
}
