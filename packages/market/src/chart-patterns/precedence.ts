import type { ChartPattern, ChartPatternName } from './finding.ts';

/**
 * Which pattern wins when two complete on the same candle: the stricter definition first. A head and
 * shoulders has everything a triple top has and more; a triple bottom is a rectangle with a trend before it; a flag or
 * pennant needs a pole that triangle and wedge do not.
 */
const PRECEDENCE: readonly (readonly ChartPatternName[])[] = [
  ['cup-with-handle'],
  ['head-and-shoulders', 'inverse-head-and-shoulders'],
  ['triple-bottom', 'triple-top'],
  ['double-bottom', 'double-top'],
  ['bull-pennant', 'bear-pennant', 'bull-flag', 'bear-flag'],
  // A shallow dip before the breakout can look like the last low of a triangle, so level lines are tried first.
  ['rectangle'],
  ['ascending-triangle', 'descending-triangle', 'symmetrical-triangle', 'rising-wedge', 'falling-wedge'],
];

/** Share of the shorter pattern's candles that two patterns may have in common and still both be shown. */
const SHARED_AT_MOST = 0.4;

/**
 * Of patterns on the same candles one is kept, the earliest to complete: a later one could replace it only with
 * hindsight. On the same candle the precedence of the families decides, then the score.
 */
export function keepOnePerPlace(patterns: readonly ChartPattern[]): ChartPattern[] {
  const kept: ChartPattern[] = [];
  for (const pattern of [...patterns].sort(compare)) {
    if (!isTaken(kept, pattern)) kept.push(pattern);
  }
  return kept;
}

function isTaken(kept: readonly ChartPattern[], pattern: ChartPattern): boolean {
  // Newest first: whatever completed before this pattern began ends the search.
  for (let position = kept.length - 1; position >= 0; position--) {
    const other = kept[position];
    if (other === undefined || other.breakout.index < startOf(pattern)) return false;
    if (overlap(pattern, other)) return true;
  }
  return false;
}

function compare(a: ChartPattern, b: ChartPattern): number {
  return a.breakout.index - b.breakout.index || rankOf(a) - rankOf(b) || b.score - a.score || startOf(b) - startOf(a);
}

function rankOf({ name }: ChartPattern): number {
  return PRECEDENCE.findIndex((family) => family.includes(name));
}

function startOf({ points }: ChartPattern): number {
  return points[0]?.index ?? 0;
}

function overlap(a: ChartPattern, b: ChartPattern): boolean {
  const from = Math.max(startOf(a), startOf(b));
  const shared = Math.min(a.breakout.index, b.breakout.index) - from + 1;
  const shorter = Math.min(a.breakout.index - startOf(a), b.breakout.index - startOf(b)) + 1;
  return shared > SHARED_AT_MOST * shorter;
}
