import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findLevels, LevelError, type LevelInput, STRENGTH_POINTS } from './levels.ts';

type Turn = LevelInput['pivots'][number];

const low = (index: number, price: number): Turn => ({ index, price, kind: 'low' });
const high = (index: number, price: number): Turn => ({ index, price, kind: 'high' });
const chart = { averageRange: 2, tolerance: 1, candles: 101 };

function codeOf(act: () => unknown): string {
  try {
    act();
  } catch (error) {
    if (error instanceof LevelError) return error.code;
    throw error;
  }
  return 'nothing thrown';
}

describe('findLevels', () => {
  it('a level is a price at which swings turned more than once', () => {
    const pivots = [low(10, 100), high(20, 120), low(40, 101), high(60, 119), low(80, 99.5), high(90, 140)];
    const [support, resistance, ...others] = findLevels({ ...chart, pivots });
    expect(support).toEqual({
      price: 300.5 / 3,
      zone: { low: 99.5, high: 101 },
      kind: 'support',
      touches: [10, 40, 80],
      firstTouch: 10,
      lastTouch: 80,
      strength: 20 + 14 + 16 + 3,
      reasons: { touches: 20, span: 14, recency: 16, tightness: 3, role_reversal: 0 },
    });
    expect(resistance).toMatchObject({ price: 119.5, kind: 'resistance', touches: [20, 60] });
    expect(others).toEqual([]);
  });

  it('a level can turn both highs and lows', () => {
    const pivots = [high(10, 100), high(30, 100), low(70, 100)];
    expect(findLevels({ ...chart, pivots })[0]).toMatchObject({ kind: 'both', reasons: { role_reversal: 10 } });
  });

  it('the strongest possible level has 100 points', () => {
    const pivots = [0, 20, 50, 80, 100].map((index) => (index > 50 ? low(index, 50) : high(index, 50)));
    const [level] = findLevels({ ...chart, pivots });
    expect(level?.strength).toBe(100);
    expect(level?.reasons).toEqual(STRENGTH_POINTS);
  });

  it('the closest pivots are joined first, and none wider apart than the tolerance', () => {
    const prices = [100, 101.5, 102.4, 103.9].map((price, index) => low(index, price));
    const zones = findLevels({ ...chart, pivots: prices, leastTouches: 1 }).map(({ zone }) => zone);
    expect(zones.sort((a, b) => a.low - b.low)).toEqual([
      { low: 100, high: 100 },
      { low: 101.5, high: 102.4 },
      { low: 103.9, high: 103.9 },
    ]);
  });

  it('findLevels finds no levels without pivots, and exact ones in a market without range', () => {
    expect(findLevels({ ...chart, pivots: [] })).toEqual([]);
    const pivots = [low(0, 5), low(1, 5), low(2, 5.01)];
    expect(findLevels({ averageRange: 0, candles: 3, pivots }).map(({ touches }) => touches)).toEqual([[0, 1]]);
  });

  it.each<[string, Partial<LevelInput>]>([
    ['invalid_range', { averageRange: -1 }],
    ['invalid_range', { averageRange: Number.NaN }],
    ['invalid_tolerance', { tolerance: 0 }],
    ['pivot_outside_chart', { pivots: [low(101, 5)] }],
    ['pivot_outside_chart', { pivots: [low(-1, 5)] }],
    ['pivot_outside_chart', { pivots: [low(1, Number.NaN)] }],
  ])('findLevels rejects as %s: %o', (code, wrong) => {
    expect(codeOf(() => findLevels({ ...chart, pivots: [], ...wrong }))).toBe(code);
  });
});

describe('findLevels, for any pivots', () => {
  const anyTurn = fc.record({
    index: fc.nat(100),
    price: fc.integer({ min: 8000, max: 12_000 }).map((cents) => cents / 100),
    kind: fc.constantFrom('high' as const, 'low' as const),
  });
  const anyPivots = fc.array(anyTurn, { maxLength: 40 });

  it('each pivot is in one level at most, no wider than the tolerance', () => {
    fc.assert(
      fc.property(anyPivots, (pivots) => {
        const levels = findLevels({ ...chart, pivots, leastTouches: 1 });
        expect(levels.flatMap(({ touches }) => touches).length).toBe(pivots.length);
        for (const { zone, price } of levels) {
          expect(zone.high - zone.low).toBeLessThanOrEqual(2);
          expect(price).toBeGreaterThan(zone.low - 1e-9);
          expect(price).toBeLessThan(zone.high + 1e-9);
        }
      }),
    );
  });

  it('levels are ranked by strength, whose reasons add up to at most 100', () => {
    fc.assert(
      fc.property(anyPivots, (pivots) => {
        const levels = findLevels({ ...chart, pivots });
        const strengths = levels.map(({ strength }) => strength);
        expect(strengths).toEqual([...strengths].sort((a, b) => b - a));
        for (const { strength, reasons } of levels) {
          expect(Object.values(reasons).reduce((sum, points) => sum + points, 0)).toBe(strength);
          expect(strength).toBeGreaterThanOrEqual(0);
          expect(strength).toBeLessThanOrEqual(100);
        }
      }),
    );
  });

  it('findLevels does not depend on the order of pivots, nor on the currency', () => {
    // Powers of two change no digit of a price, so that not even rounding may differ.
    fc.assert(
      fc.property(anyPivots, fc.integer({ min: -12, max: 12 }), (pivots, power) => {
        const levels = findLevels({ ...chart, pivots });
        expect(findLevels({ ...chart, pivots: pivots.toReversed() })).toEqual(levels);
        const factor = 2 ** power;
        const scaled = pivots.map((turn) => ({ ...turn, price: turn.price * factor }));
        const expected = levels.map((level) => ({
          ...level,
          price: level.price * factor,
          zone: { low: level.zone.low * factor, high: level.zone.high * factor },
        }));
        expect(findLevels({ ...chart, averageRange: 2 * factor, pivots: scaled })).toEqual(expected);
      }),
    );
  });
});
