import type { TradeResults } from '@wickwise/contract/lesson/evidence';
import type { Tallies } from '@wickwise/market/noise/count-statistics';
import type { NoiseRun } from './run.ts';
import type { CountedId } from './statistics.ts';
import type { TradedId } from './traded-statistics.ts';

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
  readonly series: readonly CountedRange[];
  readonly tallies: Readonly<Tallies<CountedId>>;
}

/** What `npm run noise` counted as trades. */
export interface TradeCounts {
  readonly series: readonly CountedRange[];
  readonly results: Readonly<Record<TradedId, TradeResults>>;
  /** Breakouts of chart patterns on the side of the lesson's statistic, or on either side where it counts the sides. */
  readonly chartPatterns: Readonly<Record<Exclude<CountedId, TradedId>, number>>;
}

/** The days of a series that were counted. */
interface CountedRange {
  readonly symbol: string;
  readonly from: string;
  readonly to: string;
  readonly candles: number;
}
