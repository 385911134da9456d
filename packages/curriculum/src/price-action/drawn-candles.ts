import { inCandles, level, upright } from '../drawn-rules/drawing.ts';
import type { RuleMeasurement, RuleMeasurements } from './drawn-measures.ts';
import { indexOfLowest, type MeasuredChart, span } from './measured-chart.ts';

function rangeOf(chart: MeasuredChart, index: number): RuleMeasurement {
  return { measured: chart.range(index).toFixed(2), lines: [upright(index, chart.low(index), chart.high(index))] };
}

/** The high and the low of a candle, drawn on to another one. */
function bothEnds(chart: MeasuredChart, index: number, to: number) {
  return [chart.high(index), chart.low(index)].map((price) => level(price, { from: index, to }));
}

/** The first close outside the range of a candle: after how many candles, and on which side. */
function leaving(chart: MeasuredChart, index: number): RuleMeasurement {
  const [high, low] = [chart.high(index), chart.low(index)];
  const left = chart.firstClose(index, (close) => close > high || close < low);
  if (left < 0) return { measured: 'none yet', lines: bothEnds(chart, index, chart.to) };
  const close = chart.close(left);
  const edge = close > high ? high : low;
  return {
    measured: `${Math.abs(close - edge).toFixed(2)} ${close > high ? 'above' : 'below'}, after ${inCandles(left - index)}`,
    lines: [level(edge, { from: index, to: left }), upright(left, edge, close)],
  };
}

export const insideBars: RuleMeasurements = {
  'Mother bar': (chart) => ({ ...rangeOf(chart, chart.from), lines: bothEnds(chart, chart.from, chart.from + 1) }),
  'Inside bar': (chart) => {
    const [mother, inside] = [chart.from, chart.from + 1];
    const room = Math.min(chart.high(mother) - chart.high(inside), chart.low(inside) - chart.low(mother));
    return {
      measured: `${Math.abs(room).toFixed(2)} ${room > 0 ? 'inside' : 'outside'}`,
      lines: [...rangeOf(chart, inside).lines, ...bothEnds(chart, mother, inside)],
    };
  },
  Breakout: (chart) => leaving(chart, chart.from),
};

export const narrowRanges: RuleMeasurements = {
  Range: (chart) => rangeOf(chart, chart.to),
  NR7: (chart) => {
    const before = span(chart.to - 6, chart.to - 1);
    const narrowest = indexOfLowest(before, chart.range);
    return {
      measured: `${chart.range(chart.to).toFixed(2)} vs. ${chart.range(narrowest).toFixed(2)}`,
      lines: [...before, chart.to].flatMap((index) => rangeOf(chart, index).lines),
    };
  },
  Direction: (chart) => leaving(chart, chart.to),
};

export const swingFailures: RuleMeasurements = {
  'Old high': (chart) => ({
    measured: `${inCandles(chart.to - chart.from)} earlier`,
    lines: [level(chart.high(chart.from), chart)],
  }),
  'Highs in between': (chart) => {
    const highest = indexOfLowest(span(chart.from + 1, chart.to - 1), (index) => -chart.high(index));
    return oldHighAgainst(chart, highest, chart.high(highest));
  },
  'High of the failure candle': (chart) => oldHighAgainst(chart, chart.to, chart.high(chart.to)),
  'Close of the failure candle': (chart) => oldHighAgainst(chart, chart.to, chart.close(chart.to)),
};

function oldHighAgainst(chart: MeasuredChart, index: number, price: number): RuleMeasurement {
  const old = chart.high(chart.from);
  return {
    measured: `${Math.abs(price - old).toFixed(2)} ${price < old ? 'below' : 'above'} it`,
    lines: [level(old, { from: chart.from, to: index }), upright(index, old, price)],
  };
}
