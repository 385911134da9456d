import type { PatternEntry } from '../pattern.ts';
import { ownRatesOf } from './evidence.ts';
import { measuredRates } from './measured-rates.ts';
import { isCounted } from './statistics.ts';
import { MIN_NOISE_CASES } from './verdict.ts';

/** The two halves of the priority, each from 0 to 50. */
const HALF = 50;
/** What a half is where nothing was counted: its middle. */
const UNKNOWN = HALF / 2;
/** Occurrences per 1,000 daily candles that are worth nothing and all of the first half, on a logarithmic scale. */
const OCCURRENCES = { none: 0.1, full: 100 };
/** Points from chance that are worth all of the second half. */
const FULL_DISTANCE = 15;

/**
 * How much of your study time a pattern deserves, 0 to 100: half of it says how often the pattern occurs in our own
 * count on real daily candles, half how far its rate is from chance: the published rate, or our own where that is
 * nearer. It is not a rating by users, and it says nothing about profit.
 */
export function studyPriorityOf({ id, evidence }: Pick<PatternEntry, 'id' | 'evidence'>): number {
  return Math.round(frequencyOf(id) + distanceOf(id, evidence));
}

/** Per 1,000 daily candles of the real series; null if it was not counted. */
export function occurrencesOf(id: string): number | null {
  if (!isCounted(id)) return null;
  const candles = measuredRates.series.reduce((sum, series) => sum + series.candles, 0);
  return (1000 * measuredRates.tallies[id].found) / candles;
}

function frequencyOf(id: string): number {
  const occurrences = occurrencesOf(id);
  if (occurrences === null) return UNKNOWN;
  if (occurrences <= OCCURRENCES.none) return 0;
  const scale = Math.log(occurrences / OCCURRENCES.none) / Math.log(OCCURRENCES.full / OCCURRENCES.none);
  return HALF * Math.min(1, scale);
}

function distanceOf(id: string, evidence: PatternEntry['evidence']): number {
  if (evidence.kind === 'not-measured') return UNKNOWN;
  const { noise, real } = ownRatesOf(id);
  if (noise === null || noise.cases < MIN_NOISE_CASES) return UNKNOWN;
  const published = Math.abs(evidence.percent - noise.percent);
  const distance = real === null ? published : Math.min(published, Math.abs(real.percent - noise.percent));
  return HALF * Math.min(1, distance / FULL_DISTANCE);
}
