import type { Bar } from '../candlestick/bar.ts';
import { DISTANCE_PERIOD, equal, far, near, SHADOW_SHARE, SIZE_PERIOD } from '../candlestick/settings.ts';
import { type Averages, readBar } from './averages.ts';

/** What texts call a candle: by its place in the pattern, or by where it lies to it. */
export type CandleName = 'only' | 'before' | 'first' | 'second' | 'third' | 'fourth' | 'fifth' | 'last';

type Geometry = Pick<
  Bar,
  'open' | 'high' | 'low' | 'close' | 'top' | 'bottom' | 'body' | 'range' | 'upperShadow' | 'lowerShadow'
>;

/** One candle of a pattern, and what was usual before it. Prices and sizes in the unit of the series. */
export interface JudgedCandle extends Geometry {
  readonly name: CandleName;
  /** In the series, from 0. */
  readonly index: number;
  readonly usual: Usual;
}

/** Which candle to judge, and as which one of a pattern. */
export interface Judgement {
  readonly name: CandleName;
  /** In the series, from 0. */
  readonly index: number;
  /** Index of the first candle that the pattern can judge in this place. */
  readonly firstJudged: number;
}

/**
 * The candle at an index with the averages before it, which are NaN when `index` is before `firstJudged`.
 * @throws RangeError when the series has no such candle.
 */
export function judgeCandle(averages: Averages, { name, index, firstJudged }: Judgement): JudgedCandle {
  const usual = new Usual(averages, { index, firstJudged });
  return Object.assign(readBar(averages.series, index), { name, index, usual });
}

/** The averages before one candle, in price, and the distances that TA-Lib derives from them. */
class Usual {
  readonly #averages: Averages;
  readonly #index: number;
  readonly #firstJudged: number;

  constructor(averages: Averages, { index, firstJudged }: { index: number; firstJudged: number }) {
    this.#averages = averages;
    this.#index = index;
    this.#firstJudged = firstJudged;
  }

  /** The mean body of ten candles. */
  get body(): number {
    return this.#mean('body', SIZE_PERIOD);
  }

  /** The mean range of ten candles. */
  get range(): number {
    return this.#mean('range', SIZE_PERIOD);
  }

  /** The mean shadow of ten candles: half of the mean of both. */
  get shadow(): number {
    return this.#mean('shadows', SIZE_PERIOD) / SHADOW_SHARE;
  }

  /** How far apart two prices may be to be near each other. */
  get near(): number {
    return near(this.#mean('range', DISTANCE_PERIOD));
  }

  /** By how much a body must be smaller than another to be far smaller. */
  get far(): number {
    return far(this.#mean('range', DISTANCE_PERIOD));
  }

  /** How far apart two prices may be to count as equal. */
  get equal(): number {
    return equal(this.#mean('range', DISTANCE_PERIOD));
  }

  #mean(measure: 'body' | 'range' | 'shadows', period: number): number {
    return this.#averages.meanBefore(this.#index, { measure, period, firstJudged: this.#firstJudged });
  }
}
