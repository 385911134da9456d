import { bootstrapIntervals, type MeasuredFigure, studentizedInterval } from '@wickwise/statistics/bootstrap';
import { type ConfidenceInterval, wilsonInterval } from '@wickwise/statistics/interval';
import type { Random } from '@wickwise/statistics/random';
import { mean, standardDeviation, sum } from '@wickwise/statistics/sample';
import { isClosed, type JournalEntry } from '../entry.ts';
import { centsOf } from '../profit.ts';
import { byResult } from '../result-day.ts';
import { maxDrawdown } from './drawdown.ts';
import { NEEDED_TRADES } from './needed-trades.ts';
import { hasBothSides, shownMeanInterval } from './shown-mean-interval.ts';

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

/** Statistics of a list of results, R-multiples or money, in chronological order. */
export function listStatistics(values: readonly number[], random: Random): ListStatistics {
  const n = values.length;
  const wins = values.filter((value) => value > 0).length;
  const sorted = Float64Array.from(values).sort();
  const { bootstrapInterval: needed, systemQuality: forSqn } = NEEDED_TRADES;
  const isEnough = n >= needed && hasBothSides(values);
  const figures = [profitFactor, systemQuality];
  const [factorInterval = null, sqnInterval = null] = isEnough ? bootstrapIntervals({ values, figures, random }) : [];
  return {
    n,
    expectancy: expectancyOf(values),
    profitFactor: { value: profitFactor(sorted), interval: factorInterval, n, needed },
    payoff: { value: payoff(sorted), interval: isEnough ? payoffInterval(values, random) : null, n, needed },
    sqn: { ...(n < forSqn ? NO_FIGURE : { value: sqnOf(values), interval: sqnInterval }), n, needed: forSqn },
    winRate: winRateOf(wins, n),
    maxDrawdown: maxDrawdown(values),
  };
}

const NO_FIGURE = { value: null, interval: null };

/** The mean result of a trade. */
export function expectancyOf(values: readonly number[]): Estimate {
  const n = values.length;
  const value = n === 0 ? null : mean(values);
  return { value, interval: shownMeanInterval(values), n, needed: NEEDED_TRADES.meanInterval };
}

/** The share of winners, 0 to 1. Wilson's interval holds for any number of trades. */
export function winRateOf(wins: number, n: number): Estimate {
  return { value: n === 0 ? null : wins / n, interval: wilsonInterval({ successes: wins, trials: n }), n, needed: 1 };
}

interface Sides {
  won: number;
  lost: number;
  winners: number;
  losers: number;
}

function sidesOf(values: ArrayLike<number>): Sides {
  const sides = { won: 0, lost: 0, winners: 0, losers: 0 };
  for (let index = 0; index < values.length; index++) {
    const value = values[index] ?? 0;
    if (value > 0) {
      sides.won += value;
      sides.winners++;
    } else if (value < 0) {
      sides.lost -= value;
      sides.losers++;
    }
  }
  return sides;
}

function profitFactor(values: ArrayLike<number>): number | null {
  const { won, lost } = sidesOf(values);
  return lost > 0 ? won / lost : null;
}

function payoff(values: ArrayLike<number>): number | null {
  const { won, lost, winners, losers } = sidesOf(values);
  return winners > 0 && losers > 0 ? won / winners / (lost / losers) : null;
}

/** On a scale of logarithms, where the ratio of two means is a difference. */
function payoffInterval(values: readonly number[], random: Random): ConfidenceInterval | null {
  const interval = studentizedInterval({ values, figure: logPayoff, random });
  return interval && { low: Math.exp(interval.low), high: Math.exp(interval.high) };
}

/** The logarithm of the payoff; its error is the sum of those of both means, each as a share of its mean (the delta method). */
function logPayoff(values: ArrayLike<number>): MeasuredFigure | null {
  const { won, lost, winners, losers } = sidesOf(values);
  if (winners < 2 || losers < 2) return null;
  const [win, loss] = [won / winners, lost / losers];
  let [winSquares, lossSquares] = [0, 0];
  for (let index = 0; index < values.length; index++) {
    const value = values[index] ?? 0;
    if (value > 0) winSquares += (value / win - 1) ** 2;
    else if (value < 0) lossSquares += (value / loss + 1) ** 2;
  }
  const error = Math.sqrt(winSquares / (winners * (winners - 1)) + lossSquares / (losers * (losers - 1)));
  return { value: Math.log(win / loss), error };
}

const SQN_MAX_TRADES = 100;

function sqnOf(values: readonly number[]): number | null {
  const deviation = standardDeviation(values);
  if (deviation === null || deviation <= 1e-9 * Math.abs(sum(values))) return null;
  return (Math.sqrt(Math.min(values.length, SQN_MAX_TRADES)) * mean(values)) / deviation;
}

/** The same for a resample, without sorting: many are drawn. */
function systemQuality(values: ArrayLike<number>): number | null {
  let total = 0;
  for (let index = 0; index < values.length; index++) total += values[index] ?? 0;
  const center = total / values.length;
  let squares = 0;
  for (let index = 0; index < values.length; index++) squares += ((values[index] ?? 0) - center) ** 2;
  const deviation = Math.sqrt(squares / (values.length - 1));
  if (!(deviation > 1e-9 * Math.abs(total))) return null;
  return (Math.sqrt(Math.min(values.length, SQN_MAX_TRADES)) * center) / deviation;
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
