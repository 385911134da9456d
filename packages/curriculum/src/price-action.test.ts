import type { CandlePicture } from '@wickwise/contract/pattern';
import { findPivots, meanTrueRange, type Pivot, type PivotKind } from '@wickwise/market/pivots';
import { describe, expect, it } from 'vitest';
import type { PatternEntry } from './pattern.ts';
import { breakoutAndRetest } from './patterns/breakout-and-retest.ts';
import { falseBreakout } from './patterns/false-breakout.ts';
import { insideBarBreakout } from './patterns/inside-bar-breakout.ts';
import { marketStructure } from './patterns/market-structure.ts';
import { narrowRangeSeven } from './patterns/narrow-range-seven.ts';
import { priceChannel } from './patterns/price-channel.ts';
import { swingFailure } from './patterns/swing-failure.ts';
import { trendLineBounce } from './patterns/trend-line-bounce.ts';
import { patterns } from './patterns.ts';

/** A picture to measure. The last marked candle is the one that decides whether the rule is met. */
class Chart {
  readonly from: number;
  readonly to: number;
  readonly #columns: Record<'open' | 'high' | 'low' | 'close', Float64Array>;
  readonly #meanRange: Float64Array;

  constructor({ candles, mark }: CandlePicture) {
    const column = (index: 0 | 1 | 2 | 3) => Float64Array.from(candles, (candle) => candle[index]);
    this.#columns = { open: column(0), high: column(1), low: column(2), close: column(3) };
    this.#meanRange = meanTrueRange(this.#columns);
    this.from = known(mark?.from);
    this.to = known(mark?.to);
  }

