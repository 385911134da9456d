import { describe, expect, it } from 'vitest';
import type { Ohlc } from './candle.ts';
import { layoutCandles } from './candle-geometry.ts';

const rising: Ohlc = [100, 110, 95, 105];
const falling: Ohlc = [105, 107, 90, 92];
const flat: Ohlc = [50, 50, 50, 50];
const frame = { width: 240, height: 150, padding: 16, mark: null };

function many(count: number): Ohlc[] {
  return Array.from({ length: count }, (_, index) => (index % 2 === 0 ? rising : falling));
}

describe('layoutCandles', () => {
  it('the layout spans the price range between the paddings', () => {
    const { shapes, y } = layoutCandles({ ...frame, candles: [rising, falling] });
    expect(y(110)).toBe(16);
    expect(y(90)).toBe(134);
    expect(shapes[0]?.wickTop).toBe(16);
    expect(shapes[1]?.wickBottom).toBe(134);
  });

  it('lines run from candle to candle at their prices', () => {
    const lines = [{ from: [0, 110], to: [1, 90] } as const];
    expect(layoutCandles({ ...frame, candles: [rising, falling], lines }).lines).toEqual([
      { x1: 68, y1: 16, x2: 172, y2: 134 },
    ]);
    expect(layoutCandles({ ...frame, candles: [rising] }).lines).toEqual([]);
  });

  it('bodies reach from open to close, evenly spaced', () => {
    const { shapes } = layoutCandles({ ...frame, candles: [rising, falling] });
    expect(shapes.map((shape) => shape.x)).toEqual([68, 172]);
    expect(shapes[0]).toMatchObject({ rising: true, bodyWidth: 16 });
    expect(shapes[0]?.bodyTop).toBeCloseTo(45.5);
    expect(shapes[0]?.bodyHeight).toBeCloseTo(29.5);
    expect(shapes[1]).toMatchObject({ rising: false });
    expect(shapes[1]?.bodyHeight).toBeCloseTo(76.7);
  });

  it.each([
    [1, 16],
    [7, 16],
    [24, (208 / 24) * 0.58],
    [40, 208 * 0.58 * (1 / 40)],
    [60, 3],
  ])('a layout of %i candles has bodies %d wide', (count, bodyWidth) => {
    const { shapes } = layoutCandles({ ...frame, candles: many(count) });
    expect(shapes[0]?.bodyWidth).toBeCloseTo(bodyWidth);
  });

  it('a flat candle has a body of 1.5 units around its price', () => {
    const { shapes, y } = layoutCandles({ ...frame, candles: [rising, [100, 104, 96, 100]] });
    expect(shapes[1]?.bodyHeight).toBe(1.5);
    expect(shapes[1]?.bodyTop).toBeCloseTo(y(100) - 0.75);
    expect(shapes[1]?.rising).toBe(true);
  });

  it.each([[[flat]], [[flat, flat, flat]]])('every number is finite when all prices are equal', (candles) => {
    const layout = layoutCandles({ ...frame, candles, mark: { from: 0, to: 0 } });
    const numbers = [...layout.shapes, layout.mark ?? {}, ...layout.grid].flatMap((part) => Object.values(part));
    expect(numbers.filter((value) => typeof value === 'number').every(Number.isFinite)).toBe(true);
    expect(layout.shapes[0]?.wickTop).toBe(75);
    expect(layout.grid.map((line) => line.price)).toEqual([50, 50, 50]);
  });

  it('a layout without candles is empty', () => {
    expect(layoutCandles({ ...frame, candles: [] }).shapes).toEqual([]);
  });

  it('the grid has its prices', () => {
    const { grid, y } = layoutCandles({ ...frame, candles: [rising, falling] });
    expect(grid.map((line) => line.y)).toEqual([37.5, 75, 112.5]);
    for (const line of grid) expect(y(line.price)).toBeCloseTo(line.y);
  });

  it('the frame holds every marked candle and none of its neighbors', () => {
    const { mark, shapes } = layoutCandles({ ...frame, candles: many(20), mark: { from: 9, to: 10 } });
    expect(mark?.y).toBe(7);
    expect(mark?.height).toBe(136);
    expect(mark?.x).toBeLessThan((shapes[9]?.x ?? 0) - 3);
    expect(mark?.x).toBeGreaterThan((shapes[8]?.x ?? 0) + 3);
    expect((mark?.x ?? 0) + (mark?.width ?? 0)).toBeLessThan((shapes[11]?.x ?? 0) - 3);
  });

  it('the frame stays inside the drawing', () => {
    const { mark } = layoutCandles({ ...frame, padding: 2, candles: many(3), mark: { from: 0, to: 2 } });
    expect(mark?.y).toBe(1);
    expect(mark?.height).toBe(148);
    expect(mark?.x).toBeGreaterThanOrEqual(1);
    expect((mark?.x ?? 0) + (mark?.width ?? 0)).toBeLessThanOrEqual(239);
  });

  it.each([
    { from: 0, to: 2 },
    { from: -1, to: 0 },
    { from: 1, to: 0 },
  ])('the mark %o on two candles is rejected', (mark) => {
    expect(() => layoutCandles({ ...frame, candles: many(2), mark })).toThrow(RangeError);
  });
});
