import type { Interval, Ticker } from '@wickwise/contract/market';
import { DEFAULT_INTERVAL, DEFAULT_TICKER, tickers, timeframes } from '@wickwise/contract/market-constants';
import { useStore } from 'zustand';
import { useOwner } from '#app/features/identity/queries.ts';
import { parseJson } from '#app/lib/browser-storage.ts';
import { ownedKeys } from '#app/lib/owned-keys.ts';
import { ownedStore } from '#app/lib/owned-store.ts';
import { markFilters } from './pattern/found-patterns.ts';
import { averages } from './toolbar/chart-layers.ts';
import { defaultLayers, type LayerChoice } from './toolbar/layer-choice.ts';

/** What comes back the next time an owner opens the charts in this browser. Drawings are kept apart. */
export interface ChartPreferences {
  readonly symbol: Ticker;
  readonly interval: Interval;
  readonly layers: LayerChoice;
  /** Patterns are named by the learner before they are marked. */
  readonly asksFirst: boolean;
  /** In the order in which they were added. */
  readonly watchlist: readonly Ticker[];
}

export const defaultPreferences: ChartPreferences = {
  symbol: DEFAULT_TICKER,
  interval: DEFAULT_INTERVAL,
  layers: defaultLayers,
  asksFirst: false,
  watchlist: [],
};

/** The preferences of each owner in this browser. */
export const preferenceStore = ownedStore({
  key: ownedKeys.charts,
  empty: defaultPreferences,
  parse: parsePreferences,
  serialize: (preferences: ChartPreferences) => JSON.stringify(preferences),
  merge: (_, unsaved) => unsaved,
});

/** The preferences of the viewer, and a function that changes some of them. */
export function usePreferences(): [ChartPreferences, (change: Partial<ChartPreferences>) => void] {
  const store = preferenceStore(useOwner());
  const { value } = useStore(store);
  return [value, (change) => void store.change((before) => ({ ...before, ...change }))];
}

/** What can't be read becomes the default: nothing here is worth keeping aside. */
export function parsePreferences(text: string): ChartPreferences {
  const value = parseJson(text);
  const stored: Stored<ChartPreferences> = isObject(value) ? value : {};
  return {
    symbol: readTicker(stored.symbol) ?? defaultPreferences.symbol,
    interval: readInterval(stored.interval) ?? defaultPreferences.interval,
    layers: parseLayers(isObject(stored.layers) ? stored.layers : {}),
    asksFirst: stored.asksFirst === true,
    watchlist: readTickers(stored.watchlist),
  };
}

type Stored<Value> = { [Field in keyof Value]?: unknown };

function parseLayers(stored: Stored<LayerChoice>): LayerChoice {
  const on = (field: 'volume' | 'levels' | 'chartPatterns') =>
    typeof stored[field] === 'boolean' ? stored[field] : defaultLayers[field];
  const chosen = stored.averages;
  return {
    volume: on('volume'),
    levels: on('levels'),
    chartPatterns: on('chartPatterns'),
    averages: Array.isArray(chosen)
      ? averages.map(({ id }) => id).filter((id) => chosen.includes(id))
      : defaultLayers.averages,
    filter: markFilters.find(({ value }) => value === stored.filter)?.value ?? defaultLayers.filter,
  };
}

function readTickers(value: unknown): Ticker[] {
  const read = Array.isArray(value) ? value.map(readTicker).filter((ticker) => ticker !== null) : [];
  return [...new Set(read)];
}

export function readTicker(value: unknown): Ticker | null {
  return tickers.find((ticker) => ticker === value) ?? null;
}

export function readInterval(value: unknown): Interval | null {
  return timeframes.find((timeframe) => timeframe.value === value)?.value ?? null;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
