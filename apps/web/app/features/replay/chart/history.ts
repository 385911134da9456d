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
  /** The URL of its file, which is loaded for a replay of it. */
  readonly url: string;
}

/** Named on the screen once a replay has ended. */
export const HISTORY_ORIGIN =
  'Real daily prices from QuantConnect Lean, Apache License 2.0, not adjusted for dividends';

export const historySeries: readonly HistorySeries[] = [
  { symbol: 'AAPL', name: 'Apple', url: aapl },
  { symbol: 'BAC', name: 'Bank of America', url: bac },
  { symbol: 'BTCUSD', name: 'Bitcoin', url: btcusd },
  { symbol: 'EEM', name: 'iShares MSCI Emerging Markets ETF', url: eem },
  { symbol: 'EURUSD', name: 'The euro against the US dollar', url: eurusd },
  { symbol: 'GOOG', name: 'Google', url: goog },
  { symbol: 'IBM', name: 'IBM', url: ibm },
  { symbol: 'SPY', name: 'SPDR S&P 500 ETF', url: spy },
  { symbol: 'XAUUSD', name: 'Gold', url: xauusd },
];
