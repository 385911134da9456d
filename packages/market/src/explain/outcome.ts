import type { CandleSpan } from '../candle.ts';
import type { Direction } from '../candlestick/direction.ts';
import { at } from '../column.ts';

import type { CandleSeries } from '../series.ts';
import type { PatternState } from './explanation.ts';

/** Candles after a pattern whose closes may confirm it. */
export const CONFIRMATION_WINDOW = 3;

/** How a pattern turned out, and when that was known. */
export interface PatternOutcome {
  readonly state: PatternState;
  /** Index of the candle that decided; null while pending. */
  readonly resolvedAt: number | null;
}

interface Hit {
  readonly span: CandleSpan;
  /** The direction in which the pattern is read. */
  readonly reading: Direction;
}

/**
 * How a pattern turned out within three candles. The first close outside its range decides: beyond its high
 * for a pattern read upward (its low downward) confirms, beyond the other end fails. After three candles
 * without such a close it has expired: the confirmation that readers wait for did not come.
 */
export function resolveOutcome(series: CandleSeries, { span, reading }: Hit): PatternOutcome {
  const { high, low } = priceRange(series, span);
  const last = span.to + CONFIRMATION_WINDOW;
  for (let index = span.to + 1; index <= last; index++) {
    if (index >= series.length) return { state: 'pending', resolvedAt: null };
    const close = at(series.close, index);
    if (close > high) return { state: reading === 'up' ? 'confirmed' : 'failed', resolvedAt: index };
    if (close < low) return { state: reading === 'down' ? 'confirmed' : 'failed', resolvedAt: index };
  }
  return { state: 'expired', resolvedAt: last };
}

/** The highest high and the lowest low of some candles, beyond which a close decides. */
export function priceRange(series: CandleSeries, { from, to }: CandleSpan): { high: number; low: number } {
  const high = Math.max(...series.high.subarray(from, to + 1));
  const low = Math.min(...series.low.subarray(from, to + 1));
  return { high, low };
}
