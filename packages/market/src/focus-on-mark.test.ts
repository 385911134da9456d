import { describe, expect, it } from 'vitest';
import type { Ohlc } from './candle.ts';
import { focusOnMark } from './focus-on-mark.ts';

/** Candles that are distinguished by their price. */
const candles = Array.from({ length: 30 }, (_, index): Ohlc => [index, index, index, index]);

function shown(mark: { from: number; to: number }, most: number) {
  const focused = focusOnMark({ candles, mark }, most);
  return { first: focused.candles[0]?.[0], last: focused.candles.at(-1)?.[0], mark: focused.mark };
}

describe('focusOnMark', () => {
  it('the focus keeps the marked candles, with more of what came before them', () => {
    expect(shown({ from: 15, to: 16 }, 12)).toEqual({ first: 9, last: 20, mark: { from: 6, to: 7 } });
  });

  it('the focus stays inside the picture at both ends', () => {
    expect(shown({ from: 1, to: 1 }, 10)).toEqual({ first: 0, last: 9, mark: { from: 1, to: 1 } });
    expect(shown({ from: 29, to: 29 }, 10)).toEqual({ first: 20, last: 29, mark: { from: 9, to: 9 } });
  });

  it('a mark longer than the drawing stays whole', () => {
    expect(shown({ from: 5, to: 24 }, 12)).toEqual({ first: 2, last: 25, mark: { from: 3, to: 22 } });
  });

  it('the focus keeps the lines', () => {
    const lines = [{ from: [15, 100], to: [20, 110] } as const];
    const focused = focusOnMark({ candles, mark: { from: 15, to: 16 }, lines }, 12);
    expect(focused.lines).toEqual([{ from: [6, 100], to: [11, 110] }]);
  });

  it('a picture without a mark, or one that fits, is unchanged', () => {
    expect(focusOnMark({ candles, mark: null }, 5)).toEqual({ candles, mark: null, lines: [] });
    expect(focusOnMark({ candles, mark: { from: 3, to: 4 } }, 30).candles).toBe(candles);
  });
});
