import { datedFills, type ExcursionObstacle, excursionObstacle } from '@wickwise/journal/excursion/excursion-fills';
import { type Excursion, measureExcursion } from '@wickwise/journal/excursion/measure-excursion';
import type { ListedTrade } from '@wickwise/journal/spread/spread';
import { type BarSet, barsBetween } from './bar-set.ts';
import { placeFill } from './place-fill.ts';

/** Why a trade has no figure. */
export type ExcursionGap = ExcursionObstacle | 'symbol' | 'hours' | 'simulated' | 'unavailable' | 'days' | 'price';

/** A closed trade with how far it went either way, or why that isn’t known. */
export type TradeExcursion =
  | { readonly entry: ListedTrade; readonly excursion: Excursion; readonly source: string }
  | { readonly entry: ListedTrade; readonly gap: ExcursionGap };

/** Measures a trade by the shortest bars that cover all of it. */
export function measureTrade(entry: ListedTrade, sets: readonly BarSet[]): TradeExcursion {
  const obstacle = excursionObstacle(entry);
  if (obstacle !== null) return { entry, gap: obstacle };
  const own = sets.filter(({ symbol }) => symbol === entry.symbol.trim());
  if (own.length === 0) return { entry, gap: 'symbol' };
  const fills = datedFills(entry).flatMap((fill) => placeFill(fill, entry.zone) ?? []);
  if (fills.length < datedFills(entry).length) return { entry, gap: 'hours' };
  const [from, to] = [fills[0]?.from ?? 0, fills.at(-1)?.to ?? 0];
  const isTimed = fills.every((fill) => fill.from === fill.to);
  for (const set of own.filter(({ isDaily }) => isDaily || isTimed)) {
    const bars = barsBetween(set, from, to);
    if (bars === null) continue;
    const excursion = measureExcursion({ fills, bars, multiplier: entry.multiplier });
    return excursion === null ? { entry, gap: 'price' } : { entry, excursion, source: set.name };
  }
  return { entry, gap: own.find(({ problem }) => problem !== null)?.problem ?? 'days' };
}
