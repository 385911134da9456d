import { type ConfidenceInterval, meanInterval } from '@wickwise/statistics/interval';
import { mean } from '@wickwise/statistics/sample';
import { lowestSelectedShare } from '@wickwise/statistics/selected-share';
import { NEEDED_TRADES } from './needed-trades.ts';

/**
 * The interval of the mean result, null with too few trades. It is shown only once there are enough wins and losses, so
 * of those who rarely lose it is shown first to the unlucky: for them it reaches to the mean at the lowest share of such
 * losses that luck leaves possible, and on the other side the same for rare wins.
 */
export function shownMeanInterval(values: readonly number[]): ConfidenceInterval | null {
  const interval = hasEnough(values) ? meanInterval(values) : null;
  return (
    interval && {
      low: Math.min(
        interval.low,
        meanWithFewer(values, (value) => value > 0),
      ),
      high: Math.max(
        interval.high,
        meanWithFewer(values, (value) => value < 0),
      ),
    }
  );
}

/** Whether there are enough trades, and enough winners and losers among them. */
function hasEnough(values: readonly number[]): boolean {
  return values.length >= NEEDED_TRADES.meanInterval && hasBothSides(values);
}

/** Whether there are enough winners and enough losers for an interval of a figure that both make. */
export function hasBothSides(values: readonly number[]): boolean {
  const winners = values.filter((value) => value > 0).length;
  const losers = values.filter((value) => value < 0).length;
  return Math.min(winners, losers) >= NEEDED_TRADES.onEitherSide;
}

/** The mean if one kind of result were as rare as it can be, given that enough were seen. */
function meanWithFewer(values: readonly number[], isOfKind: (value: number) => boolean): number {
  const { yes = [], no = [] } = Object.groupBy(values, (value) => (isOfKind(value) ? 'yes' : 'no'));
  const least = NEEDED_TRADES.onEitherSide;
  const share = lowestSelectedShare({ count: yes.length, trials: values.length, least });
  return share * mean(yes) + (1 - share) * mean(no);
}
