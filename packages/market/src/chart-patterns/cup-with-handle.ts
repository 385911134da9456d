import type { Pivot } from '../pivots.ts';
import { atOrNaN } from '../price-series.ts';
import { breakoutStrength, type ChartView, findBreakout } from './chart-view.ts';
import type { ChartPattern, ChartPoint } from './finding.ts';
import { endsOf, levelLine } from './line.ts';
import type { ScoreCriterion } from './score.ts';
import { upwardPattern } from './upward-pattern.ts';

/** Bounds in depths of the cup (lower rim to bottom) unless said otherwise. */
export const CUP_RULES = {
  /**
   * Candles from rim to rim: O'Neil wants 7 to 65 weeks, that is 35 days at least; the upper end keeps the search
   * short.
   */
  cup: { shortest: 28, longest: 150 },
  /** How unequal the rims may be. */
  rimSpread: 0.25,
  depthInRanges: 4,
  /** Where the bottom lies between the rims, as a share of the duration. */
  bottom: { earliest: 0.25, latest: 0.75 },
  /** Mean depth of the closes: 2/3 for a parabola, 1/2 for a V. */
  meanDepth: { least: 0.54, most: 0.85 },
  /**
   * The handle in candles from the right rim to the breakout, at most this share of the cup's length. It gives back up
   * to
   * a little more than half of the depth: O'Neil wants it in the upper half.
   */
  handle: { shortest: 4, share: 0.45, least: 0.08, most: 0.55 },
  /** The rise that must precede the left rim. */
  priorRise: 0.6,
  /** How many earlier pivots of the zigzag may be the left rim. */
  rimsTried: 16,
} as const;

interface Cup {
  readonly left: Pivot;
  readonly right: Pivot;
  readonly bottom: ChartPoint;
  readonly depth: number;
  readonly meanDepth: number;
  readonly riseBefore: number;
}

/** Cups with handles, completed by a close above the right rim. */
export function findCupsWithHandles(view: ChartView): ChartPattern[] {
  return view.zigzags.flatMap((pivots) =>
    pivots.flatMap((right, position) => {
      if (right.kind !== 'high') return [];
      const earlier = pivots
        .slice(Math.max(0, position - CUP_RULES.rimsTried), position)
        .filter(({ kind }) => kind === 'high');
      return earlier.flatMap((left) => readCup(view, left, right));
    }),
  );
}

function readCup(view: ChartView, left: Pivot, right: Pivot): ChartPattern[] {
  const duration = right.index - left.index;
  if (duration < CUP_RULES.cup.shortest || duration > CUP_RULES.cup.longest) return [];
  const cup = measureCup(view, left, right);
  const handle = isCup(view, cup) ? findHandle(view, cup) : null;
  return handle === null ? [] : [describe(view, { cup, handle })];
}

function measureCup(view: ChartView, left: Pivot, right: Pivot): Cup {
  const { series } = view;
  let bottom: ChartPoint = left;
  let sum = 0;
  const rim = Math.min(left.price, right.price);
  for (let index = left.index; index <= right.index; index++) {
    if (atOrNaN(series.low, index) < bottom.price) bottom = { index, price: atOrNaN(series.low, index) };
    sum += Math.max(0, rim - atOrNaN(series.close, index));
  }
  const depth = rim - bottom.price;
  const duration = right.index - left.index;
  return {
    left,
    right,
    bottom,
    depth,
    meanDepth: sum / (duration + 1) / depth,
    riseBefore: riseInto(view, left, duration) / depth,
  };
}

/** Mean distance of the closes from two half parabolas that meet at the bottom, in price units. */
function parabolaDistance(
  { series }: ChartView,
  { left, right, bottom }: { left: ChartPoint; right: ChartPoint; bottom: ChartPoint },
): number {
  let sum = 0;
  for (let index = left.index; index <= right.index; index++) {
    const rim = index < bottom.index ? left : right;
    const side = rim.index === bottom.index ? 0 : (index - bottom.index) / (rim.index - bottom.index);
    sum += Math.abs(atOrNaN(series.close, index) - bottom.price - (rim.price - bottom.price) * side ** 2);
  }
  return sum / (right.index - left.index + 1);
}

