import { type ConfidenceInterval, wilsonInterval } from '@wickwise/statistics/interval';
import type { Random } from '@wickwise/statistics/random';
import { mean } from '@wickwise/statistics/sample';
import { isClosed, type JournalEntry } from '../entry.ts';
import { centsOf } from '../profit.ts';
import { byResult } from '../result-day.ts';
import { maxDrawdown } from './drawdown.ts';
import { NEEDED_TRADES } from './needed-trades.ts';
import { hasBothSides, shownMeanInterval } from './shown-interval.ts';
import { payoff, payoffInterval, profitFactor, resampledIntervals, sqnOf } from './side-ratios.ts';

/** With fewer trades, a figure reflects chance more than skill. */
export const ENOUGH_TRADES = 30;

/** A figure with the number of trades behind it. */
export interface Estimate {
  /** Null when these trades have no such figure. */
  readonly value: number | null;
  /** Null when they are too few for one, or too much alike. */
  readonly interval: ConfidenceInterval | null;
  readonly n: number;
  /** How many trades the interval takes. */
  readonly needed: number;
}

/** Statistics of a list of results, R-multiples or money, in chronological order. */
export interface ListStatistics {
  readonly n: number;
  /** The mean result, which is the expectancy of a trade. */
  readonly expectancy: Estimate;
  /** Gross profit divided by gross loss. */
  readonly profitFactor: Estimate;
  /** The mean winner divided by the mean loser. */
  readonly payoff: Estimate;
  /** Van Tharp's System Quality Number: √n × mean / standard deviation, with n at most 100. */
  readonly sqn: Estimate;
  /** The share of winners, 0 to 1. */
  readonly winRate: Estimate;
  /** In the order of the list. */
  readonly maxDrawdown: number;
}

interface ListInput {
  /** R-multiples or money, in chronological order. */
  readonly values: readonly number[];
  /** The same with zero where a result counts as breakeven: neither a win nor a loss. */
  readonly decided?: readonly number[];
  readonly random: Random;
}

/** Statistics of a list of results. Those that count as breakeven stay in the means and out of wins and losses. */
export function listStatistics({ values, decided = values, random }: ListInput): ListStatistics {
  const n = values.length;
  const wins = decided.filter((value) => value > 0).length;
  const sorted = Float64Array.from(decided).sort();
  const { bootstrapInterval: needed, systemQuality: forSqn } = NEEDED_TRADES;
  const isEnough = n >= needed && hasBothSides(decided);
  const { factorInterval, sqnInterval } = isEnough ? resampledIntervals({ values, decided, random }) : NO_INTERVALS;
  return {
    n,
    expectancy: expectancyOf(values, decided),
    profitFactor: { value: profitFactor(sorted), interval: factorInterval, n, needed },
    payoff: { value: payoff(sorted), interval: isEnough ? payoffInterval(decided, random) : null, n, needed },
    sqn: { ...(n < forSqn ? NO_FIGURE : { value: sqnOf(values), interval: sqnInterval }), n, needed: forSqn },
    winRate: winRateOf(wins, n),
    maxDrawdown: maxDrawdown(values),
  };
}

const NO_INTERVALS = { factorInterval: null, sqnInterval: null };
const NO_FIGURE = { value: null, interval: null };

/** The mean result of a trade. `decided` has zero where a result counts as breakeven. */
export function expectancyOf(values: readonly number[], decided = values): Estimate {
  const n = values.length;
  const value = n === 0 ? null : mean(values);
  return { value, interval: shownMeanInterval(values, decided), n, needed: NEEDED_TRADES.meanInterval };
}

/** The share of winners, 0 to 1. Wilson's interval holds for any number of trades. */
export function winRateOf(wins: number, n: number): Estimate {
  return { value: n === 0 ? null : wins / n, interval: wilsonInterval({ successes: wins, trials: n }), n, needed: 1 };
}

/** The closed trades in the order of their exits, oldest first. */
export function closedTrades(entries: readonly JournalEntry[]): JournalEntry[] {
  return entries.filter(isClosed).sort(byResult);
}

/** The R-multiples of the closed trades that have one, oldest first. */
export function rList(entries: readonly JournalEntry[]): number[] {
  return closedTrades(entries).flatMap(({ rMultiple }) => (rMultiple === null ? [] : [rMultiple]));
}

/** The profits of the closed trades that have one, oldest first, in whole cents. */
export function centsList(entries: readonly JournalEntry[]): number[] {
  return closedTrades(entries).flatMap((entry) => (entry.pnl === null ? [] : [centsOf(entry)]));
}

/** How many trades are in one range of R. */
export interface RBin {
  /** Included; minus infinity is written as null. */
  readonly from: number | null;
  /** Not included; infinity is written as null. */
  readonly to: number | null;
  readonly count: number;
}

const BIN_EDGES = [-2, -1.5, -1, -0.5, 0, 0.5, 1, 1.5, 2, 2.5, 3];

/** The R-multiples counted in steps of half an R from −2 to 3, and all beyond on either side. */
export function rHistogram(values: readonly number[]): RBin[] {
  const bins = [null, ...BIN_EDGES].map((from, index) => ({ from, to: BIN_EDGES[index] ?? null, count: 0 }));
  for (const value of values) {
    const bin = bins.find(({ to }) => to === null || value < to);
    if (bin) bin.count++;
  }
  return bins;
}
