import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { measureExcursion, type PlacedFill, type PriceBar } from './measure-excursion.ts';

/** Days last from 10 times their number to 5 later. */
const day = (number: number, low: number, high: number): PriceBar => ({
  from: 10 * number,
  to: 10 * number + 5,
  low,
  high,
});
const onDay = (number: number, price: number, change: number): PlacedFill => ({
  from: 10 * number,
  to: 10 * number + 4,
  price,
  change,
});
const measure = (fills: readonly PlacedFill[], bars: readonly PriceBar[], multiplier = 1) =>
  measureExcursion({ fills, bars, multiplier });

// Bought 10 at 100 on day 1, sold at 104 on day 4.
const long = [onDay(1, 100, 10), onDay(4, 104, -10)];
const calm = [day(1, 99.5, 101), day(2, 97, 103), day(3, 98, 109), day(4, 103, 105)];

describe('daily bars', () => {
  it('the days between entry and exit are known as a whole', () => {
    expect(measure(long, calm)).toEqual({
      adverse: { cents: 3000, points: 3, isExact: true },
      favorable: { cents: 9000, points: 9, isExact: true },
    });
  });

  it('an extreme on the day of the entry may lie before it: at most', () => {
    const [, ...rest] = calm;
    expect(measure(long, [day(1, 92, 101), ...rest])).toMatchObject({
      adverse: { cents: 8000, points: 8, isExact: false },
      favorable: { points: 9, isExact: true },
    });
  });

  it('an extreme on the day of the exit may lie after it: at most', () => {
    expect(measure(long, [...calm.slice(0, 3), day(4, 90, 112)])).toMatchObject({
      adverse: { points: 10, isExact: false },
      favorable: { points: 12, isExact: false },
    });
  });

  it('a trade within one day is known by its prices alone', () => {
    expect(measure([onDay(1, 100, 10), onDay(1, 99, -10)], [day(1, 98, 103)])).toEqual({
      adverse: { cents: 2000, points: 2, isExact: false },
      favorable: { cents: 3000, points: 3, isExact: false },
    });
  });

  it('what the prices of entry and exit show is exact', () => {
    expect(measure([onDay(1, 100, 10), onDay(1, 98, -10)], [day(1, 98, 100)])).toEqual({
      adverse: { cents: 2000, points: 2, isExact: true },
      favorable: { cents: 0, points: 0, isExact: true },
    });
  });
});

test('a short goes the other way', () => {
  const short = [onDay(1, 100, -10), onDay(4, 104, 10)];
  expect(measure(short, calm)).toMatchObject({ adverse: { points: 9 }, favorable: { points: 3 } });
});

test('bars before the entry and after the exit say nothing', () => {
  expect(measure(long, [day(0, 1, 500), ...calm, day(5, 1, 500)])).toEqual(measure(long, calm));
});

test('shorter bars, with the moments of the fills, leave only their own bars open', () => {
  const at = (time: number, price: number, change: number) => ({ from: time, to: time, price, change });
  // The low of 90 was before the entry, in a bar of its own.
  const bars = [
    { from: 10, to: 11, low: 90, high: 101 },
    { from: 11, to: 12, low: 99.5, high: 100.5 },
    { from: 12, to: 13, low: 98, high: 106 },
    { from: 13, to: 14, low: 103, high: 104 },
  ];
  expect(measure([at(11, 100, 10), at(13, 104, -10)], bars)).toMatchObject({
    adverse: { points: 2, isExact: true },
    favorable: { points: 6, isExact: true },
  });
});

test('a trade that is scaled is measured by what was held when: it has no single price', () => {
  // 10 at 100, 10 more at 90: on day 2 at most −60 at 94, on day 4 10 × (88 − 100) + 10 × (88 − 90) = −140.
  const fills = [onDay(1, 100, 10), onDay(3, 90, 10), onDay(5, 95, -20)];
  const bars = [day(1, 100, 100), day(2, 94, 100), day(3, 90, 94), day(4, 88, 96), day(5, 95, 95)];
  expect(measure(fills, bars)).toEqual({
    adverse: { cents: 14000, points: null, isExact: true },
    favorable: { cents: 2000, points: null, isExact: true },
  });
});

test.each([
  ['an entry outside of its day’s prices, as after a split', [onDay(1, 400, 10), onDay(4, 104, -10)]],
  ['an exit outside of its day’s prices', [onDay(1, 100, 10), onDay(4, 52, -10)]],
  ['a fill on a day without a bar', [onDay(1, 100, 10), onDay(7, 104, -10)]],
])('%s gives no figure', (_, fills) => {
  expect(measure(fills, calm)).toBeNull();
});

test('of any prices, the true largest moves are at most what is measured, and equal to it where that is exact', () => {
  const ticks = fc.array(fc.integer({ min: 9000, max: 11_000 }), { minLength: 12, maxLength: 60 });
  fc.assert(
    fc.property(ticks, fc.nat(), fc.nat(), fc.boolean(), (prices, a, b, isLong) => {
      const [entry = 0, exit = 0] = [a % prices.length, b % prices.length].sort((x, y) => x - y);
      const change = isLong ? 3 : -3;
      const fillAt = (index: number, units: number) => {
        const start = index - (index % 6);
        return { from: start, to: start + 5, price: (prices[index] ?? 0) / 100, change: units };
      };
      const bars = Array.from({ length: Math.ceil(prices.length / 6) }, (_, bar) => {
        const part = prices.slice(6 * bar, 6 * bar + 6).map((price) => price / 100);
        return { from: 6 * bar, to: 6 * bar + 6, low: Math.min(...part), high: Math.max(...part) };
      });
      const measured = measure([fillAt(entry, change), fillAt(exit, -change)], bars);
      const moves = prices.slice(entry, exit + 1).map((price) => change * (price - (prices[entry] ?? 0)));
      const [worst, best] = [Math.max(0, ...moves.map((move) => -move)), Math.max(0, ...moves)];
      for (const [truth, move] of [
        [worst, measured?.adverse],
        [best, measured?.favorable],
      ] as const) {
        expect(move?.cents).toBeGreaterThanOrEqual(truth);
        if (move?.isExact) expect(move.cents).toBe(truth);
      }
    }),
  );
});