/** How far price rose into a high, in price units. */
function riseInto({ series }: ChartView, high: ChartPoint, lookback: number): number {
  let lowest = high.price;
  for (let index = Math.max(0, high.index - lookback); index <= high.index; index++) {
    lowest = Math.min(lowest, atOrNaN(series.low, index));
  }
  return high.price - lowest;
}

function isCup(view: ChartView, { left, right, bottom, depth, meanDepth, riseBefore }: Cup): boolean {
  const place = (bottom.index - left.index) / (right.index - left.index);
  return (
    depth >= CUP_RULES.depthInRanges * atOrNaN(view.range, left.index) &&
    Math.abs(left.price - right.price) <= CUP_RULES.rimSpread * depth &&
    place >= CUP_RULES.bottom.earliest &&
    place <= CUP_RULES.bottom.latest &&
    meanDepth >= CUP_RULES.meanDepth.least &&
    meanDepth <= CUP_RULES.meanDepth.most &&
    riseBefore >= CUP_RULES.priorRise
  );
}

interface Handle {
  readonly breakout: number;
  readonly low: ChartPoint;
  /** How far the low lies under the right rim, in depths of the cup. */
  readonly givenBack: number;
}

/** The handle of a cup, up to a close above the right rim; null when it is too short, too shallow or too deep. */
function findHandle(view: ChartView, { left, right, depth }: Cup): Handle | null {
  const breakout = findBreakout(view, {
    from: right.knownAt,
    to: right.index + Math.ceil(CUP_RULES.handle.share * (right.index - left.index)),
    line: levelLine(right.price),
    floor: levelLine(right.price - CUP_RULES.handle.most * depth),
  });
  if (breakout === null || breakout - right.index < CUP_RULES.handle.shortest) return null;
  const low = handleLow(view, right.index, breakout);
  const givenBack = (right.price - low.price) / depth;
  return givenBack < CUP_RULES.handle.least || givenBack > CUP_RULES.handle.most ? null : { breakout, low, givenBack };
}

function handleLow({ series }: ChartView, rim: number, breakout: number): ChartPoint {
  let low = { index: rim + 1, price: atOrNaN(series.low, rim + 1) };
  for (let index = rim + 2; index < breakout; index++) {
    if (atOrNaN(series.low, index) < low.price) low = { index, price: atOrNaN(series.low, index) };
  }
  return low;
}

interface CompletedCup {
  readonly cup: Cup;
  readonly handle: Handle;
}

function describe(view: ChartView, { cup, handle }: CompletedCup): ChartPattern {
  const { left, right, bottom } = cup;
  const { breakout, low } = handle;
  const line = levelLine(right.price);
  return upwardPattern({
    name: 'cup-with-handle',
    points: [
      { index: left.index, price: left.price, role: 'left rim' },
      { ...bottom, role: 'cup bottom' },
      { index: right.index, price: right.price, role: 'right rim' },
      { ...low, role: 'handle low' },
    ],
    lines: [{ role: 'neckline', ...endsOf(line, { from: left.index, to: breakout }) }],
    breakout,
    line,
    height: right.price - bottom.price,
    stop: low.price,
    criteria: criteriaOf(view, { cup, handle }),
  });
}

function criteriaOf(view: ChartView, { cup, handle }: CompletedCup): ScoreCriterion[] {
  const { left, right, depth } = cup;
  const { breakout, givenBack } = handle;
  const strength = breakoutStrength(view, breakout, levelLine(right.price));
  const unevenness = parabolaDistance(view, cup) / depth;
  return [
    { reason: 'rounded cup', weight: 40, value: unevenness, worst: 0.22, best: 0.11 },
    {
      reason: 'rims at similar prices',
      weight: 15,
      value: Math.abs(left.price - right.price) / depth,
      worst: 0.3,
      best: 0.1,
    },
    { reason: 'prior advance', weight: 15, value: cup.riseBefore, worst: 0.75, best: 1 },
    {
      reason: 'depth against daily range',
      weight: 10,
      value: depth / atOrNaN(view.range, breakout),
      worst: 3,
      best: 6,
    },
    { reason: 'shallow handle', weight: 10, value: givenBack, worst: 0.6, best: 0.4 },
    { reason: 'strong close', weight: 10, value: strength, worst: 0, best: 0.5 },
  ];
}
