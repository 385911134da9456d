import { type ConfidenceInterval, Z_95 } from '@wickwise/statistics/interval';
import type { Random } from './random.ts';

/** The 97.5th percentile of Student's t with 1 to 30 degrees of freedom. */
const T = [
  12.706205, 4.302653, 3.182446, 2.776445, 2.570582, 2.446912, 2.364624, 2.306004, 2.262157, 2.228139, 2.200985,
  2.178813, 2.160369, 2.144787, 2.13145, 2.119905, 2.109816, 2.100922, 2.093024, 2.085963, 2.079614, 2.073873, 2.068658,
  2.063899, 2.059539, 2.055529, 2.051831, 2.048407, 2.04523, 2.042272,
];

/** Student's interval of a mean, in the unit of the values; null for fewer than two. */
export function meanInterval(values: readonly number[]): ConfidenceInterval | null {
  const deviation = standardDeviation(values);
  if (deviation === null) return null;
  const reach = (studentT(values.length - 1) * deviation) / Math.sqrt(values.length);
  return { low: mean(values) - reach, high: mean(values) + reach };
}

/** Beyond the table by the expansion of Cornish and Fisher (1937), exact there to the fifth decimal. */
function studentT(degrees: number): number {
  const cubic = (Z_95 ** 3 + Z_95) / (4 * degrees);
  const quintic = (5 * Z_95 ** 5 + 16 * Z_95 ** 3 + 3 * Z_95) / (96 * degrees ** 2);
  return T[degrees - 1] ?? Z_95 + cubic + quintic;
}

/** The mean of at least one value, independent of their order. */
export function mean(values: readonly number[]): number {
  return sum(values) / values.length;
}

/** The sum, independent of order: values are added from the smallest up. */
export function sum(values: readonly number[]): number {
  return Float64Array.from(values)
    .sort()
    .reduce((total, value) => total + value, 0);
}

/** Of a sample, divided by n − 1; null for fewer than two values. */
export function standardDeviation(values: readonly number[]): number | null {
  if (values.length < 2) return null;
  const center = mean(values);
  return Math.sqrt(sum(values.map((value) => (value - center) ** 2)) / (values.length - 1));
}

const MAX_RESAMPLES = 1000;
const MIN_RESAMPLES = 400;
/** The total number of draws: a long list is precise without many resamples, which would freeze the screen. */
const MAX_DRAWS = 4e6;
/** The share of resamples that may lack the figure, such as those without losers. */
const MAX_MISSING_SHARE = 0.025;

interface BootstrapInput {
  values: readonly number[];
  /** Each null where a resample has no such figure. */
  figures: readonly ((values: Float64Array) => number | null)[];
  random: Random;
}

/**
 * The percentile intervals of any figures from up to a thousand resamples with replacement (Efron, Annals of Statistics
 * 7, 1979); null for a figure that too many resamples do not have.
 */
export function bootstrapIntervals({ values, figures, random }: BootstrapInput): (ConfidenceInterval | null)[] {
  if (values.length < 2) return figures.map(() => null);
  const sorted = Float64Array.from(values).sort();
  const resample = new Float64Array(sorted.length);
  const rounds = Math.max(MIN_RESAMPLES, Math.min(MAX_RESAMPLES, Math.floor(MAX_DRAWS / sorted.length)));
  const found = figures.map((): number[] => []);
  for (let round = 0; round < rounds; round++) {
    for (let place = 0; place < resample.length; place++) {
      resample[place] = sorted[Math.floor(random() * sorted.length)] ?? 0;
    }
    for (const [place, figure] of figures.entries()) {
      const value = figure(resample);
      if (value !== null) found[place]?.push(value);
    }
  }
  return found.map((list) => percentileInterval(list, rounds));
}

function percentileInterval(values: number[], rounds: number): ConfidenceInterval | null {
  if (values.length < rounds * (1 - MAX_MISSING_SHARE)) return null;
  values.sort((a, b) => a - b);
  return { low: percentile(values, 2.5), high: percentile(values, 97.5) };
}

/** A percentile of at least one value in ascending order, between neighbors in proportion. */
export function percentile(sorted: ArrayLike<number>, percent: number): number {
  const place = (percent / 100) * (sorted.length - 1);
  const low = sorted[Math.floor(place)] ?? 0;
  const high = sorted[Math.ceil(place)] ?? low;
  return low + (high - low) * (place - Math.floor(place));
}
