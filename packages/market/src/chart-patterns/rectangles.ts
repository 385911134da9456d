import type { BoundedBreak } from './boundaries.ts';
import { boundedPattern } from './bounded-pattern.ts';
import { type ChartView, fallInto } from './chart-view.ts';
import type { ChartPattern } from './finding.ts';

/** Bounds in widths of the rectangle unless said otherwise. */
const RULES = {
  /** Drift of each line from the first touch to the breakout, and of one against the other. */
  level: 0.25,
  parallel: 0.3,
  /** Touches when the breakout continues the trend before; with four it may still become a double or triple. */
  touchesWithTrend: 5,
  /** Against the trend before: five touches would be a triple top or bottom. */
  touchesAgainstTrend: 6,
  /** A fall of this many widths into the first low makes it a rectangle after a fall. */
  priorFall: 1.15,
  apart: 0.2,
} as const;

/** Rectangles, when a close above the upper line completes them. Triple bottoms are distinguished by their touches. */
export function findRectangles(view: ChartView, bounded: readonly BoundedBreak[]): ChartPattern[] {
  return bounded
    .filter((candidate) => isRectangle(view, candidate))
    .map((candidate) => {
      const { upperDrift, lowerDrift } = candidate;
      return boundedPattern(view, {
        name: 'rectangle',
        bounded: candidate,
        height: candidate.width,
        criteria: [
          {
            reason: 'level lines',
            weight: 20,
            value: Math.max(Math.abs(upperDrift), Math.abs(lowerDrift)),
            worst: 0.4,
            best: 0.2,
          },
        ],
      });
    });
}

function isRectangle(view: ChartView, candidate: BoundedBreak): boolean {
  const { touches, upperDrift, lowerDrift } = candidate;
  if (Math.max(Math.abs(upperDrift), Math.abs(lowerDrift)) > RULES.level) return false;
  if (Math.abs(upperDrift - lowerDrift) > RULES.parallel) return false;
  return touches.length >= (comesFromAbove(view, candidate) ? RULES.touchesAgainstTrend : RULES.touchesWithTrend);
}

function comesFromAbove(view: ChartView, { touches, width, breakout }: BoundedBreak): boolean {
  const [first] = touches;
  if (first === undefined || first.kind === 'high') return false;
  return (
    fallInto(view, first, { lookback: breakout - first.index, zone: RULES.apart * width }) >= RULES.priorFall * width
  );
}
