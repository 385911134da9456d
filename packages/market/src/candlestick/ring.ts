import { Bar, type Five, type Four, type One, type Three, type Two } from './bar.ts';
import { DISTANCE_PERIOD, SIZE_PERIOD } from './settings.ts';

/** A place in the ring: the bar written there, and the newest bars as patterns of each size see them. */
export class Slot {
  readonly bar: Bar;
  readonly one: One;
  readonly two: Two;
  readonly three: Three;
  readonly four: Four;
  readonly five: Five;
  /** The bars that leave the averages when this one enters. */
  readonly fiveBefore: Bar;
  readonly tenBefore: Bar;
  /** Where the next candle is written. */
  next: Slot = this;

  constructor(barBefore: (age: number) => Bar) {
    const [fifth, fourth, third, second, first] = [0, 1, 2, 3, 4].map(barBefore) as [Bar, Bar, Bar, Bar, Bar];
    this.bar = fifth;
    this.one = { first: fifth };
    this.two = { first: fourth, second: fifth };
    this.three = { first: third, second: fourth, third: fifth };
    this.four = { first: second, second: third, third: fourth, fourth: fifth };
    this.five = { first, second, third, fourth, fifth };
    this.fiveBefore = barBefore(DISTANCE_PERIOD);
    this.tenBefore = barBefore(SIZE_PERIOD);
  }
}

/** The bar itself and the ten before it, which the averages still need. */
const RING_SIZE = SIZE_PERIOD + 1;

/**
 * Links bars into a ring and returns one of its places. Neighbours never change, so the views of the
 * newest candles are made here once and hold for ever.
 */
export function createRing(): Slot {
  const bars = Array.from({ length: RING_SIZE }, () => new Bar());
  const slots = bars.map((_, place) => new Slot((age) => bars[(place - age + RING_SIZE) % RING_SIZE] as Bar));
  const [start] = slots as [Slot, ...Slot[]];
  slots.reduce((previous, slot) => {
    previous.next = slot;
    return slot;
  }, slots.at(-1) ?? start);
  return start;
}
