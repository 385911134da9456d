import type { QueryClient } from '@tanstack/react-query';
import type { Interval, Ticker } from '@wickwise/contract/market';
import { tickers } from '@wickwise/contract/market-constants';
import { excursionObstacle } from '@wickwise/journal/excursion/excursion-fills';
import type { ListedTrade } from '@wickwise/journal/spread/spread';
import { parseCandleCsv } from '@wickwise/market/csv';
import aapl from '@wickwise/market/history/aapl.csv?url';
import bac from '@wickwise/market/history/bac.csv?url';
import eem from '@wickwise/market/history/eem.csv?url';
import goog from '@wickwise/market/history/goog.csv?url';
import ibm from '@wickwise/market/history/ibm.csv?url';
import spy from '@wickwise/market/history/spy.csv?url';
import { candlesQuery } from '#app/features/market/queries.ts';
import { ApiError } from '#app/lib/api-client.ts';
import { type BarSet, barsOfChart, barsOfDays } from './bar-set.ts';

/** Daily prices that ship with the product, of what trades at the New York Stock Exchange and Nasdaq. */
const history = { AAPL: aapl, BAC: bac, EEM: eem, GOOG: goog, IBM: ibm, SPY: spy };
const LAST_DAY_OF_HISTORY = '2018-12-31';
const HISTORY_NAME = 'QuantConnect Lean';

const DAY_MS = 86_400_000;
/** About how far back the bars of a chart reach, the shortest first. */
const reaches: readonly { interval: Interval; days: number }[] = [
  { interval: '5', days: 9 },
  { interval: '15', days: 28 },
  { interval: '60', days: 104 },
  { interval: 'D', days: 730 },
];

/** What to load for some trades. */
export type WantedBars =
  | { readonly kind: 'history'; readonly symbol: keyof typeof history }
  | { readonly kind: 'chart'; readonly symbol: Ticker; readonly interval: Interval };

/** The bars that may cover the trades, the shortest first for each symbol. */
export function wantedBars(entries: readonly ListedTrade[], now: Date): WantedBars[] {
  const bySymbol = Map.groupBy(
    entries.filter((entry) => excursionObstacle(entry) === null),
    ({ symbol }) => symbol.trim(),
  );
  return [...bySymbol].flatMap(([symbol, trades]): WantedBars[] => {
    const charts = isTicker(symbol)
      ? intervalsFor(trades, now).map((interval) => ({ kind: 'chart' as const, symbol, interval }))
      : [];
    const isOld = trades.some(({ date }) => date <= LAST_DAY_OF_HISTORY);
    return isOld && isHistory(symbol) ? [...charts, { kind: 'history', symbol }] : charts;
  });
}

function intervalsFor(trades: readonly ListedTrade[], now: Date): Interval[] {
  return reaches
    .filter(({ interval, days }) => {
      const first = new Date(now.getTime() - days * DAY_MS).toISOString().slice(0, 10);
      return trades.some(({ date, zone }) => date >= first && (interval === 'D' || zone !== null));
    })
    .map(({ interval }) => interval);
}

function isTicker(symbol: string): symbol is Ticker {
  return (tickers as readonly string[]).includes(symbol);
}

function isHistory(symbol: string): symbol is keyof typeof history {
  return Object.hasOwn(history, symbol);
}

/** Loads bars one after the other, for sources that limit requests. A simulated market is asked only once. */
export async function loadBars(client: QueryClient, wanted: readonly WantedBars[]): Promise<readonly BarSet[]> {
  const sets: BarSet[] = [];
  for (const one of wanted) {
    const simulated = one.kind === 'chart' ? sets.find(({ problem }) => problem === 'simulated') : undefined;
    sets.push(simulated === undefined ? await loadOne(client, one) : { ...simulated, symbol: one.symbol });
  }
  return sets;
}

async function loadOne(client: QueryClient, wanted: WantedBars): Promise<BarSet> {
  if (wanted.kind === 'history') return loadHistory(wanted.symbol);
  const { symbol, interval } = wanted;
  try {
    return barsOfChart(await client.fetchQuery(candlesQuery(symbol, interval)));
  } catch (error) {
    if (!(error instanceof ApiError) || !isProblem(error)) throw error;
    return { symbol, isDaily: interval === 'D', name: '', bars: [], problem: 'unavailable' };
  }
}

function isProblem({ code }: ApiError): boolean {
  return code === 'market_unavailable' || code === 'market_rate_limited';
}

async function loadHistory(symbol: keyof typeof history): Promise<BarSet> {
  const response = await fetch(history[symbol]);
  if (!response.ok) throw new ApiError(response, await response.text());
  return barsOfDays(symbol, HISTORY_NAME, parseCandleCsv(await response.text()));
}
