import type { JournalEntry } from '@wickwise/journal/entry';
import {
  centsList,
  type ListStatistics,
  listStatistics,
  rList,
  winRateOf,
} from '@wickwise/journal/statistics/trade-statistics';
import { createRandom } from '@wickwise/statistics/random';

/** The same trades always give the same intervals and the same random sequences. */
export const SEED = 20260101;

/** What closed trades made, in cents and in R, with the statistics of both. */
interface TradeLists {
  readonly cents: readonly number[];
  readonly rs: readonly number[];
  readonly money: ListStatistics;
  readonly r: ListStatistics;
}

interface StatisticsInput {
  /** In any currency. */
  closed: readonly JournalEntry[];
  /** Those in the currency of the figures of money, each with a result. */
  members: readonly JournalEntry[];
}

export function statisticsOf({ closed, members }: StatisticsInput): TradeLists {
  const [cents, rs] = [centsList(members), rList(closed)];
  const wins = members.filter(({ winLoss }) => winLoss === 'win').length;
  return {
    cents,
    rs,
    money: { ...listStatistics(cents, createRandom(SEED)), winRate: winRateOf(wins, members.length) },
    r: listStatistics(rs, createRandom(SEED)),
  };
}
