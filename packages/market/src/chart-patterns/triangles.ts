import type { BoundedBreak } from './boundaries.ts';
import { boundedPattern } from './bounded-pattern.ts';
import type { ChartView } from './chart-view.ts';
import type { ChartPattern, ChartPatternName } from './finding.ts';

/** Bounds of the drift of each line from first touch to breakout, in widths at the first touch. */
export const TRIANGLE_RULES = {
  /** A line is level when it drifts toward the other one by less than this share of what the other one does. */
  inward: 0.35,
  /** A level line may drift this far away from the other one; more, and the shape is a wedge. */
  outward: 0.22,
  /** How much of the width is gone at the breakout: authors want it after half to three quarters of the way. */
  closed: 0.4,
  touches: 5,
} as const;

/** Triangles among price held by two lines, when a close above the upper line completes them. */
export function findTriangles(view: ChartView, bounded: readonly BoundedBreak[]): ChartPattern[] {
  return bounded.flatMap((candidate) => {
    const name = nameTriangle(candidate);
    if (name === null) return [];
    const closed = candidate.lowerDrift - candidate.upperDrift;
    return [
      boundedPattern(view, {
        name,
        bounded: candidate,
        height: candidate.width,
        criteria: [{ reason: 'lines converging', weight: 20, value: closed, worst: 0.3, best: 0.55 }],
      }),
    ];
  });
}

function nameTriangle({ touchCount, upperDrift, lowerDrift }: BoundedBreak): ChartPatternName | null {
  const closed = lowerDrift - upperDrift;
  if (touchCount < TRIANGLE_RULES.touches) return null;
  const [upperInward, lowerInward] = [-upperDrift, lowerDrift];
  if (Math.min(upperInward, lowerInward) < -TRIANGLE_RULES.outward) return null;
  const share = Math.min(upperInward, lowerInward) / Math.max(upperInward, lowerInward);
  if (share > TRIANGLE_RULES.inward) return closed >= TRIANGLE_RULES.closed ? 'symmetrical-triangle' : null;
  // Next to a line that drifts outward a little, only the sloping one counts.
  if (Math.max(closed, upperInward, lowerInward) < TRIANGLE_RULES.closed) return null;
  return upperInward < lowerInward ? 'ascending-triangle' : 'descending-triangle';
}
