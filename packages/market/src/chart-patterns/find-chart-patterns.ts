import { checkPriceSeries, mirrorSeries, type PriceSeries } from '../price-series.ts';
import { findBoundedBreaks } from './boundaries.ts';
import { viewChart } from './chart-view.ts';
import { findCupsWithHandles } from './cup-with-handle.ts';
import { findBottoms } from './double-triple.ts';
import { type ChartPattern, mirrorPattern } from './finding.ts';
import { findFlags } from './flags.ts';
import { findInverseHeadAndShoulders } from './head-and-shoulders.ts';
import { findPoleBreaks } from './pole.ts';
import { keepOnePerPlace } from './precedence.ts';
import { findRectangles } from './rectangles.ts';
import { findTriangles } from './triangles.ts';
import { findWedges } from './wedges.ts';

/** Chosen so that random walks give fewer than two findings per 1,000 candles; docs/recognition.md has the figures. */
export const DEFAULT_MINIMUM_SCORE = 86;

/** The options of the search. */
export interface ChartPatternOptions {
  /** Findings with a lower score are left out, 0 to 100; `DEFAULT_MINIMUM_SCORE` by default. */
  readonly minimumScore?: number;
}

/**
 * Chart patterns that a close has completed, in the order of their breakouts. Nothing after its breakout changes a
 * finding: the first candles of a series give the same findings as the whole series gives up to there.
 *
 * Time grows in proportion to the candles: every pattern has a longest duration.
 *
 * @throws PriceSeriesError when the columns are no candles.
 * @throws RangeError when `minimumScore` is not from 0 to 100.
 */
export function findChartPatterns(series: PriceSeries, options: ChartPatternOptions = {}): ChartPattern[] {
  const { minimumScore = DEFAULT_MINIMUM_SCORE } = options;
  if (!(minimumScore >= 0 && minimumScore <= 100)) throw new RangeError(`No score: ${minimumScore}.`);
  checkPriceSeries(series);
  const downward = findUpward(mirrorSeries(series)).flatMap((pattern) => mirrorPattern(pattern) ?? []);
  const patterns = [...findUpward(series), ...downward].filter(({ score }) => score >= minimumScore);
  return keepOnePerPlace(patterns);
}

/** All patterns that break upward. Those that break downward are the same in the mirrored series. */
function findUpward(series: PriceSeries): ChartPattern[] {
  const view = viewChart(series);
  const bounded = findBoundedBreaks(view);
  return [
    ...findBottoms(view),
    ...findInverseHeadAndShoulders(view),
    ...findTriangles(view, bounded),
    ...findWedges(view, bounded),
    ...findRectangles(view, bounded),
    ...findFlags(view, findPoleBreaks(view)),
    ...findCupsWithHandles(view),
  ];
}
