import type { PriceSeries } from './price-series.ts';
import { atOrNaN } from './price-series.ts';

export type PivotKind = 'high' | 'low';

/** A turning point. It is visible in hindsight only: it was not known before candle `knownAt`. */
export interface Pivot {
  /** The candle of the extreme, from 0. */
  readonly index: number;
  /** The high of a swing high, the low of a swing low. */
  readonly price: number;
  readonly kind: PivotKind;
  /** The candle whose reversal made the turning point certain; always after `index`. */
  readonly knownAt: number;
}

/** The input for finding turning points. */
export interface PivotInput {
  /** Taken as it is: `checkPriceSeries` comes before. */
  readonly series: PriceSeries;
  /** Mean true range per candle, in price units, from `meanTrueRange`; as long as the series. */
  readonly range: Float64Array;
  /** How far price must turn back, in mean true ranges of the candle that turns; above 0. */
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
    // Summed again for each candle: a running sum would carry rounding from the far past.
    for (let i = from; i <= index; i++) sum += atOrNaN(ranges, i);
    means[index] = sum / (index - from + 1);
  }
  return means;
}

function trueRange({ high, low, close }: PriceSeries, index: number): number {
  const before = index === 0 ? atOrNaN(close, 0) : atOrNaN(close, index - 1);
  if (index === 0) return atOrNaN(high, 0) - atOrNaN(low, 0);
  return Math.max(atOrNaN(high, index), before) - Math.min(atOrNaN(low, index), before);
}

interface Extreme {
  readonly index: number;
  readonly price: number;
}

const NOT_YET: Extreme = { index: -1, price: Number.POSITIVE_INFINITY };

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

/**
 * The swing that is running. Prices are kept as if it ran upward: in a swing downward they have the other sign, so that
 * the rules are written once and highs and lows are treated alike.
 */
class Zigzag {
  readonly pivots: Pivot[] = [];
  readonly #input: PivotInput;
  /** What the swing runs toward; unknown until price has once moved far enough. */
  #toward: PivotKind | null = null;
  #extreme: Extreme = { index: 0, price: Number.NaN };
  /** How far price has come back since the extreme. */
  #back: Extreme = NOT_YET;
  /** Before the first swing: the highest and lowest price so far. */
  #highest: Extreme = { index: -1, price: Number.NEGATIVE_INFINITY };
  #lowest: Extreme = NOT_YET;

  constructor(input: PivotInput) {
    this.#input = input;
  }

  read(index: number): void {
    if (this.#toward === null) this.#start(index);
    else if (this.#ahead(index) > this.#extreme.price) this.#extend(index);
    else this.#comeBack(index);
  }

  #ahead(index: number): number {
    const { high, low } = this.#input.series;
    return this.#toward === 'high' ? atOrNaN(high, index) : 0 - atOrNaN(low, index);
  }

  #behind(index: number): number {
    const { high, low } = this.#input.series;
    return this.#toward === 'high' ? atOrNaN(low, index) : 0 - atOrNaN(high, index);
  }

  #step(index: number): number {
    return this.#input.reversal * atOrNaN(this.#input.range, index);
  }

  #extend(index: number): void {
    this.#extreme = { index, price: this.#ahead(index) };
    this.#back = NOT_YET;
  }

  #comeBack(index: number): void {
    this.#noteBack(index);
    if (isReversal(this.#extreme.price - this.#back.price, this.#step(index))) this.#turn(index);
  }

  #noteBack(index: number): void {
    const price = this.#behind(index);
    if (price < this.#back.price) this.#back = { index, price };
  }

  /** Writes the extreme down as a pivot. What price came back by is the beginning of the next swing. */
  #turn(knownAt: number): void {
    const kind = this.#toward ?? 'high';
    const { index, price } = this.#extreme;
    this.pivots.push({ index, price: kind === 'high' ? price : 0 - price, kind, knownAt });
    this.#toward = kind === 'high' ? 'low' : 'high';
    this.#extreme = { index: this.#back.index, price: 0 - this.#back.price };
    this.#back = NOT_YET;
    for (let since = this.#extreme.index + 1; since <= knownAt; since++) this.#noteBack(since);
  }

  /** The first move that is far enough decides; a candle that moves as far both ways decides nothing. */
  #start(index: number): void {
    const [high, low] = [atOrNaN(this.#input.series.high, index), atOrNaN(this.#input.series.low, index)];
    const [rise, fall] = [high - this.#lowest.price, this.#highest.price - low];
    if (rise !== fall && isReversal(Math.max(rise, fall), this.#step(index)))
      this.#begin(rise > fall ? 'low' : 'high', index);
    else {
      if (high > this.#highest.price) this.#highest = { index, price: high };
      if (low < this.#lowest.price) this.#lowest = { index, price: low };
    }
  }

  #begin(toward: PivotKind, index: number): void {
    const { index: since, price } = toward === 'high' ? this.#highest : this.#lowest;
    this.#toward = toward;
    this.#extreme = { index: since, price: toward === 'high' ? price : 0 - price };
    for (let after = since + 1; after <= index; after++) this.#noteBack(after);
    this.#turn(index);
  }
}

/** Without any range, as in a flat series, nothing turns. */
function isReversal(move: number, step: number): boolean {
  return move > 0 && move >= step && Number.isFinite(move);
}
