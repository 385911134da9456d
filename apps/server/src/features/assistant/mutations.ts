import type { Database } from '../../db/client.ts';
import { RateLimitError } from '../../plugins/errors.ts';
import { consumeRateLimit } from '../../plugins/rate-limit.ts';
import type { Learner } from '../../plugins/session.ts';
import type { CandleStore, ChartKey } from '../market/public.ts';
import { readChart } from '../market/public.ts';
import { type KnownChart, readFacts } from './facts.ts';
import { analysisLimit, analysisLimitKey, NO_ANALYSES_LEFT, RETRY_AFTER_SECONDS } from './rules.ts';

export interface ChartReading {
  readonly db: Database;
  readonly store: CandleStore;
  readonly learner: Learner;
  readonly now: Date;
}

/** Measures a chart for a learner and counts it toward today's limit. If there is no market data, it does not count. */
export async function beginAnalysis({ db, store, learner, now }: ChartReading, key: ChartKey): Promise<KnownChart> {
  const chart = await readChart({ store, now }, key);
  const use = { db, limit: analysisLimit, key: analysisLimitKey(learner, now), now };
  if (await consumeRateLimit(use)) return readFacts(key, chart);
  throw new RateLimitError(NO_ANALYSES_LEFT, RETRY_AFTER_SECONDS);
}
