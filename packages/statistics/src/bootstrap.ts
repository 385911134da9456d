import { type ConfidenceInterval, studentT95 } from './interval.ts';
import type { Random } from './random.ts';
import { percentile } from './sample.ts';

const MAX_RESAMPLES = 1000;
const MIN_RESAMPLES = 400;
/** The total number of draws: a long list is precise without many resamples, which would freeze the screen. */
const MAX_DRAWS = 4e6;
/** The share of resamples that may lack the figure, such as those without losers. */
const MAX_MISSING_SHARE = 0.025;
/** What two equal figures may differ by. */
const ROUNDING = 1e-12;
/** Percent on either side of a 95% interval. */
const TAIL = 2.5;

interface Resampling {
  readonly values: readonly number[];
  readonly random: Random;
}

interface BootstrapInput extends Resampling {
  /** Each null where a resample has no such figure. */
  readonly figures: readonly ((values: Float64Array) => number | null)[];
}

/**
 * The percentile intervals of any figures from up to a thousand resamples with replacement (Efron, Annals of Statistics
 * 7, 1979), at percentiles that make up for how narrow it is for few values (the expanded interval: Hesterberg, The
 * American Statistician 69/4, 2015); null for a figure that too many resamples do not have.
 */
export function bootstrapIntervals({ values, figures, random }: BootstrapInput): (ConfidenceInterval | null)[] {
  if (values.length < 2) return figures.map(() => null);
  const found = figures.map((): number[] => []);
  const rounds = resample({ values, random }, (drawn) => {
    for (const [place, figure] of figures.entries()) {
      const value = figure(drawn);
      if (value !== null) found[place]?.push(value);
    }
  });
  const n = values.length;
  const tail = 100 * normalTail(Math.sqrt(n / (n - 1)) * studentT95(n - 1));
  return found.map((list) => {
    const ends = middleOf(list, { rounds, tail });
    return ends && { low: ends[0], high: ends[1] };
  });
}

/** A figure with its standard error. */
export interface MeasuredFigure {
  readonly value: number;
  readonly error: number;
}

/**
 * The interval of a figure whose standard error is known, from how far those of resamples are from it in units of their
 * own errors: the bootstrap-t, which allows for skewness (Efron and Tibshirani, An Introduction to the Bootstrap, 1993,
 * chapter 12.5). Null when too many resamples have no such figure.
 */
export function studentizedInterval({
  values,
  figure,
  random,
}: Resampling & { readonly figure: (values: ArrayLike<number>) => MeasuredFigure | null }): ConfidenceInterval | null {
  const own = figure(values);
  if (own === null) return null;
  const distances: number[] = [];
  const rounds = resample({ values, random }, (drawn) => {
    const found = figure(drawn);
    if (found === null) return;
    const difference = found.value - own.value;
    // Where all values are alike there is no error, and no difference but for rounding.
    distances.push(Math.abs(difference) < ROUNDING ? 0 : difference / found.error);
  });
  const ends = middleOf(distances.filter(Number.isFinite), { rounds, tail: TAIL });
  return ends && { low: own.value - ends[1] * own.error, high: own.value - ends[0] * own.error };
}

/** Draws resamples, and returns how many. */
function resample({ values, random }: Resampling, use: (drawn: Float64Array) => void): number {
  const sorted = Float64Array.from(values).sort();
  const drawn = new Float64Array(sorted.length);
  const rounds = Math.max(MIN_RESAMPLES, Math.min(MAX_RESAMPLES, Math.floor(MAX_DRAWS / sorted.length)));
  for (let round = 0; round < rounds; round++) {
    for (let place = 0; place < drawn.length; place++) {
      drawn[place] = sorted[Math.floor(random() * sorted.length)] ?? 0;
    }
    use(drawn);
  }
  return rounds;
}

/** The percentiles that leave so many percent out on either side; null when too many rounds had no value. */
function middleOf(values: number[], { rounds, tail }: { rounds: number; tail: number }): [number, number] | null {
  if (values.length < rounds * (1 - MAX_MISSING_SHARE)) return null;
  values.sort((a, b) => a - b);
  return [percentile(values, tail), percentile(values, 100 - tail)];
}

/** The share of a normal distribution above so many deviations, to 7 digits (Abramowitz and Stegun, 1964, 26.2.17). */
function normalTail(deviations: number): number {
  const t = 1 / (1 + 0.2316419 * deviations);
  const series = t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return (Math.exp(-(deviations ** 2) / 2) / Math.sqrt(2 * Math.PI)) * series;
}
