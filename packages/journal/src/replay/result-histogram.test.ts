import fc from 'fast-check';
import { expect, it } from 'vitest';
import { resultHistogram } from './result-histogram.ts';

const histogramOf = (ownCents: number, totals: readonly number[]) =>
  resultHistogram({ ownCents, asGoodFromCents: ownCents - 2, totals: Float64Array.from(totals) });

it('random traders are counted in bins of one width, which part at the replay’s own result', () => {
  // 40 bins between -100 and 100 are 5 wide; 18 is as good as 20 because of rounding.
  const histogram = histogramOf(20, [-100, -98, 17, 18, 20, 100]);
  expect(histogram).toMatchObject({ ownCents: 20, worse: 3, asGood: 3 });
  const bins = histogram?.bins ?? [];
  expect(bins[0]).toEqual({ fromCents: -102, toCents: -97, count: 2, isAsGood: false });
  expect(bins.filter(({ fromCents }) => fromCents === 13 || fromCents === 18)).toEqual([
    { fromCents: 13, toCents: 18, count: 1, isAsGood: false },
    { fromCents: 18, toCents: 23, count: 2, isAsGood: true },
  ]);
  expect(bins.at(-1)).toMatchObject({ fromCents: 98, count: 1 });
});

it('no random trader is left out, and only those who did as well are beyond the replay’s own result', () => {
  const cents = fc.integer({ min: -5_000_000, max: 5_000_000 });
  fc.assert(
    fc.property(cents, fc.array(cents, { minLength: 1, maxLength: 200 }), (ownCents, totals) => {
      const histogram = histogramOf(ownCents, totals);
      expect(histogram?.asGood).toBe(totals.filter((total) => total >= ownCents - 2).length);
      expect(histogram?.bins.reduce((sum, { count }) => sum + count, 0)).toBe(totals.length);
      expect(histogram?.bins.length).toBeLessThanOrEqual(42);
      expect(histogram?.bins.some(({ isAsGood }) => isAsGood)).toBe(true);
    }),
  );
});

it('equal results are one bin, and without random traders there is none', () => {
  expect(histogramOf(500, [500, 500])?.bins).toMatchObject([{ count: 0 }, { count: 0 }, { count: 2 }]);
  expect(histogramOf(500, [])).toBeNull();
});
