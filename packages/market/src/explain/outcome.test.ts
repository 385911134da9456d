import { expect, it } from 'vitest';
import type { Ohlc } from '../candle.ts';
import { CandleSeries } from '../series.ts';
import { resolveOutcome } from './outcome.ts';

const pattern: Ohlc[] = [
  [103, 104, 99, 100],
  [100, 105, 98, 104],
];
const inside: Ohlc = [102, 120, 80, 103];
const above: Ohlc = [102, 106, 100, 105.1];
const below: Ohlc = [102, 106, 97, 97.9];
const atHigh: Ohlc = [102, 106, 100, 105];

it.each<[string, Ohlc[], 'up' | 'down', string, number | null]>([
  ['nothing followed yet', [], 'up', 'pending', null],
  ['shadows alone decide nothing', [inside, inside], 'up', 'pending', null],
  ['a close at the high is not above it', [atHigh], 'up', 'pending', null],
  ['a close above the high', [inside, above], 'up', 'confirmed', 3],
  ['a close below the low first', [below, above], 'up', 'failed', 2],
  ['a close below the low, read downward', [inside, inside, below], 'down', 'confirmed', 4],
  ['a close above the high, read downward', [above], 'down', 'failed', 2],
  ['three candles without either', [inside, inside, inside, above], 'up', 'expired', 4],
  ['a close below the low on the third candle', [inside, inside, below], 'up', 'failed', 4],
])('the outcome of a pattern is resolved: %s', (_, later, reading, state, resolvedAt) => {
  const series = CandleSeries.fromOhlc([...pattern, ...later]);
  expect(resolveOutcome(series, { span: { from: 0, to: 1 }, reading })).toEqual({ state, resolvedAt });
});
