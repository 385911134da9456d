import type { ChartFact } from '@wickwise/contract/assistant';
import type { Interval } from '@wickwise/contract/market';
import type { FigureWriter } from './figures.ts';

/** Everything that a text may say: the facts, and each number and phrase in them. */
export interface Knowledge {
  readonly facts: readonly ChartFact[];
  readonly figures: Pick<FigureWriter, 'figures' | 'phrases'>;
  /** Null for a picture, whose candles have no length. */
  readonly interval: Interval | null;
  /** What words such as "uptrend" and "oversold" must agree with; null where it isn't known. */
  readonly trend: 'up' | 'down' | 'flat' | null;
  readonly rsi: number | null;
}
