import type { Pivot } from '../pivots.ts';
import { breakoutStrength, type ChartView, findBreakout, legDistance } from './chart-view.ts';
import type { PatternLine, PatternPoint } from './finding.ts';
import { endsOf, fitLine, type Line, priceOn } from './line.ts';
import { at } from './price-series.ts';
import type { Criterion } from './score.ts';

/** What triangles, wedges and rectangles share. Bounds in widths of the pattern at its first touch. */
const RULES = {
  /** Touches of both lines together: Bulkowski wants five, the rectangle is content with two on each side. */
  touches: { fewest: 4, most: 8 },
  /** How far a touch may lie from its line. */
  touchDistance: 0.16,
  /** How far a close may stray past a line before the breakout. */
  stray: 0.12,
  /** Past the fitted line by this many mean true ranges, because the line itself is uncertain. */
  breakoutMargin: 0.15,
  widthInRanges: 2.5,
  /** Candles from the first touch to the breakout. Up to three weeks it is a flag or a pennant. */
  duration: { shortest: 16, longest: 90 },
} as const;

/** Price between two fitted lines, up to a close above the upper one. */
export interface BoundedBreak {
  readonly touches: readonly Pivot[];
  readonly upper: Line;
  readonly lower: Line;
  /** Distance of the lines at the first touch, in price units. */
  readonly width: number;
  readonly breakout: number;
  /** Change of each line from the first touch to the breakout, in widths. */
  readonly upperDrift: number;
  readonly lowerDrift: number;
}

/** Every stretch of alternating touches that two straight lines hold, and that ends in a close above the upper line. */
export function findBoundedBreaks(view: ChartView): BoundedBreak[] {
  return view.zigzags.flatMap((pivots) =>
    pivots.flatMap((_, position) => {
      const found: BoundedBreak[] = [];
      for (let count = RULES.touches.fewest; count <= RULES.touches.most && count <= position + 1; count++) {
        const bounded = readTouches(view, pivots.slice(position + 1 - count, position + 1));
        if (bounded !== null) found.push(bounded);
      }
      return found;
    }),
  );
}

function readTouches(view: ChartView, touches: readonly Pivot[]): BoundedBreak | null {
  const [first, last] = [touches[0], touches.at(-1)];
  if (first === undefined || last === undefined) return null;
  if (last.index - first.index > RULES.duration.longest) return null;
  const upper = fitLine(touches.filter(({ kind }) => kind === 'high'));
  const lower = fitLine(touches.filter(({ kind }) => kind === 'low'));
  const width = priceOn(upper, first.index) - priceOn(lower, first.index);
  if (!(width >= RULES.widthInRanges * at(view.range, first.index))) return null;
  const distance = Math.max(
    ...touches.map(({ index, price, kind }) => Math.abs(price - priceOn(kind === 'high' ? upper : lower, index))),
  );
  if (distance > RULES.touchDistance * width) return null;
  return complete(view, { touches, upper, lower, width, first, last });
}

interface Candidate {
  readonly touches: readonly Pivot[];
  readonly upper: Line;
  readonly lower: Line;
  readonly width: number;
  readonly first: Pivot;
  readonly last: Pivot;
}

function complete(view: ChartView, { touches, upper, lower, width, first, last }: Candidate): BoundedBreak | null {
  const margin = RULES.breakoutMargin * at(view.range, last.index);
  const longestLeg = Math.ceil((1.6 * (last.index - first.index)) / (touches.length - 1));
  const search = { from: last.knownAt, to: last.index + longestLeg, line: upper, margin, floor: lower };
  const breakout = findBreakout(view, search);
  if (breakout === null) return null;
  const duration = breakout - first.index;
  if (duration < RULES.duration.shortest || duration > RULES.duration.longest) return null;
  // Past the point where the lines meet there is no room left to break out of.
  if (priceOn(upper, breakout) <= priceOn(lower, breakout)) return null;
  if (strayed(view, { upper, lower, from: first.index, to: breakout - 1 }) > RULES.stray * width) return null;
  const drift = (line: Line) => (line.slope * duration) / width;
  return { touches, upper, lower, width, breakout, upperDrift: drift(upper), lowerDrift: drift(lower) };
}

function strayed(
  { series }: ChartView,
  { upper, lower, from, to }: { upper: Line; lower: Line; from: number; to: number },
): number {
  let furthest = 0;
  for (let index = from; index <= to; index++) {
    const close = at(series.close, index);
    furthest = Math.max(furthest, close - priceOn(upper, index), priceOn(lower, index) - close);
  }
  return furthest;
}

/** The touches as points, with their roles. */
export function touchPoints({ touches }: BoundedBreak): PatternPoint[] {
  return touches.map(({ index, price, kind }) => ({
    index,
    price,
    role: kind === 'high' ? 'upper touch' : 'lower touch',
  }));
}

/** Both lines, from the first touch to the breakout. */
export function boundaryLines({ touches, upper, lower, breakout }: BoundedBreak): PatternLine[] {
  const span = { from: touches[0]?.index ?? 0, to: breakout };
  return [
    { role: 'upper boundary', ...endsOf(upper, span) },
    { role: 'lower boundary', ...endsOf(lower, span) },
  ];
}

/** The last low of the pattern: under it the breakout has failed. */
export function lastLow({ touches }: BoundedBreak): number {
  return touches.findLast(({ kind }) => kind === 'low')?.price ?? Number.NaN;
}

/** What every bounded pattern is scored on; 80 points together, so that a family adds 20 of its own. */
export function judgeBoundaries(view: ChartView, bounded: BoundedBreak): Criterion[] {
  const { touches, upper, lower, width, breakout } = bounded;
  const distances = touches.map(({ index, price, kind }) =>
    Math.abs(price - priceOn(kind === 'high' ? upper : lower, index)),
  );
  const meanDistance = distances.reduce((sum, distance) => sum + distance, 0) / distances.length / width;
  const strokes = [...touchPoints(bounded), { index: breakout, price: priceOn(upper, breakout) }];
  const legs = legDistance(view, strokes) / width;
  return [
    { reason: 'number of touches', weight: 20, value: touches.length, worst: 3, best: 6 },
    { reason: 'touches on the lines', weight: 15, value: meanDistance, worst: 0.12, best: 0.03 },
    { reason: 'clear legs', weight: 25, value: legs, worst: 0.16, best: 0.07 },
    { reason: 'width against daily range', weight: 10, value: width / at(view.range, breakout), worst: 2, best: 4.5 },
    { reason: 'strong close', weight: 10, value: breakoutStrength(view, breakout, upper), worst: 0, best: 0.6 },
  ];
}
