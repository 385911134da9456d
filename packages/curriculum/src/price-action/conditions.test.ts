import type { CandlePicture } from '@wickwise/contract/lesson/picture';
import { drawExercise } from '@wickwise/market/exercise/exercise';
import { describe, expect, it } from 'vitest';
import type { PatternEntry } from '../pattern.ts';
import { breakoutAndRetest } from '../patterns/breakout-and-retest.ts';
import { falseBreakout } from '../patterns/false-breakout.ts';
import { insideBarBreakout } from '../patterns/inside-bar-breakout.ts';
import { marketStructure } from '../patterns/market-structure.ts';
import { narrowRangeSeven } from '../patterns/narrow-range-seven.ts';
import { priceChannel } from '../patterns/price-channel.ts';
import { swingFailure } from '../patterns/swing-failure.ts';
import { trendLineBounce } from '../patterns/trend-line-bounce.ts';
import { patterns } from '../patterns.ts';
import { firstUnmet, priceActionConditions } from './conditions.ts';
import { channel, resistance, structure, trendLine } from './geometry.ts';
import { MeasuredChart, type MeasuredPicture, span } from './measured-chart.ts';

/** The first close outside the last marked candle goes up. */
function leavesUpwards(chart: MeasuredChart): boolean {
  const [high, low] = [chart.high(chart.to), chart.low(chart.to)];
  return chart.close(chart.firstClose(chart.to, (close) => close > high || close < low)) > high;
}

interface Rule {
  readonly lesson: PatternEntry;
  /** The first measure that the near miss does not meet. */
  readonly missing: string;
  /** A later candle at which price has gone where it was expected to go. */
  readonly borneOut: (chart: MeasuredChart, index: number) => boolean;
  readonly refuted: (chart: MeasuredChart, index: number) => boolean;
}

const rules: readonly Rule[] = [
  {
    lesson: marketStructure,
    missing: 'Break',
    borneOut: (chart, index) => chart.close(index) < structure(chart).baseBefore.price,
    refuted: (chart, index) => chart.close(index) > structure(chart).top.price,
  },
  {
    lesson: falseBreakout,
    missing: 'Return',
    borneOut: (chart, index) => chart.low(index) <= resistance(chart).floor,
    refuted: (chart, index) => chart.close(index) > Math.max(...span(chart.from, chart.to).map(chart.high)),
  },
  {
    lesson: breakoutAndRetest,
    missing: 'Lowest low of the return',
    borneOut: (chart, index) => chart.high(index) >= 2 * resistance(chart).level - resistance(chart).floor,
    refuted: (chart, index) => chart.close(index) < resistance(chart).level,
  },
  {
    lesson: trendLineBounce,
    missing: 'Closes since the first low',
    borneOut: (chart, index) => chart.close(index) > trendLine(chart).peak.price,
    refuted: (chart, index) => chart.close(index) < trendLine(chart).line(index),
  },
  {
    lesson: priceChannel,
    missing: 'Second swing low',
    borneOut: (chart, index) => chart.low(index) <= channel(chart).lower(index),
    refuted: (chart, index) => chart.close(index) > channel(chart).upper(index),
  },
  {
    lesson: insideBarBreakout,
    missing: 'Inside bar',
    borneOut: ({ from, high, range }, index) => high(index) >= high(from) + range(from),
    refuted: ({ from, low, close }, index) => close(index) < low(from),
  },
  {
    lesson: narrowRangeSeven,
    missing: 'NR7',
    // The larger move that the lesson describes: three ranges beyond the side that price left by.
    borneOut: (chart, index) =>
      leavesUpwards(chart)
        ? chart.high(index) - chart.high(chart.to) >= 3 * chart.range(chart.to)
        : chart.low(chart.to) - chart.low(index) >= 3 * chart.range(chart.to),
    refuted: (chart, index) =>
      leavesUpwards(chart) ? chart.close(index) < chart.low(chart.to) : chart.close(index) > chart.high(chart.to),
  },
  {
    lesson: swingFailure,
    missing: 'Close of the failure candle',
    borneOut: ({ from, to, low }, index) => low(index) <= Math.min(...span(from, to).map(low)),
    refuted: ({ to, high, close }, index) => close(index) > high(to),
  },
];

function measuresOf(patternId: string): string[] {
  return Object.keys(priceActionConditions[patternId] ?? {});
}

function outcome({ borneOut, refuted }: Rule, picture: CandlePicture): string {
  const chart = new MeasuredChart(picture);
  const resolvedAt = chart.afterMark().find((index) => borneOut(chart, index) || refuted(chart, index));
  if (resolvedAt === undefined) return 'open';
  return borneOut(chart, resolvedAt) ? 'borne out' : 'refuted';
}

describe.each(rules)('the rule of $lesson.id', (rule) => {
  const { lesson, missing } = rule;
  const unmetIn = (picture: MeasuredPicture) => firstUnmet(lesson.id, picture);

  it('a price action rule is worded as its lesson states it', () => {
    const measures = lesson.rules.map(({ measure }) => measure);
    expect(measures.filter((measure) => measuresOf(lesson.id).includes(measure))).toEqual(measuresOf(lesson.id));
  });

  it('the example meets a price action rule, and price moves as the lesson says', () => {
    expect(unmetIn(lesson.example)).toBeNull();
    expect(outcome(rule, lesson.example)).toBe('borne out');
  });

  it(`the near miss breaks a price action rule: ${missing}`, () => {
    expect(unmetIn(lesson.nearMiss)).toBe(missing);
  });

  it('the charts of a review meet a price action rule, and their near misses do not', () => {
    const source = { recognizedAs: null, examples: [lesson.example, lesson.failure], nearMisses: [lesson.nearMiss] };
    const unmet = (shows: boolean) => span(0, 199).map((seed) => unmetIn(drawExercise({ source, shows, seed })));
    expect(new Set(unmet(true))).toEqual(new Set([null]));
    expect(new Set(unmet(false))).toEqual(new Set([missing]));
  });

  it('the failure meets a price action rule, and price moves the other way', () => {
    expect(unmetIn(lesson.failure)).toBeNull();
    expect(outcome(rule, lesson.failure)).toBe('refuted');
  });
});

describe('price action', () => {
  it('every price action lesson has a rule', () => {
    const lessons = patterns.filter(({ category }) => category === 'price-action');
    expect(rules.map(({ lesson }) => lesson.id).toSorted()).toEqual(lessons.map(({ id }) => id).toSorted());
  });
});
