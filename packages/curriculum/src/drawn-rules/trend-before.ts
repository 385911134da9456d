import type { ChartPoint } from '@wickwise/market/chart-patterns/finding';
import type { DrawnRule } from '../pattern.ts';
import { level, multipleText, upright } from './drawing.ts';
import { highAt, lowAt, type Outline } from './drawn-outline.ts';

/** How a decline into a low is measured. */
export interface FallRule {
  readonly low: ChartPoint;
  /** How many candles before the low to include. */
  readonly lookback: number;
  /** The height of the pattern, in price units, and how many of them the decline must have. */
  readonly height: number;
  readonly least: number;
}

/** The decline into the first low of a pattern, from the highest price since price was last below that low. */
export function drawFall(outline: Outline, { low, lookback, height, least }: FallRule): DrawnRule {
  let top = low;
  for (let index = low.index - 1; index >= Math.max(0, low.index - lookback); index--) {
    if (lowAt(outline, index).price < low.price) break;
    const high = highAt(outline, index);
    if (high.price > top.price) top = high;
  }
  const fall = (top.price - low.price) / height;
  return {
    measured: multipleText(fall, 'the height'),
    met: fall >= least,
    lines: [level(top.price, { from: top.index, to: low.index }), upright(low.index, top.price, low.price)],
  };
}
