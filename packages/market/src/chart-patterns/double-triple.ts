import type { Pivot } from '../pivots.ts';
import { atOrNaN } from '../price-series.ts';
import {
  breakoutStrength,
  type ChartView,
  fallInto,
  findBreakout,
  largestSetback,
  lastKnown,
  legDistance,
} from './chart-view.ts';
import type { ChartPattern, ChartPoint, PatternPoint, PointRole } from './finding.ts';
import { endsOf, levelLine } from './line.ts';
import type { ScoreCriterion } from './score.ts';
import { upwardPattern } from './upward-pattern.ts';

/**
 * Bounds, in heights of the pattern (lowest low to highest peak) unless said otherwise. Textbooks give them in percent
 * of the price; heights hold for any market, interval and unit.
 */
export const BOTTOM_RULES = {
  /** How unequal the lows may be. Authors allow 1 to 5% of the price where 10 to 20% lie between low and peak. */
  lowSpread: { 2: 0.25, 3: 0.28 },
  /** Bulkowski wants three "equal" lows with peaks that need not be; a much lower peak makes it another pattern. */
  peakSpread: 0.3,
  /** The fall into the first low starts above the neckline: otherwise the pattern turns nothing around. */
  priorFall: 1.15,
  /** The minimum height in mean true ranges, to stand out among the candles. */
  heightInRanges: 3,
  /** How far past the neckline the close must be, so that one more touch of the peak does not count as a breakout. */
  breakoutMargin: 0.05,
  /** An earlier low must lie at least this far above the lows of the pattern. */
  apart: 0.35,
  /** The largest retracement inside a leg: beyond it, the leg hides another swing. */
  setback: 0.35,
  /** Candles from first to last low: two weeks at least, three months and a half at most. */
  span: { shortest: 8, longest: 75 },
  /** A middle low further below the others than this is the head of a head and shoulders. */
  headSpread: 0.2,
} as const;

const ROLES: Record<2 | 3, readonly PointRole[]> = {
  2: ['first low', 'first high', 'second low'],
  3: ['first low', 'first high', 'second low', 'second high', 'third low'],
};

interface Bottoms {
  readonly lows: readonly Pivot[];
  readonly peaks: readonly Pivot[];
  /** The highest peak, the lowest low and what lies between them, in price units. */
  readonly neckline: number;
  readonly base: number;
  readonly height: number;
  /** Candles from the first low to the last. */
  readonly span: number;
}

/** Double and triple bottoms, completed by a close above the highest peak between the lows. */
export function findBottoms(view: ChartView): ChartPattern[] {
  return view.zigzags.flatMap((pivots) =>
    pivots.flatMap((last, position) => {
      if (last.kind !== 'low') return [];
      return ([2, 3] as const).flatMap((count) => {
        const window = pivots.slice(Math.max(0, position - 2 * count + 2), position + 1);
        return window.length === 2 * count - 1
          ? readBottoms(view, { pivots: window, count, until: lastKnown(pivots, position) })
          : [];
      });
    }),
  );
}

interface Window {
  readonly pivots: readonly Pivot[];
  readonly count: 2 | 3;
  /** Breakouts later than this have passed another turning point. */
  readonly until: number;
}

function readBottoms(view: ChartView, { pivots, count, until }: Window): ChartPattern[] {
  const bottoms = measure(pivots);
  if (!hasShape(view, bottoms)) return [];
  const breakout = findNecklineBreak(view, { bottoms, until });
  if (breakout === null) return [];
  const points = pivots.map(({ index, price }, i) => ({ index, price, role: ROLES[count][i] ?? 'head' }));
  const completed = { bottoms, points, breakout };
  if (largestSetback(view, strokesOf(completed)) > BOTTOM_RULES.setback * bottoms.height) return [];
  return [describe(view, completed)];
}

/** The first close above the neckline, no further from the last low than the first low is; null without one. */
function findNecklineBreak(view: ChartView, { bottoms, until }: { bottoms: Bottoms; until: number }): number | null {
  const { lows, neckline, base, height, span } = bottoms;
  const last = lows.at(-1);
  if (last === undefined) return null;
  return findBreakout(view, {
    from: last.knownAt,
    to: Math.min(until, last.index + span),
    line: levelLine(neckline),
    margin: BOTTOM_RULES.breakoutMargin * height,
    floor: levelLine(base),
  });
}

