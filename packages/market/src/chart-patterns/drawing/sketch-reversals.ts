import { between, type Random, wholeBetween } from '../../random.ts';
import { crossing, type Sketch, SketchPath } from './sketch.ts';

const NO_FLOOR = () => Number.NEGATIVE_INFINITY;

/** How long a leg between two turning points takes: patterns of 10 to about 60 candles (patterns in days). */
const LEG = { shortest: 5, longest: 16 };

function leg(random: Random): number {
  return wholeBetween(random, LEG.shortest, LEG.longest);
}

/** Lows differ by up to 2% of the price, on a pattern whose height is 10 to 20% of it. */
function lowLevel(random: Random): number {
  return between(random, 0, 0.02 / between(random, 0.12, 0.2));
}

/** A fall of one and a half to three times the height of the pattern. */
function fallIn(random: Random): SketchPath {
  const height = between(random, 1.5, 3);
  return new SketchPath(height).trendTo(random, { level: lowLevel(random), candles: height * between(random, 7, 13) });
}

interface Completion {
  readonly path: SketchPath;
  readonly start: number;
  readonly neckline: (time: number) => number;
}

/** Lets the path rise through the neckline and on; before, no close may lie above the line. */
function complete(random: Random, { path, start, neckline }: Completion): Sketch {
  const last = path.now;
  path.lineTo(neckline(last.time) + between(random, 0.15, 0.35), leg(random)).followThrough(random, 1);
  const breakout = crossing(path.corners, { after: last.time, line: neckline, direction: 1 });
  const confinement = { from: start, to: breakout - 1, ceiling: neckline, floor: NO_FLOOR };
  return { corners: path.corners, start, breakout, direction: 'up', confinement };
}

/** Two lows at about the same level after a fall, then a close above the peak between them. */
export function sketchDoubleBottom(random: Random): Sketch {
  const path = fallIn(random);
  const start = path.now.time;
  path.lineTo(1, leg(random)).lineTo(lowLevel(random), leg(random));
  return complete(random, { path, start, neckline: () => 1 });
}

/**
 * Three lows at about the same level, and a close above the higher peak. The second peak is the lower one: a close above
 * the first peak before the third low would have completed a double bottom.
 */
export function sketchTripleBottom(random: Random): Sketch {
  const path = fallIn(random);
  const start = path.now.time;
  for (const peak of [1, between(random, 0.85, 1)])
    path.lineTo(peak, leg(random)).lineTo(lowLevel(random), leg(random));
  return complete(random, { path, start, neckline: () => 1 });
}

/**
 * Shoulders of 40 to 70% of the depth of the head, alike within 10% of it, the neckline tilted by at most 15%, the
 * two halves of nearly the same duration. Drawn upside down: the head is the lowest point.
 */
export function sketchInverseHeadAndShoulders(random: Random): Sketch {
  const tilt = between(random, -0.15, 0.15);
  const shoulder = between(random, 0.4, 0.7);
  const otherShoulder = Math.min(0.7, Math.max(0.4, shoulder + between(random, -0.1, 0.1)));
  const half = leg(random) + leg(random);
  const share = between(random, 0.4, 0.6);
  const height = between(random, 0.8, 1.8);
  const path = new SketchPath(1 - tilt + height);
  path.trendTo(random, { level: 1 - tilt / 2 - shoulder, candles: (height + shoulder) * between(random, 7, 13) });
  const start = path.now.time;
  const outer = half * between(random, 0.35, 0.5);
  path.lineTo(1 - tilt / 2, outer).lineTo(0, half * share);
  const leftNeck = path.corners.at(-2)?.time ?? 0;
  path.lineTo(1 + tilt / 2, half * (1 - share));
  const slope = tilt / (path.now.time - leftNeck);
  const neckline = (time: number) => 1 - tilt / 2 + slope * (time - leftNeck);
  path.lineTo(neckline(path.now.time + outer) - otherShoulder, outer);
  return complete(random, { path, start, neckline });
}
