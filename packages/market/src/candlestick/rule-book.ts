import type { Five, Four, One, Three, Two } from './bar.ts';
import type { VerdictSink } from './hit.ts';
import type { Slot } from './ring.ts';
import { paginate } from './rule-page.ts';
import { fiveCandleShapes, fourCandleShapes, oneCandleShapes, threeCandleShapes, twoCandleShapes } from './shapes.ts';

/** All rules but the hikkakes', by the number of candles they look at. */
export class RuleBook {
  readonly #sink: VerdictSink;
  readonly #ones = paginate<1>(oneCandleShapes);
  readonly #twos = paginate<2>(twoCandleShapes);
  readonly #threes = paginate<3>(threeCandleShapes);
  readonly #fours = paginate<4>(fourCandleShapes);
  readonly #fives = paginate<5>(fiveCandleShapes);

  constructor(sink: VerdictSink) {
    this.#sink = sink;
  }

  /** Names to the sink the rules that hold for the newest candle. */
  apply(slot: Slot, index: number): void {
    this.#applyOnes(slot.one, index);
    this.#applyTwos(slot.two, index);
    this.#applyThrees(slot.three, index);
    this.#applyFours(slot.four, index);
    this.#applyFives(slot.five, index);
  }

  #applyOnes(bars: One, index: number): void {
    const { first } = bars;
    for (const page of this.#ones) {
      const rules = page.first.rulesFor(first.asFirst);
      if (rules !== 0) page.settle({ rules, bars, index, sink: this.#sink });
    }
  }

  #applyTwos(bars: Two, index: number): void {
    const { first, second } = bars;
    for (const page of this.#twos) {
      const rules = page.first.rulesFor(first.asFirst) & page.second.rulesFor(second.asSecond);
      if (rules !== 0) page.settle({ rules, bars, index, sink: this.#sink });
    }
  }

  #applyThrees(bars: Three, index: number): void {
    const { first, second, third } = bars;
    for (const page of this.#threes) {
      const rules =
        page.first.rulesFor(first.asFirst) &
        page.second.rulesFor(second.asSecond) &
        page.third.rulesFor(third.asThird);
      if (rules !== 0) page.settle({ rules, bars, index, sink: this.#sink });
    }
  }

  #applyFours(bars: Four, index: number): void {
    const { first, second, third, fourth } = bars;
    for (const page of this.#fours) {
      const rules =
        page.first.rulesFor(first.asFirst) &
        page.second.rulesFor(second.asSecond) &
        page.third.rulesFor(third.asThird) &
        page.fourth.rulesFor(fourth.asFourth);
      if (rules !== 0) page.settle({ rules, bars, index, sink: this.#sink });
    }
  }

  #applyFives(bars: Five, index: number): void {
    const { first, second, third, fourth, fifth } = bars;
    for (const page of this.#fives) {
      const rules =
        page.first.rulesFor(first.asFirst) &
        page.second.rulesFor(second.asSecond) &
        page.third.rulesFor(third.asThird) &
        page.fourth.rulesFor(fourth.asFourth) &
        page.fifth.rulesFor(fifth.asFifth);
      if (rules !== 0) page.settle({ rules, bars, index, sink: this.#sink });
    }
  }
}
