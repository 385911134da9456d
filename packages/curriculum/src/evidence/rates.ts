import type { CountedRate } from '@wickwise/contract/lesson/evidence';
import type { Tally } from '@wickwise/market/noise/statistic';
import { wilsonInterval } from '@wickwise/statistics/interval';

/** The share of a tally in percent, to a tenth, with its 95% interval (Wilson 1927); null without any case. */
export function rateOf({ cases, successes }: Pick<Tally, 'cases' | 'successes'>): CountedRate | null {
  const interval = wilsonInterval({ successes, trials: cases });
  if (interval === null) return null;
  const { low, high } = interval;
  return { percent: inPercent(successes / cases), low: inPercent(low), high: inPercent(high), cases };
}

/** The 95% interval of a published percentage, from how many cases it was taken of. */
export function publishedInterval(percent: number, cases: number): { low: number; high: number } {
  const interval = wilsonInterval({ successes: (percent / 100) * cases, trials: cases });
  if (interval === null) throw new RangeError('A share of no cases has no bounds.');
  return { low: inPercent(interval.low), high: inPercent(interval.high) };
}

function inPercent(share: number): number {
  return Math.round(share * 1000) / 10;
}
