/** Which chart draws: the library alone, or ours. */
export type Chart = 'bare' | 'ours';

/** The columns of candles as plain numbers, as they travel into the page. */
export type Rows = Readonly<Record<'time' | 'open' | 'high' | 'low' | 'close' | 'volume', number[]>>;

/** What runs inside the page. */
export interface Benchmark {
  /** Milliseconds from the candles to their first paint. The chart stays until the next one is drawn. */
  show(which: Chart, rows: Rows): Promise<number>;
  /** Begins to note how long the main thread works on each frame, from its first event to its paint. */
  startFrames(): void;
  /** Ends that, and returns the milliseconds of each frame. */
  stopFrames(): number[];
}
