import type { Ticker } from '@wickwise/contract/market';
import { tickers } from '@wickwise/contract/market-constants';

/** The full name of each symbol. */
export const symbolNames: Readonly<Record<Ticker, string>> = {
  AAPL: 'Apple',
  TSLA: 'Tesla',
  MSFT: 'Microsoft',
  GOOGL: 'Alphabet (Google)',
  AMZN: 'Amazon',
  NVDA: 'Nvidia',
  META: 'Meta Platforms (Facebook)',
  SPY: 'SPDR S&P 500 ETF',
  QQQ: 'Invesco QQQ, Nasdaq-100 ETF',
  IWM: 'iShares Russell 2000 ETF',
  GLD: 'SPDR Gold Shares',
  TLT: 'iShares 20+ Year Treasury Bond ETF',
};

/** The symbols whose ticker, or a word of whose name, begins with what was typed. */
export function searchSymbols(typed: string): readonly Ticker[] {
  const wanted = typed.trim().toLowerCase();
  return tickers.filter((ticker) => {
    const name = symbolNames[ticker].toLowerCase();
    const starts = [ticker.toLowerCase(), name, ...name.split(/[^a-z0-9&+]+/)];
    return starts.some((start) => start.startsWith(wanted));
  });
}
