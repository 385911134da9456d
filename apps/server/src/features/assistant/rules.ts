import { dayBeginText } from '@wickwise/contract/identity/day-begin';
import { ANALYSES_PER_DAY } from '@wickwise/contract/market-constants';
import type { LocalDay } from '@wickwise/learning/local-day';
import type { Learner } from '../../plugins/session.ts';

/**
 * Counted under the name of the day, so that each day starts with the full number. Two days, because one is longer than
 * 24 hours when the clocks go back.
 */
export const analysisLimit = { name: 'chart-analysis', points: ANALYSES_PER_DAY, seconds: 2 * 24 * 60 * 60 } as const;

/** The key under which a learner's analyses of today are counted. */
export function analysisLimitKey({ id }: Learner, today: LocalDay): string {
  return `${id} ${today}`;
}

export function noAnalysesLeft({ dayBeginsAt }: Learner): string {
  const back = dayBeginText(dayBeginsAt);
  return `You’ve used all ${ANALYSES_PER_DAY} readings for today. I’ll be back at ${back} your time.`;
}

/** How long to wait before retrying, in seconds: the next local day may have begun by then. */
export const RETRY_AFTER_SECONDS = 3_600;
