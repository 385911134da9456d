import { at } from './column.ts';
import type { CandleSeries } from './series.ts';

/** Candles on either side of a swing: a high above two highs before it and two after it (Williams, Trading Chaos, 1995). */
export const SWING_REACH = 2;

/** A price from which price turned: the high of a swing high, the low of a swing low. */
export interface Swing {
  /** Index of its candle. */
  readonly index: number;
  readonly price: number;
  readonly kind: 'high' | 'low';
}

/** The swing highs and swing lows of a series, oldest first. Of equal neighbors the first one counts. */
export function findSwings(series: CandleSeries): Swing[] {
  const swings: Swing[] = [];
  for (let index = SWING_REACH; index < series.length - SWING_REACH; index++) {
    if (isExtreme(series.high, index, 1)) swings.push({ index, price: at(series.high, index), kind: 'high' });
    if (isExtreme(series.low, index, -1)) swings.push({ index, price: at(series.low, index), kind: 'low' });
  }
  return swings;
}

function isExtreme(prices: Float64Array, index: number, sign: 1 | -1): boolean {
  const height = (place: number) => sign * at(prices, place);
  for (let reach = 1; reach <= SWING_REACH; reach++) {
    if (height(index - reach) >= height(index) || height(index + reach) > height(index)) return false;
  }
  return true;
}

/** The nearest swings around the newest close, newest first of equals; null where there is none. */
export interface NearestSwings {
  readonly support: Swing | null;
  readonly resistance: Swing | null;
}

/**
 * The swing low nearest below the newest close and the swing high nearest above it. A swing counts while it stands: no
 * later candle has closed beyond it.
 */
export function nearestSwings(series: CandleSeries): NearestSwings {
  const standing = findSwings(series).filter((swing) => isStanding(swing, series));
  const byPrice = standing.toSorted((one, other) => one.price - other.price || one.index - other.index);
  return {
    support: byPrice.findLast(({ kind }) => kind === 'low') ?? null,
    resistance: byPrice.toReversed().findLast(({ kind }) => kind === 'high') ?? null,
  };
}

/** Then the newest close isn't beyond it either. */
function isStanding({ index, price, kind }: Swing, { close }: CandleSeries): boolean {
  const sign = kind === 'high' ? 1 : -1;
  return close.subarray(index + 1).every((later) => sign * later < sign * price);
}
