import type { CandleSpan } from '@wickwise/market/candle';
import { type FoundPattern, indexOf, isSamePattern } from './found-patterns.ts';

/** The candles on random prices that the lessons' chance figures were counted on. */
export const NOISE_CANDLES = 8_000_000;
/** Occurrences per 1,000 candles at which rarity is worth nothing and everything, on a logarithmic scale. */
const OCCURRENCES = { common: 100, rare: 0.1 };
/** Points from chance that are worth everything. */
const FULL_DISTANCE = 15;
/** With fewer cases on random prices, the distance from chance is unknown. */
const MIN_NOISE_CASES = 100;
/** How many marks compete for attention at a time. */
export const MOST_MARKS = 3;

interface RankedChart {
  /** Every pattern of the chart, marked or not. */
  readonly found: readonly FoundPattern[];
  /** How many candles the chart has. */
  readonly candles: number;
}

/**
 * The rarest patterns and those furthest from chance come first, of equals the newest: each pattern once, and at most one
 * for each candle.
 */
export function rankPatterns(patterns: readonly FoundPattern[], chart: RankedChart): FoundPattern[] {
  const ranked = patterns
    .map((pattern) => ({ pattern, score: scoreOf(pattern, chart) }))
    .sort((one, other) => other.score - one.score || indexOf(other.pattern) - indexOf(one.pattern));
  const best: FoundPattern[] = [];
  for (const { pattern } of ranked) {
    const isTaken = best.some((other) => indexOf(other) === indexOf(pattern) || isSamePattern(other, pattern));
    if (!isTaken) best.push(pattern);
  }
  return best;
}

/** The patterns that are completed by one of these candles. */
export function patternsIn(patterns: readonly FoundPattern[], view: CandleSpan | null): readonly FoundPattern[] {
  if (view === null) return patterns;
  return patterns.filter((pattern) => indexOf(pattern) >= view.from && indexOf(pattern) <= view.to);
}

/** From 0 to 2: one for how rare the pattern is, one for how far its rate is from chance. */
export function scoreOf(pattern: FoundPattern, chart: RankedChart): number {
  return rarityOf(pattern, chart) + distanceOf(pattern);
}

function rarityOf(pattern: FoundPattern, chart: RankedChart): number {
  const scale = Math.log(OCCURRENCES.common / occurrencesOf(pattern, chart));
  return within(scale / Math.log(OCCURRENCES.common / OCCURRENCES.rare));
}

/** Per 1,000 candles: by chance, or on this chart where chance was not counted. */
function occurrencesOf(pattern: FoundPattern, { found, candles }: RankedChart): number {
  const cases = measuredEvidence(pattern)?.noise?.cases;
  if (cases !== undefined) return (1000 * cases) / NOISE_CANDLES;
  return (1000 * found.filter((other) => isSamePattern(other, pattern)).length) / candles;
}

/** The published rate less chance, or our own count less chance where that is nearer. Nothing where it is unknown. */
function distanceOf(pattern: FoundPattern): number {
  const evidence = measuredEvidence(pattern);
  if (!evidence?.noise || evidence.noise.cases < MIN_NOISE_CASES) return 0;
  const { percent, noise, real } = evidence;
  const rates = real === null ? [percent] : [percent, real.percent];
  return within(Math.min(...rates.map((rate) => Math.abs(rate - noise.percent))) / FULL_DISTANCE);
}

function measuredEvidence({ lesson }: FoundPattern) {
  if (lesson?.access !== 'lesson' || lesson.evidence.kind !== 'measured') return null;
  return lesson.evidence;
}

function within(share: number): number {
  return Math.min(1, Math.max(0, share));
}
