import { expect, it } from 'vitest';
import { createLongRandom } from './long-random.ts';
import { drawNoiseWalk } from './noise-walk.ts';

function draw(seed: number) {
  return drawNoiseWalk({ random: createLongRandom(seed), candles: 5000, session: 0.02, gap: 0.5 });
}

function deviation(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length);
}

function correlation(values: readonly number[]): number {
  const products = values.slice(1).map((value, index) => value * (values[index] ?? 0));
  return products.reduce((sum, value) => sum + value, 0) / products.length / deviation(values) ** 2;
}

it('a random walk is the same for one seed and another one for the next', () => {
  expect(draw(7).close).toEqual(draw(7).close);
  expect(draw(7).close).not.toEqual(draw(8).close);
});

it('the sessions and nights of a random walk are as wide as requested', () => {
  const { open, close } = draw(1);
  const sessions = [...close].map((price, index) => Math.log(price / (open[index] ?? 0)));
  const nights = [...open].slice(1).map((price, index) => Math.log(price / (close[index] ?? 0)));
  expect(deviation(sessions)).toBeCloseTo(0.02, 3);
  expect(deviation(nights)).toBeCloseTo(0.01, 3);
});

it('the sessions of a random walk are independent', () => {
  const { open, close } = draw(2);
  const sessions = [...close].map((price, index) => Math.log(price / (open[index] ?? 0)));
  // Two standard deviations of a correlation of 5,000 independent pairs.
  expect(Math.abs(correlation(sessions))).toBeLessThan(2 / Math.sqrt(5000));
});

it('a random walk may rise, and its large days may follow large ones', () => {
  const market = { candles: 5000, session: 0.02, gap: 0.5 };
  const level = drawNoiseWalk({ ...market, random: createLongRandom(3) });
  const rising = drawNoiseWalk({ ...market, random: createLongRandom(3), drift: 0.001 });
  expect(Math.log((rising.close.at(-1) ?? 0) / (level.close.at(-1) ?? 1))).toBeCloseTo(5000 * 0.001, 6);
  const sizes = ({ close }: typeof level) => {
    const moves = [...close].slice(1).map((price, index) => Math.abs(Math.log(price / (close[index] ?? 0))));
    const center = moves.reduce((sum, move) => sum + move, 0) / moves.length;
    return moves.map((move) => move - center);
  };
  expect(Math.abs(correlation(sizes(level)))).toBeLessThan(3 / Math.sqrt(5000));
  expect(correlation(sizes(drawNoiseWalk({ ...market, random: createLongRandom(3), clusters: true })))).toBeGreaterThan(
    0.1,
  );
});
