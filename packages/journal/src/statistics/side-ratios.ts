import { bootstrapIntervals, type MeasuredFigure, studentizedInterval } from '@wickwise/statistics/bootstrap';
import type { ConfidenceInterval } from '@wickwise/statistics/interval';
import type { Random } from '@wickwise/statistics/random';
import { mean, standardDeviation, sum } from '@wickwise/statistics/sample';
import { reachToRareResults, type WeightedResult, weightedMean } from './shown-interval.ts';

interface ResampleInput {
  readonly values: readonly number[];
  /** The same with zero where a result counts as breakeven. */
  readonly decided: readonly number[];
  readonly random: Random;
}

/** The intervals of the profit factor and of the System Quality Number, from the same resamples of the trades. */
export function resampledIntervals({ values, decided, random }: ResampleInput) {
  const trades = values.map((value, place) => ({ value, decided: decided[place] ?? 0 }));
  trades.sort((a, b) => a.value - b.value);
  const pickDecided = pickerOf(trades.map((trade) => trade.decided));
  const pickValues = pickerOf(trades.map(({ value }) => value));
  const [factor = null, quality = null] = bootstrapIntervals({
    values: [...trades.keys()],
    figures: [(places) => profitFactor(pickDecided(places)), (places) => systemQuality(pickValues(places))],
    random,
  });
  return {
    factorInterval: reachToRareResults(factor, decided, weightedProfitFactor),
    sqnInterval: reachToRareResults(quality, values, weightedQuality),
  };
}

/** The results at the places of a resample, in one array for all: thousands of places are drawn hundreds of times. */
function pickerOf(list: readonly number[]): (places: Float64Array) => Float64Array {
  const results = Float64Array.from(list);
  const picked = new Float64Array(list.length);
  return (places) => {
    for (let index = 0; index < picked.length; index++) picked[index] = results[places[index] ?? 0] ?? 0;
    return picked;
  };
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

/** Gross profit divided by gross loss; null without a loss. */
export function profitFactor(values: ArrayLike<number>): number | null {
  const { won, lost } = sidesOf(values);
  return lost > 0 ? won / lost : null;
}

/** The same with a weight for each result; infinite where no loss weighs anything. */
function weightedProfitFactor(results: readonly WeightedResult[]): number {
  const [won, lost] = [results.filter(({ value }) => value > 0), results.filter(({ value }) => value < 0)];
  return weightedMean(won) / Math.abs(weightedMean(lost));
}

/** The mean winner divided by the mean loser; null without either. */
export function payoff(values: ArrayLike<number>): number | null {
  const { won, lost, winners, losers } = sidesOf(values);
  return winners > 0 && losers > 0 ? won / winners / (lost / losers) : null;
}

/** On a scale of logarithms, where the ratio of two means is a difference. */
export function payoffInterval(values: readonly number[], random: Random): ConfidenceInterval | null {
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

/** √n × mean / standard deviation, with n at most 100 (Van Tharp); null where all results are alike. */
export function sqnOf(values: readonly number[]): number | null {
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

/** The same with a weight for each result. */
function weightedQuality(results: readonly WeightedResult[]): number | null {
  const center = weightedMean(results);
  const variance = weightedMean(results.map(({ value, weight }) => ({ value: (value - center) ** 2, weight })));
  const deviation = Math.sqrt((variance * results.length) / (results.length - 1));
  if (!(deviation > 1e-9 * results.length * Math.abs(center))) return null;
  return (Math.sqrt(Math.min(results.length, SQN_MAX_TRADES)) * center) / deviation;
}
