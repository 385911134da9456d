import { between, type Random, wholeBetween } from '../../random.ts';
import { crossing, type Sketch, SketchPath } from './sketch.ts';

type PriceLine = (time: number) => number;

interface SmallConsolidation {
  readonly upper: readonly [start: number, end: number];
  readonly lower: readonly [start: number, end: number];
}

/** A gentle start, a steep pole of height 1 in three to six candles, then a rest of 7 to 14 candles. */
function sketchPole(random: Random, shape: SmallConsolidation): Sketch {
  const path = new SketchPath(between(random, -0.3, 0.3));
  path.lineTo(0, between(random, 18, 28)).lineTo(1, wholeBetween(random, 3, 6));
  const start = path.now.time;
  const duration = wholeBetween(random, 7, 14);
  const lineOf = ([from, to]: readonly [number, number]): PriceLine => {
    return (time) => from + ((to - from) * (time - start)) / duration;
  };
  const [upper, lower] = [lineOf(shape.upper), lineOf(shape.lower)];
  // The end of the pole, a low, a high, a low: two touches of each line.
  for (const [position, line] of [lower, upper, lower].entries()) {
    const time = start + Math.round((duration * (position + 1)) / 4);
    path.lineTo(line(time), time - path.now.time);
  }
  return breakUp(random, { path, start, upper, lower, end: start + duration });
}

interface Break {
  readonly path: SketchPath;
  readonly start: number;
  readonly upper: PriceLine;
  readonly lower: PriceLine;
  readonly end: number;
}

function breakUp(random: Random, { path, start, upper, lower, end }: Break): Sketch {
  const last = path.now.time;
  const until = Math.max(end, last + 2);
  path.lineTo(upper(until) + between(random, 0.12, 0.25), until - last).followThrough(random, 1);
  const breakout = crossing(path.corners, { after: last + 1, line: upper, direction: 1 });
  const confinement = { from: start, to: breakout - 1, ceiling: upper, floor: lower };
  return { corners: path.corners, start, breakout, direction: 'up', confinement, noiseScale: 0.5 };
}

/** A small channel against the pole: a fifth to a third of it wide, giving back no more than half of it in all. */
export function sketchBullFlag(random: Random): Sketch {
  const width = between(random, 0.2, 0.3);
  const drift = between(random, 0.05, 0.2);
  return sketchPole(random, { upper: [1, 1 - drift], lower: [1 - width, 1 - width - drift] });
}

/** A small triangle: a quarter to two fifths of the pole wide, closing by 70 to 85%. */
export function sketchBullPennant(random: Random): Sketch {
  const width = between(random, 0.25, 0.4);
  const closed = width * between(random, 0.7, 0.85);
  const above = between(random, 0.4, 0.6);
  return sketchPole(random, {
    upper: [1, 1 - closed * above],
    lower: [1 - width, 1 - width + closed * (1 - above)],
  });
}

/**
 * A rise, a rounded cup of 35 to 90 candles with rims alike within a tenth of its depth, and a handle in the upper
 * half: 6 candles to a third of the cup, giving back 15 to 40% of it (O'Neil: the handle belongs in the upper half).
 */
export function sketchCupWithHandle(random: Random): Sketch {
  const rise = between(random, 1, 2);
  const path = new SketchPath(1 - rise).trendTo(random, { level: 1, candles: rise * between(random, 10, 16) });
  const start = path.now.time;
  const cup = wholeBetween(random, 35, 90);
  const rim = 1 + between(random, -0.1, 0.1);
  drawCup({ path, cup, rim, bottom: between(random, 0.4, 0.6), roundness: between(random, 2, 3) });
  const handle = Math.round(between(random, 6, cup / 3));
  const depth = between(random, 0.15, 0.4);
  path.lineTo(rim - depth, handle * between(random, 0.35, 0.6));
  const last = path.now.time;
  path.lineTo(rim + between(random, 0.1, 0.2), Math.max(3, handle * 0.5)).followThrough(random, 1);
  const line = () => rim;
  const breakout = crossing(path.corners, { after: last, line, direction: 1 });
  // Only the handle is confined: the cup itself begins at a rim that may be higher.
  const confinement = { from: start + cup, to: breakout - 1, ceiling: line, floor: () => Number.NEGATIVE_INFINITY };
  return { corners: path.corners, start, breakout, direction: 'up', confinement };
}

interface Cup {
  readonly path: SketchPath;
  readonly cup: number;
  readonly rim: number;
  /** Where the lowest point lies, as a share of the cup's duration. */
  readonly bottom: number;
  /** The power of the distance from the bottom by which the sides rise: 2 is a parabola. */
  readonly roundness: number;
}

function drawCup({ path, cup, rim, bottom, roundness }: Cup): void {
  const lowest = Math.round(cup * bottom);
  for (let candle = 1; candle <= cup; candle++) {
    const side = candle <= lowest ? (lowest - candle) / lowest : (candle - lowest) / (cup - lowest);
    path.lineTo((candle <= lowest ? 1 : rim) * side ** roundness, 1);
  }
}
