import { CUP_RULES } from '@wickwise/market/chart-patterns/cup-with-handle';
import type { ChartPoint } from '@wickwise/market/chart-patterns/finding';
import { levelLine } from '@wickwise/market/chart-patterns/line';
import { atOrNaN } from '@wickwise/market/price-series';
import type { DrawnRule } from '../pattern.ts';
import { drawBreakout, inCandles, level, multipleText, upright } from './drawing.ts';
import { highAt, lowestIn, type Outline } from './drawn-outline.ts';

const DEPTH = 'the depth';

interface Cup extends Outline {
  readonly left: ChartPoint;
  readonly right: ChartPoint;
  readonly bottom: ChartPoint;
  readonly handle: ChartPoint;
  /** From the lower rim to the bottom. */
  readonly depth: number;
}

/** The rules of a cup with handle, in the order in which the lesson states them. Turns: the two rims. */
export function drawCup(outline: Outline): DrawnRule[] {
  const cup = readCup(outline);
  const { left, right, depth } = cup;
  const unit = { size: depth, name: DEPTH };
  return [
    lengthOf(cup),
    rimsOf(cup),
    meanDepthOf(cup),
    handleOf(cup),
    givenBackOf(cup),
    riseOf(cup),
    drawBreakout(cup, { line: levelLine(right.price), from: left.index, unit, margin: 0 }),
  ];
}

function readCup(outline: Outline): Cup {
  const left = highAt(outline, outline.turns[0]);
  const right = highAt(outline, outline.turns[1]);
  const bottom = lowestIn(outline, { from: left.index, to: right.index });
  const handle = lowestIn(outline, { from: right.index + 1, to: outline.breakout - 1 });
  return { ...outline, left, right, bottom, handle, depth: Math.min(left.price, right.price) - bottom.price };
}

function lengthOf({ left, right, bottom }: Cup): DrawnRule {
  const length = right.index - left.index;
  return {
    measured: inCandles(length),
    met: length >= CUP_RULES.cup.shortest && length <= CUP_RULES.cup.longest,
    lines: [level(bottom.price, { from: left.index, to: right.index })],
  };
}

function rimsOf({ left, right, depth }: Cup): DrawnRule {
  const difference = Math.abs(left.price - right.price) / depth;
  const span = { from: left.index, to: right.index };
  return {
    measured: multipleText(difference, DEPTH),
    met: difference <= CUP_RULES.rimSpread,
    lines: [level(left.price, span), level(right.price, span)],
  };
}

function meanDepthOf({ view, left, right, depth }: Cup): DrawnRule {
  const rim = Math.min(left.price, right.price);
  const closes = view.series.close.subarray(left.index, right.index + 1);
  const mean = closes.reduce((sum, close) => sum + Math.max(0, rim - close), 0) / closes.length;
  const { least, most } = CUP_RULES.meanDepth;
  return {
    measured: multipleText(mean / depth, DEPTH),
    met: mean / depth >= least && mean / depth <= most,
    lines: [rim, rim - mean].map((price) => level(price, { from: left.index, to: right.index })),
  };
}

function handleOf({ right, breakout, handle }: Cup): DrawnRule {
  const length = breakout - right.index;
  return {
    measured: inCandles(length),
    met: length >= CUP_RULES.handle.shortest,
    lines: [level(handle.price, { from: right.index, to: breakout })],
  };
}

function givenBackOf({ right, handle, depth }: Cup): DrawnRule {
  const share = (right.price - handle.price) / depth;
  const { least, most } = CUP_RULES.handle;
  return {
    measured: multipleText(share, DEPTH),
    met: share >= least && share <= most,
    lines: [
      level(right.price, { from: right.index, to: handle.index }),
      upright(handle.index, right.price, handle.price),
    ],
  };
}

function riseOf(cup: Cup): DrawnRule {
  const { view, left, right, depth } = cup;
  const from = Math.max(0, 2 * left.index - right.index);
  const lowest = lowestIn(cup, { from, to: left.index });
  const rise = (left.price - atOrNaN(view.series.low, lowest.index)) / depth;
  return {
    measured: multipleText(rise, DEPTH),
    met: rise >= CUP_RULES.priorRise,
    lines: [upright(lowest.index, lowest.price, left.price), level(left.price, { from: lowest.index, to: left.index })],
  };
}
