import type { TradeResult } from '@wickwise/contract/lesson/evidence';
import { listTrades, type PatternTrade } from '@wickwise/market/noise/pattern-trades';
import type { CandleSeries } from '@wickwise/market/series';
import { bootstrapIntervals } from '@wickwise/statistics/bootstrap';
import type { Random } from '@wickwise/statistics/random';
import { type TradedId, tradedStatistics } from './traded-statistics.ts';

/** Fewer trades than this say nothing about their mean: only their number is given. */
export const MIN_TRADES = 30;

/** A trade with what others it belongs together with, since prices move together in the same weeks. */
export interface ClusteredTrade extends PatternTrade {
  readonly cluster: string;
}

export type TradeLists = Readonly<Record<TradedId, ClusteredTrade[]>>;

/** No trades yet. */
export function startTrades(): TradeLists {
  const lists = Object.keys(tradedStatistics).map((id) => [id, []]);
  return Object.fromEntries(lists) as TradeLists;
}

/** Adds the trades of a series, in clusters by the candle of their entry. */
export function addTrades(lists: TradeLists, series: CandleSeries, clusterOf: (entry: number) => string): void {
  const found = listTrades<TradedId>(series, tradedStatistics);
  for (const id of Object.keys(lists) as TradedId[]) {
    for (const trade of found[id]) lists[id].push({ ...trade, cluster: clusterOf(trade.entry) });
  }
}

/**
 * The mean of trades with its 95% interval, both in percent of the entry price after costs, to a hundredth. The interval
 * is the percentile bootstrap of whole clusters, which keeps trades of the same weeks together (Davison and Hinkley,
 * Bootstrap Methods and their Application, 1997, section 3.8).
 */
export function resultOf(trades: readonly ClusteredTrade[], random: Random): TradeResult {
  const successes = trades.filter(({ succeeded }) => succeeded).length;
  const counted = { trades: trades.length, successes };
  if (trades.length < MIN_TRADES) return { ...counted, mean: null };
  const clusters = sumClusters(trades);
  const meanOf = (places: Iterable<number>) => {
    let [total, count] = [0, 0];
    for (const place of places) {
      total += clusters[place]?.total ?? 0;
      count += clusters[place]?.count ?? 0;
    }
    return total / count;
  };
  const places = clusters.map((_, place) => place);
  const [interval] = bootstrapIntervals({ values: places, figures: [meanOf], random });
  if (!interval) return { ...counted, mean: null };
  return {
    ...counted,
    mean: { percent: inPercent(meanOf(places)), low: inPercent(interval.low), high: inPercent(interval.high) },
  };
}

function sumClusters(trades: readonly ClusteredTrade[]): { total: number; count: number }[] {
  const sums = new Map<string, { total: number; count: number }>();
  for (const { cluster, result } of trades) {
    const { total, count } = sums.get(cluster) ?? { total: 0, count: 0 };
    sums.set(cluster, { total: total + result, count: count + 1 });
  }
  return [...sums.values()];
}

function inPercent(share: number): number {
  // Without a negative zero.
  return Math.round(share * 10_000) / 100 || 0;
}
