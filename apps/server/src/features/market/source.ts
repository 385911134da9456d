import type { MarketProblem, MarketSource as SourceName, Ticker } from '@wickwise/contract/market';
import type { Candle } from '@wickwise/market/candle';

/** The candle lengths that are requested from a source; the others are joined from these. */
export type BaseInterval = '5' | '15' | '60' | 'D';

export interface CandleRequest {
  readonly symbol: Ticker;
  readonly interval: BaseInterval;
  /** Epoch milliseconds: candles that start at `from` or later, up to the one in progress at `to`. */
  readonly from: number;
  readonly to: number;
}

/** The candles of a symbol as of `fetchedAt`, and the problem that has kept newer ones away since. */
export interface StoredCandles {
  readonly candles: readonly Candle[];
  /** Epoch milliseconds. */
  readonly fetchedAt: number;
  readonly problem: MarketProblem;
}

/** Where candles come from. They are validated: only candles in the exchange's sessions, oldest first. */
export interface MarketSource extends SourceName {
  /** How long the newest candle stays fresh while the exchange is open. */
  readonly freshMs: number;
  /** How long after its end a candle may still be corrected. */
  readonly settleMs: number;
  /** @throws SourceError */
  fetchCandles(request: CandleRequest): Promise<readonly Candle[]>;
}

/** Why a source returned no candles: it is limiting requests, or its answer was missing or unusable. */
export class SourceError extends Error {
  override readonly name = 'SourceError';
  readonly problem: NonNullable<MarketProblem>;
  /** How long the source says to wait; null if it did not say. */
  readonly retryAfterMs: number | null;

  constructor(problem: SourceError['problem'], message: string, retryAfterMs: number | null = null) {
    super(message);
    this.problem = problem;
    this.retryAfterMs = retryAfterMs;
  }
}
