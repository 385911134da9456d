import type { CandleSeries } from '@wickwise/market/series';

/** More new candles than this are loaded as a whole. */
const MAX_APPENDED = 20;

/**
 * The index of the first candle that differs between `before` and `after`: the length if nothing changed, 0 for a full
 * reload. A live chart changes its last candle or gains one, and then only that one is redrawn.
 */
export function firstChanged(before: CandleSeries | null, after: CandleSeries): number {
  if (before === null || before.length === 0) return 0;
  const grown = after.length - before.length;
  if (grown < 0 || grown > MAX_APPENDED || before.time[0] !== after.time[0]) return 0;
  const last = before.length - 1;
  const isSame = (index: number) => isSameCandle(before, after, index);
  if (last > 0 && !isSame(last - 1)) return 0;
  if (!isSame(last)) return before.time[last] === after.time[last] ? last : 0;
  return before.length;
}

function isSameCandle(before: CandleSeries, after: CandleSeries, index: number): boolean {
  const columns = ['time', 'open', 'high', 'low', 'close', 'volume'] as const;
  return columns.every((column) => before[column][index] === after[column][index]);
}
