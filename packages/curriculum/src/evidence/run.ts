import { countStatistics, startTallies, type Tallies } from '@wickwise/market/noise/count-statistics';
import { createLongRandom } from '@wickwise/market/noise/long-random';
import { drawNoiseWalk, type NoiseWalk } from '@wickwise/market/noise/noise-walk';
import { type CountedId, statistics } from './statistics.ts';

/** A market of random prices, as `drawNoiseWalk` takes it. */
export interface NoiseRun extends Omit<NoiseWalk, 'random' | 'candles'> {
  /** Two runs share a walk only where their seeds are closer than their numbers of walks. */
  readonly seed: number;
  readonly walks: number;
}

/** Eighty years of days: what a pattern near the end leaves undecided is one case in many thousands. */
export const CANDLES_PER_WALK = 20_000;

/** Counts what the published rates count on random walks, each from its own seed. */
export function countNoise({ seed, walks, ...market }: NoiseRun): Tallies<CountedId> {
  const tallies = startTallies(statistics);
  for (let walk = 0; walk < walks; walk++) {
    const random = createLongRandom(seed + walk);
    const series = drawNoiseWalk({ random, candles: CANDLES_PER_WALK, ...market });
    countStatistics(series, statistics, tallies);
  }
  return tallies;
}
