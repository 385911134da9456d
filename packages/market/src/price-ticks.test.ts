import { expect, it } from 'vitest';
import { roundTicks } from './price-ticks.ts';

const texts = (low: number, high: number, most = 5) => roundTicks({ low, high, most }).map(({ text }) => text);

it.each([
  [93.81, 108.35, ['95', '100', '105']],
  [57.1, 63.2, ['58', '60', '62']],
  [0.12, 0.94, ['0.20', '0.40', '0.60', '0.80']],
  [10, 12, ['10.00', '10.50', '11.00', '11.50', '12.00']],
  [-3, 3, ['-2', '0', '2']],
  [50, 1050, ['200', '400', '600', '800', '1000']],
])('the round prices from %d to %d are %j', (low, high, expected) => {
  expect(texts(low, high)).toEqual(expected);
});

it('roundTicks returns at most one price more than requested', () => {
  for (let high = 101; high < 400; high += 7.3) expect(texts(100, high, 6).length).toBeLessThanOrEqual(7);
});

it('roundTicks returns nothing without a range, and rejects a scale of one', () => {
  expect(texts(5, 5)).toEqual([]);
  expect(() => texts(1, 2, 1)).toThrow(RangeError);
});
