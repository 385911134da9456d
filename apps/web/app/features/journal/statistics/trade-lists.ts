import type { JournalEntry } from '@wickwise/journal/entry';
import { withoutBreakevenResults } from '@wickwise/journal/statistics/breakeven';
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

/** With their outcomes as the journal counts them. */
interface StatisticsInput {
  /** In any currency. */
  closed: readonly JournalEntry[];
  /** Those in the currency of the figures of money, each with a result. */
  members: readonly JournalEntry[];
}

export function statisticsOf({ closed, members }: StatisticsInput): TradeLists {
  const [cents, rs] = [centsList(members), rList(closed)];
  const wins = members.filter(({ winLoss }) => winLoss === 'win').length;
  const decidedCents = centsList(withoutBreakevenResults(members));
  const decidedRs = rList(withoutBreakevenResults(closed));
  const money = listStatistics({ values: cents, decided: decidedCents, random: createRandom(SEED) });
  const r = listStatistics({ values: rs, decided: decidedRs, random: createRandom(SEED) });
  return { cents, rs, money: { ...money, winRate: winRateOf(wins, members.length) }, r };
}
