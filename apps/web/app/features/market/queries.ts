import { queryOptions } from '@tanstack/react-query';
import type { Interval, Ticker } from '@wickwise/contract/market';
import { makeCall } from '#app/lib/api-client.ts';

/** The newest candles of a symbol. A stream of bars keeps them up to date while they are shown. */
export function candlesQuery(symbol: Ticker, interval: Interval) {
  return queryOptions({
    queryKey: ['market', 'candles', symbol, interval],
    queryFn: () => makeCall('GET /api/market/candles/:symbol', { params: { symbol }, query: { interval } }),
    // A chart without its stream goes stale, so each visit refetches it.
    staleTime: 0,
    gcTime: 0,
  });
}
