import type { Interval } from '@wickwise/contract/market';
import { type ReplayBar, rescaleBars } from '@wickwise/journal/replay/bar';
import type { Decision } from '@wickwise/journal/replay/decision';
import type { ReplaySetup } from '@wickwise/journal/replay/state';
import type { Draft } from '../model.ts';

/** One original candle: its start in epoch milliseconds, open, high, low, close and volume. */
export type StoredCandle = readonly [
  time: number,
  open: number,
  high: number,
  low: number,
  close: number,
  volume: number,
];

/** What a replay hides until it has ended. */
export interface ReplaySource {
  readonly symbol: string;
  readonly name: string;
  readonly interval: Interval;
  /** Where the prices come from, in words. */
  readonly origin: string;
}

/** A replay as stored in this browser. Everything else is derived from it. */
export interface ReplaySession {
  /** When it started, in epoch milliseconds, as text. */
  readonly id: string;
  readonly source: ReplaySource;
  readonly candles: readonly StoredCandle[];
  /** Candles that are on the chart before the first decision. */
  readonly shownAtStart: number;
  readonly costBasisPoints: number;
  /** The risk of a new order, in percent of the account. */
  readonly riskPercent: number;
  readonly log: readonly Decision[];
  /** The order being planned, which is kept while the replay is left. */
  readonly draft?: Draft | null;
}

/** Dollars of the account, in cents. */
export const ACCOUNT_CENTS = 10_000_000;

/** The setup of a session. Prices start at 100, so that they do not give the symbol away. */
export function setupOf({
  candles,
  shownAtStart,
  costBasisPoints,
}: Pick<ReplaySession, 'candles' | 'shownAtStart' | 'costBasisPoints'>): ReplaySetup {
  const bars = candles.map(([, open, high, low, close]): ReplayBar => ({ open, high, low, close }));
  return { ...rescaleBars(bars, shownAtStart - 1), shownAtStart, accountCents: ACCOUNT_CENTS, costBasisPoints };
}
