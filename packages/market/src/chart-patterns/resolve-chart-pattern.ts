import { atOrNaN, type PriceSeries } from '../price-series.ts';
import type { ChartPattern } from './finding.ts';

/** How a chart pattern turned out after its breakout: whichever price was touched first decides. */
export type ChartPatternState = 'open' | 'target_reached' | 'stop_reached';

export interface ChartPatternOutcome {
  readonly state: ChartPatternState;
  /** Index of the candle that decided; null while nothing is decided. */
  readonly resolvedAt: number | null;
}

/**
 * Follows a chart pattern from its breakout on until price touches its target or its stop. A candle that touches both
 * counts for the stop: the order is unknown, and the worse one is assumed. How long it took plays no part.
 */
export function resolveChartPattern(
  series: PriceSeries,
  { breakout, target, stop }: ChartPattern,
): ChartPatternOutcome {
  const isUp = breakout.direction === 'up';
  for (let index = breakout.index + 1; index < series.close.length; index++) {
    const [high, low] = [atOrNaN(series.high, index), atOrNaN(series.low, index)];
    if (isUp ? low <= stop : high >= stop) return { state: 'stop_reached', resolvedAt: index };
    if (isUp ? high >= target : low <= target) return { state: 'target_reached', resolvedAt: index };
  }
  return { state: 'open', resolvedAt: null };
}
