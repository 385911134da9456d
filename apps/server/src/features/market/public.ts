export type { CandleStore } from './candle-store.ts';
export { type ChartKey, type ChartSnapshot, readChart } from './data.ts';
export { LiveBars } from './live-bars.ts';
export { createOpenStreams } from './open-streams.ts';
export type { MarketSource } from './source.ts';
export { createCandleStore } from './sources.ts';
