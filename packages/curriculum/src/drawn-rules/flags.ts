import type { ChartPoint } from '@wickwise/market/chart-patterns/finding';
import { FLAG_RULES } from '@wickwise/market/chart-patterns/flags';
import { type Line, lineThrough, priceOn } from '@wickwise/market/chart-patterns/line';
import { POLE_RULES } from '@wickwise/market/chart-patterns/pole';
import { atOrNaN } from '@wickwise/market/price-series';
import type { DrawnRule } from '../pattern.ts';
import { along, distanceTo, drawBreakout, inCandles, level, multipleText, upright } from './drawing.ts';
import { highAt, lowAt, lowestIn, type Outline } from './drawn-outline.ts';

const POLE = 'the pole';

interface Flag extends Outline {
  readonly start: ChartPoint;
  readonly end: ChartPoint;
  readonly height: number;
  readonly upper: Line;
  readonly firstLow: ChartPoint;
  readonly secondLow: ChartPoint;
}

/**
 * The rules of a bull flag, in the order in which the lesson states them. Turns: the low where the pole starts, the high
 * where it ends, and the high that the flag's upper line runs through.
 */
export function drawBullFlag(outline: Outline): DrawnRule[] {
  const flag = readFlag(outline);
  return [
    poleHeightOf(flag),
    paceOf(flag),
    poleLengthOf(flag),
    restOf(flag),
    givenBackOf(flag),
    widthOf(flag),
    parallelOf(flag),
    drawBreakout(flag, { line: flag.upper, from: flag.end.index, unit: { size: flag.height, name: POLE }, margin: 0 }),
  ];
}

function readFlag(outline: Outline): Flag {
  const { turns, breakout } = outline;
  const start = lowAt(outline, turns[0]);
  const end = highAt(outline, turns[1]);
  const reaction = highAt(outline, turns[2]);
  return {
    ...outline,
    start,
    end,
    height: end.price - start.price,
    upper: lineThrough(end, reaction),
    firstLow: lowestIn(outline, { from: end.index + 1, to: reaction.index - 1 }),
    secondLow: lowestIn(outline, { from: reaction.index + 1, to: breakout - 1 }),
  };
}

function poleHeightOf({ view, start, end, height }: Flag): DrawnRule {
  const ranges = height / atOrNaN(view.range, start.index);
  return {
    measured: multipleText(ranges, 'the average true range'),
    met: ranges >= POLE_RULES.pole.heightInRanges,
    lines: [upright(start.index, start.price, end.price)],
  };
}

function paceOf({ view, start, end, height }: Flag): DrawnRule {
  const pace = height / atOrNaN(view.range, start.index) / (end.index - start.index);
  return {
    measured: `${multipleText(pace, 'the average true range')} per candle`,
    met: pace >= POLE_RULES.pole.rangesPerCandle,
    lines: [{ from: [start.index, start.price], to: [end.index, end.price] }],
  };
}

function poleLengthOf({ start, end }: Flag): DrawnRule {
  const length = end.index - start.index;
  return {
    measured: inCandles(length),
    met: length >= POLE_RULES.pole.shortest && length <= POLE_RULES.pole.longest,
    lines: [level(start.price, { from: start.index, to: end.index })],
  };
}

function restOf({ end, breakout }: Flag): DrawnRule {
  const length = breakout - end.index;
  return {
    measured: inCandles(length),
    met: length >= POLE_RULES.rest.shortest && length <= POLE_RULES.rest.longest,
    lines: [level(end.price, { from: end.index, to: breakout })],
  };
}

function givenBackOf({ end, height, firstLow, secondLow }: Flag): DrawnRule {
  const lowest = firstLow.price < secondLow.price ? firstLow : secondLow;
  const share = (end.price - lowest.price) / height;
  return {
    measured: shareOfPole(share),
    met: share <= POLE_RULES.givenBack,
    lines: [level(end.price, { from: end.index, to: lowest.index }), upright(lowest.index, end.price, lowest.price)],
  };
}

function widthOf({ upper, firstLow, height }: Flag): DrawnRule {
  const share = widthAt(upper, firstLow) / height;
  return { measured: shareOfPole(share), met: share <= FLAG_RULES.width.most, lines: [distanceTo(upper, firstLow)] };
}

function parallelOf({ upper, end, firstLow, secondLow, breakout }: Flag): DrawnRule {
  const ratio = widthAt(upper, secondLow) / widthAt(upper, firstLow);
  const lower = lineThrough(firstLow, secondLow);
  return {
    measured: `${ratio.toFixed(2)} ×`,
    met: ratio >= FLAG_RULES.flag.least && ratio <= FLAG_RULES.flag.most,
    lines: [along(upper, { from: end.index, to: breakout }), along(lower, { from: firstLow.index, to: breakout })],
  };
}

function widthAt(upper: Line, { index, price }: ChartPoint): number {
  return priceOn(upper, index) - price;
}

function shareOfPole(share: number): string {
  return `${Math.round(share * 100)}% of the pole`;
}
