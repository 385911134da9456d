import type { Calibration, PatternScore } from '@wickwise/contract/analytics';
import { CALIBRATION_ADVICE_FROM } from '@wickwise/contract/constants';
import { calibrate } from '@wickwise/learning/calibration';
import { type ConfidenceInterval, wilsonInterval } from '@wickwise/statistics/interval';
import { wholePercent } from '@wickwise/statistics/percent';
import { createRandom } from '@wickwise/statistics/random';

/** Made-up answers about free patterns. */
const PATTERNS = [
  { patternId: 'shooting-star', right: 9, answers: 20, improvementTrend: 'flat' },
  { patternId: 'bearish-engulfing', right: 12, answers: 19, improvementTrend: 'improving' },
] as const;

/** Made-up answers by how sure the learner was, in percent. */
const BY_CONFIDENCE = [
  { confidence: 60, right: 11, answers: 19 },
  { confidence: 70, right: 16, answers: 24 },
  { confidence: 80, right: 17, answers: 26 },
  { confidence: 90, right: 38, answers: 52 },
];

export const sampleScores: readonly PatternScore[] = PATTERNS.map(({ right, answers, ...pattern }) => ({
  ...pattern,
  category: 'candlesticks',
  averageScore: wholePercent(right, answers) ?? 0,
  totalAttempts: answers,
  interval: inPercent(wilsonInterval({ successes: right, trials: answers }) ?? { low: 0, high: 1 }),
}));

export const sampleCalibration: Calibration = inPercents(
  calibrate(
    BY_CONFIDENCE.flatMap(({ confidence, right, answers }) =>
      Array.from({ length: answers }, (_, place) => ({ confidence, isCorrect: place < right })),
    ),
    { adviceFrom: CALIBRATION_ADVICE_FROM, random: createRandom(1) },
  ),
);

function inPercents({ bins, overall, ...rest }: ReturnType<typeof calibrate>): Calibration {
  return {
    ...rest,
    bins: bins.map((bin) => ({ ...bin, interval: inPercent(bin.interval) })),
    overall: overall && { ...overall, interval: inPercent(overall.interval) },
  };
}

function inPercent({ low, high }: ConfidenceInterval): ConfidenceInterval {
  return { low: 100 * low, high: 100 * high };
}
