import type { ChartPoint } from '@wickwise/market/chart-patterns/finding';
import { HEAD_AND_SHOULDERS_RULES } from '@wickwise/market/chart-patterns/head-and-shoulders';
import { type Line, lineThrough, priceOn } from '@wickwise/market/chart-patterns/line';
import type { DrawnRule } from '../pattern.ts';
import { along, distanceTo, drawBreakout, level, multipleText, upright } from './drawing.ts';
import { highAt, lowAt, type Outline } from './drawn-outline.ts';
import { drawFall } from './trend-before.ts';

interface Shoulders extends Outline {
  readonly left: ChartPoint;
  readonly head: ChartPoint;
  readonly right: ChartPoint;
  readonly peaks: readonly [ChartPoint, ChartPoint];
  readonly neckline: Line;
  readonly height: number;
}

/**
 * The rules of an inverse head and shoulders, in the order in which the lesson states them. Turns: left shoulder, peak,
 * head, peak, right shoulder.
 */
export function drawInverseHeadAndShoulders(outline: Outline): DrawnRule[] {
  const shoulders = readShoulders(outline);
  return [
    headOf(shoulders),
    shoulderSymmetry(shoulders),
    depthsOf(shoulders),
    tiltOf(shoulders),
    halvesOf(shoulders),
    fallOf(shoulders),
    breakoutOf(shoulders),
  ];
}

function readShoulders(outline: Outline): Shoulders {
  const [left, leftPeak, head, rightPeak, right] = outline.turns;
  const peaks: [ChartPoint, ChartPoint] = [highAt(outline, leftPeak), highAt(outline, rightPeak)];
  const neckline = lineThrough(...peaks);
  const lowest = lowAt(outline, head);
  const height = priceOn(neckline, lowest.index) - lowest.price;
  return {
    ...outline,
    left: lowAt(outline, left),
    head: lowest,
    right: lowAt(outline, right),
    peaks,
    neckline,
    height,
  };
}

function headOf({ left, head, right, height }: Shoulders): DrawnRule {
  const nearer = left.price < right.price ? left : right;
  const lead = (nearer.price - head.price) / height;
  const span = { from: Math.min(head.index, nearer.index), to: Math.max(head.index, nearer.index) };
  return {
    measured: multipleText(lead, 'the height'),
    met: lead >= HEAD_AND_SHOULDERS_RULES.headLead,
    lines: [level(nearer.price, span), upright(head.index, nearer.price, head.price)],
  };
}

/** In price or in depth under the neckline, whichever is closer. */
function shoulderSymmetry(shoulders: Shoulders): DrawnRule {
  const { left, right, height } = shoulders;
  const inDepth = Math.abs(depthOf(shoulders, left) - depthOf(shoulders, right));
  const spread = Math.min(Math.abs(left.price - right.price), inDepth) / height;
  const span = { from: left.index, to: right.index };
  return {
    measured: multipleText(spread, 'the height'),
    met: spread <= HEAD_AND_SHOULDERS_RULES.shoulderSpread,
    lines: [level(left.price, span), level(right.price, span)],
  };
}

function depthOf({ neckline }: Shoulders, { index, price }: ChartPoint): number {
  return priceOn(neckline, index) - price;
}

function depthsOf(shoulders: Shoulders): DrawnRule {
  const { left, right, neckline, height } = shoulders;
  const depths = [left, right].map((shoulder) => depthOf(shoulders, shoulder) / height);
  const { least, most } = HEAD_AND_SHOULDERS_RULES.shoulderDepth;
  return {
    measured: `${depths.map((depth) => depth.toFixed(2)).join(' and ')} × the height`,
    met: depths.every((depth) => depth >= least && depth <= most),
    lines: [
      along(neckline, { from: left.index, to: right.index }),
      distanceTo(neckline, left),
      distanceTo(neckline, right),
    ],
  };
}

function tiltOf({ peaks: [left, right], neckline, height }: Shoulders): DrawnRule {
  const tilt = Math.abs(right.price - left.price) / height;
  const span = { from: left.index, to: right.index };
  return {
    measured: multipleText(tilt, 'the height'),
    met: tilt <= HEAD_AND_SHOULDERS_RULES.necklineTilt,
    lines: [along(neckline, span), level(left.price, span), upright(right.index, left.price, right.price)],
  };
}

function halvesOf({ left, head, right }: Shoulders): DrawnRule {
  const halves = [head.index - left.index, right.index - head.index];
  const share = Math.min(...halves) / Math.max(...halves);
  return {
    measured: `${share.toFixed(2)} ×: ${halves.join(' and ')} candles`,
    met: share >= HEAD_AND_SHOULDERS_RULES.halves,
    lines: [
      level(head.price, { from: left.index, to: right.index }),
      ...[left, right].map(({ index, price }) => upright(index, price, head.price)),
    ],
  };
}

function fallOf(shoulders: Shoulders): DrawnRule {
  const { left, right, height } = shoulders;
  const lookback = Math.max(15, right.index - left.index);
  return drawFall(shoulders, { low: left, lookback, height, least: HEAD_AND_SHOULDERS_RULES.priorFall });
}

function breakoutOf(shoulders: Shoulders): DrawnRule {
  const { peaks, neckline, height } = shoulders;
  const unit = { size: height, name: 'the height' };
  return drawBreakout(shoulders, { line: neckline, from: peaks[0].index, unit, margin: 0 });
}
