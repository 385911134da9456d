import type { Bar } from './bar.ts';
import { RunningMean } from './running-mean.ts';
import { SHADOW_SHARE, SIZE_PERIOD, TINY_FACTOR } from './settings.ts';
import {
  BLACK,
  DOJI,
  LONG,
  LOWER_SHADOW,
  NO_LOWER_SHADOW,
  NO_UPPER_SHADOW,
  NOT_LONG,
  SHORT,
  SHORT_LOWER_SHADOW,
  SHORT_UPPER_SHADOW,
  TALL_UPPER_SHADOW,
  type Traits,
  UPPER_SHADOW,
  WHITE,
} from './traits.ts';

/**
 * Says what a candle is as the first, second … fifth of a pattern: the same comparisons each time, with
 * totals that begin one bar later for each place. A function whose averages cover ten candles and whose
 * pattern has three begins at bar 12, so its first candle is judged from bar 10 on, its second from 11
 * and its third from 12: functions of any size share the judge of a place.
 */
export class Judge {
  readonly #body: RunningMean;
  readonly #range: RunningMean;
  readonly #shadows: RunningMean;

  /** @param place 1 for the oldest candle of a pattern. */
  constructor(place: number) {
    const start = { period: SIZE_PERIOD, firstJudged: SIZE_PERIOD + place - 1 };
    this.#body = new RunningMean(start);
    this.#range = new RunningMean(start);
    this.#shadows = new RunningMean(start);
  }

  /** The traits of the newest candle, which then takes the place of `leaving` in the averages. */
  judge(bar: Bar, leaving: Bar): Traits {
    const colour = bar.close >= bar.open ? WHITE : BLACK;
    const traits = colour | this.#judgeBody(bar) | this.#judgeTips(bar) | this.#judgeShadows(bar);
    this.#body.pass(bar.body, leaving.body);
    this.#range.pass(bar.range, leaving.range);
    this.#shadows.pass(bar.shadows, leaving.shadows);
    return traits;
  }

  /** TA-Lib's BodyDoji limit, which equals its ShadowVeryShort limit. */
  tinyLimit(): number {
    return TINY_FACTOR * this.#range.mean();
  }

  #judgeBody({ body }: Bar): Traits {
    const mean = this.#body.mean();
    return (body > mean ? LONG : 0) | (body < mean ? SHORT : 0) | (body <= mean ? NOT_LONG : 0);
  }

  #judgeTips({ body, upperShadow, lowerShadow }: Bar): Traits {
    const limit = this.tinyLimit();
    return (
      (body <= limit ? DOJI : 0) |
      (upperShadow < limit ? NO_UPPER_SHADOW : 0) |
      (lowerShadow < limit ? NO_LOWER_SHADOW : 0) |
      (upperShadow > limit ? UPPER_SHADOW : 0) |
      (lowerShadow > limit ? LOWER_SHADOW : 0)
    );
  }

  #judgeShadows({ upperShadow, lowerShadow }: Bar): Traits {
    const limit = this.#shadows.mean() / SHADOW_SHARE;
    return (
      (upperShadow < limit ? SHORT_UPPER_SHADOW : 0) |
      (lowerShadow < limit ? SHORT_LOWER_SHADOW : 0) |
      (upperShadow > limit ? TALL_UPPER_SHADOW : 0)
    );
  }
}
