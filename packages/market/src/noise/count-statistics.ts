import { scan } from '../candlestick/scan.ts';
import { findChartPatterns } from '../chart-patterns/find-chart-patterns.ts';
import { TREND_PERIOD } from '../explain/trend.ts';
import { ema } from '../indicators/ema.ts';
import type { CandleSeries } from '../series.ts';
import { type CountedCase, findCases, findInsideBars } from './count-candles.ts';
import { countChartPatterns } from './count-chart-patterns.ts';
import { firstCloseOutside } from './first-close-outside.ts';
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
    if (statistic.kind === 'candlestick') addExits(series, findCases(counted, statistic), tally);
    else if (statistic.kind === 'inside-bar') addExits(series, findInsideBars(counted), tally);
    else countChartPatterns({ series, patterns }, statistic, tally);
  }
}

/** Adds patterns and, once price has left them, the side on which it did. */
function addExits(series: CandleSeries, cases: readonly CountedCase[], tally: Tally): void {
  for (const { span, side } of cases) {
    tally.found += 1;
    const exit = firstCloseOutside(series, span);
    if (exit === null) continue;
    tally.cases += 1;
    if (exit.side === side) tally.successes += 1;
  }
}
