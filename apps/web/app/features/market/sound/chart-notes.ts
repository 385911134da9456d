import type { CandleSpan } from '@wickwise/market/candle';
import type { CandleSeries } from '@wickwise/market/series';
import type { ChartMark } from '../chart/chart-parts.ts';

/** A candle as a tone. */
export interface ChartNote {
  readonly index: number;
  /** In hertz: three octaves from the lowest visible close to the highest, evenly spaced to the ear. */
  readonly frequency: number;
  /** A second tone for a pattern that ends here; null for none. */
  readonly patternFrequency: number | null;
}

const LOWEST_HZ = 165;
const OCTAVES = 3;
/** Far above or below the closes, so that it cannot be mistaken for one. */
const PATTERN_HZ = { up: 1760, down: 82.4, none: 1760 * 2 ** (-5 / 12) };

/** The candles of a span as tones: the higher the close, the higher the tone. */
export function notesOf(series: CandleSeries, { from, to }: CandleSpan, marks: readonly ChartMark[]): ChartNote[] {
  const closes = Array.from(series.close.subarray(from, to + 1));
  const [lowest, highest] = [Math.min(...closes), Math.max(...closes)];
  const marked = new Map(marks.map((mark) => [mark.index, mark]));
  return closes.map((close, place) => {
    const share = highest === lowest ? 0.5 : (close - lowest) / (highest - lowest);
    const mark = marked.get(from + place);
    return {
      index: from + place,
      frequency: LOWEST_HZ * 2 ** (OCTAVES * share),
      patternFrequency: mark ? PATTERN_HZ[mark.direction ?? 'none'] : null,
    };
  });
}

const MAX_NOTE_MS = 110;
const MAX_TUNE_MS = 9000;

/** How long each of `count` candles sounds: all of them fit into nine seconds. */
export function noteMs(count: number): number {
  return Math.min(MAX_NOTE_MS, MAX_TUNE_MS / Math.max(1, count));
}
