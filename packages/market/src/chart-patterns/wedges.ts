import type { BoundedBreak } from './boundaries.ts';
import { boundedPattern } from './bounded-pattern.ts';
import type { ChartView } from './chart-view.ts';
import type { ChartPattern, ChartPatternName } from './finding.ts';
import { priceOn } from './line.ts';

/** Bounds of the drift of each line from first touch to breakout, in widths at the first touch. */
export const WEDGE_RULES = {
  /** The flatter line still slopes clearly: below this the shape is a triangle with a level side. */
  slope: 0.22,
  /** How much of the width is gone at the breakout. Less is a channel. */
  closed: 0.27,
  touches: 5,
} as const;

/** Rising and falling wedges among price held by two lines, when a close above the upper line completes them. */
export function findWedges(view: ChartView, bounded: readonly BoundedBreak[]): ChartPattern[] {
  return bounded.flatMap((candidate) => {
    const name = nameWedge(candidate);
    if (name === null) return [];
    const { upperDrift, lowerDrift } = candidate;
    const flatter = Math.min(Math.abs(upperDrift), Math.abs(lowerDrift));
    return [
      boundedPattern(view, {
        name,
        bounded: candidate,
        height: name === 'falling-wedge' ? heightToTop(candidate) : candidate.width,
        criteria: [
          { reason: 'lines converging', weight: 10, value: lowerDrift - upperDrift, worst: 0.2, best: 0.5 },
          { reason: 'both lines sloping', weight: 10, value: flatter, worst: 0.15, best: 0.4 },
        ],
      }),
    ];
  });
}

/** To the top of a falling wedge, its highest touch: where books put the target, and where published rates measure it. */
function heightToTop({ touches, upper, breakout }: BoundedBreak): number {
  return Math.max(...touches.map(({ price }) => price)) - priceOn(upper, breakout);
}

function nameWedge({ touchCount, upperDrift, lowerDrift }: BoundedBreak): ChartPatternName | null {
  if (touchCount < WEDGE_RULES.touches || lowerDrift - upperDrift < WEDGE_RULES.closed) return null;
  if (Math.min(upperDrift, lowerDrift) >= WEDGE_RULES.slope) return 'rising-wedge';
  return Math.max(upperDrift, lowerDrift) <= -WEDGE_RULES.slope ? 'falling-wedge' : null;
}
