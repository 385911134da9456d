import { BOTTOM_RULES } from '@wickwise/market/chart-patterns/double-triple';
import type { ChartPoint } from '@wickwise/market/chart-patterns/finding';
import { levelLine } from '@wickwise/market/chart-patterns/line';
import { atOrNaN } from '@wickwise/market/price-series';
import type { DrawnRule } from '../pattern.ts';
import { drawBreakout, inCandles, level, multipleText, upright } from './drawing.ts';
import { closeAt, highAt, lowAt, type Outline } from './drawn-outline.ts';
import { drawFall } from './trend-before.ts';

interface Bottoms extends Outline {
  readonly lows: readonly ChartPoint[];
  readonly peaks: readonly ChartPoint[];
  readonly first: ChartPoint;
  readonly last: ChartPoint;
  /** The highest peak: its price is the line. */
  readonly top: ChartPoint;
  readonly base: number;
  readonly height: number;
}

/** The rules of a double bottom, in the order in which the lesson states them. Turns: low, peak, low. */
export function drawDoubleBottom(outline: Outline): DrawnRule[] {
  const bottoms = readBottoms(outline);
  return [
    differenceOf(bottoms.lows, { bottoms, most: BOTTOM_RULES.lowSpread[2] }),
    spanOf(bottoms),
    fallOf(bottoms),
    heightOf(bottoms),
    breakoutOf(bottoms),
  ];
}

/** The rules of a triple bottom, in the order in which the lesson states them. Turns: low, peak, low, peak, low. */
export function drawTripleBottom(outline: Outline): DrawnRule[] {
  const bottoms = readBottoms(outline);
  return [
    differenceOf(bottoms.lows, { bottoms, most: BOTTOM_RULES.lowSpread[3] }),
    middleLowOf(bottoms),
    differenceOf(bottoms.peaks, { bottoms, most: BOTTOM_RULES.peakSpread }),
    spanOf(bottoms),
    fallOf(bottoms),
    earlyCloseOf(bottoms),
    breakoutOf(bottoms),
  ];
}

function readBottoms(outline: Outline): Bottoms {
  const { turns } = outline;
  const lows = turns.filter((_, position) => position % 2 === 0).map((index) => lowAt(outline, index));
  const peaks = turns.filter((_, position) => position % 2 === 1).map((index) => highAt(outline, index));
  const base = Math.min(...lows.map(({ price }) => price));
  const [top = highAt(outline, turns[1])] = peaks.toSorted((one, other) => other.price - one.price);
  const [first, last] = [lowAt(outline, turns[0]), lowAt(outline, turns.at(-1))];
  return { ...outline, lows, peaks, first, last, top, base, height: top.price - base };
}

function differenceOf(points: readonly ChartPoint[], { bottoms, most }: { bottoms: Bottoms; most: number }): DrawnRule {
  const prices = points.map(({ price }) => price);
  const [lowest, highest] = [Math.min(...prices), Math.max(...prices)];
  const spread = (highest - lowest) / bottoms.height;
  const span = { from: points[0]?.index ?? 0, to: points.at(-1)?.index ?? 0 };
  return {
    measured: multipleText(spread, 'the height'),
    met: spread <= most,
    lines: [level(lowest, span), level(highest, span)],
  };
}

function middleLowOf({ lows, first, last, height }: Bottoms): DrawnRule {
  const middle = lows[1] ?? first;
  const outer = Math.min(first.price, last.price);
  const lead = Math.max(0, outer - middle.price) / height;
  return {
    measured: multipleText(lead, 'the height'),
    met: lead <= BOTTOM_RULES.headSpread,
    lines: [level(outer, { from: first.index, to: last.index }), upright(middle.index, outer, middle.price)],
  };
}

function spanOf({ first, last, base }: Bottoms): DrawnRule {
  const span = last.index - first.index;
  return {
    measured: inCandles(span),
    met: span >= BOTTOM_RULES.span.shortest && span <= BOTTOM_RULES.span.longest,
    lines: [level(base, { from: first.index, to: last.index })],
  };
}

function fallOf(bottoms: Bottoms): DrawnRule {
  const { first, last, height } = bottoms;
  const lookback = Math.max(15, Math.round(1.5 * (last.index - first.index)));
  return drawFall(bottoms, { low: first, lookback, height, least: BOTTOM_RULES.priorFall });
}

function heightOf({ view, first, top, base, height }: Bottoms): DrawnRule {
  const ranges = height / atOrNaN(view.range, first.index);
  return {
    measured: multipleText(ranges, 'the average true range'),
    met: ranges >= BOTTOM_RULES.heightInRanges,
    lines: [upright(top.index, base, top.price)],
  };
}

/** The highest close between the first peak and the last low: above that peak, it completed a double bottom. */
function earlyCloseOf(bottoms: Bottoms): DrawnRule {
  const { peaks, last, height, view } = bottoms;
  const peak = peaks[0] ?? bottoms.top;
  const closes = view.series.close.subarray(peak.index + 1, last.index);
  const highest = closeAt(bottoms, peak.index + 1 + closes.indexOf(Math.max(...closes)));
  const beyond = (highest.price - peak.price) / height;
  return {
    measured: `${multipleText(Math.abs(beyond), 'the height')} ${beyond > 0 ? 'beyond it' : 'short of it'}`,
    met: beyond <= BOTTOM_RULES.breakoutMargin,
    lines: [level(peak.price, { from: peak.index, to: last.index }), upright(highest.index, peak.price, highest.price)],
  };
}

function breakoutOf(bottoms: Bottoms): DrawnRule {
  const { top, height } = bottoms;
  const unit = { size: height, name: 'the height' };
  return drawBreakout(bottoms, {
    line: levelLine(top.price),
    from: top.index,
    unit,
    margin: BOTTOM_RULES.breakoutMargin,
  });
}
