import { scan } from '../candlestick/scan.ts';
import { findChartPatterns } from '../chart-patterns/find-chart-patterns.ts';
import { at } from '../column.ts';
import { measureTrend, TREND_PERIOD } from '../explain/trend.ts';
import { ema } from '../indicators/ema.ts';
import type { CandleSeries } from '../series.ts';
import { addExit, type CountedSeries, countCandles } from './count-candles.ts';
import { countChartPatterns } from './count-chart-patterns.ts';
import type { Statistic, Tally } from './statistic.ts';

/** The statistics to count and what was counted so far, by name. */
export type Tallies<Name extends string> = Record<Name, Tally>;

/** Nothing counted yet. */
export function startTallies<Name extends string>(statistics: Readonly<Record<Name, Statistic>>): Tallies<Name> {
  const names = Object.keys(statistics) as Name[];
  return Object.fromEntries(names.map((name) => [name, { found: 0, cases: 0, successes: 0 }])) as Tallies<Name>;
}

/** Adds a series to every tally. What is undecided when the series ends counts as found, but not as a case. */
export function countStatistics<Name extends string>(
  series: CandleSeries,
  statistics: Readonly<Record<Name, Statistic>>,
  tallies: Tallies<Name>,
): void {
  const counted = { series, hits: scan(series), average: ema(series.close, TREND_PERIOD) };
  const patterns = findChartPatterns(series);
  for (const name of Object.keys(statistics) as Name[]) {
    const statistic = statistics[name];
    const tally = tallies[name];
    if (statistic.kind === 'candlestick') countCandles(counted, statistic, tally);
    else if (statistic.kind === 'inside-bar') countInsideBars(counted, tally);
    else countChartPatterns({ series, patterns }, statistic, tally);
  }
}

/** Adds every inside bar after a trend, measured at the candle that surrounds it. */
function countInsideBars({ series, average }: CountedSeries, tally: Tally): void {
  const { high, low } = series;
  for (let index = 1; index < series.length; index++) {
    if (at(high, index) >= at(high, index - 1) || at(low, index) <= at(low, index - 1)) continue;
    const trend = measureTrend({ series, average, index: index - 1 })?.direction ?? 'flat';
    if (trend === 'flat') continue;
    addExit({ series, span: { from: index - 1, to: index }, trend, counts: 'continuation' }, tally);
  }
}
