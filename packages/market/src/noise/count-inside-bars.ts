import { at } from '../column.ts';
import { measureTrend } from '../explain/trend.ts';

import { addExit, type CountedSeries } from './count-candles.ts';
import type { Tally } from './statistic.ts';

/** Adds every inside bar after a trend, measured at the candle that surrounds it. */
export function countInsideBars({ series, average }: CountedSeries, tally: Tally): void {
  const { high, low } = series;
  for (let index = 1; index < series.length; index++) {
    if (at(high, index) >= at(high, index - 1) || at(low, index) <= at(low, index - 1)) continue;
    const trend = measureTrend({ series, average, index: index - 1 })?.direction ?? 'flat';
    if (trend === 'flat') continue;
    addExit({ series, span: { from: index - 1, to: index }, trend, counts: 'continuation' }, tally);
  }
}
