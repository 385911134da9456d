import aapl from '@wickwise/market/history/aapl.csv?url';
import bac from '@wickwise/market/history/bac.csv?url';
import btcusd from '@wickwise/market/history/btcusd.csv?url';
import eem from '@wickwise/market/history/eem.csv?url';
import eurusd from '@wickwise/market/history/eurusd.csv?url';
import goog from '@wickwise/market/history/goog.csv?url';
import ibm from '@wickwise/market/history/ibm.csv?url';
import spy from '@wickwise/market/history/spy.csv?url';
import xauusd from '@wickwise/market/history/xauusd.csv?url';

/** A series of real daily prices that ships with the product. */
export interface HistorySeries {
  readonly symbol: string;
  readonly name: string;
  /** Of its prices. */
  readonly decimals: number;
  /** Named on the screen once a replay has ended. */
  readonly origin: string;
  /** The URL of its file, which is loaded for a replay of it. */
  readonly url: string;
}

const ORIGIN = 'Real daily prices from QuantConnect Lean, Apache License 2.0';
const cents = { decimals: 2, origin: ORIGIN } as const;
const shares = { decimals: 2, origin: `${ORIGIN}, not adjusted for dividends` } as const;

export const historySeries: readonly HistorySeries[] = [
  { symbol: 'AAPL', name: 'Apple', ...shares, url: aapl },
  { symbol: 'BAC', name: 'Bank of America', ...shares, url: bac },
  { symbol: 'BTCUSD', name: 'Bitcoin', ...cents, url: btcusd },
  { symbol: 'EEM', name: 'iShares MSCI Emerging Markets ETF', ...shares, url: eem },
  { symbol: 'EURUSD', name: 'The euro against the US dollar', decimals: 5, origin: ORIGIN, url: eurusd },
  { symbol: 'GOOG', name: 'Google', ...shares, url: goog },
  { symbol: 'IBM', name: 'IBM', ...shares, url: ibm },
  { symbol: 'SPY', name: 'SPDR S&P 500 ETF', ...shares, url: spy },
  { symbol: 'XAUUSD', name: 'Gold', ...cents, url: xauusd },
];

/** Whether prices come from one of these series, which are real. */
export function isHistory(origin: string): boolean {
  return origin.startsWith(ORIGIN);
}

/** Decimals of a symbol's prices. */
export function decimalsOf(symbol: string): number {
  return historySeries.find((series) => series.symbol === symbol)?.decimals ?? cents.decimals;
}
