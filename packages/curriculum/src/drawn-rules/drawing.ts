import type { CandleSpan } from '@wickwise/market/candle';
import type { ChartPoint } from '@wickwise/market/chart-patterns/finding';
import { type Line, priceOn } from '@wickwise/market/chart-patterns/line';
import type { DrawnRule } from '../pattern.ts';
import { closeAt, type Outline } from './drawn-outline.ts';

/** A line to draw, in the prices of an outline. */
export type Stroke = DrawnRule['lines'][number];

/** A level stroke. */
export function level(price: number, { from, to }: CandleSpan): Stroke {
  return { from: [from, price], to: [to, price] };
}

/** An upright stroke at one candle. */
export function upright(index: number, from: number, to: number): Stroke {
  return { from: [index, from], to: [index, to] };
}

/** A stretch of a sloping line. */
export function along(line: Line, { from, to }: CandleSpan): Stroke {
  return { from: [from, priceOn(line, from)], to: [to, priceOn(line, to)] };
}

/** An upright stroke from a point to the line above or below it. */
export function distanceTo(line: Line, { index, price }: ChartPoint): Stroke {
  return upright(index, price, priceOn(line, index));
}

/** A multiple of what the bound is written in, such as "0.03 × the height". */
export function multipleText(value: number, unit: string): string {
  const sign = value <= -0.005 ? '−' : '';
  return `${sign}${Math.abs(value).toFixed(2)} × ${unit}`;
}

/** How far a close is beyond a line, or short of it. */
export function beyondText(beyond: number, unit: string): string {
  return `${multipleText(Math.abs(beyond), unit)} ${beyond > 0 ? 'beyond it' : 'short of it'}`;
}

/** A duration, such as "16 candles" or "1 candle". */
export function inCandles(count: number): string {
  return count === 1 ? '1 candle' : `${count} candles`;
}

/** The line a breakout must cross, and by how much. */
export interface BreakoutRule {
  readonly line: Line;
  /** Where the line begins. */
  readonly from: number;
  /** The height or width that the distance is measured in, in price units, and what it is called. */
  readonly unit: { readonly size: number; readonly name: string };
  /** How far past the line the close must be, in units. */
  readonly margin: number;
}

/** How far the breakout's close is beyond the line, or short of it. */
export function drawBreakout(outline: Outline, { line, from, unit, margin }: BreakoutRule): DrawnRule {
  const close = closeAt(outline, outline.breakout);
  const beyond = (close.price - priceOn(line, close.index)) / unit.size;
  return {
    measured: beyondText(beyond, unit.name),
    met: beyond > margin,
    lines: [along(line, { from, to: close.index }), distanceTo(line, close)],
  };
}
