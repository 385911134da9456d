import type { Random } from '@wickwise/statistics/random';

/** Candles on the chart before the first decision, where there are enough. */
const SHOWN_AT_START = 100;
/** With fewer, the chart is too short to read. */
const MIN_SHOWN = 30;

/** A part of a series: `from` is its first candle, counted from 0. */
export interface HistoryWindow {
  readonly from: number;
  readonly length: number;
  /** Candles that are on the chart before the first decision. */
  readonly shownAtStart: number;
}

interface WindowInput {
  /** Candles of the series. */
  readonly available: number;
  /** Bars to play. */
  readonly bars: number;
  readonly random: Random;
}

/** A window with a uniformly random start; null if the series is too short. */
export function pickWindow({ available, bars, random }: WindowInput): HistoryWindow | null {
  const shownAtStart = Math.min(SHOWN_AT_START, available - bars);
  if (shownAtStart < MIN_SHOWN) return null;
  const length = shownAtStart + bars;
  return { from: Math.floor(random() * (available - length + 1)), length, shownAtStart };
}
