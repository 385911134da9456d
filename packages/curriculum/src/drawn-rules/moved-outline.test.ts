import { expect, it } from 'vitest';
import { movedOutline } from './moved-outline.ts';

/** Candles around these prices, each a point wide on either side. */
function around(...prices: number[]) {
  return { candles: prices.map((price): [number, number, number, number] => [price, price + 1, price - 1, price]) };
}

const original = {
  ...around(60, 56, 53, 50, 53, 56, 60, 56, 53, 50, 54),
  outline: { turns: [3, 6, 9], breakout: 10 },
};

it('turns stay where prices did', () => {
  expect(movedOutline(original, original)).toEqual(original.outline);
});

it('a low follows the lowest low, and a high the highest high, by a candle', () => {
  const strayed = around(60, 56, 49, 50, 53, 61, 60, 56, 49, 50, 54);
  expect(movedOutline(original, strayed).turns).toEqual([2, 5, 8]);
});

it('a turn goes no farther than half the way to the next', () => {
  const strayed = around(60, 56, 53, 50, 45, 44, 60, 56, 53, 50, 54);
  expect(movedOutline(original, strayed).turns).toEqual([4, 6, 9]);
});

it('a candle that is neither the highest nor the lowest around it stays', () => {
  const written = { ...original, outline: { turns: [4, 6], breakout: 10 } };
  expect(movedOutline(written, around(60, 56, 53, 40, 53, 70, 60, 56, 53, 50, 54)).turns).toEqual([4, 5]);
});

it('a chart that ends before the breakout is measured at its last candle', () => {
  const cut = { candles: original.candles.slice(0, 10) };
  expect(movedOutline(original, cut).breakout).toBe(9);
});
