import type { DatabaseConnection } from '../../db/client.ts';
import type { Env } from '../../env.ts';
import { CandleStore, type StoreOptions } from './candle-store.ts';
import { fetchShared } from './shared-candles.ts';
import { simulatedSource } from './simulated.ts';
import type { MarketSource } from './source.ts';
import { createTwelveData } from './twelve-data.ts';
import { createYahoo } from './yahoo.ts';

interface StoreSettings extends Omit<StoreOptions, 'source' | 'fetch'> {
  readonly env: Env;
  readonly connection: DatabaseConnection;
  /** Overrides the configured source. */
  readonly source?: MarketSource | undefined;
}

/** The store of candles, filled from the simulated market unless another source is configured. */
export function createCandleStore({ env, connection, source = sourceOf(env), ...options }: StoreSettings): CandleStore {
  // Only one process opens an embedded database, and any process can compute the simulated market.
  const isShared = connection.engine === 'postgres' && !source.isSimulated;
  return new CandleStore({
    ...options,
    source,
    ...(isShared && { fetch: fetchShared({ db: connection.db, source }) }),
  });
}

function sourceOf({ MARKET_DATA, MARKET_DATA_KEY = '' }: Env): MarketSource {
  if (MARKET_DATA === 'twelvedata') return createTwelveData({ apiKey: MARKET_DATA_KEY });
  return MARKET_DATA === 'yahoo' ? createYahoo() : simulatedSource;
}
