import type { CandleSpan, Ohlc } from './candle.ts';
import type { ChartLine } from './candle-geometry.ts';

/** Candles of a picture, oldest first, with the ones that matter and the lines over them. */
export interface MarkedCandles {
  readonly candles: readonly Ohlc[];
  /** Inclusive indices into `candles`. */
  readonly mark: CandleSpan | null;
  readonly lines?: readonly ChartLine[] | undefined;
}

/** How much of the space around the mark goes to what came before it: the trend matters more than what followed. */
const SHARE_BEFORE = 0.6;
/** What a mark longer than the drawing keeps on each side. */
const MARGIN = 2;

/**
 * The part of a picture that a small drawing can still show: about `most` candles with the marked ones among them. A
 * mark that is longer than that is kept whole, because a chart pattern needs its beginning.
 */
export function focusOnMark({ candles, mark, lines = [] }: MarkedCandles, most: number): MarkedCandles {
  if (mark === null || candles.length <= most) return { candles, mark, lines };
  const marked = mark.to - mark.from + 1;
  const shown = Math.min(candles.length, Math.max(most, marked + 2 * MARGIN));
  const wanted = mark.from - Math.ceil((shown - marked) * SHARE_BEFORE);
  const start = Math.min(Math.max(0, wanted), candles.length - shown);
  return {
    candles: candles.slice(start, start + shown),
    mark: { from: mark.from - start, to: mark.to - start },
    lines: lines.map(({ from, to }) => ({ from: [from[0] - start, from[1]], to: [to[0] - start, to[1]] })),
  };
}
