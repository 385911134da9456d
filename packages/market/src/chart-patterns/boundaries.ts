import type { Pivot } from '../pivots.ts';
import { atOrNaN } from '../price-series.ts';
import { type ChartView, fallInto, findBreakout, largestSetback, lastKnown, riseInto } from './chart-view.ts';
import type { ChartPoint } from './finding.ts';
import { fitLine, type Line, priceOn } from './line.ts';

/** Rules that triangles, wedges and rectangles share, in widths of the pattern at its first touch. */
export const BOUNDARY_RULES = {
  /** Touches of both lines together: Bulkowski wants five, the rectangle is content with two on each side. */
  touches: { fewest: 4, most: 7 },
  /** The maximum distance of a touch from its line. */
  touchDistance: 0.12,
  /** How far a close may overshoot a line before the breakout. */
  stray: 0.12,
  /** How far past the fitted line a close must be, because the line is uncertain; more so with only two touches. */
  breakoutMargin: { twoTouches: 0.16, more: 0.1 },
  /** A touch without a pivot: this near to the line, this long before the breakout. */
  retouch: { distance: 0.05, candles: 4 },
  widthInRanges: 2.5,
  /** The largest retracement inside a leg: beyond it, the leg hides another swing. */
  setback: 0.3,
  /** The trend that leads into the first touch comes from beyond the other line. */
  leadIn: 1.05,
  /** A touch this near to the first one, before it, belongs to the pattern too. */
  apart: 0.2,
  /** The leg that breaks out takes at most this many times the mean of the legs before. */
  lastLeg: 3,
  /** Candles from the first touch to the breakout. Up to three weeks it is a flag or a pennant. */
  duration: { shortest: 16, longest: 90 },
} as const;

/** Price between two fitted lines until a close above the upper one. */
export interface BoundedBreak {
  readonly touches: readonly Pivot[];
  /** The touches and a shallow low after them, up to the breakout: where price went. */
  readonly strokes: readonly ChartPoint[];
  readonly upper: Line;
  readonly lower: Line;
  /** Touches, with one that was too short-lived to become a pivot before the breakout. */
  readonly touchCount: number;
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
      for (
        let count = BOUNDARY_RULES.touches.fewest;
        count <= BOUNDARY_RULES.touches.most && count <= position + 1;
        count++
      ) {
        const bounded = readTouches(view, readSwing(pivots, { position, count }));
        if (bounded !== null) found.push(bounded);
      }
      return found;
    }),
  );
}

interface Swing {
  readonly touches: readonly Pivot[];
  /** A shallow low after the last high: no touch, but no reason to give the pattern up (a "partial decline"). */
  readonly partial: Pivot | undefined;
  /** Breakouts later than this have passed another turning point. */
  readonly until: number;
}

function readSwing(pivots: readonly Pivot[], { position, count }: { position: number; count: number }): Swing {
  const touches = pivots.slice(position + 1 - count, position + 1);
  const endsOnSwingHigh = touches.at(-1)?.kind === 'high';
  const partial = endsOnSwingHigh ? pivots[position + 1] : undefined;
  return { touches, partial, until: lastKnown(pivots, partial === undefined ? position : position + 1) };
}

function readTouches(view: ChartView, swing: Swing): BoundedBreak | null {
  const { touches } = swing;
  const [first, last] = [touches[0], touches.at(-1)];
  if (first === undefined || last === undefined) return null;
  if (last.index - first.index > BOUNDARY_RULES.duration.longest) return null;
  const upper = fitLine(touches.filter(({ kind }) => kind === 'high'));
  const lower = fitLine(touches.filter(({ kind }) => kind === 'low'));
  const width = priceOn(upper, first.index) - priceOn(lower, first.index);
  if (!(width >= BOUNDARY_RULES.widthInRanges * atOrNaN(view.range, first.index))) return null;
  if (Math.max(...touchDistances({ touches, upper, lower })) > BOUNDARY_RULES.touchDistance * width) return null;
  if (leadInto(view, touches, width) < BOUNDARY_RULES.leadIn * width) return null;
  return complete(view, { ...swing, upper, lower, width, first, last });
}

/** How far each touch lies from its line, in price units. */
export function touchDistances({ touches, upper, lower }: Pick<BoundedBreak, 'touches' | 'upper' | 'lower'>): number[] {
  return touches.map(({ index, price, kind }) => Math.abs(price - priceOn(kind === 'high' ? upper : lower, index)));
}

