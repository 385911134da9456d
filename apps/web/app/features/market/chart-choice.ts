import type { Interval, Ticker } from '@wickwise/contract/market';
import { timeframes } from '@wickwise/contract/market-constants';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { readInterval, readTicker, usePreferences } from './preferences.ts';

export type ChartEngine = 'wickwise' | 'tradingview';

/** A symbol and its timeframe. */
export interface ChartKey {
  readonly symbol: Ticker;
  readonly interval: Interval;
}

/** What the screen shows, according to the URL. */
export interface ChartChoice extends ChartKey {
  readonly view: ChartEngine;
  /** The second chart. */
  readonly beside: ChartKey | null;
  /** A symbol in the URL that cannot be charted. */
  readonly unknownSymbol: string | null;
}

/** Reads a choice from the URL; what is missing there comes from the last visit. */
export function parseChoice(search: URLSearchParams, last: ChartKey): ChartChoice {
  const wanted = search.get('symbol');
  const symbol = readTicker(wanted);
  return {
    symbol: symbol ?? last.symbol,
    interval: readInterval(search.get('interval')) ?? last.interval,
    view: search.get('view') === 'tradingview' ? 'tradingview' : 'wickwise',
    beside: parseKey(search.get('beside')),
    unknownSymbol: symbol === null ? wanted : null,
  };
}

function parseKey(text: string | null): ChartKey | null {
  const [symbol, interval] = text?.split(',') ?? [];
  const key = { symbol: readTicker(symbol), interval: readInterval(interval) };
  return key.symbol && key.interval ? { symbol: key.symbol, interval: key.interval } : null;
}

/** The path of a choice. */
export function choicePath({ symbol, interval, view, beside }: Omit<ChartChoice, 'unknownSymbol'>): string {
  const search = new URLSearchParams({
    symbol,
    interval,
    ...(beside ? { beside: `${beside.symbol},${beside.interval}` } : {}),
    ...(view === 'tradingview' ? { view } : {}),
  });
  return `/live-charts?${search}`;
}

/** The choice, kept in the URL so that it can be bookmarked, and remembered for the next visit. */
export function useChartChoice(): [ChartChoice, (change: Partial<ChartChoice>) => void] {
  const [search, setSearch] = useSearchParams();
  const [preferences, prefer] = usePreferences();
  // As it was when the page was opened: what another tab charts changes nothing here.
  const [last] = useState(preferences);
  const choice = parseChoice(search, last);
  const { symbol, interval, unknownSymbol } = choice;
  const isRemembered = symbol === preferences.symbol && interval === preferences.interval;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another choice is remembered.
  useEffect(() => {
    if (!isRemembered && unknownSymbol === null) prefer({ symbol, interval });
  }, [symbol, interval, unknownSymbol]);
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
}: ChartKey & { price: number; pattern: string }): string {
  const timeframe = timeframes.find(({ value }) => value === interval)?.label ?? '';
  return `/trading-journal?${new URLSearchParams({ symbol, price: price.toFixed(2), pattern, timeframe })}`;
}
