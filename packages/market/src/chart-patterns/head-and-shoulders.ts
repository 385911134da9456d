import type { Pivot } from '../pivots.ts';
import { atOrNaN } from '../price-series.ts';
import {
  breakoutStrength,
  type ChartView,
  fallInto,
  findBreakout,
  largestSetback,
  lastKnown,
  legDistance,
  legSpread,
} from './chart-view.ts';
import type { ChartPattern, PatternPoint, PointRole } from './finding.ts';
import { endsOf, type Line, levelLine, lineThrough, priceOn } from './line.ts';
import type { ScoreCriterion } from './score.ts';
import { upwardPattern } from './upward-pattern.ts';

/** Bounds in heights of the pattern (head to neckline) unless said otherwise; authors give no firm figures. */
export const HEAD_AND_SHOULDERS_RULES = {
  /** How far the head stands out beyond the further shoulder: "3% of the price" on heights of 10 to 20%. */
  headLead: 0.18,
  /** Depth of each shoulder under the neckline. */
  shoulderDepth: { least: 0.2, most: 0.85 },
  /** How different the two shoulders may be. */
  shoulderSpread: 0.35,
  /** How much the neckline may rise or fall from one point to the other. */
  necklineTilt: 0.4,
  /** Duration of the shorter half against the longer. */
  halves: 0.35,
  /** The fall into the left shoulder: it came from above the neckline. */
  priorFall: 1.1,
  /** An earlier low must lie this far above the left shoulder. */
  apart: 0.15,
  heightInRanges: 3,
  /** The largest retracement inside a leg: beyond it, the leg hides another swing. */
  setback: 0.35,
  span: { shortest: 10, longest: 110 },
} as const;

const ROLES: readonly PointRole[] = [
  'left shoulder',
  'left neckline point',
  'head',
  'right neckline point',
  'right shoulder',
];

interface Shoulders {
  readonly left: Pivot;
  readonly head: Pivot;
  readonly right: Pivot;
  readonly neckline: Line;
  /** From the head to the neckline, in price units. */
  readonly height: number;
  readonly leftDepth: number;
  readonly rightDepth: number;
  readonly tilt: number;
}

/** Inverse heads and shoulders, completed by a close above the line through the two peaks beside the head. */
export function findInverseHeadAndShoulders(view: ChartView): ChartPattern[] {
  return view.zigzags.flatMap((pivots) =>
    pivots.flatMap((right, position) => {
      if (right.kind !== 'low' || position < 4) return [];
      const points = pivots.slice(position - 4, position + 1);
      const shoulders = measure(points);
      return shoulders !== null && hasShape(view, shoulders)
        ? complete(view, { pivots: points, shoulders, until: lastKnown(pivots, position) })
        : [];
    }),
  );
}

function measure([left, leftPeak, head, rightPeak, right]: readonly Pivot[]): Shoulders | null {
  if (!left || !leftPeak || !head || !rightPeak || !right) return null;
  const neckline = lineThrough(leftPeak, rightPeak);
  const depth = ({ index, price }: Pivot) => priceOn(neckline, index) - price;
  return {
    left,
    head,
    right,
    neckline,
    height: depth(head),
    leftDepth: depth(left),
    rightDepth: depth(right),
    tilt: Math.abs(rightPeak.price - leftPeak.price),
  };
}

function hasShape(view: ChartView, shoulders: Shoulders): boolean {
  const { left, head, right, height, leftDepth, rightDepth, tilt } = shoulders;
  const span = right.index - left.index;
  const depths = [leftDepth / height, rightDepth / height];
  return (
    height >= HEAD_AND_SHOULDERS_RULES.heightInRanges * atOrNaN(view.range, left.index) &&
    span >= HEAD_AND_SHOULDERS_RULES.span.shortest &&
    span <= HEAD_AND_SHOULDERS_RULES.span.longest &&
    tilt <= HEAD_AND_SHOULDERS_RULES.necklineTilt * height &&
    Math.min(left.price, right.price) - head.price >= HEAD_AND_SHOULDERS_RULES.headLead * height &&
    Math.min(...depths) >= HEAD_AND_SHOULDERS_RULES.shoulderDepth.least &&
    Math.max(...depths) <= HEAD_AND_SHOULDERS_RULES.shoulderDepth.most &&
    unlikeness(shoulders) <= HEAD_AND_SHOULDERS_RULES.shoulderSpread &&
    evenness(shoulders) >= HEAD_AND_SHOULDERS_RULES.halves &&
    fallBefore(view, shoulders) >= HEAD_AND_SHOULDERS_RULES.priorFall
  );
}

