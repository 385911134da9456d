import type { ChartData, Interval } from '@wickwise/contract/market';
import type { PriceBar } from '@wickwise/journal/excursion/measure-excursion';
import { type DayNumber, formatDay, MS_PER_DAY } from '@wickwise/market/calendar/exchange-day';
import { candlesInSessions } from '@wickwise/market/calendar/session-candles';
import { sessionOf, sessionsBetween } from '@wickwise/market/calendar/trading-session';
import type { Candle } from '@wickwise/market/candle';
import type { CandleSeries } from '@wickwise/market/series';

/** Bars of one symbol and length; none where they can’t be had. */
export interface BarSet {
  readonly symbol: string;
  readonly isDaily: boolean;
  /** Of the source. */
  readonly name: string;
  readonly bars: readonly PriceBar[];
  /** Why there are none. */
  readonly problem: 'simulated' | 'unavailable' | null;
}

/** The finished candles of a chart. Prices of the simulated market are nobody’s: they measure nothing. */
export function barsOfChart({ symbol, interval, source, candles, isLastFinished }: ChartData): BarSet {
  const facts = { symbol, isDaily: interval === 'D', name: source.name };
  if (source.isSimulated) return { ...facts, bars: [], problem: 'simulated' };
  const finished = isLastFinished ? candles : candles.slice(0, -1);
  const rows = finished.map(([time, open, high, low, close, volume]) => ({ time, open, high, low, close, volume }));
  return { ...facts, bars: barsOf(rows as Candle[], interval), problem: null };
}

function barsOf(candles: readonly Candle[], interval: Interval): PriceBar[] {
  return candlesInSessions(candles, interval).map(({ candle: { time, high, low }, endMs }) => ({
    from: time,
    to: endMs,
    high,
    low,
  }));
}

/** A file of days, each at midnight UTC. */
export function barsOfDays(symbol: string, name: string, series: CandleSeries): BarSet {
  const bars = Array.from({ length: series.length }, (_, index) => series.at(index)).flatMap(({ time, high, low }) => {
    const session = sessionOf(formatDay((time / MS_PER_DAY) as DayNumber));
    return session === null ? [] : [{ from: session.openMs, to: session.closeMs, high, low }];
  });
  return { symbol, isDaily: true, name, bars, problem: null };
}

/** The bars that lie between two instants; null where one is missing. */
export function barsBetween({ bars }: BarSet, from: number, to: number): readonly PriceBar[] | null {
  const within = bars.filter((bar) => bar.to > from && bar.from <= to);
  const sessions = sessionsBetween(from, to + 1);
  const isWhole = sessions.every(({ openMs, closeMs }) => {
    const [begin, end] = [Math.max(openMs, from), Math.min(closeMs, to + 1)];
    return reach(within, begin) >= end;
  });
  return isWhole ? within : null;
}

/** How far bars without a gap go on from an instant. */
function reach(bars: readonly PriceBar[], from: number): number {
  return bars.reduce((reached, bar) => (bar.from <= reached && bar.to > reached ? bar.to : reached), from);
}
