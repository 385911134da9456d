import type { CandlePicture } from '@wickwise/contract/lesson/picture';

/** How a pattern turned out: the first close beyond its candles, or its target or stop for a chart pattern. */
export type RealOutcome = 'closed above' | 'closed below' | 'target reached' | 'stop reached';

/** A stretch of a real daily series that shows a pattern and what followed. Prices in dollars, as they were traded. */
export interface RealExample {
  readonly symbol: string;
  readonly outcome: RealOutcome;
  /** Whether price did what textbooks read into the pattern; null for patterns of indecision. */
  readonly asRead: boolean | null;
  /** The first and the last day of the pattern itself, and the day that decided. */
  readonly from: string;
  readonly to: string;
  readonly settledOn: string;
  readonly candles: CandlePicture['candles'];
  /** The candles of the pattern, by index. */
  readonly mark: { readonly from: number; readonly to: number };
  /** The lines of a chart pattern, by index and price; none for candlesticks. */
  readonly lines: NonNullable<CandlePicture['lines']>;
}
