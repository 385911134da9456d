import { BOUNDARY_RULES } from '@wickwise/market/chart-patterns/boundaries';
import type { ChartPoint } from '@wickwise/market/chart-patterns/finding';
import { fitLine, type Line, priceOn } from '@wickwise/market/chart-patterns/line';
import { TRIANGLE_RULES } from '@wickwise/market/chart-patterns/triangles';
import { WEDGE_RULES } from '@wickwise/market/chart-patterns/wedges';
import type { DrawnRule } from '../pattern.ts';
import {
  along,
  beyondText,
  distanceTo,
  drawBreakout,
  inCandles,
  level,
  multipleText,
  type Stroke,
  upright,
} from './drawing.ts';
import { closeAt, highAt, lowAt, type Outline } from './drawn-outline.ts';

const WIDTH = 'the starting width';

interface Boundaries extends Outline {
  readonly highs: readonly ChartPoint[];
  readonly lows: readonly ChartPoint[];
  readonly upper: Line;
  readonly lower: Line;
  readonly first: number;
  readonly width: number;
  /** Change of each line from the first touch to the breakout toward the other one, in widths. */
  readonly upperInward: number;
  readonly lowerInward: number;
}

/** The rules of an ascending triangle, in the order in which the lesson states them. Turns: highs and lows alternately. */
export function drawAscendingTriangle(outline: Outline): DrawnRule[] {
  const bounds = readBoundaries(outline);
  return drawAll(bounds, { slopes: flatLineOf(bounds), least: TRIANGLE_RULES.closed });
}

/** The rules of a symmetrical triangle, in the order in which the lesson states them. Turns: highs and lows alternately. */
export function drawSymmetricalTriangle(outline: Outline): DrawnRule[] {
  const bounds = readBoundaries(outline);
  return drawAll(bounds, {
    slopes: bothInwardOf(bounds),
    least: TRIANGLE_RULES.closed,
    breakout: breakoutOnEitherSide(bounds),
  });
}

/** The rules of a falling wedge, in the order in which the lesson states them. Turns: highs and lows alternately. */
export function drawFallingWedge(outline: Outline): DrawnRule[] {
  const bounds = readBoundaries(outline);
  return drawAll(bounds, { slopes: bothFallingOf(bounds), least: WEDGE_RULES.closed });
}

function readBoundaries(outline: Outline): Boundaries {
  const { turns, breakout } = outline;
  const [first = 0, second] = turns;
  const startsLow = lowAt(outline, first).price < lowAt(outline, second).price;
  const isLow = (position: number) => (position % 2 === 0) === startsLow;
  const lows = turns.filter((_, position) => isLow(position)).map((index) => lowAt(outline, index));
  const highs = turns.filter((_, position) => !isLow(position)).map((index) => highAt(outline, index));
  const [upper, lower] = [fitLine(highs), fitLine(lows)];
  const width = priceOn(upper, first) - priceOn(lower, first);
  const drift = ({ slope }: Line) => (slope * (breakout - first)) / width;
  return { ...outline, highs, lows, upper, lower, first, width, upperInward: -drift(upper), lowerInward: drift(lower) };
}

interface Particulars {
  readonly slopes: DrawnRule;
  /** How much of the width is gone at the breakout. */
  readonly least: number;
  /** How far the last close is beyond its line; beyond the upper one unless stated otherwise. */
  readonly breakout?: DrawnRule;
}

function drawAll(bounds: Boundaries, { slopes, least, breakout = breakoutOf(bounds) }: Particulars): DrawnRule[] {
  return [touchesOf(bounds), slopes, distanceOf(bounds), narrowingOf(bounds, least), lengthOf(bounds), breakout];
}

function bothLines({ upper, lower, first, breakout }: Boundaries) {
  return [along(upper, { from: first, to: breakout }), along(lower, { from: first, to: breakout })];
}

/** The path from touch to touch, between both lines. */
function touchesOf(bounds: Boundaries): DrawnRule {
  const { highs, lows } = bounds;
  const touches = [...highs, ...lows].toSorted((one, other) => one.index - other.index);
  const legs = touches.slice(1).map((to, position): Stroke => {
    const from = touches[position] ?? to;
    return { from: [from.index, from.price], to: [to.index, to.price] };
  });
  return {
    measured: `${touches.length} touches`,
    met: touches.length >= TRIANGLE_RULES.touches,
    lines: [...bothLines(bounds), ...legs],
  };
}

