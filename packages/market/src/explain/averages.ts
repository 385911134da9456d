import type { MeanBefore } from '../candlestick/condition.ts';
import { RunningMean } from '../candlestick/measure/running-mean.ts';
import { MeasuredCandle } from '../candlestick/measured-candle.ts';
import type { CandleSeries } from '../series.ts';

/**
 * The candles of a series as the scanner measures them, and its averages for every candle. TA-Lib keeps running totals
 * whose last bits depend on where they began, so each beginning is replayed once, when it is first needed.
 */
export class Averages {
  readonly series: CandleSeries;
  readonly #candles: readonly MeasuredCandle[];
  readonly #means = new Map<string, Float64Array>();

  constructor(series: CandleSeries) {
    this.series = series;
    this.#candles = Array.from({ length: series.length }, (_, index) => readCandle(series, index));
  }

  /**
   * The candle at an index.
   * @throws RangeError when the series has no such candle.
   */
  candleAt(index: number): MeasuredCandle {
    const candle = this.#candles[index];
    if (candle === undefined) throw new RangeError(`There is no candle ${index} among ${this.#candles.length}.`);
    return candle;
  }

  /** The mean before the candle at `index`, in price; NaN before the first candle that it can judge. */
  meanBefore(index: number, mean: MeanBefore): number {
    const key = `${mean.measure} ${mean.period} ${mean.start}`;
    const means = this.#means.get(key) ?? this.#replay(mean);
    this.#means.set(key, means);
    return means[index] ?? Number.NaN;
  }

  #replay({ measure, period, start }: MeanBefore): Float64Array {
    const running = new RunningMean({ period, firstJudged: start });
    return Float64Array.from(this.#candles, (candle, index) => {
      const mean = running.mean();
      running.pass(candle[measure], this.#candles[index - period]?.[measure] ?? Number.NaN);
      return mean;
    });
  }
}

function readCandle(series: CandleSeries, index: number): MeasuredCandle {
  const candle = new MeasuredCandle();
  candle.read(series.at(index));
  return candle;
}
