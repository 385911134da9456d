import type { Ohlc } from '@wickwise/market/candle';
import { CandleSeries } from '@wickwise/market/series';
import { expect, it } from 'vitest';
import { noteMs, notesOf } from './chart-notes.ts';

const closing = (...closes: number[]) =>
  CandleSeries.fromOhlc(closes.map((close): Ohlc => [close, close, close, close]));

it('the lowest close sounds three octaves below the highest, and a close halfway between sounds halfway to the ear', () => {
  const [lowest, middle, highest] = notesOf(closing(100, 110, 120), { from: 0, to: 2 }, []).map(
    ({ frequency }) => frequency,
  );
  expect((highest ?? 0) / (lowest ?? 1)).toBeCloseTo(8);
  expect(middle).toBeCloseTo(Math.sqrt((lowest ?? 0) * (highest ?? 0)));
});

it('the pitch depends on the visible candles only', () => {
  const [first] = notesOf(closing(1, 100, 110), { from: 1, to: 2 }, []);
  expect(first).toMatchObject({ index: 1, frequency: 165 });
});

it('candles without movement all sound at one pitch', () => {
  const pitches = notesOf(closing(5, 5, 5), { from: 0, to: 2 }, []).map(({ frequency }) => frequency);
  expect(new Set(pitches).size).toBe(1);
});

it('a bullish pattern adds a high tone, a bearish one a low tone, and other candles none', () => {
  const marks = [
    { id: 'a', index: 0, direction: 'up', label: 'Hammer' },
    { id: 'b', index: 2, direction: 'down', label: 'Hanging Man' },
  ] as const;
  const [up, none, down] = notesOf(closing(1, 2, 3), { from: 0, to: 2 }, marks);
  expect(up?.patternFrequency).toBeGreaterThan(165 * 8);
  expect(none?.patternFrequency).toBeNull();
  expect(down?.patternFrequency).toBeLessThan(165);
});

it('a tune takes at most nine seconds, however many candles there are', () => {
  expect(noteMs(20) * 20).toBeLessThan(9000);
  expect(noteMs(1000) * 1000).toBeCloseTo(9000);
});
