import { expect, it } from 'vitest';
import { type ChartPreferences, defaultPreferences, parsePreferences } from './preferences.ts';

it('preferences survive being stored', () => {
  const chosen: ChartPreferences = {
    symbol: 'GLD',
    interval: 'W',
    layers: { volume: false, levels: false, chartPatterns: false, averages: ['sma200'], filter: 'all' },
    asksFirst: true,
    watchlist: ['TLT', 'SPY'],
  };
  expect(parsePreferences(JSON.stringify(chosen))).toEqual(chosen);
});

it('what cannot be read becomes the default, and the rest is kept', () => {
  expect(parsePreferences('{')).toEqual(defaultPreferences);
  expect(parsePreferences('7')).toEqual(defaultPreferences);
  const stored = {
    symbol: 'DOGE',
    interval: 'D',
    layers: { volume: false, averages: ['sma7', 'ema20'], filter: 'some' },
    watchlist: ['SPY', 'DOGE', 'SPY'],
  };
  expect(parsePreferences(JSON.stringify(stored))).toEqual({
    ...defaultPreferences,
    interval: 'D',
    layers: { ...defaultPreferences.layers, volume: false, averages: ['ema20'] },
    watchlist: ['SPY'],
  });
});
