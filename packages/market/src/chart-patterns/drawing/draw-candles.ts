import type { PriceSeries } from '../../price-series.ts';
import { between, exponential, normal, type Random } from '../../random.ts';
import { pathLevelAt, type Sketch } from './sketch.ts';

/**
 * Standard deviation of the closes around the drawn path, in heights of the pattern. For flags and pennants half as
 * much, in heights of the pole: against the rest after the pole, which is what one reads, that is still more. A mean
 * true range then is about a tenth (clean), a seventh (medium) or a fifth (strong) of the height.
 */
export const NOISE = { clean: 0, medium: 0.04, strong: 0.08 } as const;
export type NoiseLevel = keyof typeof NOISE;

/** How much of a candle's noise the next one inherits, so that closes stray from the path for a while. */
const PERSISTENCE = 0.4;
/** Mean length of a shadow and mean size of a gap, in standard deviations of the noise. */
const SHADOW = 0.6;
const GAP = 0.15;
/** A drawn leg is never quite straight: time within it is bent by a power in this range. */
const BEND = { from: 0.75, to: 1.33 };

/** The sketch, the noise level and the source of random numbers. */
export interface CandleDrawing {
  readonly sketch: Sketch;
  readonly noise: NoiseLevel;
  readonly random: Random;
}

/** Candles along a sketch. */
export interface DrawnCandles {
  readonly series: PriceSeries;
  /** Index of the first close beyond the line. */
  readonly breakout: number;
}

/**
 * Candles along a sketch, its base at a price of 90 to 110 and its height 8 to 25.
 * @throws RangeError when no close passes the line of the sketch.
 */
export function drawCandles(drawing: CandleDrawing): DrawnCandles {
  const { random } = drawing;
  const height = between(random, 8, 25);
  const base = between(random, 90, 110);
  const levels = drawCloses(drawing);
  const columns = emptyColumns(levels.length);
  for (const [index, close] of levels.entries()) {
    const candle = drawCandle(drawing, { close, before: levels[index - 1] ?? close });
    for (const side of ['open', 'high', 'low', 'close'] as const) columns[side][index] = base + height * candle[side];
  }
  return { series: columns, breakout: firstCloseBeyond(drawing.sketch, levels) };
}

/** Bent legs and noise move the close that passes the line away from where the sketch passes it. */
function firstCloseBeyond({ breakout, direction, confinement }: Sketch, levels: readonly number[]): number {
  const isBeyond = (level: number, time: number) =>
    direction === 'up' ? level > confinement.ceiling(time) : level < confinement.floor(time);
  const found = levels.findIndex((level, time) => time >= breakout && isBeyond(level, time));
  if (found < 0) throw new RangeError('No close passes the line of the sketch.');
  return found;
}

function emptyColumns(length: number): PriceSeries {
  const column = () => new Float64Array(length);
  return { open: column(), high: column(), low: column(), close: column() };
}

function noiseOf({ sketch, noise }: CandleDrawing): number {
  return NOISE[noise] * (sketch.noiseScale ?? 1);
}

function drawCandle(drawing: CandleDrawing, { close, before }: { close: number; before: number }) {
  const { random } = drawing;
  const size = noiseOf(drawing);
  const open = before + GAP * size * normal(random);
  const high = Math.max(open, close) + SHADOW * size * exponential(random);
  const low = Math.min(open, close) - SHADOW * size * exponential(random);
  return { open, high, low, close };
}

/** Closes as levels: the path, bent and blurred, turned back wherever it would leave the pattern too early. */
function drawCloses(drawing: CandleDrawing): number[] {
  const { sketch, random } = drawing;
  const bent = bendLegs(sketch, random);
  const fresh = noiseOf(drawing) * Math.sqrt(1 - PERSISTENCE ** 2);
  let stray = 0;
  return bent.map((level, time) => {
    stray = PERSISTENCE * stray + fresh * normal(random);
    return confine(sketch, { time, level: level + stray, inset: SHADOW * noiseOf(drawing) });
  });
}

function bendLegs({ corners }: Sketch, random: Random): number[] {
  const levels = [corners[0]?.level ?? 0];
  for (const [position, next] of corners.slice(1).entries()) {
    const last = corners[position] ?? next;
    const power = between(random, BEND.from, BEND.to);
    const length = next.time - last.time;
    for (let step = 1; step <= length; step++) {
      levels.push(pathLevelAt([last, next], last.time + length * (step / length) ** power));
    }
  }
  return levels;
}

/**
 * A close beyond a line before the breakout would be another breakout: it is reflected, by the length of a shadow
 * inside
 * the line, because the textbooks draw lines along highs and lows and not along closes.
 */
function confine(
  { confinement }: Sketch,
  { time, level, inset }: { time: number; level: number; inset: number },
): number {
  const { from, to, ceiling, floor } = confinement;
  if (time < from || time > to) return level;
  const [top, bottom] = [ceiling(time) - inset, floor(time) + inset];
  const lowered = level > top ? 2 * top - level : level;
  return lowered < bottom ? Math.min(top, 2 * bottom - lowered) : lowered;
}
