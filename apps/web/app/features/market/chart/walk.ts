import type { ChartMark } from './chart-parts.ts';

/** What a key does to a chart; null when it does nothing there. */
export type ChartStep =
  | { readonly kind: 'move'; readonly index: number }
  | { readonly kind: 'zoom'; readonly factor: number };

interface WalkPosition {
  /** Candles of the series, at least one. */
  readonly length: number;
  /** The candle of the crosshair; null before the first key. */
  readonly index: number | null;
  readonly marks: readonly ChartMark[];
}

const PAGE_STEP = 10;
const ZOOM = 1.4;

/** The step for a key. Without a crosshair, moving starts at the newest candle. */
export function stepOf(key: string, { length, index, marks }: WalkPosition): ChartStep | null {
  if (key === '+' || key === '=') return { kind: 'zoom', factor: 1 / ZOOM };
  if (key === '-') return { kind: 'zoom', factor: ZOOM };
  const last = length - 1;
  const from = index ?? length;
  const target = {
    ArrowLeft: from - 1,
    ArrowRight: from + 1,
    PageUp: from - PAGE_STEP,
    PageDown: from + PAGE_STEP,
    Home: 0,
    End: last,
    ArrowUp: nextMarked(marks, from, -1),
    ArrowDown: nextMarked(marks, from, 1),
  }[key];
  if (target === undefined) return null;
  return { kind: 'move', index: Math.min(last, Math.max(0, target ?? Math.min(from, last))) };
}

/** The nearest candle with a mark on one side; null when there is none. */
function nextMarked(marks: readonly ChartMark[], from: number, step: 1 | -1): number | null {
  const ahead = marks.map(({ index }) => index).filter((index) => (index - from) * step > 0);
  if (ahead.length === 0) return null;
  return ahead.reduce((nearest, index) => ((nearest - index) * step > 0 ? index : nearest));
}
