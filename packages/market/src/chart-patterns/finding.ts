import type { Direction } from '../candlestick/direction.ts';
import type { Reason } from './score.ts';

export const chartPatternNames = [
  ...(['double-bottom', 'double-top', 'triple-bottom', 'triple-top'] as const),
  ...(['head-and-shoulders', 'inverse-head-and-shoulders'] as const),
  ...(['ascending-triangle', 'descending-triangle', 'symmetrical-triangle'] as const),
  ...(['rising-wedge', 'falling-wedge', 'rectangle'] as const),
  ...(['bull-flag', 'bear-flag', 'bull-pennant', 'bear-pennant', 'cup-with-handle'] as const),
] as const;
export type ChartPatternName = (typeof chartPatternNames)[number];

/** A place on the chart: candle index and price. */
export interface ChartPoint {
  readonly index: number;
  readonly price: number;
}

export type PointRole =
  | 'first low'
  | 'second low'
  | 'third low'
  | 'first high'
  | 'second high'
  | 'third high'
  | 'left shoulder'
  | 'head'
  | 'right shoulder'
  | 'left neckline point'
  | 'right neckline point'
  | 'upper touch'
  | 'lower touch'
  | 'pole start'
  | 'pole end'
  | 'flag end'
  | 'left rim'
  | 'cup bottom'
  | 'right rim'
  | 'handle low';

/** A turning point with its part in the pattern. */
export interface PatternPoint extends ChartPoint {
  readonly role: PointRole;
}

export type LineRole = 'neckline' | 'upper boundary' | 'lower boundary';

/** A straight line of the pattern, from one point to a later one. */
export interface PatternLine {
  readonly role: LineRole;
  readonly from: ChartPoint;
  readonly to: ChartPoint;
}

/** A chart pattern that a close has completed. Prices in the unit of the series, indices of its candles. */
export interface ChartPattern {
  readonly name: ChartPatternName;
  /** The turning points, oldest first. */
  readonly points: readonly PatternPoint[];
  /** Straight lines from their first point to the breakout candle. */
  readonly lines: readonly PatternLine[];
  /** The first candle that closes beyond the line, and the price of the line there. */
  readonly breakout: { readonly index: number; readonly direction: Direction; readonly price: number };
  /**
   * The measured move: the height of the pattern, from the broken line in the direction of the breakout. Of a wedge that
   * breaks against its slope, its far end.
   */
  readonly target: number;
  /** The price at which the pattern has failed: the last turning point against the breakout. */
  readonly stop: number;
  /** 0 to 100, the sum of the points of `reasons`. How textbook-like it looks; not a chance of profit. */
  readonly score: number;
  readonly reasons: readonly Reason[];
}

/** Patterns are looked for in one direction; null for one that is never found there, or has no name in the other. */
const mirroredNames: Record<ChartPatternName, ChartPatternName | null> = {
  'double-bottom': 'double-top',
  'triple-bottom': 'triple-top',
  'inverse-head-and-shoulders': 'head-and-shoulders',
  'ascending-triangle': 'descending-triangle',
  'descending-triangle': 'ascending-triangle',
  'symmetrical-triangle': 'symmetrical-triangle',
  'rising-wedge': 'falling-wedge',
  'falling-wedge': 'rising-wedge',
  rectangle: 'rectangle',
  'bull-flag': 'bear-flag',
  'bull-pennant': 'bear-pennant',
  'cup-with-handle': null,
  'double-top': null,
  'triple-top': null,
  'head-and-shoulders': null,
  'bear-flag': null,
  'bear-pennant': null,
};

const mirroredRoles: Partial<Record<PointRole, PointRole>> = {
  'first low': 'first high',
  'second low': 'second high',
  'third low': 'third high',
  'first high': 'first low',
  'second high': 'second low',
  'upper touch': 'lower touch',
  'lower touch': 'upper touch',
};

const mirroredLines: Record<LineRole, LineRole> = {
  neckline: 'neckline',
  'upper boundary': 'lower boundary',
  'lower boundary': 'upper boundary',
};

function mirrorPoint({ index, price }: ChartPoint): ChartPoint {
  return { index, price: 0 - price };
}

/**
 * What a pattern found in the mirrored series (`mirrorSeries`) is in the series itself; null when its mirror image has
 * no name here, as with the cup with handle.
 */
export function mirrorPattern(pattern: ChartPattern): ChartPattern | null {
  const name = mirroredNames[pattern.name];
  if (name === null) return null;
  const { points, lines, breakout, target, stop } = pattern;
  return {
    ...pattern,
    name,
    points: points.map((point) => ({ ...mirrorPoint(point), role: mirroredRoles[point.role] ?? point.role })),
    lines: lines.map(({ role, from, to }) => ({
      role: mirroredLines[role],
      from: mirrorPoint(from),
      to: mirrorPoint(to),
    })),
    breakout: {
      index: breakout.index,
      direction: breakout.direction === 'up' ? 'down' : 'up',
      price: 0 - breakout.price,
    },
    target: 0 - target,
    stop: 0 - stop,
  };
}
