import type { Tallies } from '@wickwise/market/noise/count-statistics';
import type { Tally } from '@wickwise/market/noise/statistic';
import type { NoiseRun } from './run.ts';
import type { CountedId } from './statistics.ts';

/** A day of about 2%, as for single stocks: 1.8% in the session and half of that overnight. */
const STOCK = { session: 0.018, gap: 0.5 };

/** The two runs whose cases together are the noise rates. */
export const MAIN_RUNS: readonly [NoiseRun, NoiseRun] = [
  { seed: 1_000_000, walks: 200, ...STOCK },
  { seed: 2_000_000, walks: 200, ...STOCK },
];

/** Two walks of the first run, which the tests count again. */
export const SAMPLE_RUN: NoiseRun = { ...MAIN_RUNS[0], walks: 2 };

/** Other markets of random prices, to see how far the rates depend on the choice of this one. */
export const OTHER_RUNS: Readonly<Record<string, NoiseRun>> = {
  'small gaps (0.2)': { seed: 3_000_000, walks: 50, session: 0.018, gap: 0.2 },
  'large gaps (0.8)': { seed: 4_000_000, walks: 50, session: 0.018, gap: 0.8 },
  'calm (1.2%)': { seed: 5_000_000, walks: 50, session: 0.012, gap: 0.5 },
  'wild (3%)': { seed: 6_000_000, walks: 50, session: 0.03, gap: 0.5 },
  'rising (0.05% a day)': { seed: 7_000_000, walks: 50, ...STOCK, drift: 0.0005 },
  'clusters (GARCH)': { seed: 8_000_000, walks: 50, ...STOCK, clusters: true },
};

/** The cases of two runs together. */
export function addTallies(first: Tallies<CountedId>, second: Tallies<CountedId>): Tallies<CountedId> {
  const ids = Object.keys(first) as CountedId[];
  return Object.fromEntries(ids.map((id) => [id, addTally(first[id], second[id])])) as Tallies<CountedId>;
}

function addTally(a: Tally, b: Tally): Tally {
  return { found: a.found + b.found, cases: a.cases + b.cases, successes: a.successes + b.successes };
}
