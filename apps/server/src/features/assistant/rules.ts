import { ANALYSES_PER_DAY } from '@wickwise/contract/market-constants';
import { localDayAt } from '@wickwise/learning/local-day';
import type { Learner } from '../../plugins/session.ts';
import { DEFAULT_TIME_ZONE } from '../identity/public.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Counted under the name of the day, so that each day starts with the full number. */
export const analysisLimit = { burst: ANALYSES_PER_DAY, everyMs: DAY_MS } as const;

/** The key under which a learner's analyses of today are counted. */
export function analysisLimitKey(learner: Learner, now: Date): readonly string[] {
  return ['chart-analysis', learner.id, localDayAt(now, learner.timeZone ?? DEFAULT_TIME_ZONE)];
}

export const NO_ANALYSES_LEFT = `That was my last reading for today: I do ${ANALYSES_PER_DAY} a day for each learner. I’ll be back at midnight your time.`;

/** How long to wait before retrying, in seconds: the next local day may have begun by then. */
export const RETRY_AFTER_SECONDS = 3_600;
