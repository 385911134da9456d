import type { CountedRate, Evidence, Trades } from '@wickwise/contract/lesson/evidence';
import type { PatternEntry } from '../pattern.ts';
import { measuredRates } from './measured-rates.ts';
import { noiseFigures } from './noise-figures.ts';
import { publishedInterval, rateOf } from './rates.ts';
import { isCounted, POOLED_BY_SOURCE } from './statistics.ts';
import { tradeCounts } from './trade-counts.ts';
import { MIN_TRADES } from './trade-results.ts';
import { isTraded } from './traded-statistics.ts';
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
  const verdict = POOLED_BY_SOURCE.has(id)
    ? 'Not comparable: the source counts rises and declines together, and our counts have only the candles after a rise.'
    : verdictOn({ published: { ...evidence, bounds }, noise, real });
  return { ...evidence, bounds, noise, real, trades: tradesOf(id), verdict };
}

/**
 * The rate on random prices for a lesson, and our own on real ones; null where there is none, it counts something else
 * than the published rate, or the count is too small.
 */
export function ownRatesOf(id: string): { noise: CountedRate | null; real: CountedRate | null } {
  if (!isCounted(id) || POOLED_BY_SOURCE.has(id)) return { noise: null, real: null };
  const real = measuredRates.tallies[id];
  return { noise: rateOf(noiseFigures.tallies[id]), real: real.cases < MIN_REAL_CASES ? null : rateOf(real) };
}

function tradesOf(id: string): Trades {
  if (!isCounted(id)) {
    return {
      kind: 'not-counted',
      note: 'The source corrects the end of each move by hand, so there’s no exit rule that we could test.',
    };
  }
  if (isTraded(id)) return { kind: 'counted', results: tradeCounts.results[id] };
  const found = tradeCounts.chartPatterns[id];
  return {
    kind: 'not-counted',
    note: `We found ${found === 0 ? 'none' : `only ${found}`} in nine real price histories. We need at least ${MIN_TRADES} to draw any conclusion.`,
  };
}
