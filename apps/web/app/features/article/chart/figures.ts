import type { Block } from '@wickwise/curriculum/articles/article';
import type { CandleShape, LineShape } from '@wickwise/market/candle-geometry';

type Bar = Extract<Block, { kind: 'bars' }>['bars'][number];
type Table = Extract<Block, { kind: 'table' }>;

/** The values of bars as they are written: all with cents where one has cents. */
export function barTexts(bars: readonly Bar[]): string[] {
  const hasCents = bars.some(({ value }) => Number(value.toFixed(1)) !== value);
  return bars.map(({ value }) => (hasCents ? value.toFixed(2) : String(value)));
}

/** For each column, whether it holds only numbers. The first never does: it names the rows. */
export function numberColumns({ head, rows }: Pick<Table, 'head' | 'rows'>): boolean[] {
  return head.map((_, column) => column > 0 && rows.every((row) => /^[\d.,]+%?$/.test(row[column] ?? '')));
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** From the end of a line to the middle of its number, and how far candles keep from that middle. */
const NUMBER = { gap: 13, reach: 9 };

/** Where a line's number is placed: after its end, or before its start if candles are in the way. */
export function numberPlace(line: LineShape, shapes: readonly CandleShape[]): Point {
  const behind = { x: line.x2 + NUMBER.gap, y: line.y2 };
  const before = { x: line.x1 - NUMBER.gap, y: line.y1 };
  return [behind, before].find((place) => isFree(place, shapes)) ?? behind;
}

function isFree({ x, y }: Point, shapes: readonly CandleShape[]): boolean {
  const { reach } = NUMBER;
  return shapes.every(
    (shape) =>
      Math.abs(shape.x - x) > reach + shape.bodyWidth / 2 || shape.wickTop > y + reach || shape.wickBottom < y - reach,
  );
}
