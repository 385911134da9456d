import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ChartData, EndEvent, Interval, StatusEvent, Ticker } from '@wickwise/contract/market';
import type { CandleSeries } from '@wickwise/market/series';
import { useEffect, useMemo, useState } from 'react';
import { callAddress } from '#app/lib/api-client.ts';
import { candlesQuery } from '../queries.ts';
import { BarStream, type Connection } from './bar-stream.ts';
import { seriesOf, withBar } from './live-candles.ts';

export interface LiveChartData {
  readonly series: CandleSeries;
  /** The latest status of the data source. */
  readonly status: StatusEvent;
  readonly connection: Connection;
  /** Why the server closed the stream for good. */
  readonly end: EndEvent | null;
  /** Fetches the candles again. */
  readonly refresh: () => void;
}

export type LiveChartState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: Error; readonly retry: () => void }
  | { readonly status: 'ready'; readonly chart: LiveChartData };

/** The candles of a symbol, with live updates of the last one. */
export function useLiveChart(symbol: Ticker, interval: Interval): LiveChartState {
  const query = useQuery(candlesQuery(symbol, interval));
  const { data, error } = query;
  const refresh = () => void query.refetch();
  const stream = useBars({ symbol, interval, isReady: data !== undefined });
  const series = useMemo(() => (data ? seriesOf(data.candles) : null), [data]);
  if (data && series) {
    // A manual refetch may be newer than the stream's last status.
    const status = stream.status && stream.status.fetchedAt >= data.fetchedAt ? stream.status : data;
    return { status: 'ready', chart: { series, status, connection: stream.connection, end: stream.end, refresh } };
  }
  return error ? { status: 'failed', error, retry: refresh } : { status: 'loading' };
}

interface Bars {
  readonly status: StatusEvent | null;
  readonly connection: Connection;
  readonly end: EndEvent | null;
}

const NO_BARS: Bars = { status: null, connection: 'connecting', end: null };

/** Writes the bar stream to the query cache, so that every reader sees the same candles. */
function useBars({ symbol, interval, isReady }: { symbol: Ticker; interval: Interval; isReady: boolean }): Bars {
  const client = useQueryClient();
  const [bars, setBars] = useState(NO_BARS);
  useEffect(() => {
    if (!isReady) return;
    const { queryKey } = candlesQuery(symbol, interval);
    const newest = () => client.getQueryData<ChartData>(queryKey)?.candles.at(-1)?.[0] ?? 1;
    setBars(NO_BARS);
    const stream = new BarStream({
      address: () =>
        callAddress('GET /api/market/bars/:symbol', { params: { symbol }, query: { interval, after: newest() } }),
      onBar: (bar) => client.setQueryData<ChartData>(queryKey, (chart) => chart && withBar(chart, bar)),
      onStatus: (status) => setBars((before) => ({ ...before, status })),
      onReset: () => void client.invalidateQueries({ queryKey }),
      onEnd: (end) => setBars((before) => ({ ...before, end })),
      onConnection: (connection) => setBars((before) => ({ ...before, connection })),
    });
    return () => stream.close();
  }, [client, symbol, interval, isReady]);
  return bars;
}
