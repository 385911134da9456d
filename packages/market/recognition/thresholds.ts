import { falsePositiveRate, type NameTally, precisionOf, type RecognitionResults, recallOf } from './measure.ts';

/** The accuracy that the recognizer must reach. */
export interface AccuracyThresholds {
  /** The least precision and recall of each name at medium noise, as a fraction. */
  readonly share: number;
  /** The most false alarms per 1,000 candles, over random walks of all kinds. */
  readonly alarms: number;
}

/** As docs/recognition.md states them. */
export const ACCURACY_THRESHOLDS: AccuracyThresholds = { share: 0.9, alarms: 2 };

/** The results that are compared with the thresholds. */
export type MeasuredAccuracy = Pick<RecognitionResults, 'walks'> & {
  readonly drawn: Pick<RecognitionResults['drawn'], 'medium'>;
};

/** A line for each name below its threshold, and one for too many false alarms. Empty when every threshold is met. */
export function listShortfalls({ drawn, walks }: MeasuredAccuracy, thresholds: AccuracyThresholds): string[] {
  const rate = falsePositiveRate(walks);
  const names = drawn.medium.names.flatMap((tally) => shortfallOf(tally, thresholds.share));
  return rate > thresholds.alarms ? [...names, `false alarms: ${rate.toFixed(2)} per 1,000 candles`] : names;
}

function shortfallOf(tally: NameTally, least: number): string[] {
  // A name that was never found has no precision, and its recall of 0 says so.
  const shares = { precision: precisionOf(tally) ?? 0, recall: recallOf(tally) };
  const low = Object.entries(shares).filter(([, share]) => share < least);
  return low.length === 0
    ? []
    : [`${tally.name}: ${low.map(([what, share]) => `${what} ${share.toFixed(3)}`).join(', ')}`];
}
