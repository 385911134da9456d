import { CodedError } from './coded-error.ts';
import type { Pivot } from './pivots.ts';

/** Whether lows, highs or both turned at a level; both is a role reversal. */
export type LevelKind = 'support' | 'resistance' | 'both';

/** What makes a level strong. */
export type StrengthReason = 'touches' | 'span' | 'recency' | 'tightness' | 'role_reversal';

/** The most points that each reason gives; 100 together. */
export const STRENGTH_POINTS: Readonly<Record<StrengthReason, number>> = {
  touches: 40,
  span: 20,
  recency: 20,
  tightness: 10,
  role_reversal: 10,
};

/** The number of touches beyond which more add nothing. */
const FULL_TOUCHES = 5;

/** A price near which swings have turned more than once. */
export interface PriceLevel {
  /** The mean of the turning points. */
  readonly price: number;
  /** The lowest and the highest of the turning points. */
  readonly zone: { readonly low: number; readonly high: number };
  readonly kind: LevelKind;
  /** The candles that turned there, oldest first. */
  readonly touches: readonly number[];
  readonly firstTouch: number;
  readonly lastTouch: number;
  /** Whole points, 0 to 100: the sum of `reasons`. A ranking of levels on one chart, not a probability. */
  readonly strength: number;
  readonly reasons: Readonly<Record<StrengthReason, number>>;
}

/** The turning points of one chart, in any order. */
export interface LevelInput {
  readonly pivots: readonly Pick<Pivot, 'index' | 'price' | 'kind'>[];
  /** The average true range that the tolerance is measured in, in price: finite, from 0 up. */
  readonly averageRange: number;
  /**
   * How far apart the turning points of one level may lie, in average true ranges: finite, above 0; 0.75 by default.
   */
  readonly tolerance?: number;
  /** How many candles the chart has; pivots lie at indices from 0 to less than this. */
  readonly candles: number;
  /** The fewest turning points that make a level; 2 by default. */
  readonly leastTouches?: number;
}

export type LevelErrorCode = 'invalid_range' | 'invalid_tolerance' | 'pivot_outside_chart';

/** An invalid input to `findLevels`. */
export class LevelError extends CodedError<LevelErrorCode> {
  override readonly name = 'LevelError';
}

type Turn = LevelInput['pivots'][number];

/** Turning points between two prices. */
interface Cluster {
  readonly turns: readonly Turn[];
  readonly low: number;
  readonly mean: number;
  readonly high: number;
}

/**
 * Support and resistance: clusters of turning points, the strongest first, equally strong ones from the
 * lowest price up.
 *
 * Every turning point begins as a cluster; then the two neighbors whose means lie closest join, again
 * and again, as long as the joint cluster is no wider than the tolerance (agglomerative clustering with
 * a bound on the diameter). Prices in another currency give the same levels in that currency.
 * Quadratic in the number of pivots, which is small against the number of candles.
 * @throws LevelError `invalid_range`, `invalid_tolerance` or `pivot_outside_chart`
 */
export function findLevels(input: LevelInput): PriceLevel[] {
  const { pivots, averageRange, candles, tolerance = 0.75, leastTouches = 2 } = input;
  check({ pivots, averageRange, candles, tolerance });
  const width = tolerance * averageRange;
  return joinNeighbors(pivots, width)
    .filter(({ turns }) => turns.length >= leastTouches)
    .map((cluster) => describeLevel(cluster, { width, candles }))
    .sort((a, b) => b.strength - a.strength || a.price - b.price);
}

function check({ pivots, averageRange, candles, tolerance }: LevelInput & { tolerance: number }): void {
  if (!(Number.isFinite(averageRange) && averageRange >= 0)) {
    throw new LevelError('invalid_range', `An average range is a price from 0 up, not ${averageRange}.`);
  }
  if (!(Number.isFinite(tolerance) && tolerance > 0)) {
    throw new LevelError('invalid_tolerance', `A tolerance is a number above 0, not ${tolerance}.`);
  }
  const stray = pivots.find(({ index, price }) => !(index >= 0 && index < candles && Number.isFinite(price)));
  if (stray) {
    throw new LevelError('pivot_outside_chart', `Pivot ${stray.index} is not among ${candles} candles.`);
  }
}

function joinNeighbors(pivots: readonly Turn[], width: number): Cluster[] {
  const sorted = [...pivots].sort((a, b) => a.price - b.price || a.index - b.index);
  const clusters = sorted.map((turn) => clusterOf([turn]));
  for (let place = closestPair(clusters, width); place !== null; place = closestPair(clusters, width)) {
    clusters.splice(place, 2, clusterOf(clusters.slice(place, place + 2).flatMap(({ turns }) => turns)));
  }
  return clusters;
}

function clusterOf(turns: readonly Turn[]): Cluster {
  const prices = turns.map(({ price }) => price);
  const mean = prices.reduce((sum, price) => sum + price, 0) / prices.length;
  return { turns, low: Math.min(...prices), mean, high: Math.max(...prices) };
}

/** The place of the lower one of the two neighbors to join next, or null when none may. */
function closestPair(clusters: readonly Cluster[], width: number): number | null {
  let best: { place: number; distance: number } | null = null;
  for (const [place, lower] of clusters.entries()) {
    const upper = clusters[place + 1];
    if (!upper || upper.high - lower.low > width) continue;
    const distance = upper.mean - lower.mean;
    if (best === null || distance < best.distance) best = { place, distance };
  }
  return best?.place ?? null;
}

function describeLevel({ turns, low, mean, high }: Cluster, chart: { width: number; candles: number }): PriceLevel {
  const touches = turns.map(({ index }) => index).sort((a, b) => a - b);
  const firstTouch = Math.min(...touches);
  const lastTouch = Math.max(...touches);
  const kind = kindOf(turns);
  const reasons = weigh({ ...chart, touches: touches.length, firstTouch, lastTouch, spread: high - low, kind });
  const strength = Object.values(reasons).reduce((sum, points) => sum + points, 0);
  return { price: mean, zone: { low, high }, kind, touches, firstTouch, lastTouch, strength, reasons };
}

function kindOf(turns: readonly Turn[]): LevelKind {
  const lows = turns.filter(({ kind }) => kind === 'low').length;
  if (lows === 0) return 'resistance';
  return lows === turns.length ? 'support' : 'both';
}

interface Evidence {
  readonly width: number;
  readonly candles: number;
  readonly touches: number;
  readonly firstTouch: number;
  readonly lastTouch: number;
  readonly spread: number;
  readonly kind: LevelKind;
}

/** Each reason's share of its points, rounded, so that what is shown adds up. */
function weigh(evidence: Evidence): Record<StrengthReason, number> {
  const { touches, firstTouch, lastTouch, spread, width, kind } = evidence;
  const length = Math.max(1, evidence.candles - 1);
  const points = (reason: StrengthReason, share: number) => Math.round(STRENGTH_POINTS[reason] * share);
  return {
    touches: points('touches', Math.min(1, (touches - 1) / (FULL_TOUCHES - 1))),
    span: points('span', (lastTouch - firstTouch) / length),
    recency: points('recency', lastTouch / length),
    tightness: points('tightness', spread === 0 ? 1 : 1 - spread / width),
    role_reversal: points('role_reversal', kind === 'both' ? 1 : 0),
  };
}