/** How far price ran into the first touch, in price units. */
function leadInto(view: ChartView, touches: readonly Pivot[], width: number): number {
  const [first] = touches;
  if (first === undefined) return 0;
  const lookback = Math.max(15, (touches.at(-1)?.index ?? 0) - first.index);
  return (first.kind === 'high' ? riseInto : fallInto)(view, first, { lookback, zone: BOUNDARY_RULES.apart * width });
}

interface Candidate extends Swing {
  readonly upper: Line;
  readonly lower: Line;
  readonly width: number;
  readonly first: Pivot;
  readonly last: Pivot;
}

function complete(view: ChartView, candidate: Candidate): BoundedBreak | null {
  const { touches, upper, lower, width, first } = candidate;
  const breakout = findBreakAbove(view, candidate);
  if (breakout === null) return null;
  const strokes = drawStrokes(candidate, breakout);
  if (!isSound(view, { ...candidate, strokes, breakout })) return null;
  const touchCount = touches.length + (touchedAgain(view, { ...candidate, breakout }) ? 1 : 0);
  const drift = (line: Line) => (line.slope * (breakout - first.index)) / width;
  const [upperDrift, lowerDrift] = [drift(upper), drift(lower)];
  return { touches, strokes, touchCount, upper, lower, width, breakout, upperDrift, lowerDrift };
}

/** The first close above the upper line, in a leg that is not much longer than those before; null without one. */
function findBreakAbove(view: ChartView, candidate: Candidate): number | null {
  const { touches, upper, lower, width, first, last, until } = candidate;
  const highs = touches.filter(({ kind }) => kind === 'high').length;
  const longestLeg = Math.ceil((BOUNDARY_RULES.lastLeg * (last.index - first.index)) / (touches.length - 1));
  return findBreakout(view, {
    from: last.knownAt,
    to: Math.min(until, last.index + longestLeg),
    line: upper,
    margin: width * (highs === 2 ? BOUNDARY_RULES.breakoutMargin.twoTouches : BOUNDARY_RULES.breakoutMargin.more),
    floor: { ...lower, intercept: lower.intercept - BOUNDARY_RULES.stray * width },
  });
}

/** Whether price reached the upper line after the last low and stayed under it for some candles. */
function touchedAgain(
  { series }: ChartView,
  { last, upper, width, breakout }: Candidate & { readonly breakout: number },
): boolean {
  if (last.kind === 'high') return false;
  for (let index = last.index + 1; index <= breakout - BOUNDARY_RULES.retouch.candles; index++) {
    if (atOrNaN(series.high, index) >= priceOn(upper, index) - BOUNDARY_RULES.retouch.distance * width) return true;
  }
  return false;
}

function drawStrokes({ touches, partial, upper }: Candidate, breakout: number): ChartPoint[] {
  // What the breakout candle could not know yet must not count.
  const known = partial !== undefined && partial.knownAt <= breakout ? [partial] : [];
  return [...touches, ...known, { index: breakout, price: priceOn(upper, breakout) }];
}

/** Whether the pattern lasted long enough, held price inside and had no swing between touches. */
function isSound(view: ChartView, candidate: Candidate & Pick<BoundedBreak, 'strokes' | 'breakout'>): boolean {
  const { strokes, upper, lower, width, first, last, breakout } = candidate;
  const duration = breakout - first.index;
  if (duration < BOUNDARY_RULES.duration.shortest || duration > BOUNDARY_RULES.duration.longest) return false;
  // Past the point where the lines meet there is nothing left to break out of.
  if (priceOn(upper, breakout) <= priceOn(lower, breakout)) return false;
  // After the last touch a close may lie between the line and the margin of the breakout.
  if (strayed(view, { upper, lower, from: first.index, to: last.index }) > BOUNDARY_RULES.stray * width) return false;
  return largestSetback(view, strokes) <= BOUNDARY_RULES.setback * width;
}

function strayed(
  { series }: ChartView,
  { upper, lower, from, to }: { upper: Line; lower: Line; from: number; to: number },
): number {
  let furthest = 0;
  for (let index = from; index <= to; index++) {
    const close = atOrNaN(series.close, index);
    furthest = Math.max(furthest, close - priceOn(upper, index), priceOn(lower, index) - close);
  }
  return furthest;
}
