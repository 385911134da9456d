import type { TraderDistribution } from './random-traders.ts';

/** Random traders with results from `fromCents` up to, but not including, `toCents`. */
export interface ResultBin {
  readonly fromCents: number;
  readonly toCents: number;
  readonly count: number;
  /** Whether they did at least as well as the replay. */
  readonly isAsGood: boolean;
}

/** How the results of random traders spread, with the replay’s own result among them. */
export interface ResultHistogram {
  readonly ownCents: number;
  /** Bins of one width, lowest first, without gaps. They reach the replay’s own result, however far away it is. */
  readonly bins: readonly ResultBin[];
  readonly worse: number;
  readonly asGood: number;
}

/** About as many bins as a small screen can show. */
const BINS = 40;

/**
 * Counts random traders by what they made. One bin begins where a random trader did as well as the replay, so that no
 * bin has both kinds. Null without random traders.
 */
export function resultHistogram({ ownCents, asGoodFromCents, totals }: TraderDistribution): ResultHistogram | null {
  if (totals.length === 0) return null;
  const low = totals.reduce((least, total) => Math.min(least, total), asGoodFromCents);
  const high = totals.reduce((most, total) => Math.max(most, total), asGoodFromCents);
  const width = Math.max(1, Math.ceil((high - low) / BINS));
  const placeOf = (cents: number) => Math.floor((cents - asGoodFromCents) / width);
  const first = placeOf(low);
  const counts = new Array<number>(placeOf(high) - first + 1).fill(0);
  for (const total of totals) counts[placeOf(total) - first] = (counts[placeOf(total) - first] ?? 0) + 1;
  const bins = counts.map((count, index): ResultBin => {
    const fromCents = asGoodFromCents + (first + index) * width;
    return { fromCents, toCents: fromCents + width, count, isAsGood: first + index >= 0 };
  });
  const asGood = bins.reduce((sum, { count, isAsGood }) => sum + (isAsGood ? count : 0), 0);
  return { ownCents, bins, worse: totals.length - asGood, asGood };
}
