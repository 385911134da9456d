import type { CandleSpan } from '../candle.ts';
import type { ChartView } from './chart-view.ts';
import type { ChartPoint } from './finding.ts';
import { fitLine, type Line, priceOn } from './line.ts';
import { at, type PriceSeries } from './price-series.ts';

/** What flags and pennants share. Heights of the pole unless said otherwise. */
const RULES = {
  pole: { shortest: 3, longest: 10, heightInRanges: 5, rangesPerCandle: 0.7, efficiency: 0.7 },
  /** The rest after the pole: under three weeks of days. */
  rest: { shortest: 5, longest: 16 },
  /** The rest may give back at most half of the pole. */
  givenBack: 0.5,
} as const;

export interface Pole {
  readonly start: ChartPoint;
  readonly end: ChartPoint;
  readonly height: number;
  /** Net move of the closes over all moves of the closes: 1 is a straight line. */
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
  /** Width of the rest at its start and at the breakout, in price units. */
  readonly startWidth: number;
  readonly endWidth: number;
  readonly lowest: ChartPoint;
}

/** Every steep rise followed by a short rest that ends in a close above it. */
export function findPoleBreaks(view: ChartView): PoleBreak[] {
  const found: PoleBreak[] = [];
  for (let end = RULES.pole.shortest; end < view.series.close.length; end++) {
    const pole = readPole(view, end);
    const broken = pole === null ? null : readRest(view, pole);
    if (broken !== null) found.push(broken);
  }
  return found;
}

/** The steepest pole that ends in the high of a candle, if that high tops the candles around it. */
function readPole(view: ChartView, end: number): Pole | null {
  const { series } = view;
  const top = at(series.high, end);
  if (!(at(series.high, end + 1) < top) || !(at(series.high, end + 2) < top)) return null;
  const from = Math.max(0, end - RULES.pole.longest);
  if (Math.max(...series.high.subarray(from, end)) >= top) return null;
  const start = lowestIn(series, { from, to: end - 1 });
  const pole = measurePole(view, start, { index: end, price: top });
  return isPole(pole) ? pole : null;
}

function measurePole({ series, range }: ChartView, start: ChartPoint, end: ChartPoint): Pole {
  const height = end.price - start.price;
  let path = 0;
  for (let index = start.index + 1; index <= end.index; index++) {
    path += Math.abs(at(series.close, index) - at(series.close, index - 1));
  }
  const net = at(series.close, end.index) - at(series.close, start.index);
  return {
    start,
    end,
    height,
    efficiency: path === 0 ? 0 : net / path,
    heightInRanges: height / at(range, start.index),
  };
}

function isPole({ start, end, efficiency, heightInRanges }: Pole): boolean {
  const candles = end.index - start.index;
  return (
    candles >= RULES.pole.shortest &&
    heightInRanges >= RULES.pole.heightInRanges &&
    heightInRanges / candles >= RULES.pole.rangesPerCandle &&
    efficiency >= RULES.pole.efficiency
  );
}

function lowestIn({ low }: PriceSeries, { from, to }: CandleSpan): ChartPoint {
  let lowest = { index: from, price: at(low, from) };
  for (let index = from + 1; index <= to; index++) {
    if (at(low, index) <= lowest.price) lowest = { index, price: at(low, index) };
  }
  return lowest;
}

function readRest(view: ChartView, pole: Pole): PoleBreak | null {
  const { series } = view;
  const { index: top } = pole.end;
  const last = Math.min(top + RULES.rest.longest, series.close.length - 1);
  for (let index = top + 1; index <= last; index++) {
    if (at(series.low, index) < pole.end.price - RULES.givenBack * pole.height) return null;
    if (index - top < RULES.rest.shortest) {
      if (at(series.close, index) > pole.end.price) return null;
      continue;
    }
    const rest = fitRest(series, { from: top, to: index - 1 });
    if (at(series.close, index) > priceOn(rest.upper, index))
      return measureRest(view, { pole, ...rest, breakout: index });
  }
  return null;
}

/** Lines along highs and lows: their trend by least squares, moved out to hold every close. */
function fitRest({ high, low, close }: PriceSeries, span: CandleSpan): { upper: Line; lower: Line } {
  const indices = Array.from({ length: span.to - span.from + 1 }, (_, i) => span.from + i);
  const trend = (column: Float64Array) => fitLine(indices.map((index) => ({ index, price: at(column, index) })));
  const [upper, lower] = [trend(high), trend(low)];
  const above = Math.max(...indices.map((index) => at(close, index) - priceOn(upper, index)));
  const below = Math.max(...indices.map((index) => priceOn(lower, index) - at(close, index)));
  return {
    upper: { ...upper, intercept: upper.intercept + Math.max(0, above) },
    lower: { ...lower, intercept: lower.intercept - Math.max(0, below) },
  };
}

interface Rest {
  readonly pole: Pole;
  readonly upper: Line;
  readonly lower: Line;
  readonly breakout: number;
}

function measureRest({ series }: ChartView, { pole, upper, lower, breakout }: Rest): PoleBreak {
  const width = (index: number) => priceOn(upper, index) - priceOn(lower, index);
  const lowest = lowestIn(series, { from: pole.end.index, to: breakout - 1 });
  return { pole, upper, lower, breakout, startWidth: width(pole.end.index), endWidth: width(breakout), lowest };
}
