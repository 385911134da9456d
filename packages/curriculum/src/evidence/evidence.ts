import type { CountedRate, Evidence } from '@wickwise/contract/lesson/evidence';
import type { PatternEntry } from '../pattern.ts';
import { measuredRates } from './measured-rates.ts';
import { noiseFigures } from './noise-figures.ts';
import { publishedInterval, rateOf } from './rates.ts';
import { isCounted } from './statistics.ts';
import { verdictOn } from './verdict.ts';

/** The fewest cases for which our own count is shown. */
const MIN_REAL_CASES = 100;

/**
 * What a lesson says about the evidence: the published rate compared with chance, and with our own count where it is
 * large enough.
 */
export function evidenceOf({ id, evidence }: Pick<PatternEntry, 'id' | 'evidence'>): Evidence {
  if (evidence.kind === 'not-measured') return evidence;
  const { noise, real } = ownRatesOf(id);
  const bounds = evidence.cases === null ? null : publishedInterval(evidence.percent, evidence.cases);
  const verdict = verdictOn({ published: { ...evidence, bounds }, noise, real });
  return { ...evidence, bounds, noise, real, verdict };
}

/**
 * The rate on random prices for a lesson, and our own on real ones; null where there is none, or the count is too
 * small.
 */
export function ownRatesOf(id: string): { noise: CountedRate | null; real: CountedRate | null } {
  if (!isCounted(id)) return { noise: null, real: null };
  const real = measuredRates.tallies[id];
  return { noise: rateOf(noiseFigures.tallies[id]), real: real.cases < MIN_REAL_CASES ? null : rateOf(real) };
}
