import { parseCandleCsv } from '@wickwise/market/csv';
import type { NamedSeries } from '../real-examples/choose-examples.ts';
import { EXAMPLE_SERIES } from '../real-examples/example-series.ts';

/** All real series that ship with the market package. */
const TRADE_SERIES = [
  ...EXAMPLE_SERIES,
  { symbol: 'BTCUSD', file: 'btcusd.csv' },
  { symbol: 'EURUSD', file: 'eurusd.csv' },
  { symbol: 'XAUUSD', file: 'xauusd.csv' },
];

/** The series, each read from its file by `read`. */
export function readTradeSeries(read: (file: string) => string): NamedSeries[] {
  return TRADE_SERIES.map(({ symbol, file }) => ({ symbol, series: parseCandleCsv(read(file)) }));
}
