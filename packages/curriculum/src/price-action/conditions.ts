import { channel, isBreakout, isLevel, lowestOfReturn, resistance, rise, structure, trendLine } from './geometry.ts';
import { MeasuredChart, type MeasuredPicture, MissingPartError, span } from './measured-chart.ts';

/** The measures of a lesson's rule that can be met or not, in its words and order. */
export type RuleConditions = Readonly<Record<string, (chart: MeasuredChart) => boolean>>;

/** The rules of the price action lessons, which the market engine has no name for, by pattern id. */
export const priceActionConditions: Readonly<Record<string, RuleConditions>> = {
  'market-structure': {
    Uptrend: (chart) => [structure(chart).highs, structure(chart).lows].every((all) => all.length >= 3 && rise(all)),
    Break: (chart) => {
      const { base } = structure(chart);
      return chart.firstClose(base.index, (close) => close < base.price) === chart.to;
    },
  },
  'false-breakout': {
    'Earlier peaks at the level': isLevel,
    Break: isBreakout,
    Return: (chart) =>
      chart.firstClose(chart.from, (close) => close < resistance(chart).level) === chart.to &&
      chart.to - chart.from <= 3,
  },
  'breakout-and-retest': {
    Level: isLevel,
    Breakout: isBreakout,
    'Closes from the breakout to the confirmation': (chart) =>
      span(chart.from, chart.to).every((index) => chart.close(index) > resistance(chart).level),
    'Lowest low of the return': (chart) => chart.low(lowestOfReturn(chart)) <= 1.005 * resistance(chart).level,
    Confirmation: (chart) => {
      const lowest = lowestOfReturn(chart);
      return chart.firstClose(lowest, (close) => close > chart.high(lowest)) === chart.to;
    },
  },
  'trend-line-bounce': {
    Line: (chart) => {
      const { a, b } = trendLine(chart);
      return a.index === chart.from && rise([a, b]) && b.index - a.index >= 8;
    },
    'Low of the touching candle': (chart) => {
      const { touch, line } = trendLine(chart);
      return chart.isNear(touch, chart.low(touch), line);
    },
    'Closes since the first low': (chart) =>
      span(chart.from, chart.to).every((index) => chart.close(index) > trendLine(chart).line(index)),
    Confirmation: (chart) => {
      const { touch } = trendLine(chart);
      return chart.firstClose(touch, (close) => close > chart.high(touch)) === chart.to;
    },
  },
  'price-channel': {
    'Upper line': (chart) => channel(chart).a.index === chart.from && channel(chart).b.price < channel(chart).a.price,
    'Second swing low': (chart) => {
      const { secondLow, lower } = channel(chart);
      return chart.isNear(secondLow.index, secondLow.price, lower);
    },
    'Closes since the first high': (chart) => {
      const { upper, lower } = channel(chart);
      return span(chart.from, chart.to).every((at) => chart.close(at) < upper(at) && chart.close(at) > lower(at));
    },
    'Third high': (chart) => {
      const { secondLow, upper } = channel(chart);
      const touches = (at: number) => chart.isNear(at, chart.high(at), upper);
      return span(secondLow.index, chart.to).find(touches) === chart.to;
    },
  },
  'inside-bar-breakout': {
    'Inside bar': ({ from, high, low }) => high(from + 1) < high(from) && low(from + 1) > low(from),
    Breakout: (chart) => {
      const [high, low] = [chart.high(chart.from), chart.low(chart.from)];
      return chart.firstClose(chart.from, (close) => close > high || close < low) === chart.to;
    },
  },
  'narrow-range-seven': {
    NR7: ({ to, range }) => span(to - 6, to - 1).every((index) => range(index) > range(to)),
  },
  'swing-failure': {
    'Old high': (chart) =>
      chart.swings(chart.to - 1, 'high').some(({ index }) => index === chart.from) && chart.to - chart.from >= 6,
    'Highs in between': ({ from, to, high }) => span(from + 1, to - 1).every((index) => high(index) < high(from)),
    'High of the failure candle': ({ from, to, high }) => high(to) > high(from),
    'Close of the failure candle': ({ from, to, high, close }) => close(to) < high(from),
  },
};

/** The first measure of the rule that a marked chart doesn't meet; null when it meets them all. */
export function firstUnmet(patternId: string, picture: MeasuredPicture): string | null {
  const chart = new MeasuredChart(picture);
  const conditions = Object.entries(priceActionConditions[patternId] ?? {});
  return conditions.find(([, isMet]) => !holds(isMet, chart))?.[0] ?? null;
}

function holds(isMet: (chart: MeasuredChart) => boolean, chart: MeasuredChart): boolean {
  try {
    return isMet(chart);
  } catch (error) {
    if (error instanceof MissingPartError) return false;
    throw error;
  }
}
