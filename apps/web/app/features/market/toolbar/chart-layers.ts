import { ema } from '@wickwise/market/indicators/ema';
import { sma } from '@wickwise/market/indicators/sma';
import type { CandleSeries } from '@wickwise/market/series';
import { findStrongestLevels } from '@wickwise/market/strongest-levels';
import type { AverageLine, DrawnLevel } from '../chart/chart-parts.ts';
import type { FoundPattern } from '../pattern/found-patterns.ts';

/** The moving averages that can be shown. */
export const averages = [
  { id: 'ema20', name: 'EMA 20', line: (closes: Float64Array) => ema(closes, 20) },
  { id: 'sma50', name: 'SMA 50', line: (closes: Float64Array) => sma(closes, 50) },
  { id: 'sma200', name: 'SMA 200', line: (closes: Float64Array) => sma(closes, 200) },
] as const;
export type AverageId = (typeof averages)[number]['id'];

export function averagesOf({ close }: CandleSeries, chosen: readonly AverageId[]): AverageLine[] {
  return averages
    .filter(({ id }) => chosen.includes(id))
    .map(({ id, name, line }) => ({ id, name, line: line(close) }));
}

/** The levels that Wick names too, support or resistance by their side of the last close. */
export function levelsOf(series: CandleSeries): DrawnLevel[] {
  const last = series.close.at(-1) ?? 0;
  return findStrongestLevels(series).map(({ price, touches }) => {
    const side = price <= last ? 'Support' : 'Resistance';
    return { id: `level ${price}`, price, label: `${side} ×${touches.length}`, tone: 'neutral' };
  });
}

/** Target and stop of the chart pattern whose rules are open. */
export function pricesOf(pattern: FoundPattern | null): DrawnLevel[] {
  if (pattern?.kind !== 'chart-pattern') return [];
  const { target, stop } = pattern.found;
  return [
    { id: `${pattern.key} target`, price: target, label: 'Target', tone: 'accent' },
    { id: `${pattern.key} stop`, price: stop, label: 'Stop', tone: 'accent' },
  ];
}