/** How different the shoulders are, in heights: in price or in depth under the neckline, whichever is closer. */
function unlikeness({ left, right, leftDepth, rightDepth, height }: Shoulders): number {
  return Math.min(Math.abs(left.price - right.price), Math.abs(leftDepth - rightDepth)) / height;
}

function evenness({ left, head, right }: Shoulders): number {
  const [before, after] = [head.index - left.index, right.index - head.index];
  return Math.min(before, after) / Math.max(before, after);
}

/** The fall into the left shoulder, looked for over the length of the pattern, three weeks at least; in heights. */
function fallBefore(view: ChartView, { left, right, height }: Shoulders): number {
  const search = { lookback: Math.max(15, right.index - left.index), zone: HEAD_AND_SHOULDERS_RULES.apart * height };
  return fallInto(view, left, search) / height;
}

interface Window {
  readonly pivots: readonly Pivot[];
  readonly shoulders: Shoulders;
  /** Breakouts later than this have passed another turning point. */
  readonly until: number;
}

function complete(view: ChartView, { pivots, shoulders, until }: Window): ChartPattern[] {
  const { left, right, neckline, height } = shoulders;
  const to = Math.min(until, right.index + Math.round((right.index - left.index) / 2) + 5);
  const floor = levelLine(right.price);
  const breakout = findBreakout(view, { from: right.knownAt, to, line: neckline, floor });
  if (breakout === null) return [];
  const points = pivots.map(({ index, price }, i) => ({ index, price, role: ROLES[i] ?? 'head' }));
  const strokes = [...points, { index: breakout, price: priceOn(neckline, breakout) }];
  if (largestSetback(view, strokes) > HEAD_AND_SHOULDERS_RULES.setback * height) return [];
  return [
    upwardPattern({
      name: 'inverse-head-and-shoulders',
      points,
      lines: [{ role: 'neckline', ...endsOf(neckline, { from: left.index, to: breakout }) }],
      breakout,
      line: neckline,
      height,
      stop: right.price,
      criteria: criteriaOf(view, { shoulders, points, breakout }),
    }),
  ];
}

interface MeasuredHead {
  readonly shoulders: Shoulders;
  readonly points: readonly PatternPoint[];
  readonly breakout: number;
}

function criteriaOf(view: ChartView, { shoulders, points, breakout }: MeasuredHead): ScoreCriterion[] {
  const { left, head, right, neckline, height, tilt } = shoulders;
  const strokes = [...points, { index: breakout, price: priceOn(neckline, breakout) }];
  const lead = (Math.min(left.price, right.price) - head.price) / height;
  const strength = breakoutStrength(view, breakout, neckline);
  return [
    { reason: 'head stands out', weight: 5, value: lead, worst: 0.15, best: 0.3 },
    { reason: 'similar shoulders', weight: 15, value: unlikeness(shoulders), worst: 0.4, best: 0.12 },
    { reason: 'level neckline', weight: 15, value: tilt / height, worst: 0.4, best: 0.2 },
    { reason: 'even swings', weight: 15, value: legSpread(points), worst: 0.75, best: 0.35 },
    { reason: 'clear legs', weight: 25, value: legDistance(view, strokes), worst: 0.1, best: 0.065 },
    { reason: 'prior decline', weight: 15, value: fallBefore(view, shoulders), worst: 1, best: 1.3 },
    {
      reason: 'height against daily range',
      weight: 5,
      value: height / atOrNaN(view.range, breakout),
      worst: 2.5,
      best: 5,
    },
    { reason: 'strong close', weight: 5, value: strength, worst: 0, best: 0.5 },
  ];
}
