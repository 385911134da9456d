import type { Pivot, PivotKind } from '@wickwise/market/pivots';
import { indexOfLowest, known, type MeasuredChart, span } from './measured-chart.ts';

/** Whether each price is above the one before. */
export function rise(swings: readonly Pivot[]): boolean {
  return swings.every(({ price }, index) => index === 0 || price > known(swings[index - 1]).price);
}

function lineThrough(a: Pivot, b: Pivot): (index: number) => number {
  return (index) => a.price + ((b.price - a.price) * (index - a.index)) / (b.index - a.index);
}

/** The swings up to the highest high, and the base, which is the last low before it. */
export function structure(chart: MeasuredChart) {
  const top = known(chart.swings(chart.to, 'high').toSorted((a, b) => b.price - a.price)[0]);
  const upTo = (kind: PivotKind) => chart.swings(chart.to, kind).filter(({ index }) => index <= top.index);
  const [highs, lows] = [upTo('high'), upTo('low')];
  return { top, highs, lows, base: known(lows.at(-1)), baseBefore: known(lows.at(-2)) };
}

/** The two peaks before the breakout, which is where the mark begins. */
export function resistance(chart: MeasuredChart) {
  const peaks = chart.swings(chart.from, 'high').slice(-2);
  const [first, second] = [known(peaks[0]), known(peaks[1])];
  const level = Math.max(first.price, second.price);
  const floor = Math.min(...span(first.index, second.index).map(chart.low));
  return { first, level, floor, gap: level / Math.min(first.price, second.price) - 1 };
}

/** Whether the two peaks before the breakout are at about the same price. */
export function isLevel(chart: MeasuredChart): boolean {
  return resistance(chart).gap <= 0.01;
}

/** Whether the mark begins with the first close above those peaks. */
export function isBreakout(chart: MeasuredChart): boolean {
  const { first, level } = resistance(chart);
  return chart.firstClose(first.index, (close) => close > level) === chart.from;
}

/** The lowest candle between the breakout and the end of the mark. */
export function lowestOfReturn(chart: MeasuredChart): number {
  return indexOfLowest(span(chart.from + 1, chart.to - 1), chart.low);
}

/** The line through two lows, and the candle that comes closest to it after the peak that follows them. */
export function trendLine(chart: MeasuredChart) {
  const lows = chart.swings(chart.to, 'low').filter(({ index }) => index >= chart.from);
  const [a, b] = [known(lows[0]), known(lows[1])];
  const line = lineThrough(a, b);
  const peak = known(chart.swings(chart.to, 'high').find(({ index }) => index > b.index));
  const touch = indexOfLowest(span(peak.index + 1, chart.to), (index) => chart.low(index) - line(index));
  return { a, b, line, peak, touch };
}

/** From the first marked candle on: a high, a low, a second high, a second low. */
export function channel(chart: MeasuredChart) {
  const swing = (kind: PivotKind, index: 0 | 1) =>
    known(chart.swings(chart.to, kind).filter((pivot) => pivot.index >= chart.from)[index]);
  const [a, b, low, secondLow] = [swing('high', 0), swing('high', 1), swing('low', 0), swing('low', 1)];
  const upper = lineThrough(a, b);
  const width = upper(low.index) - low.price;
  return { a, b, secondLow, upper, lower: (index: number) => upper(index) - width };
}
