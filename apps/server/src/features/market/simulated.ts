import type { Candle } from '@wickwise/market/candle';
import { lastCandle, simulateCandles } from '@wickwise/market/simulation/simulated-market';
import type { CandleRequest, MarketSource } from './source.ts';

/** A market that needs no key and no network, and is the same on every machine. */
export const simulatedSource: MarketSource = {
  id: 'simulated',
  name: 'Simulated market',
  isSimulated: true,
  // The candle in progress moves every five seconds.
  freshMs: 5_000,
  settleMs: 0,
  fetchCandles: async (request) => listCandles(request),
};

function listCandles({ symbol, interval, from, to }: CandleRequest): Candle[] {
  const series = simulateCandles({ symbol, interval, from, to });
  const finished = Array.from({ length: series.length }, (_, index) => series.at(index));
  const newest = lastCandle({ symbol, interval, now: to });
  return newest.finished ? finished : [...finished, newest.candle];
}
