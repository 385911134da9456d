import { MeasuredCandle, type RecentCandles } from '../measured-candle.ts';
import { DISTANCE_PERIOD, SIZE_PERIOD } from './settings.ts';

/** A place in the ring: the candle written there, and the candles before it. */
export interface Slot {
  readonly candle: MeasuredCandle;
  readonly candles: RecentCandles;
  /** Of the candle in its series. */
  index: number;
  /** The candles that leave the averages when this one enters. */
  readonly fiveBefore: MeasuredCandle;
  readonly tenBefore: MeasuredCandle;
}

/** The candle itself and the ten before it, which the averages still need; a power of 2, to go around with a mask. */
const RING_SIZE = 16;
const MASK = RING_SIZE - 1;

/**
 * The newest candles; each new one overwrites the oldest. Neighbors never change, so the view from each place is built
 * here once.
 */
export class Ring {
  readonly #slots: readonly Slot[];

  constructor() {
    const all = Array.from({ length: RING_SIZE }, () => new MeasuredCandle());
    const candleAt = (place: number) => all[place & MASK] as MeasuredCandle;
    this.#slots = all.map((candle, place) => ({
      candle,
      index: place,
      candles: {
        age0: candle,
        age1: candleAt(place - 1),
        age2: candleAt(place - 2),
        age3: candleAt(place - 3),
        age4: candleAt(place - 4),
      },
      fiveBefore: candleAt(place - DISTANCE_PERIOD),
      tenBefore: candleAt(place - SIZE_PERIOD),
    }));
  }

  /** Where the candle at an index of a series is written. */
  slotFor(index: number): Slot {
    const slot = this.#slots[index & MASK] as Slot;
    slot.index = index;
    return slot;
  }
}
