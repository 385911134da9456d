import type { ConfidenceInterval } from './interval.ts';
import type { Random } from './random.ts';
import { percentile } from './sample.ts';

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
