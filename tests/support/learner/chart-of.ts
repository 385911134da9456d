import type { Interval, Ticker } from '@wickwise/contract/market';
import { CandleStore } from '../../../apps/server/src/features/market/candle-store.ts';
import { type ChartSnapshot, readChart } from '../../../apps/server/src/features/market/data.ts';
import { simulatedSource } from '../../../apps/server/src/features/market/simulated.ts';

export interface ChartMoment {
  readonly symbol: Ticker;
  readonly interval: Interval;
  readonly now: Date;
}

/** A chart of the simulated market at a moment. */
export async function chartOf({ symbol, interval, now }: ChartMoment): Promise<ChartSnapshot> {
  const log = { warn: () => {}, error: () => {} };
  const store = new CandleStore({ source: simulatedSource, clock: () => now, log });
  return readChart({ store, now }, { symbol, interval });
}
