import type { CandlePrices } from '../candle.ts';
import { Hikkake, ModifiedHikkake } from './hikkake.ts';
import type { VerdictSink } from './hit.ts';
import { Judge } from './judge.ts';
import { patternNames } from './pattern-name.ts';
import { createRing, type Slot } from './ring.ts';
import { RuleBook } from './rule-book.ts';
import { RunningMean } from './running-mean.ts';
import { DISTANCE_PERIOD } from './settings.ts';

const hikkakePlace = patternNames.indexOf('CDLHIKKAKE');
const modifiedHikkakePlace = patternNames.indexOf('CDLHIKKAKEMOD');

/**
 * Judges one candle after another against all 61 patterns, with work and memory that do not grow with
 * the series. Batch and stream are both this class; they differ in the sink.
 */
export class Scanner {
  readonly #sink: VerdictSink;
  readonly #rules: RuleBook;
  readonly #first = new Judge(1);
  readonly #second = new Judge(2);
  readonly #third = new Judge(3);
  readonly #fourth = new Judge(4);
  readonly #fifth = new Judge(5);
  readonly #rangeFrom5 = meanRangeFrom(5);
  readonly #rangeFrom6 = meanRangeFrom(6);
  readonly #rangeFrom10 = meanRangeFrom(10);
  readonly #rangeFrom11 = meanRangeFrom(11);
  readonly #hikkake = new Hikkake();
  readonly #modifiedHikkake = new ModifiedHikkake();
  #slot: Slot = createRing();
  #length = 0;

  constructor(sink: VerdictSink) {
    this.#sink = sink;
    this.#rules = new RuleBook(sink);
  }

  /** How many candles were read. */
  get length(): number {
    return this.#length;
  }

  /** Reads the next candle and names what it completes to the sink. */
  read(candle: CandlePrices): void {
    const slot = this.#slot;
    const index = this.#length;
    slot.bar.read(candle);
    this.#judgeBody(slot);
    this.#measureDistances(slot);
    this.#rules.apply(slot, index);
    this.#applyHikkakes(slot, index);
    this.#slot = slot.next;
    this.#length = index + 1;
  }

  #judgeBody({ bar, tenBefore }: Slot): void {
    bar.dojiLimit = this.#first.tinyLimit();
    bar.asFirst = this.#first.judge(bar, tenBefore);
    bar.asSecond = this.#second.judge(bar, tenBefore);
    bar.asThird = this.#third.judge(bar, tenBefore);
    bar.asFourth = this.#fourth.judge(bar, tenBefore);
    bar.asFifth = this.#fifth.judge(bar, tenBefore);
  }

  #measureDistances({ bar, fiveBefore }: Slot): void {
    bar.meanRangeFrom5 = this.#rangeFrom5.mean();
    bar.meanRangeFrom6 = this.#rangeFrom6.mean();
    bar.meanRangeFrom10 = this.#rangeFrom10.mean();
    bar.meanRangeFrom11 = this.#rangeFrom11.mean();
    this.#rangeFrom5.pass(bar.range, fiveBefore.range);
    this.#rangeFrom6.pass(bar.range, fiveBefore.range);
    this.#rangeFrom10.pass(bar.range, fiveBefore.range);
    this.#rangeFrom11.pass(bar.range, fiveBefore.range);
  }

  #applyHikkakes({ three, four }: Slot, index: number): void {
    const value = this.#hikkake.judge(three);
    if (value !== 0 && index >= Hikkake.lookback) this.#sink.take({ pattern: hikkakePlace, value }, index);
    const modified = this.#modifiedHikkake.judge(four);
    if (modified !== 0 && index >= ModifiedHikkake.lookback) {
      this.#sink.take({ pattern: modifiedHikkakePlace, value: modified }, index);
    }
  }
}

function meanRangeFrom(firstJudged: number): RunningMean {
  return new RunningMean({ period: DISTANCE_PERIOD, firstJudged });
}
