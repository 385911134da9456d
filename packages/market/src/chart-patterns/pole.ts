import type { CandleSpan } from '../candle.ts';
import { atOrNaN, type PriceSeries } from '../price-series.ts';
import type { ChartView } from './chart-view.ts';
import type { ChartPoint } from './finding.ts';
import { type Line, lineThrough, priceOn } from './line.ts';

/** Rules that flags and pennants share, in heights of the pole unless noted otherwise. */
export const POLE_RULES = {
  pole: { shortest: 2, longest: 8, heightInRanges: 4.5, rangesPerCandle: 1.2, efficiency: 0.7 },
  /** Price before the pole was no lower than this; else it is the end of a longer rise. */
  riseBefore: 0.2,
  /** The rest after the pole: under three weeks of days. */
  rest: { shortest: 5, longest: 16 },
  /** How much of the pole the rest may give back at most. */
  givenBack: 0.6,
  /** The low after the reaction high lies under the upper line by this share of the first one. */
  dip: 0.2,
  /** How far price climbs from the first low to the reaction high, and falls from there to the second low. */
  rebound: 0.08,
  retreat: 0.05,
  /** Candles before the pole, which its steepness is compared with. */
  candlesBefore: 10,
} as const;

/** A steep rise in a few candles, from a low to a high. */
export interface Pole {
  readonly start: ChartPoint;
  readonly end: ChartPoint;
  /** From start to end, in price units. */
  readonly height: number;
  /** Net move of the closes over all moves of the closes, at most 1: that is a straight line. */
  readonly efficiency: number;
  /** Height in mean true ranges before the pole. */
  readonly heightInRanges: number;
}

/** A pole and the rest after it, up to a close above the upper line of the rest. */
export interface PoleBreak {
  readonly pole: Pole;
  readonly upper: Line;
  readonly lower: Line;
  readonly breakout: number;
  /** How far the first and the second low lie under the upper line, in price units. */
  readonly startWidth: number;
  readonly endWidth: number;
  readonly lowest: ChartPoint;
  /** The high between the two lows of the rest. */
  readonly reaction: ChartPoint;
}

/** Every steep rise followed by a short rest that ends in a close above it. */
export function findPoleBreaks(view: ChartView): PoleBreak[] {
  const found: PoleBreak[] = [];
  for (let end = POLE_RULES.pole.shortest; end < view.series.close.length; end++) {
    const pole = readPole(view, end);
    const broken = pole === null ? null : readRest(view, pole);
    if (broken !== null) found.push(broken);
  }
  return found;
}

/** The steepest pole that ends in the high of a candle, if that high tops the candles around it. */
function readPole(view: ChartView, end: number): Pole | null {
  const { series } = view;
  const top = atOrNaN(series.high, end);
  if (atOrNaN(series.high, end + 1) > top || atOrNaN(series.high, end + 2) > top) return null;
  const from = Math.max(0, end - POLE_RULES.pole.longest);
  if (Math.max(...series.high.subarray(from, end)) >= top) return null;
  const start = lowestIn(series, { from, to: end - 1 });
  const pole = measurePole(view, start, { index: end, price: top });
  return isPole(pole) && !roseBefore(series, pole) ? pole : null;
}

function measurePole({ series, range }: ChartView, start: ChartPoint, end: ChartPoint): Pole {
  const height = end.price - start.price;
  // The candle of the high may already have closed lower: the pole is judged up to its highest close.
  const closes = series.close.subarray(start.index, end.index + 1);
  const rise = closes.subarray(0, closes.indexOf(Math.max(...closes)) + 1);
  const path = rise.reduce((sum, close, i) => sum + (i === 0 ? 0 : Math.abs(close - atOrNaN(rise, i - 1))), 0);
  const net = atOrNaN(rise, rise.length - 1) - atOrNaN(rise, 0);
  return {
    start,
    end,
    height,
    efficiency: path === 0 ? 0 : net / path,
    heightInRanges: height / atOrNaN(range, start.index),
  };
}