/** The upper line is the flat one. */
function flatLineOf({ upper, upperInward, lowerInward, first, breakout }: Boundaries): DrawnRule {
  const share = Math.abs(upperInward / lowerInward);
  return {
    measured: multipleText(share, 'the other line’s slope'),
    met: share <= TRIANGLE_RULES.inward && upperInward >= -TRIANGLE_RULES.outward,
    lines: [along(upper, { from: first, to: breakout }), level(priceOn(upper, first), { from: first, to: breakout })],
  };
}

function bothInwardOf(bounds: Boundaries): DrawnRule {
  const { upperInward, lowerInward } = bounds;
  const share = Math.min(upperInward, lowerInward) / Math.max(upperInward, lowerInward);
  return {
    measured: multipleText(share, 'the steeper slope'),
    met: share > TRIANGLE_RULES.inward,
    lines: bothLines(bounds),
  };
}

function bothFallingOf(bounds: Boundaries): DrawnRule {
  const { upper, lower, upperInward, lowerInward, first, breakout } = bounds;
  const falls = [upperInward, -lowerInward];
  const flatter = upperInward < -lowerInward ? upper : lower;
  const start = priceOn(flatter, first);
  return {
    measured: multipleText(Math.min(...falls), WIDTH),
    met: Math.min(...falls) >= WEDGE_RULES.slope,
    lines: [
      along(flatter, { from: first, to: breakout }),
      level(start, { from: first, to: breakout }),
      upright(breakout, start, priceOn(flatter, breakout)),
    ],
  };
}

/** The touch that lies furthest from its line. */
function distanceOf(bounds: Boundaries): DrawnRule {
  const { highs, lows, upper, lower, width } = bounds;
  const strokes = [...highs.map((high) => distanceTo(upper, high)), ...lows.map((low) => distanceTo(lower, low))];
  const furthest = Math.max(...strokes.map(({ from, to }) => Math.abs(from[1] - to[1]))) / width;
  return {
    measured: multipleText(furthest, WIDTH),
    met: furthest <= BOUNDARY_RULES.touchDistance,
    lines: [...bothLines(bounds), ...strokes],
  };
}

function narrowingOf(bounds: Boundaries, least: number): DrawnRule {
  const { upper, lower, first, breakout, upperInward, lowerInward } = bounds;
  const closed = upperInward + lowerInward;
  return {
    measured: multipleText(closed, WIDTH),
    met: closed >= least,
    lines: [
      ...bothLines(bounds),
      ...[first, breakout].map((index) => upright(index, priceOn(lower, index), priceOn(upper, index))),
    ],
  };
}

function lengthOf({ first, breakout, lower }: Boundaries): DrawnRule {
  const length = breakout - first;
  return {
    measured: inCandles(length),
    met: length >= BOUNDARY_RULES.duration.shortest && length <= BOUNDARY_RULES.duration.longest,
    lines: [level(priceOn(lower, first), { from: first, to: breakout })],
  };
}

function breakoutOf(bounds: Boundaries): DrawnRule {
  const { upper, first, width } = bounds;
  return drawBreakout(bounds, {
    line: upper,
    from: first,
    unit: { size: width, name: WIDTH },
    margin: marginOf(bounds),
  });
}

function marginOf({ highs }: Boundaries): number {
  const { twoTouches, more } = BOUNDARY_RULES.breakoutMargin;
  return highs.length === 2 ? twoTouches : more;
}

/** Where a close outside either line completes the pattern, it is measured from the nearer one. */
function breakoutOnEitherSide(bounds: Boundaries): DrawnRule {
  const { upper, lower, first, width, breakout } = bounds;
  const close = closeAt(bounds, breakout);
  const above = (close.price - priceOn(upper, breakout)) / width;
  const below = (priceOn(lower, breakout) - close.price) / width;
  const beyond = Math.max(above, below);
  const line = above > below ? upper : lower;
  return {
    measured: beyondText(beyond, WIDTH),
    met: beyond > marginOf(bounds),
    lines: [along(line, { from: first, to: breakout }), distanceTo(line, close)],
  };
}
