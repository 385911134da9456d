import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryCandles } from '../../fixtures/arbitrary-series.ts';
import type { CandlePrices, Ohlc, Price } from '../candle.ts';
import { CandleSeries, SeriesError } from '../series.ts';
import { type HitLists, listHits } from './hit.ts';
import { lookbackOf } from './measure/lookback.ts';
import { patternNames } from './pattern-name.ts';
import { createStream, scan } from './scan.ts';

function hitsOf(candles: readonly Ohlc[]): HitLists {
  return listHits(scan(CandleSeries.fromOhlc(candles)));
}

function pricesOf([open, high, low, close]: Ohlc): CandlePrices {
  return { open: open as Price, high: high as Price, low: low as Price, close: close as Price };
}

/** Every hit as `[name, index, value]`, in the order of names. */
function streamed(candles: readonly Ohlc[]): (readonly [string, number, number])[] {
  const stream = createStream();
  const all = candles.flatMap((candle, index) =>
    stream.append(pricesOf(candle)).map(({ pattern, value }) => [pattern, index, value] as const),
  );
  return patternNames.flatMap((name) => all.filter(([pattern]) => pattern === name));
}

function flattened(lists: HitLists): (readonly [string, number, number])[] {
  return patternNames.flatMap((name) => lists[name].map(([index, value]) => [name, index, value] as const));
}

/** Fifteen quiet candles, so that every average is known. */
const quiet: Ohlc[] = Array.from({ length: 15 }, (_, index) => (index % 2 ? [104, 106, 98, 100] : [100, 106, 98, 104]));

describe('scan', () => {
  it('the scan has 61 patterns, each in its place', () => {
    expect(patternNames).toHaveLength(61);
    expect(Object.keys(hitsOf([]))).toEqual(patternNames);
  });

  it.each([0, 1, 2])('a series of %i candles has no hits', (length) => {
    expect(flattened(hitsOf(quiet.slice(0, length)))).toEqual([]);
  });

  it.each<[string, Ohlc[], [number, number]]>([
    ['CDLDOJI', [...quiet, [100, 106, 98, 100]], [15, 100]],
    ['CDLENGULFING', [...quiet, [104, 106, 98, 100], [99, 108, 98, 106]], [16, 100]],
    ['CDLENGULFING', [...quiet, [104, 106, 98, 100], [100, 108, 98, 106]], [16, 80]],
    ['CDLENGULFING', [...quiet, [100, 106, 98, 104], [105, 106, 96, 98]], [16, -100]],
    ['CDLHARAMI', [...quiet, [110, 111, 99, 100], [103, 105, 101, 104]], [16, 100]],
    ['CDLHARAMI', [...quiet, [110, 111, 99, 100], [100, 105, 99, 102]], [16, 80]],
  ])('%s is found in a case of its own', (name, candles, hit) => {
    expect(flattened(hitsOf(candles)).filter(([pattern]) => pattern === name)).toContainEqual([name, ...hit]);
  });

  it('candles without any movement are dojis and not marubozus', () => {
    const flat: Ohlc[] = Array.from({ length: 30 }, () => [50, 50, 50, 50]);
    const hits = hitsOf(flat);
    expect(hits.CDLMARUBOZU).toEqual([]);
    expect(hits.CDLDOJI).toHaveLength(20);
  });

  it('a hikkake is confirmed once, within three candles', () => {
    const setup: Ohlc[] = [...quiet, [100, 110, 90, 100], [100, 108, 92, 100], [100, 106, 91, 100]];
    const wait: Ohlc = [100, 107, 90, 101];
    const confirm: Ohlc = [101, 110, 90, 109];
    expect(hitsOf([...setup, wait, wait, confirm, confirm]).CDLHIKKAKE.slice(-2)).toEqual([
      [17, 100],
      [20, 200],
    ]);
    expect(hitsOf([...setup, wait, wait, wait, confirm]).CDLHIKKAKE.at(-1)).toEqual([17, 100]);
  });

  it('scan does as TA-Lib does when a range overflows: a doji while it counts, none ever after', () => {
    const monster: Ohlc = [100, 1.5e308, -1.5e308, 104];
    const dojis = hitsOf([...quiet, monster, ...quiet, ...quiet]).CDLDOJI;
    expect(dojis.map(([index]) => index)).toEqual([16, 17, 18, 19, 20, 21, 22, 23, 24, 25]);
  });

  it('scan does not change earlier hits when candles follow', () => {
    fc.assert(
      fc.property(arbitraryCandles, fc.nat(), (candles, cut) => {
        const length = candles.length === 0 ? 0 : cut % candles.length;
        const whole = flattened(hitsOf(candles)).filter(([, index]) => index < length);
        expect(flattened(hitsOf(candles.slice(0, length)))).toEqual(whole);
      }),
    );
  });

  it('scan does not depend on the scale of prices when that is a power of two', () => {
    fc.assert(
      fc.property(arbitraryCandles, fc.integer({ min: -20, max: 20 }), (candles, exponent) => {
        const scale = 2 ** exponent;
        const scaled = candles.map(([o, h, l, c]): Ohlc => [o * scale, h * scale, l * scale, c * scale]);
        expect(hitsOf(scaled)).toEqual(hitsOf(candles));
      }),
    );
  });
});

describe('createStream', () => {
  it('a stream agrees with the scan on each candle', () => {
    fc.assert(
      fc.property(arbitraryCandles, (candles) => {
        expect(streamed(candles)).toEqual(flattened(hitsOf(candles)));
      }),
    );
  });

  it('a stream rejects an impossible candle and continues without it', () => {
    const stream = createStream();
    for (const candle of quiet) stream.append(pricesOf(candle));
    const upsideDown = pricesOf([100, 90, 110, 100]);
    expect(() => stream.append(upsideDown)).toThrow(new SeriesError('high_below_low', 15));
    expect(stream.append(pricesOf([100, 106, 98, 100])).map(({ pattern }) => pattern)).toContain('CDLDOJI');
  });
});

describe('lookbackOf', () => {
  it.each([
    ['CDLENGULFING', 2],
    ['CDL3OUTSIDE', 3],
    ['CDLHIKKAKE', 5],
    ['CDLMATCHINGLOW', 6],
    ['CDL3LINESTRIKE', 8],
    ['CDLDOJI', 10],
    ['CDLHIKKAKEMOD', 10],
    ['CDLHAMMER', 11],
    ['CDLMORNINGSTAR', 12],
    ['CDL3BLACKCROWS', 13],
    ['CDLMATHOLD', 14],
  ] as const)('%s begins at candle %i', (name, lookback) => {
    expect(lookbackOf(name)).toBe(lookback);
  });
});
