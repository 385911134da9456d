import { parseCandleCsv } from '@wickwise/market/csv';
import type { NamedSeries } from './choose-examples.ts';

/** The stocks and funds among the real series that ship with the market package. */
export const EXAMPLE_SERIES = [
  { symbol: 'SPY', name: 'SPDR S&P 500 ETF', file: 'spy.csv' },
  { symbol: 'AAPL', name: 'Apple', file: 'aapl.csv' },
  { symbol: 'IBM', name: 'IBM', file: 'ibm.csv' },
  { symbol: 'BAC', name: 'Bank of America', file: 'bac.csv' },
  { symbol: 'GOOG', name: 'Google', file: 'goog.csv' },
  { symbol: 'EEM', name: 'iShares MSCI Emerging Markets ETF', file: 'eem.csv' },
] as const;

/** The series, each read from its file by `read`. */
export function readExampleSeries(read: (file: string) => string): NamedSeries[] {
  return EXAMPLE_SERIES.map(({ symbol, file }) => ({ symbol, series: parseCandleCsv(read(file)) }));
}
