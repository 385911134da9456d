import { type ConfidenceInterval, wilsonInterval } from '@wickwise/statistics/interval';
import type { Random } from '@wickwise/statistics/random';
import { type CalibrationVerdict, type ConfidentAnswer, judgeCalibration } from './calibration-verdict.ts';

/** From and to, in percent, both included: certainty belongs to the last one. */
const BINS = [
  [50, 59],
  [60, 69],
  [70, 79],
  [80, 89],
  [90, 100],
] as const;

/** The results of answers given with similar confidence. */
export interface CalibrationPoint {
  readonly answers: number;
  /** The mean, in percent. */
  readonly confidence: number;
  /** The share of right answers, in percent. */
  readonly correct: number;
  /** Of that share, 0 to 1 (Wilson). */
  readonly interval: ConfidenceInterval;
}

/** A point with the confidences that it holds, in percent, both included. */
export interface CalibrationBin extends CalibrationPoint {
  readonly from: number;
  readonly to: number;
}

/** How well a learner's confidence matches their accuracy. */
export interface Calibration {
  readonly answers: number;
  /** The reliability curve: only bins that hold answers, lowest confidence first. */
  readonly bins: readonly CalibrationBin[];
  /** Null without answers. */
  readonly overall: CalibrationPoint | null;
  /** Null without answers. */
  readonly brierScore: number | null;
  /** Null with too few answers for advice. */
  readonly verdict: CalibrationVerdict | null;
}

interface CalibrationOptions {
  /** The fewest answers for a verdict. */
  readonly adviceFrom: number;
  readonly random: Random;
}

/** How confidence and outcome agree. */
export function calibrate(
  answers: readonly ConfidentAnswer[],
  { adviceFrom, random }: CalibrationOptions,
): Calibration {
  return {
    answers: answers.length,
    bins: BINS.flatMap(([from, to]) => toBin({ from, to }, answers) ?? []),
    overall: toPoint(answers),
    brierScore: brierScore(answers),
    verdict: answers.length === 0 || answers.length < adviceFrom ? null : judgeCalibration(answers, random),
  };
}

/**
 * The mean squared difference between stated probability and outcome, 0 the best and 1 the worst (Brier, Monthly
 * Weather Review 78, 1950); null without answers. Saying 50% of everything scores 0.25.
 */
export function brierScore(answers: readonly ConfidentAnswer[]): number | null {
  if (answers.length === 0) return null;
  const errors = answers.map(({ confidence, isCorrect }) => (confidence / 100 - Number(isCorrect)) ** 2);
  return errors.reduce((sum, error) => sum + error, 0) / answers.length;
}

type Bin = Pick<CalibrationBin, 'from' | 'to'>;

function toBin({ from, to }: Bin, answers: readonly ConfidentAnswer[]): CalibrationBin | null {
  const point = toPoint(answers.filter(({ confidence }) => confidence >= from && confidence <= to));
  return point && { from, to, ...point };
}

function toPoint(answers: readonly ConfidentAnswer[]): CalibrationPoint | null {
  const right = answers.filter(({ isCorrect }) => isCorrect).length;
  const interval = wilsonInterval({ successes: right, trials: answers.length });
  if (interval === null) return null;
  const confidence = answers.reduce((sum, answer) => sum + answer.confidence, 0) / answers.length;
  return { answers: answers.length, confidence, correct: (100 * right) / answers.length, interval };
}
