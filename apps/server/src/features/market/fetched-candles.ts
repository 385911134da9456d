import type { Candle } from '@wickwise/market/candle';
import { marketRequests } from '../../plugins/metrics.ts';
import { type CandleRequest, type MarketSource, SourceError } from './source.ts';

/** What the store asks for: the newest candles after those it has, or the whole series. */
export interface SeriesRequest extends CandleRequest {
  readonly isWhole: boolean;
}

/** Candles of a source, as of `fetchedAt`; the whole series was fetched at `reloadedAt`. Epoch milliseconds. */
export interface FetchedCandles {
  readonly candles: readonly Candle[];
  readonly fetchedAt: number;
  readonly reloadedAt: number;
}

/** @throws SourceError */
export type FetchCandles = (request: SeriesRequest) => Promise<FetchedCandles>;

/** Asks the source at each call. */
export function fetchFrom(source: MarketSource): FetchCandles {
  return async (request) => {
    const candles = await requestCandles(source, request);
    return { candles, fetchedAt: request.to, reloadedAt: request.to };
  };
}

/** One counted request to the source. */
export async function requestCandles(source: MarketSource, request: CandleRequest): Promise<readonly Candle[]> {
  try {
    const candles = await source.fetchCandles(request);
    marketRequests.inc({ outcome: 'answered' });
    return candles;
  } catch (error) {
    marketRequests.inc({ outcome: error instanceof SourceError ? error.problem : 'unavailable' });
    throw error;
  }
}