function isPole({ start, end, efficiency, heightInRanges }: Pole): boolean {
  const candles = end.index - start.index;
  return (
    start.index >= POLE_RULES.candlesBefore &&
    candles >= POLE_RULES.pole.shortest &&
    heightInRanges >= POLE_RULES.pole.heightInRanges &&
    heightInRanges / candles >= POLE_RULES.pole.rangesPerCandle &&
    efficiency >= POLE_RULES.pole.efficiency
  );
}

/** Whether the pole is only the last part of a longer rise. */
function roseBefore(series: PriceSeries, { start, height }: Pole): boolean {
  const from = Math.max(0, start.index - POLE_RULES.pole.longest);
  return lowestIn(series, { from, to: start.index }).price < start.price - POLE_RULES.riseBefore * height;
}

function lowestIn({ low }: PriceSeries, { from, to }: CandleSpan): ChartPoint {
  let lowest = { index: from, price: atOrNaN(low, from) };
  for (let index = from + 1; index <= to; index++) {
    if (atOrNaN(low, index) < lowest.price) lowest = { index, price: atOrNaN(low, index) };
  }
  return lowest;
}

/**
 * Reads the rest after a pole: its upper line runs from the end of the pole to the reaction high, its lower line
 * through the lows before and after that high. The first candle that closes above the upper line completes it.
 */
function readRest(view: ChartView, pole: Pole): PoleBreak | null {
  const { series } = view;
  const { index: top, price } = pole.end;
  const last = Math.min(top + POLE_RULES.rest.longest, series.close.length - 1);
  for (let index = top + 1; index <= last; index++) {
    if (atOrNaN(series.low, index) < price - POLE_RULES.givenBack * pole.height) return null;
    const rest = index - top < POLE_RULES.rest.shortest ? null : drawRest(series, pole, index);
    if (rest !== null && isBroken(series, rest)) return rest;
    if (atOrNaN(series.close, index) > price) return null;
  }
  return null;
}

/** A close above the upper line, which itself is still above the lows. */
function isBroken({ close }: PriceSeries, { upper, breakout, lowest }: PoleBreak): boolean {
  const line = priceOn(upper, breakout);
  return atOrNaN(close, breakout) > line && line > lowest.price;
}

/** The lines as they were known before the candle that may break out; null while no reaction high has shown. */
function drawRest(series: PriceSeries, pole: Pole, breakout: number): PoleBreak | null {
  const reaction = reactionHigh(series, pole, breakout);
  if (reaction === null) return null;
  const upper = lineThrough(pole.end, reaction);
  const firstLow = lowestIn(series, { from: pole.end.index + 1, to: reaction.index - 1 });
  const secondLow = lowestIn(series, { from: reaction.index + 1, to: breakout - 1 });
  const under = ({ index, price }: ChartPoint) => priceOn(upper, index) - price;
  const [startWidth, endWidth] = [under(firstLow), under(secondLow)];
  if (endWidth < POLE_RULES.dip * startWidth) return null;
  if (reaction.price - secondLow.price < POLE_RULES.retreat * pole.height) return null;
  const lowest = firstLow.price < secondLow.price ? firstLow : secondLow;
  return { pole, upper, lower: lineThrough(firstLow, secondLow), breakout, startWidth, endWidth, lowest, reaction };
}

/** Of the bounces from a low, the one that a line turned down from the end of the pole meets first. */
function reactionHigh({ high, low }: PriceSeries, { end, height }: Pole, breakout: number): ChartPoint | null {
  let reaction: ChartPoint | null = null;
  let lowest = atOrNaN(low, end.index + 1);
  const slope = ({ index, price }: ChartPoint) => (price - end.price) / (index - end.index);
  for (let index = end.index + 2; index <= breakout - 2; index++) {
    const candidate = { index, price: atOrNaN(high, index) };
    const bounced = candidate.price - lowest >= POLE_RULES.rebound * height;
    if (bounced && (reaction === null || slope(candidate) > slope(reaction))) reaction = candidate;
    lowest = Math.min(lowest, atOrNaN(low, index));
  }
  return reaction;
}
