import type { Database } from '../../db/client.ts';
import { RateLimitError } from '../../plugins/errors.ts';
import { consumeRateLimit, type RateLimiter } from '../../plugins/rate-limit.ts';
import type { Learner } from '../../plugins/session.ts';
import type { CandleStore, ChartKey } from '../market/public.ts';
import { readChart } from '../market/public.ts';
import { readStudyDay } from '../progress/public.ts';
import { type KnownChart, readFacts } from './facts/chart-facts.ts';
import { analysisLimitKey, noAnalysesLeft, RETRY_AFTER_SECONDS } from './rules.ts';

export interface AnalysisContext {
  readonly db: Database;
  /** Counts the analyses and answers of each learner and day. */
  readonly analyses: RateLimiter;
  readonly store: CandleStore;
  readonly learner: Learner;
  readonly now: Date;
  /** Draws the questions of drills. */
  readonly secret: string;
}

/** Measures a chart for a learner and counts it toward today's limit. If there is no market data, it does not count. */
export async function beginAnalysis(context: AnalysisContext, key: ChartKey): Promise<KnownChart> {
  const chart = await readChart(context, key);
  await countReading(context);
  return readFacts(key, chart);
}

/** Counts an analysis or an answer toward today's limit of a learner. */
export async function countReading({ db, analyses, learner, now }: AnalysisContext): Promise<void> {
  const today = await readStudyDay(db, { learner, now });
  const isLimited = (await consumeRateLimit(analyses, analysisLimitKey(learner, today))) > 0;
  if (isLimited) throw new RateLimitError(noAnalysesLeft(learner), RETRY_AFTER_SECONDS);
}
