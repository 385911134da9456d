import type { ChartPattern } from '../chart-patterns/finding.ts';
import { at } from '../column.ts';

import type { CandleSeries } from '../series.ts';
import type { ChartPatternStatistic, Tally } from './statistic.ts';

/** The turn that ends a move, as a share of its best price: Bulkowski's ultimate high or low (thepatternsite.com). */
const TREND_CHANGE = 0.2;

/** Adds the chart patterns of a series that a statistic is about to its tally. */
export function countChartPatterns(
  { series, patterns }: { series: CandleSeries; patterns: readonly ChartPattern[] },
  { pattern, side, counts }: ChartPatternStatistic,
  tally: Tally,
): void {
  const named = patterns.filter(({ name }) => name === pattern);
  if (counts === 'breakout') {
    const onSide = named.filter(({ breakout }) => breakout.direction === side);
    addAll(tally, { found: named.length, cases: named.length, successes: onSide.length });
    return;
  }
  for (const found of named) {
    if (found.breakout.direction !== side) continue;
    const reached = reachesTarget(found, series);
    addAll(tally, { found: 1, cases: reached === null ? 0 : 1, successes: reached === true ? 1 : 0 });
  }
}

function addAll(tally: Tally, { found, cases, successes }: Tally): void {
  tally.found += found;
  tally.cases += cases;
  tally.successes += successes;
}

/** Prices as if the breakout were upward: with the other sign after one downward. */
function upward({ breakout }: ChartPattern, { high, low, close }: CandleSeries) {
  if (breakout.direction === 'up') return { sign: 1, high, close };
  return { sign: -1, high: low, close };
}

/**
 * Whether price comes to the target before its trend changes: before it has closed a fifth below the best price since
 * the breakout, or below the whole pattern. Null when the series ends before either.
 */
function reachesTarget(pattern: ChartPattern, series: CandleSeries): boolean | null {
  const { sign, high, close } = upward(pattern, series);
  const floor = Math.min(...pattern.points.map(({ price }) => sign * price));
  let best = Number.NEGATIVE_INFINITY;
  for (let index = pattern.breakout.index; index < series.length; index++) {
    best = Math.max(best, sign * at(high, index));
    if (best >= sign * pattern.target) return true;
    const price = sign * at(close, index);
    if (price < floor || best - price > TREND_CHANGE * Math.abs(best)) return false;
  }
  return null;
}
