import type { Tallies } from '@wickwise/market/noise/count-statistics';
import type { NoiseRun } from './run.ts';
import type { CountedId } from './statistics.ts';

/** What `npm run noise` counted on random prices. */
export interface NoiseFigures {
  /** The day of the run, as `2026-11-22`. */
  readonly date: string;
  readonly candles: number;
  readonly tallies: Readonly<Tallies<CountedId>>;
  /** A small part of it, for a test to count again. */
  readonly sample: { readonly run: NoiseRun; readonly tallies: Readonly<Tallies<CountedId>> };
}

/** What `npm run noise -- --real FOLDER` counted on real prices. */
export interface MeasuredRates {
  readonly date: string;
  readonly series: readonly {
    readonly symbol: string;
    readonly from: string;
    readonly to: string;
    readonly candles: number;
  }[];
  readonly tallies: Readonly<Tallies<CountedId>>;
}
