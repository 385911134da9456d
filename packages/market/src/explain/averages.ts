import { Bar } from '../candlestick/bar.ts';
import { RunningMean } from '../candlestick/running-mean.ts';
import type { CandleSeries } from '../series.ts';

const measures = ['body', 'range', 'shadows'] as const;
type Measure = (typeof measures)[number];

/** Which mean: of what, over how many candles before, from a total that first judges the candle of that index. */
export interface MeanOf {
  readonly measure: Measure;
  readonly period: number;
  readonly firstJudged: number;
}

/**
 * The scanner's averages of a series for every candle. TA-Lib keeps running totals whose last bits depend on
 * where they began, so each beginning is replayed once, when it is first asked for.
 */
export class Averages {
  readonly series: CandleSeries;
  readonly #sizes: Readonly<Record<Measure, Float64Array>>;
  readonly #means = new Map<string, Float64Array>();

  constructor(series: CandleSeries) {
    this.series = series;
    this.#sizes = measureAll(series);
  }

  /** The mean before the candle at `index`, in price; NaN before `firstJudged`. */
  meanBefore(index: number, of: MeanOf): number {
    const key = `${of.measure} ${of.period} ${of.firstJudged}`;
    const means = this.#means.get(key) ?? this.#replay(of);
    this.#means.set(key, means);
    return means[index] ?? Number.NaN;
  }

  #replay({ measure, period, firstJudged }: MeanOf): Float64Array {
    const sizes = this.#sizes[measure];
    const running = new RunningMean({ period, firstJudged });
    return sizes.map((size, index) => {
      const mean = running.mean();
      running.pass(size, sizes[index - period] ?? Number.NaN);
      return mean;
    });
  }
}

/**
 * The prices of a candle, measured with the scanner's arithmetic.
 * @throws RangeError when the series has no such candle.
 */
export function readBar(series: CandleSeries, index: number): Bar {
  const bar = new Bar();
  bar.read(series.at(index));
  return bar;
}

function measureAll(series: CandleSeries): Record<Measure, Float64Array> {
  const column = () => new Float64Array(series.length);
  const sizes = { body: column(), range: column(), shadows: column() };
  for (let index = 0; index < series.length; index++) {
    const bar = readBar(series, index);
    for (const measure of measures) sizes[measure][index] = bar[measure];
  }
  return sizes;
}
