import { inCandles, level, type Stroke, upright } from '../drawn-rules/drawing.ts';
import { channel, lowestOfReturn, resistance, structure, trendLine } from './geometry.ts';
import { indexOfLowest, type MeasuredChart, span } from './measured-chart.ts';

/** What a rule measures in a chart: the figure, and the lines to draw over the candles. */
export interface RuleMeasurement {
  readonly measured: string;
  readonly lines: readonly Stroke[];
}

/** The measures of a lesson's rule, in its words and order. */
export type RuleMeasurements = Readonly<Record<string, (chart: MeasuredChart) => RuleMeasurement>>;

/** "0.55 above it", in dollars. */
function beside(price: number, other: number): string {
  return `${Math.abs(price - other).toFixed(2)} ${price < other ? 'below' : 'above'} it`;
}

/** The distance between a price of a candle and another price. */
function distance(index: number, price: number, other: number): RuleMeasurement {
  return { measured: beside(price, other), lines: [upright(index, other, price)] };
}

/** A close against a level that began at an earlier candle. */
function closeAgainst(chart: MeasuredChart, price: number, begun: number): RuleMeasurement {
  const { measured, lines } = distance(chart.to, chart.close(chart.to), price);
  return { measured, lines: [level(price, { from: begun, to: chart.to }), ...lines] };
}

type Sloping = (index: number) => number;

function sloping(line: Sloping, from: number, to: number): Stroke {
  return { from: [from, line(from)], to: [to, line(to)] };
}

/** How far a price lies from a line, in average true ranges. */
function fromLine(
  chart: MeasuredChart,
  { index, price }: { index: number; price: number },
  line: Sloping,
): RuleMeasurement {
  const ranges = Math.abs(price - line(index)) / chart.meanRange(index);
  return { measured: `${ranges.toFixed(2)} × the range`, lines: [upright(index, line(index), price)] };
}

/** The candle whose close comes closest to breaking through: the one with the smallest room. */
function closest(chart: MeasuredChart, room: Sloping): number {
  return indexOfLowest(span(chart.from, chart.to), room);
}

function peaksApart(chart: MeasuredChart): RuleMeasurement {
  const { first, level: price, gap } = resistance(chart);
  return {
    measured: `${(gap * 100).toFixed(1)}% apart`,
    lines: [level(price, { from: first.index, to: chart.from })],
  };
}

function breakoutClose(chart: MeasuredChart): RuleMeasurement {
  return distance(chart.from, chart.close(chart.from), resistance(chart).level);
}

export const breaksOfStructure: RuleMeasurements = {
  'Turning point': (chart) => {
    const turns = chart.swings(chart.to).map(({ index, price }) => [index, price] as [number, number]);
    return {
      measured: `${turns.length} turns`,
      lines: turns.slice(1).map((to, place) => ({ from: turns[place] ?? to, to })),
    };
  },
  Uptrend: (chart) => {
    const { highs, lows } = structure(chart);
    const joined = [highs, lows].flatMap((swings) =>
      swings.slice(1).map((to, place) => ({ to, from: swings[place] ?? to })),
    );
    return {
      measured: `${highs.length} highs, ${lows.length} lows`,
      lines: joined.map(({ from, to }) => ({ from: [from.index, from.price], to: [to.index, to.price] })),
    };
  },
  Base: (chart) => {
    const { base } = structure(chart);
    return { measured: base.price.toFixed(2), lines: [level(base.price, { from: base.index, to: chart.to })] };
  },
  Break: (chart) => {
    const { base } = structure(chart);
    return closeAgainst(chart, base.price, base.index);
  },
};

export const falseBreakouts: RuleMeasurements = {
  'Earlier peaks at the level': peaksApart,
  Level: (chart) => {
    const { first, level: price } = resistance(chart);
    return { measured: price.toFixed(2), lines: [level(price, { from: first.index, to: chart.to })] };
  },
  Break: breakoutClose,
  Return: (chart) => {
    const { measured, lines } = closeAgainst(chart, resistance(chart).level, chart.from);
    return { measured: `${measured} after ${inCandles(chart.to - chart.from)}`, lines };
  },
};

export const retests: RuleMeasurements = {
  Level: peaksApart,
  Breakout: breakoutClose,
  'Closes from the breakout to the confirmation': (chart) => {
    const { level: price } = resistance(chart);
    const lowest = closest(chart, chart.close);
    const { measured, lines } = distance(lowest, chart.close(lowest), price);
    return { measured: `lowest ${measured}`, lines: [level(price, chart), ...lines] };
  },
  'Lowest low of the return': (chart) => {
    const { level: price } = resistance(chart);
    const lowest = lowestOfReturn(chart);
    const low = chart.low(lowest);
    const share = Math.abs(low / price - 1) * 100;
    return {
      measured: `${share.toFixed(1)}% ${low < price ? 'below' : 'above'} it`,
      lines: [level(price, chart), upright(lowest, price, low)],
    };
  },
  Confirmation: (chart) => {
    const lowest = lowestOfReturn(chart);
    return closeAgainst(chart, chart.high(lowest), lowest);
  },
};

export const trendLineBounces: RuleMeasurements = {
  Line: (chart) => {
    const { a, b, line } = trendLine(chart);
    return { measured: `${inCandles(b.index - a.index)} apart`, lines: [sloping(line, a.index, chart.to)] };
  },
  'Low of the touching candle': (chart) => {
    const { touch, line } = trendLine(chart);
    return fromLine(chart, { index: touch, price: chart.low(touch) }, line);
  },
  'Closes since the first low': (chart) => {
    const { line } = trendLine(chart);
    const lowest = closest(chart, (index) => chart.close(index) - line(index));
    const { measured, lines } = distance(lowest, chart.close(lowest), line(lowest));
    return { measured: `closest ${measured}`, lines: [sloping(line, chart.from, chart.to), ...lines] };
  },
  Confirmation: (chart) => {
    const { touch } = trendLine(chart);
    return closeAgainst(chart, chart.high(touch), touch);
  },
};

export const channels: RuleMeasurements = {
  'Upper line': (chart) => {
    const { a, b, upper } = channel(chart);
    return { measured: `falls ${(a.price - b.price).toFixed(2)}`, lines: [sloping(upper, a.index, chart.to)] };
  },
  'Lower line': (chart) => {
    const { a, upper, lower } = channel(chart);
    const width = upper(a.index) - lower(a.index);
    return { measured: `${width.toFixed(2)} below it`, lines: [sloping(lower, a.index, chart.to)] };
  },
  'Second swing low': (chart) => fromLine(chart, channel(chart).secondLow, channel(chart).lower),
  'Closes since the first high': (chart) => {
    const { upper, lower } = channel(chart);
    const room = (index: number) => Math.min(upper(index) - chart.close(index), chart.close(index) - lower(index));
    const tightest = room(closest(chart, room));
    const words = tightest < 0 ? 'outside' : 'inside';
    return {
      measured: `closest ${Math.abs(tightest).toFixed(2)} ${words}`,
      lines: [sloping(upper, chart.from, chart.to), sloping(lower, chart.from, chart.to)],
    };
  },
  'Third high': (chart) => fromLine(chart, { index: chart.to, price: chart.high(chart.to) }, channel(chart).upper),
};
