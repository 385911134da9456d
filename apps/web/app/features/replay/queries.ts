import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Interval, Ticker } from '@wickwise/contract/market';
import { DEFAULT_TICKER, tickers } from '@wickwise/contract/market-constants';
import type { CandleSeries } from '@wickwise/market/series';
import type { StoredValue } from '#app/lib/stored-value.ts';
import { useOwner } from '../identity/queries.ts';
import { candlesQuery } from '../market/queries.ts';
import { type HistorySeries, historySeries } from './chart/history.ts';
import { pickWindow } from './chart/history-window.ts';
import type { ReplaySession, ReplaySource, StoredCandle } from './desk/session.ts';
import { type OpenReplay, openReplay, replayStore } from './storage.ts';

/** The choice of series: a real one, or a symbol of the market. Null picks any of them. */
export type SeriesChoice =
  | { readonly kind: 'history'; readonly symbol: string | null }
  | { readonly kind: 'market'; readonly symbol: Ticker | null };

export interface ReplayChoices {
  readonly series: SeriesChoice;
  /** Of a symbol of the market; real series are daily. */
  readonly interval: Interval;
  /** Bars to play. */
  readonly bars: number;
  readonly riskPercent: number;
  readonly costBasisPoints: number;
}

/** Fewer candles than a replay needs. */
export class SeriesTooShortError extends Error {
  override readonly name = 'SeriesTooShortError';
}

/** The learner's own replay in this browser. */
export function useReplayStore(): StoredValue<OpenReplay | null> {
  return replayStore(useOwner());
}

/** Loads a series, picks a window of it and starts a replay. */
export function useStartReplay() {
  const client = useQueryClient();
  const store = useReplayStore();
  return useMutation({
    mutationFn: async (choices: ReplayChoices) => {
      const loaded = await loadSeries(client, choices);
      store.change(() => openReplay(sessionOf(loaded, choices)));
    },
  });
}

interface LoadedSeries {
  readonly source: ReplaySource;
  readonly candles: readonly StoredCandle[];
}

function loadSeries(client: QueryClient, { series, interval }: ReplayChoices): Promise<LoadedSeries> {
  if (series.kind === 'history') return loadHistory(pickHistory(series.symbol));
  return loadFromMarket(client, { symbol: series.symbol ?? pickTicker(), interval });
}

function pickTicker(): Ticker {
  return tickers[Math.floor(Math.random() * tickers.length)] ?? DEFAULT_TICKER;
}

function pickHistory(symbol: string | null): HistorySeries {
  const place = Math.floor(Math.random() * historySeries.length);
  const series = historySeries.find((candidate) => candidate.symbol === symbol) ?? historySeries[place];
  if (series === undefined) throw new Error('There is no real series.');
  return series;
}

async function loadHistory({ symbol, name, origin, url }: HistorySeries): Promise<LoadedSeries> {
  const [response, { parseCandleCsv }] = await Promise.all([fetch(url), import('@wickwise/market/csv')]);
  if (!response.ok) throw new Error(`The series couldn’t be loaded: status ${response.status}.`);
  const candles = rowsOf(parseCandleCsv(await response.text()));
  return { source: { symbol, name, interval: 'D', origin }, candles };
}

/** A day in a file has no time. Noon in New York is the same day in every formatted zone. */
const NOON_MS = 17 * 60 * 60 * 1000;

function rowsOf({ length, time, open, high, low, close, volume }: CandleSeries): StoredCandle[] {
  const at = (column: Float64Array, index: number) => column[index] ?? 0;
  return Array.from({ length }, (_, index) => [
    at(time, index) + NOON_MS,
    at(open, index),
    at(high, index),
    at(low, index),
    at(close, index),
    at(volume, index),
  ]);
}

/** The newest candle is left out while it is in progress. */
async function loadFromMarket(
  client: QueryClient,
  { symbol, interval }: { symbol: Ticker; interval: Interval },
): Promise<LoadedSeries> {
  const chart = await client.fetchQuery(candlesQuery(symbol, interval));
  const finished = chart.isLastFinished ? chart.candles : chart.candles.slice(0, -1);
  return {
    source: { symbol, name: symbol, interval, origin: chart.source.name },
    candles: finished,
  };
}

function sessionOf({ source, candles }: LoadedSeries, choices: ReplayChoices): ReplaySession {
  const shown = pickWindow({ available: candles.length, bars: choices.bars, random: Math.random });
  if (shown === null) throw new SeriesTooShortError();
  return {
    id: String(Date.now()),
    source,
    candles: candles.slice(shown.from, shown.from + shown.length),
    shownAtStart: shown.shownAtStart,
    costBasisPoints: choices.costBasisPoints,
    riskPercent: choices.riskPercent,
    log: [],
  };
}
