import { type ConfidenceInterval, meanInterval } from '@wickwise/statistics/interval';
import { lowestSelectedShare } from '@wickwise/statistics/selected-share';
import { NEEDED_TRADES } from './needed-trades.ts';

/** A result and how much it counts: those of a list add up to 1. */
export interface WeightedResult {
  readonly value: number;
  readonly weight: number;
}

/** The mean of weighted results. */
export function weightedMean(results: readonly WeightedResult[]): number {
  return results.reduce((total, { value, weight }) => total + weight * value, 0);
}

/** The interval of the mean result, null with too few trades. `decided` has zero where a result counts as breakeven. */
export function shownMeanInterval(values: readonly number[], decided = values): ConfidenceInterval | null {
  const isEnough = values.length >= NEEDED_TRADES.meanInterval && hasBothSides(decided);
  return isEnough ? reachToRareResults(meanInterval(values), values, weightedMean) : null;
}

/** Whether there are enough winners and enough losers for an interval of a figure that both make. */
export function hasBothSides(values: readonly number[]): boolean {
  const winners = values.filter((value) => value > 0).length;
  const losers = values.filter((value) => value < 0).length;
  return Math.min(winners, losers) >= NEEDED_TRADES.onEitherSide;
}

/**
 * The interval of a figure that grows with the share of winners. It is shown only once there are enough wins and losses,
 * so of those who rarely lose it is shown first to the unlucky: for them it reaches to the figure at the lowest share of
 * losses that luck leaves possible, and on the other side the same for rare wins. Null where the figure has no value
 * then. It can reach to infinity, as for a profit factor whose losses may all be bad luck.
 */
export function reachToRareResults(
  interval: ConfidenceInterval | null,
  values: readonly number[],
  figure: (results: readonly WeightedResult[]) => number | null,
): ConfidenceInterval | null {
  const low = figure(withFewer(values, (value) => value > 0));
  const high = figure(withFewer(values, (value) => value < 0));
  if (interval === null || low === null || high === null) return null;
  return { low: Math.min(interval.low, low), high: Math.max(interval.high, high) };
}

/** The results if one kind were as rare as it can be, given that enough of it were seen. */
function withFewer(values: readonly number[], isOfKind: (value: number) => boolean): WeightedResult[] {
  const count = values.filter(isOfKind).length;
  const share = lowestSelectedShare({ count, trials: values.length, least: NEEDED_TRADES.onEitherSide });
  const [rare, common] = [share / count, (1 - share) / (values.length - count)];
  return values.map((value) => ({ value, weight: isOfKind(value) ? rare : common }));
}
