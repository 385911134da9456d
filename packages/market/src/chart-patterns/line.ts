import type { CandleSpan } from '../candle.ts';
import type { ChartPoint } from './finding.ts';

/** A straight line: its price at candle 0 and its change per candle. */
export interface Line {
  readonly intercept: number;
  readonly slope: number;
}

/** The price of a line at a candle, also beyond the points it was drawn through. */
export function priceOn({ intercept, slope }: Line, index: number): number {
  return intercept + slope * index;
}

/** A level line. */
export function levelLine(price: number): Line {
  return { intercept: price, slope: 0 };
}

/** The line through two points of different candles. */
export function lineThrough(from: ChartPoint, to: ChartPoint): Line {
  const slope = (to.price - from.price) / (to.index - from.index);
  return { intercept: from.price - slope * from.index, slope };
}

/** The least-squares line of at least two points; level when all lie on one candle. */
export function fitLine(points: readonly ChartPoint[]): Line {
  const meanIndex = points.reduce((sum, { index }) => sum + index, 0) / points.length;
  const meanPrice = points.reduce((sum, { price }) => sum + price, 0) / points.length;
  const spread = points.reduce((sum, { index }) => sum + (index - meanIndex) ** 2, 0);
  const common = points.reduce((sum, { index, price }) => sum + (index - meanIndex) * (price - meanPrice), 0);
  const slope = spread === 0 ? 0 : common / spread;
  return { intercept: meanPrice - slope * meanIndex, slope };
}

/** The two ends of a line between two candles. */
export function endsOf(line: Line, span: CandleSpan): { from: ChartPoint; to: ChartPoint } {
  const end = (index: number) => ({ index, price: priceOn(line, index) });
  return { from: end(span.from), to: end(span.to) };
}