/** Bottoms whose neckline a close has passed. */
interface CompletedBottoms {
  readonly bottoms: Bottoms;
  readonly points: readonly PatternPoint[];
  readonly breakout: number;
}

/** Where price went: through the points to the neckline at the breakout. */
function strokesOf({ bottoms, points, breakout }: CompletedBottoms): ChartPoint[] {
  return [...points, { index: breakout, price: bottoms.neckline }];
}

function describe(view: ChartView, completed: CompletedBottoms): ChartPattern {
  const { bottoms, points, breakout } = completed;
  const line = levelLine(bottoms.neckline);
  return upwardPattern({
    name: bottoms.lows.length === 2 ? 'double-bottom' : 'triple-bottom',
    points,
    lines: [{ role: 'neckline', ...endsOf(line, { from: points[0]?.index ?? 0, to: breakout }) }],
    breakout,
    line,
    height: bottoms.height,
    stop: bottoms.base,
    criteria: criteriaOf(view, completed),
  });
}

function measure(pivots: readonly Pivot[]): Bottoms {
  const lows = pivots.filter(({ kind }) => kind === 'low');
  const peaks = pivots.filter(({ kind }) => kind === 'high');
  const neckline = Math.max(...peaks.map(({ price }) => price));
  const base = Math.min(...lows.map(({ price }) => price));
  const span = (lows.at(-1)?.index ?? 0) - (lows[0]?.index ?? 0);
  return { lows, peaks, neckline, base, height: neckline - base, span };
}

function spreadOf(points: readonly ChartPoint[]): number {
  const prices = points.map(({ price }) => price);
  return Math.max(...prices) - Math.min(...prices);
}

function hasShape(view: ChartView, bottoms: Bottoms): boolean {
  const { lows, peaks, height, span } = bottoms;
  const [first, middle, third] = lows;
  if (first === undefined || middle === undefined) return false;
  const outer = Math.min(first.price, third?.price ?? first.price);
  return (
    span >= BOTTOM_RULES.span.shortest &&
    span <= BOTTOM_RULES.span.longest &&
    spreadOf(lows) <= BOTTOM_RULES.lowSpread[third === undefined ? 2 : 3] * height &&
    spreadOf(peaks) <= BOTTOM_RULES.peakSpread * height &&
    (third === undefined || outer - middle.price <= BOTTOM_RULES.headSpread * height) &&
    height >= BOTTOM_RULES.heightInRanges * atOrNaN(view.range, first.index) &&
    fallBefore(view, bottoms) >= BOTTOM_RULES.priorFall
  );
}

/** The fall into the first low, looked for over one and a half times the pattern, three weeks at least; in heights. */
function fallBefore(view: ChartView, { lows, height, span }: Bottoms): number {
  const [first] = lows;
  const search = { lookback: Math.max(15, Math.round(1.5 * span)), zone: BOTTOM_RULES.apart * height };
  return first === undefined ? 0 : fallInto(view, first, search) / height;
}

function criteriaOf(view: ChartView, completed: CompletedBottoms): ScoreCriterion[] {
  const { bottoms, breakout } = completed;
  const { lows, height, neckline } = bottoms;
  const strokes = strokesOf(completed);
  const legs = strokes.slice(1).map(({ index }, i) => index - (strokes[i]?.index ?? 0));
  const evenness = Math.min(...legs) / Math.max(...legs);
  const ranges = height / atOrNaN(view.range, breakout);
  return [
    { reason: 'equal lows', weight: 20, value: spreadOf(lows) / height, worst: 0.3, best: 0.08 },
    { reason: 'clear legs', weight: 35, value: legDistance(view, strokes), worst: 0.11, best: 0.055 },
    { reason: 'prior decline', weight: 15, value: fallBefore(view, bottoms), worst: 1.1, best: 1.5 },
    { reason: 'height against daily range', weight: 10, value: ranges, worst: 2.5, best: 5 },
    { reason: 'even duration', weight: 10, value: evenness, worst: 0.1, best: 0.4 },
    {
      reason: 'strong close',
      weight: 10,
      value: breakoutStrength(view, breakout, levelLine(neckline)),
      worst: 0,
      best: 0.5,
    },
  ];
}
