import { describe, expect, it } from 'vitest';
import { hash32, seedOf } from './hash.ts';

const COUNT = 20_000;
const listed = (draw: (counter: number) => number) => Array.from({ length: COUNT }, (_, counter) => draw(counter));
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

describe('hash32', () => {
  it('hash32 flips about half of the bits when seed or counter grows by one', () => {
    const bits = (value: number) => value.toString(2).replaceAll('0', '').length;
    const changed = (other: (n: number) => number) => mean(listed((n) => bits((hash32(7, n) ^ other(n)) >>> 0)));
    expect(changed((n) => hash32(7, n + 1))).toBeCloseTo(16, 0);
    expect(changed((n) => hash32(8, n))).toBeCloseTo(16, 0);
  });

  it('hash32 collides no more often than chance', () => {
    expect(new Set(listed((n) => hash32(seedOf('AAPL'), n))).size).toBeGreaterThan(COUNT - 3);
  });

  it('hash32 fills all 32 bits', () => {
    const values = listed((n) => hash32(1, n));
    expect(Math.min(...values)).toBeGreaterThanOrEqual(0);
    expect(mean(values) / 2 ** 32).toBeCloseTo(0.5, 1);
  });
});

describe('seedOf', () => {
  it.each([
    ['', 0x811c9dc5],
    ['a', 0xe40c292c],
    ['foobar', 0xbf9cf968],
  ])('the seed of "%s" is its FNV-1a hash', (text, seed) => {
    expect(seedOf(text)).toBe(seed);
  });
});
