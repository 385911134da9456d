import { Bar, type Bars } from '../bar.ts';
import { DISTANCE_PERIOD, SIZE_PERIOD } from './settings.ts';

/** A place in the ring: the bar written there, and the bars before it. */
export interface Slot {
  readonly bar: Bar;
  readonly bars: Bars;
  /** Of the candle in its series. */
  index: number;
  /** The bars that leave the averages when this one enters. */
  readonly fiveBefore: Bar;
  readonly tenBefore: Bar;
}

/** The bar itself and the ten before it, which the averages still need; a power of 2, to go around with a mask. */
const RING_SIZE = 16;
const MASK = RING_SIZE - 1;

/**
 * The newest bars; each new one overwrites the oldest. Neighbors never change, so the view from each place is built
 * here once.
 */
export class Ring {
  readonly #slots: readonly Slot[];

  constructor() {
    const all = Array.from({ length: RING_SIZE }, () => new Bar());
    const barAt = (place: number) => all[place & MASK] as Bar;
    this.#slots = all.map((bar, place) => ({
      bar,
      index: place,
      bars: {
        age0: bar,
        age1: barAt(place - 1),
        age2: barAt(place - 2),
        age3: barAt(place - 3),
        age4: barAt(place - 4),
      },
      fiveBefore: barAt(place - DISTANCE_PERIOD),
      tenBefore: barAt(place - SIZE_PERIOD),
    }));
  }

  /** Where the candle at an index of a series is written. */
  slotFor(index: number): Slot {
    const slot = this.#slots[index & MASK] as Slot;
    slot.index = index;
    return slot;
  }
}
