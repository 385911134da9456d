import { Bar } from '../candlestick/bar.ts';
import type { MeanBefore } from '../candlestick/condition.ts';
import { RunningMean } from '../candlestick/measure/running-mean.ts';
import type { CandleSeries } from '../series.ts';

/**
 * The candles of a series as the scanner measures them, and its averages for every candle. TA-Lib keeps running totals
 * whose last bits depend on where they began, so each beginning is replayed once, when it is first needed.
 */
export class Averages {
  readonly series: CandleSeries;
  readonly #bars: readonly Bar[];
  readonly #means = new Map<string, Float64Array>();

  constructor(series: CandleSeries) {
    this.series = series;
    this.#bars = Array.from({ length: series.length }, (_, index) => readBar(series, index));
  }

  /**
   * The candle at an index.
   * @throws RangeError when the series has no such candle.
   */
  barAt(index: number): Bar {
    const bar = this.#bars[index];
    if (bar === undefined) throw new RangeError(`There is no candle ${index} among ${this.#bars.length}.`);
    return bar;
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
    return Float64Array.from(this.#bars, (bar, index) => {
      const mean = running.mean();
      running.pass(bar[measure], this.#bars[index - period]?.[measure] ?? Number.NaN);
      return mean;
    });
  }
}

function readBar(series: CandleSeries, index: number): Bar {
  const bar = new Bar();
  bar.read(series.at(index));
  return bar;
}
