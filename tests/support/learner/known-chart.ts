import type { Interval, Ticker } from '@wickwise/contract/market';
import { type KnownChart, readFacts } from '../../../apps/server/src/features/assistant/facts/chart-facts.ts';
import { CandleStore } from '../../../apps/server/src/features/market/candle-store.ts';
import { readChart } from '../../../apps/server/src/features/market/data.ts';
import { simulatedSource } from '../../../apps/server/src/features/market/simulated.ts';

interface Place {
  readonly symbol: Ticker;
  readonly interval: Interval;
  readonly now: Date;
}

/** A chart of the simulated market, measured as the assistant does. */
export async function knownChart({ symbol, interval, now }: Place): Promise<KnownChart> {
  const log = { warn: () => {}, error: () => {} };
  const store = new CandleStore({ source: simulatedSource, clock: () => now, log });
  return readFacts({ symbol, interval }, await readChart({ store, now }, { symbol, interval }));
}
