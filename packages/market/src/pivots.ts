import type { PriceSeries } from './chart-patterns/price-series.ts';
import { at } from './chart-patterns/price-series.ts';

export type PivotKind = 'high' | 'low';

/** A turning point. It is visible in hindsight only: nobody knew it before candle `knownAt`. */
export interface Pivot {
  readonly index: number;
  /** The high of a swing high, the low of a swing low. */
  readonly price: number;
  readonly kind: PivotKind;
  /** The candle whose reversal made the turning point certain; always after `index`. */
  readonly knownAt: number;
}

export interface PivotInput {
  readonly series: PriceSeries;
  /** Mean true range per candle, from `meanTrueRange`. */
  readonly range: Float64Array;
  /** How far price must turn back, in mean true ranges of the candle that turns. */
  readonly reversal: number;
}

/**
 * The mean of the true ranges of the last `period` candles, in price units, for each candle; fewer at the start.
 *
 * True range: high less low, widened by a gap from the close before (J. Welles Wilder, New Concepts in Technical
 * Trading Systems, 1978). A plain mean, so that a value depends on `period` candles only and on nothing earlier.
 */
export function meanTrueRange(series: PriceSeries, period = 20): Float64Array {
  const ranges = series.high.map((_, index) => trueRange(series, index));
  const means = new Float64Array(ranges.length);
  for (let index = 0; index < ranges.length; index++) {
    const from = Math.max(0, index - period + 1);
    let sum = 0;
    // Summed anew for each candle: a running sum would carry rounding from the far past.
    for (let i = from; i <= index; i++) sum += at(ranges, i);
    means[index] = sum / (index - from + 1);
  }
  return means;
}

function trueRange({ high, low, close }: PriceSeries, index: number): number {
  const before = index === 0 ? at(close, 0) : at(close, index - 1);
  if (index === 0) return at(high, 0) - at(low, 0);
  return Math.max(at(high, index), before) - Math.min(at(low, index), before);
}

interface Extreme {
  readonly index: number;
  readonly price: number;
}

/**
 * Swing highs and lows, alternating, oldest first: a zigzag whose step grows with volatility. A swing ends when price
 * has turned back from its extreme by `reversal` mean true ranges; the extreme is then a pivot, known at that candle.
 *
 * The swing that is still running has no pivot. One pass; pivots of a longer series begin with those of a shorter one.
 */
export function findPivots(input: PivotInput): Pivot[] {
  const zigzag = new Zigzag(input);
  for (let index = 0; index < input.series.close.length; index++) zigzag.read(index);
  return zigzag.pivots;
}

class Zigzag {
  readonly pivots: Pivot[] = [];
  readonly #input: PivotInput;
  /** Whether price runs towards a high or a low; unknown until the first reversal. */
  #towards: PivotKind | null = null;
  #high: Extreme = { index: -1, price: Number.NEGATIVE_INFINITY };
  #low: Extreme = { index: -1, price: Number.POSITIVE_INFINITY };

  constructor(input: PivotInput) {
    this.#input = input;
  }

  read(index: number): void {
    const { series, range, reversal } = this.#input;
    const high = { index, price: at(series.high, index) };
    const low = { index, price: at(series.low, index) };
    const step = reversal * at(range, index);
    if (this.#towards === 'high') this.#rise({ high, low, step });
    else if (this.#towards === 'low') this.#fall({ high, low, step });
    else this.#start({ high, low, step });
  }

  #rise({ high, low, step }: { high: Extreme; low: Extreme; step: number }): void {
    if (high.price > this.#high.price) this.#high = high;
    else if (isReversal(this.#high.price - low.price, step)) this.#turn('high', low);
  }

  #fall({ high, low, step }: { high: Extreme; low: Extreme; step: number }): void {
    if (low.price < this.#low.price) this.#low = low;
    else if (isReversal(high.price - this.#low.price, step)) this.#turn('low', high);
  }

  #start({ high, low, step }: { high: Extreme; low: Extreme; step: number }): void {
    const rise = high.price - this.#low.price;
    const fall = this.#high.price - low.price;
    if (isReversal(rise, step) && rise > fall) this.#turn('low', high);
    else if (isReversal(fall, step) && fall > rise) this.#turn('high', low);
    else {
      if (high.price > this.#high.price) this.#high = high;
      if (low.price < this.#low.price) this.#low = low;
    }
  }

  /** Writes the extreme down as a pivot and starts the swing the other way, from this candle. */
  #turn(kind: PivotKind, opposite: Extreme): void {
    const extreme = kind === 'high' ? this.#high : this.#low;
    this.pivots.push({ ...extreme, kind, knownAt: opposite.index });
    if (kind === 'high') this.#low = opposite;
    else this.#high = opposite;
    this.#towards = kind === 'high' ? 'low' : 'high';
  }
}

/** Without any range, as in a flat series, nothing turns. */
function isReversal(move: number, step: number): boolean {
  return move > 0 && move >= step && Number.isFinite(move);
}
