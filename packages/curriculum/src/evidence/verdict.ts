import type { CountedRate } from '@wickwise/contract/lesson/evidence';
import type { PublishedRate } from './published-rate.ts';

/**
 * How many points a published rate may be from chance before a lesson draws a conclusion from it: the source's patterns
 * are not defined as ours are, and that shifts rates by about as much (docs/noise.md). Its chart patterns have no
 * exact rules and come from rising markets.
 */
const TOLERANCE = { 'not-stated': 5, bull: 10 } as const;

/** Rates are published in whole percent. */
const PUBLISHED_ROUNDING = 0.5;

/**
 * With fewer cases than this on random prices, as in our own count, there is nothing to compare a published rate with.
 */
export const MIN_NOISE_CASES = 100;

/** A published rate, with what chance and our own count give. */
export interface RateComparison {
  readonly published: PublishedRate;
  readonly noise: CountedRate | null;
  readonly real: CountedRate | null;
}

/** In one sentence, what follows from a published rate when chance is known. */
export function verdictOn({ published, noise, real }: RateComparison): string {
  if (noise === null)
    return 'No chance figure: the source corrects the end of each move by hand, so we can’t measure random prices the same way.';
  if (noise.cases < MIN_NOISE_CASES) {
    return 'Not comparable: this pattern is too rare on random prices to say what chance alone would produce.';
  }
  const points = pointsFromChance({ published, noise });
  const chance = `${Math.round(noise.percent)}%`;
  if (Math.abs(published.percent - noise.percent) <= marginOf({ published, noise })) {
    return `${wordsForClose(points, published)}: random prices give ${chance}, and ${whyOpen(points, published)}${addDistant({ noise, real })}.`;
  }
  const words = wordsFor(points, published);
  if (real !== null && contradicts({ published, noise, real }))
    return `Doubtful: ${uncapitalized(words)} as published, where random prices ${giveText(chance, published)}, but our own count on real prices is ${shown(real)}.`;
  return `${words}: random prices give ${chance}${addReal({ published, noise, real })}.`;
}

/** Beside what the textbook’s reading gains: a rate against it would sound like one for it. */
function giveText(chance: string, { counts }: PublishedRate): string {
  return counts === 'against' ? `go against it ${chance} of the time` : `give ${chance}`;
}

/**
 * The points between the two percentages as they are shown, by which the reading of the textbook beats chance; below 0
 * where chance does better.
 */
function pointsFromChance({ published, noise }: { published: PublishedRate; noise: CountedRate }): number {
  const points = Math.round(published.percent) - Math.round(noise.percent);
  return published.counts === 'against' ? 0 - points : points;
}

/** What sampling and the tolerance leave open, in points. */
function marginOf({ published, noise }: { published: PublishedRate; noise: CountedRate }): number {
  const sampling = (noise.high - noise.low) / 2 + (published.bounds ? halfOf(published.bounds) : 0);
  return Math.max(TOLERANCE[published.market], sampling) + PUBLISHED_ROUNDING;
}

/** Why a gap says nothing: it's within the tolerance, or the published rate has too few cases behind it. */
function whyOpen(points: number, { market, bounds }: PublishedRate): string {
  if (Math.abs(points) <= TOLERANCE[market] || bounds === null) {
    return 'a gap this small can come from differences in definitions and samples';
  }
  return 'with so few cases behind it, the published rate is too uncertain to tell the two apart';
}

function halfOf({ low, high }: { low: number; high: number }): number {
  return (high - low) / 2;
}

function wordsForClose(points: number, { counts }: PublishedRate): string {
  if (counts === 'neither') return 'No clear difference from chance';
  return ofReading(points > 1 ? 'not clearly better than chance' : 'no better than chance', counts);
}

function wordsFor(points: number, { counts }: PublishedRate): string {
  const size = Math.abs(points);
  if (counts === 'neither') return `Differs from chance by ${size} points`;
  return ofReading(`${points > 0 ? 'better' : 'worse'} than chance by ${size} points`, counts);
}

/** Where the rate counts against the textbook, its own reading is what is compared. */
function ofReading(words: string, counts: PublishedRate['counts']): string {
  const told = counts === 'against' ? `for the textbook’s reading, ${words}` : words;
  return told.charAt(0).toUpperCase() + told.slice(1);
}

/** Whether our own count agrees. It uses the same rule as the noise, so the two differ only by sampling. */
function addReal({ published, noise, real }: KnownComparison): string {
  if (real === null) return '';
  const agrees = isAway({ noise, real }) && Math.sign(real.percent - noise.percent) === sideOf({ published, noise });
  return agrees
    ? `, and our own count on real prices leans the same way, ${shown(real)}`
    : `, but our own count on real prices, ${shown(real)}, doesn’t confirm it`;
}

/** Our own count where it is no closer to the published rate than sampling explains, nor beyond chance on its side. */
function contradicts({ published, noise, real }: KnownComparison & { real: CountedRate }): boolean {
  const sampling = halfOf(real) + (published.bounds ? halfOf(published.bounds) : 0);
  const isFar = Math.abs(real.percent - published.percent) > sampling + TOLERANCE[published.market];
  const isBeyond = (real.percent - noise.percent) * sideOf({ published, noise }) > 0;
  return isFar && !isBeyond;
}

/** Our own count, where it is farther from chance than a published rate that is close to chance. */
function addDistant({ noise, real }: Pick<KnownComparison, 'noise' | 'real'>): string {
  if (real === null || !isAway({ noise, real })) return '';
  return `; our own count on real prices is ${real.percent < noise.percent ? 'lower' : 'higher'}, ${shown(real)}`;
}

type KnownComparison = RateComparison & { readonly noise: CountedRate };

function isAway({ noise, real }: { noise: CountedRate; real: CountedRate }): boolean {
  return Math.abs(real.percent - noise.percent) > halfOf(real) + halfOf(noise);
}

function sideOf({ published, noise }: Pick<KnownComparison, 'published' | 'noise'>): number {
  return Math.sign(published.percent - noise.percent);
}

function shown({ percent }: CountedRate): string {
  return `${Math.round(percent)}%`;
}

function uncapitalized(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
