import type { CandlePrices } from '../candle.ts';
import { compiledSetups } from './compiled/compiled-patterns.generated.ts';
import type { MatchSink } from './hit.ts';
import { Matcher } from './matcher.ts';
import { Ring, type Slot } from './measure/ring.ts';
import { RunningMean } from './measure/running-mean.ts';
import { type CandleSettings, DISTANCE_PERIOD, defaultCandleSettings } from './measure/settings.ts';
import { type AllowedRules, allowedBy, allowedByEach } from './rule-index.ts';
import { SetupMatcher } from './setup-matcher.ts';
import { TraitFinder } from './trait-finder.ts';

/**
 * Compares one candle after another with all 61 patterns, with work and memory that do not grow with
 * the series. Batch and stream are both this class; they differ in the sink.
 */
export class Scanner {
  readonly #sink: MatchSink;
  readonly #traits: TraitFinder;
  readonly #matcher: Matcher;
  readonly #setups: readonly SetupMatcher[];
  readonly #range5From5 = meanRangeFrom(5);
  readonly #range5From6 = meanRangeFrom(6);
  readonly #range5From10 = meanRangeFrom(10);
  readonly #range5From11 = meanRangeFrom(11);
  readonly #ring = new Ring();
  #length = 0;

  /** @param settings what counts as long, short, near and so on; TA-Lib's own by default. */
  constructor(sink: MatchSink, settings: CandleSettings = defaultCandleSettings) {
    this.#sink = sink;
    this.#traits = new TraitFinder(settings);
    this.#matcher = new Matcher(sink, settings);
    this.#setups = compiledSetups.map((setups) => new SetupMatcher(setups, settings));
  }

  /** How many candles were read. */
  get length(): number {
    return this.#length;
  }

  /** Reads the next candle and passes what it completes to the sink. */
  read(candle: CandlePrices): void {
    const index = this.#length;
    const slot = this.#ring.slotFor(index);
    slot.candle.read(candle);
    this.#measureDistances(slot);
    const allowed = this.#findAllowed(slot);
    this.#matcher.match(allowed, slot);
    this.#matchSetups(slot);
    this.#length = index + 1;
  }

  #findAllowed({ candle, tenBefore }: Slot): AllowedRules {
    const traits = this.#traits;
    const { found } = traits;
    const isSame = traits.find(candle);
    if (!isSame) traits.findInEachPlace(candle);
    traits.pass(candle, tenBefore);
    return isSame ? allowedBy(found[0] as number) : allowedByEach((place) => found[place] as number);
  }

  #measureDistances({ candle, fiveBefore }: Slot): void {
    candle.meanRange5From5 = this.#range5From5.mean();
    candle.meanRange5From6 = this.#range5From6.mean();
    candle.meanRange5From10 = this.#range5From10.mean();
    candle.meanRange5From11 = this.#range5From11.mean();
    this.#range5From5.pass(candle.range, fiveBefore.range);
    this.#range5From6.pass(candle.range, fiveBefore.range);
    this.#range5From10.pass(candle.range, fiveBefore.range);
    this.#range5From11.pass(candle.range, fiveBefore.range);
  }

  #matchSetups({ candles, index }: Slot): void {
    for (const matcher of this.#setups) {
      const value = matcher.match(candles);
      if (value !== 0 && index >= matcher.lookback) this.#sink.add(matcher.pattern, value, index);
    }
  }
}

function meanRangeFrom(firstJudged: number): RunningMean {
  return new RunningMean({ period: DISTANCE_PERIOD, firstJudged });
}