  readonly high = (index: number) => known(this.#columns.high[index]);
  readonly low = (index: number) => known(this.#columns.low[index]);
  readonly close = (index: number) => known(this.#columns.close[index]);
  readonly range = (index: number) => this.high(index) - this.low(index);

  /** Turning points that price has left by one and a half average ranges, as they were known at candle `by`. */
  swings(by: number, kind?: PivotKind): Pivot[] {
    const pivots = findPivots({ series: this.#columns, range: this.#meanRange, reversal: 1.5 });
    return pivots.filter((pivot) => pivot.knownAt <= by && (kind === undefined || pivot.kind === kind));
  }

  /** No further than half an average range from the line. */
  isNear(index: number, price: number, line: (index: number) => number): boolean {
    return Math.abs(price - line(index)) <= 0.5 * known(this.#meanRange[index]);
  }

  /** The first candle after `after` whose close does so; -1 when none does. */
  firstClose(after: number, holds: (close: number) => boolean): number {
    return this.#columns.close.findIndex((close, index) => index > after && holds(close));
  }

  afterMark(): number[] {
    return span(this.to + 1, this.#columns.close.length - 1);
  }
}

function known<T>(value: T | undefined): T {
  if (value === undefined) throw new RangeError('The picture lacks what the rule is about.');
  return value;
}

/** Whole numbers, both ends included. */
function span(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

function indexOfLowest(indices: readonly number[], value: (index: number) => number): number {
  return known(indices.toSorted((a, b) => value(a) - value(b))[0]);
}

function rise(swings: readonly Pivot[]): boolean {
  return swings.every(({ price }, index) => index === 0 || price > known(swings[index - 1]).price);
}

function lineThrough(a: Pivot, b: Pivot): (index: number) => number {
  return (index) => a.price + ((b.price - a.price) * (index - a.index)) / (b.index - a.index);
}

function structure(chart: Chart) {
  const top = known(chart.swings(chart.to, 'high').toSorted((a, b) => b.price - a.price)[0]);
  const upTo = (kind: PivotKind) => chart.swings(chart.to, kind).filter(({ index }) => index <= top.index);
  const [highs, lows] = [upTo('high'), upTo('low')];
  return { top, highs, lows, base: known(lows.at(-1)), baseBefore: known(lows.at(-2)) };
}

/** The two peaks before the breakout, which is where the mark begins. */
function resistance(chart: Chart) {
  const peaks = chart.swings(chart.from, 'high').slice(-2);
  const [first, second] = [known(peaks[0]), known(peaks[1])];
  const level = Math.max(first.price, second.price);
  const floor = Math.min(...span(first.index, second.index).map(chart.low));
  return { first, level, floor, gap: level / Math.min(first.price, second.price) - 1 };
}

function isLevel(chart: Chart): boolean {
  return resistance(chart).gap <= 0.01;
}

function isBreakout(chart: Chart): boolean {
  const { first, level } = resistance(chart);
  return chart.firstClose(first.index, (close) => close > level) === chart.from;
}

function lowestOfReturn(chart: Chart): number {
  return indexOfLowest(span(chart.from + 1, chart.to - 1), chart.low);
}

/** The line through two lows, and the candle that comes closest to it after the peak that follows them. */
function trendLine(chart: Chart) {
  const lows = chart.swings(chart.to, 'low').filter(({ index }) => index >= chart.from);
  const [a, b] = [known(lows[0]), known(lows[1])];
  const line = lineThrough(a, b);
  const peak = known(chart.swings(chart.to, 'high').find(({ index }) => index > b.index));
  const touch = indexOfLowest(span(peak.index + 1, chart.to), (index) => chart.low(index) - line(index));
  return { a, b, line, peak, touch };
}

/** From the first marked candle on: a high, a low, a second high, a second low. */
function channel(chart: Chart) {
  const swing = (kind: PivotKind, index: 0 | 1) =>
    known(chart.swings(chart.to, kind).filter((pivot) => pivot.index >= chart.from)[index]);
  const [a, b, low, secondLow] = [swing('high', 0), swing('high', 1), swing('low', 0), swing('low', 1)];
  const upper = lineThrough(a, b);
  const width = upper(low.index) - low.price;
  return { a, b, secondLow, upper, lower: (index: number) => upper(index) - width };
}

/** The first close outside the last marked candle goes up. */
function leavesUpwards(chart: Chart): boolean {
  const [high, low] = [chart.high(chart.to), chart.low(chart.to)];
  return chart.close(chart.firstClose(chart.to, (close) => close > high || close < low)) > high;
}

interface Rule {
  readonly lesson: PatternEntry;
  /** The measures of the lesson that can be met or not, in its words and order. */
  readonly conditions: Readonly<Record<string, (chart: Chart) => boolean>>;
  /** The first of them that the near miss does not meet. */
  readonly missing: string;
  /** A later candle at which price has gone where it was expected to go. */
  readonly borneOut: (chart: Chart, index: number) => boolean;
  readonly refuted: (chart: Chart, index: number) => boolean;
}

const rules: readonly Rule[] = [
  {
    lesson: marketStructure,
    conditions: {
      Uptrend: (chart) => [structure(chart).highs, structure(chart).lows].every((all) => all.length >= 3 && rise(all)),
      Break: (chart) => {
        const { base } = structure(chart);
        return chart.firstClose(base.index, (close) => close < base.price) === chart.to;
      },
    },
    missing: 'Break',
    borneOut: (chart, index) => chart.close(index) < structure(chart).baseBefore.price,
    refuted: (chart, index) => chart.close(index) > structure(chart).top.price,
  },
  {
    lesson: falseBreakout,
    conditions: {
      'Earlier peaks at the level': isLevel,
      Break: isBreakout,
      Return: (chart) =>
        chart.firstClose(chart.from, (close) => close < resistance(chart).level) === chart.to &&
        chart.to - chart.from <= 3,
    },
    missing: 'Return',
    borneOut: (chart, index) => chart.low(index) <= resistance(chart).floor,
    refuted: (chart, index) => chart.close(index) > Math.max(...span(chart.from, chart.to).map(chart.high)),
  },
  {
    lesson: breakoutAndRetest,
    conditions: {
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
    missing: 'Lowest low of the return',
    borneOut: (chart, index) => chart.high(index) >= 2 * resistance(chart).level - resistance(chart).floor,
    refuted: (chart, index) => chart.close(index) < resistance(chart).level,
  },
  {
    lesson: trendLineBounce,
    conditions: {
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
    missing: 'Closes since the first low',
    borneOut: (chart, index) => chart.close(index) > trendLine(chart).peak.price,
    refuted: (chart, index) => chart.close(index) < trendLine(chart).line(index),
  },
  {
    lesson: priceChannel,
    conditions: {
      'Upper line': (chart) => channel(chart).a.index === chart.from && channel(chart).b.price < channel(chart).a.price,
      'Second swing low': (chart) => {
        const { secondLow, lower } = channel(chart);
        return chart.isNear(secondLow.index, secondLow.price, lower);
      },
      'Closes since the first high': (chart) => {
        const { upper, lower } = channel(chart);
        return span(chart.from, chart.to).every((at) => chart.close(at) < upper(at) && chart.close(at) > lower(at));
      },
      'Third high': (chart) => chart.isNear(chart.to, chart.high(chart.to), channel(chart).upper),
    },
    missing: 'Second swing low',
    borneOut: (chart, index) => chart.low(index) <= channel(chart).lower(index),
    refuted: (chart, index) => chart.close(index) > channel(chart).upper(index),
  },
  {
    lesson: insideBarBreakout,
    conditions: {
      'Inside bar': ({ from, high, low }) => high(from + 1) < high(from) && low(from + 1) > low(from),
      Breakout: (chart) => {
        const [high, low] = [chart.high(chart.from), chart.low(chart.from)];
        return chart.firstClose(chart.from, (close) => close > high || close < low) === chart.to;
      },
    },
    missing: 'Inside bar',
    borneOut: ({ from, high, range }, index) => high(index) >= high(from) + range(from),
    refuted: ({ from, low, close }, index) => close(index) < low(from),
  },
  {
    lesson: narrowRangeSeven,
    conditions: {
      NR7: ({ to, range }) => span(to - 6, to - 1).every((index) => range(index) > range(to)),
    },
    missing: 'NR7',
    // The larger move that the lesson speaks of: three ranges beyond the side that price left by.
    borneOut: (chart, index) =>
      leavesUpwards(chart)
        ? chart.high(index) - chart.high(chart.to) >= 3 * chart.range(chart.to)
        : chart.low(chart.to) - chart.low(index) >= 3 * chart.range(chart.to),
    refuted: (chart, index) =>
      leavesUpwards(chart) ? chart.close(index) < chart.low(chart.to) : chart.close(index) > chart.high(chart.to),
  },
  {
    lesson: swingFailure,
    conditions: {
      'Old high': (chart) =>
        chart.swings(chart.to - 1, 'high').some(({ index }) => index === chart.from) && chart.to - chart.from >= 6,
      'Highs in between': ({ from, to, high }) => span(from + 1, to - 1).every((index) => high(index) < high(from)),
      'High of the failing candle': ({ from, to, high }) => high(to) > high(from),
      'Close of the failing candle': ({ from, to, high, close }) => close(to) < high(from),
    },
    missing: 'Close of the failing candle',
    borneOut: ({ from, to, low }, index) => low(index) <= Math.min(...span(from, to).map(low)),
    refuted: ({ to, high, close }, index) => close(index) > high(to),
  },
];

function firstUnmet({ conditions }: Rule, picture: CandlePicture): string | null {
  const chart = new Chart(picture);
  return Object.entries(conditions).find(([, isMet]) => !isMet(chart))?.[0] ?? null;
}

function outcome({ borneOut, refuted }: Rule, picture: CandlePicture): string {
  const chart = new Chart(picture);
  const settledAt = chart.afterMark().find((index) => borneOut(chart, index) || refuted(chart, index));
  if (settledAt === undefined) return 'open';
  return borneOut(chart, settledAt) ? 'borne out' : 'refuted';
}

describe.each(rules)('the rule of $lesson.id', (rule) => {
  const { lesson, conditions, missing } = rule;

  it('is the one that the lesson states', () => {
    const measures = lesson.rules.map(({ measure }) => measure);
    expect(measures.filter((measure) => measure in conditions)).toEqual(Object.keys(conditions));
  });

  it('is met by the example, and price goes where the lesson says', () => {
    expect(firstUnmet(rule, lesson.example)).toBeNull();
    expect(outcome(rule, lesson.example)).toBe('borne out');
  });

  it(`is not met by the near miss, for want of: ${missing}`, () => {
    expect(firstUnmet(rule, lesson.nearMiss)).toBe(missing);
  });

  it('is met by the failure, and price goes the other way', () => {
    expect(firstUnmet(rule, lesson.failure)).toBeNull();
    expect(outcome(rule, lesson.failure)).toBe('refuted');
  });
});

describe('price action', () => {
  it('has a rule for each lesson', () => {
    const lessons = patterns.filter(({ category }) => category === 'price-action');
    expect(rules.map(({ lesson }) => lesson.id).toSorted()).toEqual(lessons.map(({ id }) => id).toSorted());
  });
});
