import type { Interval, Ticker } from '@wickwise/contract/market';
import { DEFAULT_INTERVAL, DEFAULT_TICKER, tickers, timeframes } from '@wickwise/contract/market-constants';
import { useSearchParams } from 'react-router';

export type ChartEngine = 'wickwise' | 'tradingview';

/** What the screen shows, according to the URL. */
export interface ChartChoice {
  readonly symbol: Ticker;
  readonly interval: Interval;
  readonly view: ChartEngine;
}

/** Reads a choice from the URL; missing and unknown values become the defaults. */
export function parseChoice(search: URLSearchParams): ChartChoice {
  return {
    symbol: tickers.find((ticker) => ticker === search.get('symbol')) ?? DEFAULT_TICKER,
    interval: timeframes.find(({ value }) => value === search.get('interval'))?.value ?? DEFAULT_INTERVAL,
    view: search.get('view') === 'tradingview' ? 'tradingview' : 'wickwise',
  };
}

/** The path of a choice. */
export function choicePath({ symbol, interval, view }: ChartChoice): string {
  const search = new URLSearchParams({ symbol, interval, ...(view === 'tradingview' ? { view } : {}) });
  return `/live-charts?${search}`;
}

/** The choice, kept in the URL so that it survives a reload and can be bookmarked. */
export function useChartChoice(): [ChartChoice, (change: Partial<ChartChoice>) => void] {
  const [search, setSearch] = useSearchParams();
  const choice = parseChoice(search);
  const change = (part: Partial<ChartChoice>) => {
    const [, query] = choicePath({ ...choice, ...part }).split('?');
    setSearch(query ?? '', { replace: true, preventScrollReset: true });
  };
  return [choice, change];
}

/** The path of the journal with a new trade, prefilled from the chart. */
export function journalPath({
  symbol,
  interval,
  price,
  pattern,
}: Pick<ChartChoice, 'symbol' | 'interval'> & { price: number; pattern: string }): string {
  const timeframe = timeframes.find(({ value }) => value === interval)?.label ?? '';
  return `/trading-journal?${new URLSearchParams({ symbol, price: price.toFixed(2), pattern, timeframe })}`;
}
