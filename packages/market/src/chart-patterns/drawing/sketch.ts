import { between, happens, type Random } from '../../random.ts';

/** A corner of the path that price takes: the candle, and the level in heights of the pattern. */
export interface Corner {
  readonly time: number;
  readonly level: number;
}

/** A stretch in which no close may lie above `ceiling` or below `floor`. */
export interface Confinement {
  readonly from: number;
  /** The last candle of the stretch. */
  readonly to: number;
  readonly ceiling: (time: number) => number;
  readonly floor: (time: number) => number;
}

/**
 * A pattern as the textbook draws it, before noise: level 0 is its base, 1 its top, drawn so that it breaks upward or
 * downward as the text says.
 */
export interface Sketch {
  readonly corners: readonly Corner[];
  /** First candle of the pattern itself, after the trend that leads in. */
  readonly start: number;
  /** The first candle at which the path, drawn straight, is beyond the line: no close is before it. */
  readonly breakout: number;
  readonly direction: 'up' | 'down';
  readonly confinement: Confinement;
  /** Noise against that of other patterns, 1 unless given. */
  readonly noiseScale?: number;
}

/** A path under construction; each stroke adds a corner. */
export class SketchPath {
  readonly corners: Corner[];

  constructor(level: number) {
    this.corners = [{ time: 0, level }];
  }

  get now(): Corner {
    return this.corners.at(-1) ?? { time: 0, level: 0 };
  }

  lineTo(level: number, candles: number): this {
    this.corners.push({ time: this.now.time + Math.max(1, Math.round(candles)), level });
    return this;
  }

  /** A trend to a level; in every second case with one setback of a tenth to a quarter of the way. */
  trendTo(random: Random, { level, candles }: { level: number; candles: number }): this {
    if (happens(random, 0.5)) return this.lineTo(level, candles);
    const way = level - this.now.level;
    const first = between(random, 0.35, 0.65);
    const setback = between(random, 0.1, 0.25);
    const start = this.now.level;
    return this.lineTo(start + way * first, candles * first)
      .lineTo(start + way * (first - setback), candles * 0.2)
      .lineTo(level, candles * (1 - first + setback));
  }

  /** Moves on in the direction of the breakout, then rests a little. */
  followThrough(random: Random, direction: 1 | -1): this {
    const reach = between(random, 0.5, 1);
    return this.lineTo(this.now.level + direction * reach, between(random, 6, 14)).lineTo(
      this.now.level + direction * reach * between(random, 0.8, 1.1),
      between(random, 4, 8),
    );
  }
}

/**
 * The first candle whose level on the path has passed the line, in the given direction (1 is up), from `after` on.
 * @throws RangeError when the path never passes it.
 */
export function crossing(
  corners: readonly Corner[],
  { after, line, direction }: { after: number; line: (time: number) => number; direction: 1 | -1 },
): number {
  const end = corners.at(-1)?.time ?? 0;
  for (let time = after; time <= end; time++) {
    if (direction * (pathLevelAt(corners, time) - line(time)) > 0) return time;
  }
  throw new RangeError('The sketch never breaks its line.');
}

/** The level of a path at a time, straight between corners. */
export function pathLevelAt(corners: readonly Corner[], time: number): number {
  for (const [position, next] of corners.slice(1).entries()) {
    const last = corners[position];
    if (last === undefined || time > next.time) continue;
    return last.level + ((next.level - last.level) * (time - last.time)) / (next.time - last.time);
  }
  return corners.at(-1)?.level ?? 0;
}

/** The sketch upside down. */
export function flipSketch(sketch: Sketch): Sketch {
  const { corners, confinement } = sketch;
  return {
    ...sketch,
    corners: corners.map(({ time, level }) => ({ time, level: 1 - level })),
    direction: sketch.direction === 'up' ? 'down' : 'up',
    confinement: {
      ...confinement,
      ceiling: (time) => 1 - confinement.floor(time),
      floor: (time) => 1 - confinement.ceiling(time),
    },
  };
}
