import { countStatistics, type Tallies } from '@wickwise/market/noise/count-statistics';
import type { CandleSeries as Series } from '@wickwise/market/series';
import { CandleSeries } from '@wickwise/market/series';
import { type CountedId, statistics } from './statistics.ts';

/** Daily candles of a stock or fund, as a file that is not part of the project. */
export interface RealSeries {
  readonly symbol: string;
  readonly file: string;
  /** The first day to count, where the ticker belonged to something else before. */
  readonly from: string;
}

/** Of QuantConnect/Lean on GitHub (Apache 2.0), `Data/equity/usa/daily`: prices as they were traded, not adjusted. */
export const REAL_SERIES: readonly RealSeries[] = [
  { symbol: 'SPY', file: 'lean-spy.csv', from: '1998-01-02' },
  { symbol: 'AAPL', file: 'lean-aapl.csv', from: '1998-01-02' },
  { symbol: 'IBM', file: 'lean-ibm.csv', from: '1998-01-02' },
  { symbol: 'BAC', file: 'lean-bac.csv', from: '1998-01-02' },
  { symbol: 'EEM', file: 'lean-eem.csv', from: '2003-04-11' },
  { symbol: 'GOOG', file: 'lean-goog.csv', from: '2004-08-19' },
  { symbol: 'USO', file: 'lean-uso.csv', from: '2006-04-10' },
];

/** An open further than this from the close before is a split, or a fault of the file. */
const LARGEST_GAP = 0.35;

/**
 * Adds a series to the tallies, cut where its prices change their unit: no pattern and no outcome reaches across a cut.
 */
export function countReal(series: Series, tallies: Tallies<CountedId>): void {
  for (const stretch of cutAtSplits(series)) countStatistics(stretch, statistics, tallies);
}

function cutAtSplits(series: Series): Series[] {
  const cuts = [0];
  for (let index = 1; index < series.length; index++) {
    if (Math.abs(Math.log(series.at(index).open / series.at(index - 1).close)) > LARGEST_GAP) cuts.push(index);
  }
  return cuts.map((from, place) => slice(series, from, cuts[place + 1] ?? series.length));
}

/** The candles of a series from one day on. */
export function fromDay(series: Series, day: string): Series {
  const from = series.time.findIndex((time) => time >= Date.parse(day));
  return slice(series, Math.max(from, 0), series.length);
}

function slice({ time, open, high, low, close, volume }: Series, from: number, to: number): Series {
  const cut = (column: Float64Array) => column.slice(from, to);
  return CandleSeries.fromColumns({
    time: cut(time),
    open: cut(open),
    high: cut(high),
    low: cut(low),
    close: cut(close),
    volume: cut(volume),
  });
}
