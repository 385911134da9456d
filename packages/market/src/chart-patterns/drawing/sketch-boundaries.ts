import { between, happens, type Random, wholeBetween } from '../../random.ts';
import { crossing, type Sketch, SketchPath } from './sketch.ts';

type PriceLine = (time: number) => number;

/** Two lines between which price swings: levels at the start, and where they go over the duration of the pattern. */
export interface Boundaries {
  readonly upper: readonly [start: number, end: number];
  readonly lower: readonly [start: number, end: number];
}

interface BoundedShape {
  readonly boundaries: Boundaries;
  /** Candles from the first touch to the breakout. */
  readonly duration: number;
  /** Touches of both lines together. */
  readonly touches: number;
  readonly breaksUp: boolean;
  /** The trend that leads into the first touch. */
  readonly comesFromBelow: boolean;
}

/** Touches that alternate between the lines at uneven intervals, then a break of one of them and what follows. */
function sketchBounded(random: Random, shape: BoundedShape): Sketch {
  const { boundaries, duration, touches, comesFromBelow } = shape;
  const path = leadIn(random, shape);
  const start = path.now.time;
  const lineOf = ([from, to]: readonly [number, number]): PriceLine => {
    return (time) => from + ((to - from) * (time - start)) / duration;
  };
  const [upper, lower] = [lineOf(boundaries.upper), lineOf(boundaries.lower)];
  const times = touchTimes(random, { touches, duration });
  for (const [position, time] of times.entries()) {
    const onUpper = (position % 2 === 1) === comesFromBelow;
    path.lineTo((onUpper ? upper : lower)(start + time), start + time - path.now.time);
  }
  return breakOut(random, { path, start, upper, lower, shape });
}

function leadIn(random: Random, { boundaries, comesFromBelow }: BoundedShape): SketchPath {
  const height = between(random, 1.2, 2.5);
  const first = comesFromBelow ? boundaries.upper[0] : boundaries.lower[0];
  const from = comesFromBelow ? first - height : first + height;
  return new SketchPath(from).trendTo(random, { level: first, candles: height * between(random, 7, 13) });
}

/** Times of the touches after the first; the last leg, which breaks out, is as long as the others. */
function touchTimes(random: Random, { touches, duration }: { touches: number; duration: number }): number[] {
  const weights = Array.from({ length: touches }, () => between(random, 0.7, 1.3));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let passed = 0;
  const times = weights.map((weight) => {
    passed += weight;
    return Math.round((passed / total) * duration);
  });
  return times.slice(0, -1);
}

interface Break {
  readonly path: SketchPath;
  readonly start: number;
  readonly upper: PriceLine;
  readonly lower: PriceLine;
  readonly shape: BoundedShape;
}

function breakOut(random: Random, { path, start, upper, lower, shape }: Break): Sketch {
  const direction = shape.breaksUp ? 1 : -1;
  const line = shape.breaksUp ? upper : lower;
  const last = path.now;
  // Unless the last touch was on the other line, price turns back halfway before it breaks through.
  const middle = (upper(last.time + 3) + lower(last.time + 3)) / 2;
  if (Math.abs(line(last.time) - last.level) < 1e-9) path.lineTo(middle, between(random, 2, 5));
  const end = path.now.time + between(random, 4, 8);
  path
    .lineTo(line(end) + direction * between(random, 0.15, 0.35), end - path.now.time)
    .followThrough(random, direction);
  const breakout = crossing(path.corners, { after: last.time + 1, line, direction });
  const confinement = { from: start, to: breakout - 1, ceiling: upper, floor: lower };
  return { corners: path.corners, start, breakout, direction: shape.breaksUp ? 'up' : 'down', confinement };
}

/** Duration and touches of a triangle or wedge: three weeks to about two months of days, five touches or more. */
function convergingSize(random: Random): { duration: number; touches: number } {
  const touches = wholeBetween(random, 5, 7);
  return { touches, duration: Math.max(20, Math.round(touches * between(random, 4, 8))) };
}

/** A level top, rising lows; the lines have closed by 55 to 75% when price breaks out, mostly upward. */
export function sketchAscendingTriangle(random: Random, upShare: number): Sketch {
  return sketchBounded(random, {
    ...convergingSize(random),
    boundaries: { upper: [1, 1 + between(random, -0.06, 0.06)], lower: [0, between(random, 0.55, 0.75)] },
    breaksUp: happens(random, upShare),
    comesFromBelow: happens(random, 0.7),
  });
}

/** Falling highs and rising lows; the lines have closed by 55 to 75% at the breakout. */
export function sketchSymmetricalTriangle(random: Random, upShare: number): Sketch {
  const closed = between(random, 0.55, 0.75);
  const upperShare = between(random, 0.4, 0.6);
  const breaksUp = happens(random, upShare);
  return sketchBounded(random, {
    ...convergingSize(random),
    boundaries: { upper: [1, 1 - closed * upperShare], lower: [0, closed * (1 - upperShare)] },
    breaksUp,
    comesFromBelow: happens(random, 0.7) === breaksUp,
  });
}

/** Both lines rise, the lower one faster, until half or two thirds of the width is gone. */
export function sketchRisingWedge(random: Random, upShare: number): Sketch {
  const upperRise = between(random, 0.4, 0.9);
  return sketchBounded(random, {
    ...convergingSize(random),
    boundaries: { upper: [1, 1 + upperRise], lower: [0, upperRise + between(random, 0.5, 0.67)] },
    breaksUp: happens(random, upShare),
    comesFromBelow: happens(random, 0.7),
  });
}

/**
 * Two level lines. In the direction of the trend before, five to seven touches; against it six or seven, because five
 * against the trend are a triple top or bottom by the convention of this project.
 */
export function sketchRectangle(random: Random, upShare: number): Sketch {
  const breaksUp = happens(random, upShare);
  const comesFromBelow = happens(random, 0.6) === breaksUp;
  const touches = wholeBetween(random, comesFromBelow === breaksUp ? 5 : 6, 7);
  return sketchBounded(random, {
    touches,
    duration: Math.max(20, Math.round(touches * between(random, 4, 8))),
    boundaries: {
      upper: [1, 1 + between(random, -0.03, 0.03)],
      lower: [0, between(random, -0.03, 0.03)],
    },
    breaksUp,
    comesFromBelow,
  });
}
