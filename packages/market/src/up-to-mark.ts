import type { MarkedCandles } from './focus-on-mark.ts';

/** A picture without what followed its mark. */
export function upToMark({ candles, mark, lines = [] }: MarkedCandles): MarkedCandles {
  const end = mark?.to ?? candles.length - 1;
  return { candles: candles.slice(0, end + 1), mark, lines: lines.filter(({ to }) => to[0] <= end) };
}
