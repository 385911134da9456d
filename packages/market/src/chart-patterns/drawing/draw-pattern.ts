import type { Direction } from '../../candlestick/direction.ts';
import type { PriceSeries } from '../../price-series.ts';
import type { Random } from '../../random.ts';
import type { ChartPatternName } from '../finding.ts';
import { drawCandles, type NoiseLevel } from './draw-candles.ts';
import { flipSketch, type Sketch } from './sketch.ts';
import {
  sketchAscendingTriangle,
  sketchRectangle,
  sketchRisingWedge,
  sketchSymmetricalTriangle,
} from './sketch-boundaries.ts';
import { sketchBullFlag, sketchBullPennant, sketchCupWithHandle } from './sketch-continuations.ts';
import { sketchDoubleBottom, sketchInverseHeadAndShoulders, sketchTripleBottom } from './sketch-reversals.ts';

/**
 * How often shapes that may break either way break upward: Thomas Bulkowski's counts, thepatternsite.com, 2021; for a
 * shape that is drawn upside down, the share of its mirror image that breaks downward.
 */
const UP_SHARE = {
  ascendingTriangle: 0.63,
  descendingTriangleFlipped: 0.47,
  symmetricalTriangle: 0.6,
  risingWedge: 0.4,
  fallingWedgeFlipped: 0.32,
  rectangle: 0.61,
};

const flipped = (sketch: (random: Random) => Sketch) => (random: Random) => flipSketch(sketch(random));

const sketches: Record<ChartPatternName, (random: Random) => Sketch> = {
  'double-bottom': sketchDoubleBottom,
  'double-top': flipped(sketchDoubleBottom),
  'triple-bottom': sketchTripleBottom,
  'triple-top': flipped(sketchTripleBottom),
  'inverse-head-and-shoulders': sketchInverseHeadAndShoulders,
  'head-and-shoulders': flipped(sketchInverseHeadAndShoulders),
  'ascending-triangle': (random) => sketchAscendingTriangle(random, UP_SHARE.ascendingTriangle),
  'descending-triangle': flipped((random) => sketchAscendingTriangle(random, UP_SHARE.descendingTriangleFlipped)),
  'symmetrical-triangle': (random) => sketchSymmetricalTriangle(random, UP_SHARE.symmetricalTriangle),
  'rising-wedge': (random) => sketchRisingWedge(random, UP_SHARE.risingWedge),
  'falling-wedge': flipped((random) => sketchRisingWedge(random, UP_SHARE.fallingWedgeFlipped)),
  rectangle: (random) => sketchRectangle(random, UP_SHARE.rectangle),
  'bull-flag': sketchBullFlag,
  'bear-flag': flipped(sketchBullFlag),
  'bull-pennant': sketchBullPennant,
  'bear-pennant': flipped(sketchBullPennant),
  'cup-with-handle': sketchCupWithHandle,
};

/** A drawn chart that holds one pattern, and where. */
export interface DrawnPattern {
  readonly name: ChartPatternName;
  readonly series: PriceSeries;
  /** First candle of the pattern itself. */
  readonly start: number;
  /** The first close beyond the line. */
  readonly breakout: number;
  /** A breakout this many candles from it still counts as the same: a trading week, or a tenth of a longer pattern. */
  readonly tolerance: number;
  readonly direction: Direction;
}

/** The pattern, the noise level and the source of random numbers. */
export interface DrawingInput {
  readonly name: ChartPatternName;
  readonly noise: NoiseLevel;
  readonly random: Random;
}

/**
 * Draws a series with one pattern of random proportions: the trend before it, the pattern, its breakout and what
 * follows. The proportions are the textbooks' ranges and share nothing with the rules of the recognizers.
 */
export function drawPattern({ name, noise, random }: DrawingInput): DrawnPattern {
  const sketch = sketches[name](random);
  const { start, direction } = sketch;
  const { series, breakout } = drawCandles({ sketch, noise, random });
  const tolerance = Math.max(5, Math.round((breakout - start) / 10));
  return { name, series, start, breakout, tolerance, direction };
}
