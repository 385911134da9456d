import type { ScoreTrend } from '@wickwise/contract/analytics';
import { type ConfidenceInterval, wilsonInterval } from '@wickwise/statistics/interval';
import { wholePercent } from '@wickwise/statistics/percent';

/** How many answers each of the two compared stretches has. */
const TREND_ANSWERS = 5;

/** An answer to a question about a pattern. */
export interface PatternAnswer {
  readonly patternId: string;
  readonly isCorrect: boolean;
}

/** How well a learner answers questions about one pattern. */
export interface PatternScore {
  readonly patternId: string;
  readonly correct: number;
  readonly attempts: number;
  /** The share of right answers in whole percent: a pattern is judged by the number that is shown. */
  readonly percent: number;
  /** The last five answers against the five before them; flat with fewer than ten. */
  readonly trend: ScoreTrend;
  /** Of the share, 0 to 1 (Wilson). */
  readonly interval: ConfidenceInterval;
}

/** The score of each pattern with answers, given in chronological order. */
export function scorePatterns(answers: readonly PatternAnswer[]): PatternScore[] {
  const byPattern = new Map<string, boolean[]>();
  for (const { patternId, isCorrect } of answers) {
    byPattern.set(patternId, [...(byPattern.get(patternId) ?? []), isCorrect]);
  }
  return [...byPattern].flatMap(([patternId, results]) => toScore(patternId, results) ?? []);
}

function toScore(patternId: string, results: readonly boolean[]): PatternScore | null {
  const correct = countRight(results);
  const attempts = results.length;
  const percent = wholePercent(correct, attempts);
  const interval = wilsonInterval({ successes: correct, trials: attempts });
  if (percent === null || interval === null) return null;
  return { patternId, correct, attempts, percent, trend: trendOf(results), interval };
}

/** How many answers a rating requires, and its limits in percent of right answers. */
export interface ScoreLimits {
  readonly fromAttempts: number;
  readonly weakBelowPercent: number;
  readonly strongFromPercent: number;
}

/** How well a pattern is known by its score; null for one in between, or with too few answers. */
export function rateScore(
  { percent, attempts }: Pick<PatternScore, 'percent' | 'attempts'>,
  { fromAttempts, weakBelowPercent, strongFromPercent }: ScoreLimits,
): 'weak' | 'strong' | null {
  if (attempts < fromAttempts) return null;
  if (percent < weakBelowPercent) return 'weak';
  return percent >= strongFromPercent ? 'strong' : null;
}

function trendOf(results: readonly boolean[]): ScoreTrend {
  if (results.length < 2 * TREND_ANSWERS) return 'flat';
  const recent = countRight(results.slice(-TREND_ANSWERS));
  const before = countRight(results.slice(-2 * TREND_ANSWERS, -TREND_ANSWERS));
  if (recent === before) return 'flat';
  return recent > before ? 'improving' : 'declining';
}

function countRight(results: readonly boolean[]): number {
  return results.filter(Boolean).length;
}
