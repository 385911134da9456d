import { type BoundedBreak, touchDistances } from './boundaries.ts';
import { breakoutStrength, type ChartView, legDistance, legSpread } from './chart-view.ts';
import type { ChartPattern, ChartPatternName, PatternLine, PatternPoint } from './finding.ts';
import { endsOf, priceOn } from './line.ts';
import type { ScoreCriterion } from './score.ts';
import { upwardPattern } from './upward-pattern.ts';

/** A named pattern between two lines. */
export interface BoundedPattern {
  readonly name: ChartPatternName;
  readonly bounded: BoundedBreak;
  /** Height of the measured move, in price units. */
  readonly height: number;
  /** What the family is scored on besides its lines: 20 points together. */
  readonly criteria: readonly ScoreCriterion[];
}

/** A finding whose lines are the boundaries. */
export function boundedPattern(view: ChartView, { name, bounded, height, criteria }: BoundedPattern): ChartPattern {
  return upwardPattern({
    name,
    points: touchPoints(bounded),
    lines: boundaryLines(bounded),
    breakout: bounded.breakout,
    line: bounded.upper,
    height,
    stop: stopUnder(bounded),
    criteria: [...boundaryCriteria(view, bounded), ...criteria],
  });
}

/** The touches as points, with their roles. */
function touchPoints({ touches }: BoundedBreak): PatternPoint[] {
  return touches.map(({ index, price, kind }) => ({
    index,
    price,
    role: kind === 'high' ? 'upper touch' : 'lower touch',
  }));
}

/** Both lines, from the first touch to the breakout. */
function boundaryLines({ touches, upper, lower, breakout }: BoundedBreak): PatternLine[] {
  const span = { from: touches[0]?.index ?? 0, to: breakout };
  return [
    { role: 'upper boundary', ...endsOf(upper, span) },
    { role: 'lower boundary', ...endsOf(lower, span) },
  ];
}

/**
 * The price under which the breakout has failed: the last low. When price only waited until a falling line had passed
 * under that low, it is the lower line.
 */
function stopUnder({ touches, upper, lower, breakout }: BoundedBreak): number {
  const low = touches.findLast(({ kind }) => kind === 'low')?.price ?? Number.NaN;
  return low < priceOn(upper, breakout) ? low : priceOn(lower, breakout);
}

/** What every bounded pattern is scored on; 80 points together, so that a family adds 20 of its own. */
function boundaryCriteria(view: ChartView, bounded: BoundedBreak): ScoreCriterion[] {
  const { touches, touchCount, strokes, upper, width, breakout } = bounded;
  const furthest = Math.max(...touchDistances(bounded)) / width;
  const legs = legDistance(view, strokes);
  return [
    { reason: 'number of touches', weight: 5, value: touchCount, worst: 3, best: 6 },
    { reason: 'touches on the lines', weight: 20, value: furthest, worst: 0.12, best: 0.07 },
    { reason: 'even swings', weight: 25, value: legSpread(touches), worst: 0.6, best: 0.38 },
    { reason: 'clear legs', weight: 25, value: legs, worst: 0.13, best: 0.085 },
    { reason: 'strong close', weight: 5, value: breakoutStrength(view, breakout, upper), worst: 0, best: 0.6 },
  ];
}
