import { findTraits } from './compiled/compiled-patterns.generated.ts';
import type { Limits } from './compiled/compiled-rule.ts';
import { type CandleSettings, SHADOW_SHARE } from './measure/settings.ts';
import { BODY, MEASURES, type Means, PLACES, RANGE, SHADOWS, SizeMeans } from './measure/size-means.ts';
import type { MeasuredCandle } from './measured-candle.ts';

/** Finds the traits of one candle after another. */
export class TraitFinder {
  /** The traits of the newest candle by its place in a pattern; only the first is set where `find` says so. */
  readonly found = new Int32Array(PLACES);
  readonly #settings: CandleSettings;
  readonly #means = new SizeMeans();
  readonly #meansOfPlace: Means = new Float64Array(MEASURES);
  readonly #limits: Limits = {
    longBody: Number.NaN,
    shortBody: Number.NaN,
    doji: Number.NaN,
    noShadow: Number.NaN,
    shortShadow: Number.NaN,
  };

  constructor(settings: CandleSettings) {
    this.#settings = settings;
  }

  /**
   * Finds the traits of the next candle, and returns whether they are the same in every place. The limits of the
   * places differ in their last bits only. Where the lowest and the highest limits make the same traits, those in
   * between do too, so that hardly any candle is looked at in each place.
   */
  find(candle: MeasuredCandle): boolean {
    const { lowest, highest } = this.#means;
    if (Number.isNaN((lowest[BODY] as number) + (lowest[RANGE] as number) + (lowest[SHADOWS] as number))) return false;
    this.#setLimits(lowest);
    const traits = findTraits(candle, this.#limits);
    this.#setLimits(highest);
    this.found[0] = traits;
    return findTraits(candle, this.#limits) === traits;
  }

  /** Finds the traits of the next candle in each place. */
  findInEachPlace(candle: MeasuredCandle): void {
    for (let place = 0; place < PLACES; place++) {
      this.#means.write(this.#meansOfPlace, place);
      this.#setLimits(this.#meansOfPlace);
      this.found[place] = findTraits(candle, this.#limits);
    }
  }

  /** Passes the next candle, which then takes the place of `tenBefore` in the averages. */
  pass(candle: MeasuredCandle, tenBefore: MeasuredCandle): void {
    candle.meanRange10From10 = this.#means.meanOf(RANGE, 0);
    candle.meanShadows10From11 = this.#means.meanOf(SHADOWS, 1);
    candle.meanShadows10From12 = this.#means.meanOf(SHADOWS, 2);
    this.#means.pass(candle, tenBefore);
  }

  #setLimits(means: Means): void {
    const { longBody, shortBody, doji, noShadow, shortShadow } = this.#settings;
    const limits = this.#limits;
    limits.longBody = longBody * (means[BODY] as number);
    limits.shortBody = shortBody * (means[BODY] as number);
    limits.doji = doji * (means[RANGE] as number);
    limits.noShadow = noShadow * (means[RANGE] as number);
    limits.shortShadow = (shortShadow * (means[SHADOWS] as number)) / SHADOW_SHARE;
  }
}
