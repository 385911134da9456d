import type { Five, Four, One, Three, Two } from './bar.ts';
import type { VerdictSink } from './hit.ts';
import type { Slot } from './ring.ts';
import { paginate, type RulePage } from './rule-page.ts';
import { fiveCandleShapes, fourCandleShapes, oneCandleShapes, threeCandleShapes, twoCandleShapes } from './shapes.ts';
import { TraitIndex } from './trait-index.ts';

/**
 * All rules but the hikkakes'. Instead of asking each rule for the traits it wants, an index tells which
 * rules each candle satisfies in its place. What all places agree on is left to be looked at closely,
 * and for most candles that is little or nothing.
 */
const [ones] = paginate<1>(oneCandleShapes, 1) as [RulePage<1>];
const [twos, moreTwos] = paginate<2>(twoCandleShapes, 2) as [RulePage<2>, RulePage<2>];
const [threes] = paginate<3>(threeCandleShapes, 1) as [RulePage<3>];
const [fours] = paginate<4>(fourCandleShapes, 1) as [RulePage<4>];
const [fives] = paginate<5>(fiveCandleShapes, 1) as [RulePage<5>];

const pages = [ones, twos, moreTwos, threes, fours, fives];
const [ONES, TWOS, MORE_TWOS, THREES, FOURS, FIVES] = [0, 1, 2, 3, 4, 5] as const;
const indexOf = (place: number) => new TraitIndex(pages.map((page) => page.wantedAt(place)));
const firsts = indexOf(0);
const seconds = indexOf(1);
const thirds = indexOf(2);
const fourths = indexOf(3);
const fifths = indexOf(4);

/** Names to the sink the rules that hold for the newest candle. */
export class RuleBook {
  readonly #sink: VerdictSink;

  constructor(sink: VerdictSink) {
    this.#sink = sink;
  }

  apply(slot: Slot, index: number): void {
    this.#applyOnes(slot.one, index);
    this.#applyTwos(slot.two, index);
    this.#applyThrees(slot.three, index);
    this.#applyFours(slot.four, index);
    this.#applyFives(slot.five, index);
  }

  #applyOnes(bars: One, index: number): void {
    const rules = firsts.rulesFor(bars.first.asFirst, ONES);
    if (rules !== 0) ones.settle({ rules, bars, index }, this.#sink);
  }

  #applyTwos(bars: Two, index: number): void {
    const first = bars.first.asFirst;
    const second = bars.second.asSecond;
    const rules = firsts.rulesFor(first, TWOS) & seconds.rulesFor(second, TWOS);
    if (rules !== 0) twos.settle({ rules, bars, index }, this.#sink);
    const more = firsts.rulesFor(first, MORE_TWOS) & seconds.rulesFor(second, MORE_TWOS);
    if (more !== 0) moreTwos.settle({ rules: more, bars, index }, this.#sink);
  }

  #applyThrees(bars: Three, index: number): void {
    const rules =
      firsts.rulesFor(bars.first.asFirst, THREES) &
      seconds.rulesFor(bars.second.asSecond, THREES) &
      thirds.rulesFor(bars.third.asThird, THREES);
    if (rules !== 0) threes.settle({ rules, bars, index }, this.#sink);
  }

  #applyFours(bars: Four, index: number): void {
    const rules =
      firsts.rulesFor(bars.first.asFirst, FOURS) &
      seconds.rulesFor(bars.second.asSecond, FOURS) &
      thirds.rulesFor(bars.third.asThird, FOURS) &
      fourths.rulesFor(bars.fourth.asFourth, FOURS);
    if (rules !== 0) fours.settle({ rules, bars, index }, this.#sink);
  }

  #applyFives(bars: Five, index: number): void {
    const rules =
      firsts.rulesFor(bars.first.asFirst, FIVES) &
      seconds.rulesFor(bars.second.asSecond, FIVES) &
      thirds.rulesFor(bars.third.asThird, FIVES) &
      fourths.rulesFor(bars.fourth.asFourth, FIVES) &
      fifths.rulesFor(bars.fifth.asFifth, FIVES);
    if (rules !== 0) fives.settle({ rules, bars, index }, this.#sink);
  }
}
