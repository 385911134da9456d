import type { MarkedCandles } from '@wickwise/market/focus-on-mark';
import { findPivots, meanTrueRange, type Pivot, type PivotKind } from '@wickwise/market/pivots';

/** A picture to measure. */
export type MeasuredPicture = Pick<MarkedCandles, 'candles' | 'mark'>;

/** A marked chart to measure. The last marked candle is the one that decides whether the rule is met. */
export class MeasuredChart {
  readonly from: number;
  readonly to: number;
  readonly #columns: Record<'open' | 'high' | 'low' | 'close', Float64Array>;
  readonly #meanRange: Float64Array;

  constructor({ candles, mark }: MeasuredPicture) {
    const column = (index: 0 | 1 | 2 | 3) => Float64Array.from(candles, (candle) => candle[index]);
    this.#columns = { open: column(0), high: column(1), low: column(2), close: column(3) };
    this.#meanRange = meanTrueRange(this.#columns);
    this.from = known(mark?.from);
    this.to = known(mark?.to);
  }

  readonly high = (index: number) => known(this.#columns.high[index]);
  readonly low = (index: number) => known(this.#columns.low[index]);
  readonly close = (index: number) => known(this.#columns.close[index]);
  readonly range = (index: number) => this.high(index) - this.low(index);

  /** The mean true range at a candle. */
  readonly meanRange = (index: number) => known(this.#meanRange[index]);

  /** Turning points that price has left by one and a half average ranges, as they were known at candle `by`. */
  swings(by: number, kind?: PivotKind): Pivot[] {
    const pivots = findPivots({ series: this.#columns, range: this.#meanRange, reversal: 1.5 });
    return pivots.filter((pivot) => pivot.knownAt <= by && (kind === undefined || pivot.kind === kind));
  }

  /** No further than half an average range from the line. */
  isNear(index: number, price: number, line: (index: number) => number): boolean {
    return Math.abs(price - line(index)) <= 0.5 * this.meanRange(index);
  }

  /** The first candle after `after` whose close passes the test; -1 when none does. */
  firstClose(after: number, holds: (close: number) => boolean): number {
    return this.#columns.close.findIndex((close, index) => index > after && holds(close));
  }

  afterMark(): number[] {
    return span(this.to + 1, this.#columns.close.length - 1);
  }
}

/** A chart lacks a part that the rule needs, such as a second peak, so the rule isn't met. */
export class MissingPartError extends RangeError {
  override readonly name = 'MissingPartError';
}

/** The value if the chart has it. @throws MissingPartError when the chart has none. */
export function known<T>(value: T | undefined): T {
  if (value === undefined) throw new MissingPartError('The chart lacks what the rule is about.');
  return value;
}

/** Whole numbers, both ends included. */
export function span(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

/** Of these candles, the one with the lowest value. */
export function indexOfLowest(indices: readonly number[], value: (index: number) => number): number {
  return known(indices.toSorted((a, b) => value(a) - value(b))[0]);
}
