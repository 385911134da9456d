import type { MeasuredCandle } from '../measured-candle.ts';
import { SIZE_PERIOD } from './settings.ts';

/** The places of candles in a pattern that have averages of their own. */
export const PLACES = 5;

/** The mean body, range and sum of both shadows of ten candles, in this order. */
export type Means = Float64Array;
export const BODY = 0;
export const RANGE = 1;
export const SHADOWS = 2;
export const MEASURES = 3;

/** From this candle on, the averages of every place are known. */
const ALL_STARTED = SIZE_PERIOD + PLACES - 1;

/**
 * The mean sizes of the last ten candles, for a candle in each place of a pattern. TA-Lib keeps a running total in
 * every function, begun at that function's look-back, and the last bits of a total depend on where it began. A function
 * whose pattern has three candles begins at candle 12, so its first candle is judged from candle 10 on, its second from 11
 * and its third from 12: functions of any size share the totals of a place.
 *
 * Numbers are kept in arrays and handed on in them: as arguments of functions they would be allocated one by one.
 */
export class SizeMeans {
  /** The least and the greatest means of all places; NaN as long as a place has none. */
  readonly lowest: Means = new Float64Array(MEASURES).fill(Number.NaN);
  readonly highest: Means = new Float64Array(MEASURES).fill(Number.NaN);
  readonly #totals = new Float64Array(MEASURES * PLACES);
  readonly #entering = new Float64Array(MEASURES);
  readonly #leaving = new Float64Array(MEASURES);
  #length = 0;

  /** Writes the means before the next candle in a place, 0 for the first; NaN while it is too early. */
  write(means: Means, place: number): void {
    for (let measure = 0; measure < MEASURES; measure++) means[measure] = this.meanOf(measure, place);
  }

  /** One mean before the next candle in a place. */
  meanOf(measure: number, place: number): number {
    if (this.#length < SIZE_PERIOD + place) return Number.NaN;
    return (this.#totals[measure * PLACES + place] as number) / SIZE_PERIOD;
  }

  /** Passes a candle: its own sizes enter, those of the candle ten before it leave. */
  pass(candle: MeasuredCandle, tenBefore: MeasuredCandle): void {
    readSizes(candle, this.#entering);
    readSizes(tenBefore, this.#leaving);
    for (let measure = 0; measure < MEASURES; measure++) {
      if (this.#length < ALL_STARTED) this.#gather(measure);
      else this.#add(measure);
    }
    this.#length += 1;
    if (this.#length < ALL_STARTED) return;
    for (let measure = 0; measure < MEASURES; measure++) this.#findEnds(measure);
  }

  #add(measure: number): void {
    const totals = this.#totals;
    const change = (this.#entering[measure] as number) - (this.#leaving[measure] as number);
    const first = measure * PLACES;
    for (let at = first; at < first + PLACES; at++) totals[at] = (totals[at] as number) + change;
  }

  #gather(measure: number): void {
    const entering = this.#entering[measure] as number;
    const change = entering - (this.#leaving[measure] as number);
    for (let place = 0; place < PLACES && place <= this.#length; place++) {
      const at = measure * PLACES + place;
      this.#totals[at] = (this.#totals[at] as number) + (this.#length < SIZE_PERIOD + place ? entering : change);
    }
  }

  #findEnds(measure: number): void {
    const totals = this.#totals;
    const first = measure * PLACES;
    let lowest = totals[first] as number;
    let highest = lowest;
    for (let at = first + 1; at < first + PLACES; at++) {
      lowest = Math.min(lowest, totals[at] as number);
      highest = Math.max(highest, totals[at] as number);
    }
    this.lowest[measure] = lowest / SIZE_PERIOD;
    this.highest[measure] = highest / SIZE_PERIOD;
  }
}

function readSizes({ body, range, shadows }: MeasuredCandle, sizes: Float64Array): void {
  sizes[BODY] = body;
  sizes[RANGE] = range;
  sizes[SHADOWS] = shadows;
}
