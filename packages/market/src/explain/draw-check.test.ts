import { expect, it } from 'vitest';
import type { Ohlc } from '../candle.ts';
import { drawCheck, join } from './draw-check.ts';
import type { RuleCheck } from './explanation.ts';

const candles: readonly Ohlc[] = [
  [10, 12, 9, 11],
  [11, 14, 8, 10],
];

const check = (parts: Partial<RuleCheck>): RuleCheck => ({
  words: 'Small body',
  unmet: '',
  candle: 1,
  measured: 0.5,
  comparison: 'below',
  threshold: 1,
  unit: 'usual_body',
  met: true,
  ...parts,
});

it('a size is drawn along its candle, beside the allowed size', () => {
  expect(drawCheck(check({}), candles)).toEqual({
    lines: [{ from: [1, 10], to: [1, 11] }],
    limits: [{ from: [1, 10], to: [1, 12] }],
  });
});

it.each([
  ['Almost no upper shadow', [11, 14]],
  ['Lower shadow longer than the body', [10, 8]],
  ['The longer shadow is longer than the body', [11, 14]],
  ['Second candle: body far smaller than the first body', [10, 11]],
] as const)('“%s” is drawn at the part of the candle that it measures', (words, [from, to]) => {
  expect(drawCheck(check({ words }), candles).lines).toEqual([{ from: [1, from], to: [1, to] }]);
});

it('a price is drawn as a point, and its limit from the earlier candle that has it', () => {
  const price = { words: 'Second candle: closes below the first low', measured: 10, unit: 'price' } as const;
  expect(drawCheck(check({ ...price, threshold: 9 }), candles)).toEqual({
    lines: [{ from: [1, 10], to: [1, 10] }],
    limits: [{ from: [0, 9], to: [1, 9] }],
  });
  expect(drawCheck(check({ ...price, threshold: [9, 12] }), candles).limits).toHaveLength(2);
});

it('a color has no drawn limit, and neither has a size of zero', () => {
  const color = { words: 'Rising, closes at or above its open', measured: 10, threshold: 11, unit: 'price' } as const;
  expect(drawCheck(check(color), candles)).toEqual({ lines: [{ from: [1, 10], to: [1, 11] }], limits: [] });
  expect(drawCheck(check({ measured: 0 }), candles).limits).toEqual([]);
});

it('a count is drawn by the ways it counts, each line once, and a bare count not at all', () => {
  const count = { unit: 'count', measured: 1, threshold: 1 } as const;
  expect(drawCheck(check(count), candles)).toEqual({ lines: [], limits: [] });
  const ways = [[check({})], [check({}), check({ words: 'Almost no upper shadow' })]];
  expect(drawCheck(check({ ...count, ways }), candles).lines).toHaveLength(2);
  expect(join([])).toEqual({ lines: [], limits: [] });
});

it('a missing candle is rejected', () => {
  expect(() => drawCheck(check({ candle: 2 }), candles)).toThrow(RangeError);
});
