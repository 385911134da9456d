import { describe, expect, it } from 'vitest';
import { drawStraightCandles } from './drawing/straight-candles.ts';
import { findChartPatterns } from './find-chart-patterns.ts';
import type { ChartPatternName } from './finding.ts';
import type { PriceSeries } from './price-series.ts';

type Corners = readonly (readonly [index: number, price: number])[];

interface Example {
  readonly name: ChartPatternName;
  readonly mirrored: ChartPatternName | null;
  readonly corners: Corners;
  readonly points: Corners;
  /** Candle of the breakout, and the price of the line there. */
  readonly breakout: readonly [index: number, price: number];
  readonly target: number;
  readonly stop: number;
}

/** A parabola from rim to rim, 20 deep, 50 candles wide. */
const cup = Array.from({ length: 51 }, (_, i) => [20 + i, 90 + 20 * ((i - 25) / 25) ** 2] as const);

const examples: readonly Example[] = [
  {
    name: 'double-bottom',
    mirrored: 'double-top',
    corners: [
      [0, 120],
      [20, 100],
      [30, 110],
      [40, 101],
      [52, 116],
    ],
    points: [
      [20, 100],
      [30, 110],
      [40, 101],
    ],
    // 1.25 a candle from 101: the first close over 110.5, the peak and 5 % of the height, is 111.
    breakout: [48, 110],
    target: 120,
    stop: 100,
  },
  {
    name: 'triple-bottom',
    mirrored: 'triple-top',
    corners: [
      [0, 130],
      [20, 100],
      [28, 112],
      [36, 101],
      [44, 111],
      [52, 100],
      [64, 118],
    ],
    points: [
      [20, 100],
      [28, 112],
      [36, 101],
      [44, 111],
      [52, 100],
    ],
    breakout: [61, 112],
    target: 124,
    stop: 100,
  },
  {
    name: 'inverse-head-and-shoulders',
    mirrored: 'head-and-shoulders',
    corners: [
      [0, 130],
      [15, 100],
      [22, 110],
      [30, 90],
      [38, 110],
      [45, 100],
      [57, 118],
    ],
    points: [
      [15, 100],
      [22, 110],
      [30, 90],
      [38, 110],
      [45, 100],
    ],
    breakout: [52, 110],
    target: 130,
    stop: 100,
  },
  {
    name: 'ascending-triangle',
    mirrored: 'descending-triangle',
    corners: [
      [0, 80],
      [20, 110],
      [26, 100],
      [32, 110],
      [38, 104],
      [44, 110],
      [50, 108],
      [58, 114],
    ],
    points: [
      [20, 110],
      [26, 100],
      [32, 110],
      [38, 104],
      [44, 110],
      [50, 108],
    ],
    // The lower line is at 98 under the first touch: a width of 12, a tenth of which the close must pass the line by.
    breakout: [55, 110],
    target: 122,
    stop: 108,
  },
  {
    name: 'symmetrical-triangle',
    mirrored: 'symmetrical-triangle',
    corners: [
      [0, 85],
      [20, 110],
      [25, 96],
      [30, 108],
      [35, 98],
      [40, 106],
      [45, 100],
      [53, 108],
    ],
    points: [
      [20, 110],
      [25, 96],
      [30, 108],
      [35, 98],
      [40, 106],
      [45, 100],
    ],
    breakout: [51, 103.8],
    target: 118.8,
    stop: 100,
  },
  {
    name: 'falling-wedge',
    mirrored: 'rising-wedge',
    corners: [
      [0, 125],
      [20, 90],
      [25, 99],
      [30, 86],
      [35, 93],
      [40, 82],
      [50, 97],
    ],
    points: [
      [20, 90],
      [25, 99],
      [30, 86],
      [35, 93],
      [40, 82],
    ],
    breakout: [45, 87],
    target: 99,
    stop: 82,
  },
  {
    name: 'rectangle',
    mirrored: 'rectangle',
    corners: [
      [0, 85],
      [20, 110],
      [26, 100],
      [32, 110],
      [38, 100],
      [44, 110],
      [48, 106],
      [56, 116],
    ],
    points: [
      [20, 110],
      [26, 100],
      [32, 110],
      [38, 100],
      [44, 110],
    ],
    breakout: [53, 110],
    target: 120,
    stop: 100,
  },
  {
    name: 'bull-flag',
    mirrored: 'bear-flag',
    corners: [
      [0, 101],
      [20, 100],
      [24, 120],
      [27, 115],
      [30, 118.25],
      [33, 113.5],
      [40, 124],
    ],
    points: [
      [20, 100],
      [24, 120],
      [33, 113.5],
    ],
    breakout: [36, 117],
    target: 137,
    stop: 113.5,
  },
  {
    name: 'bull-pennant',
    mirrored: 'bear-pennant',
    corners: [
      [0, 101],
      [20, 100],
      [24, 120],
      [27, 112],
      [30, 116.5],
      [33, 114],
      [40, 124.5],
    ],
    points: [
      [20, 100],
      [24, 120],
      [27, 112],
    ],
    breakout: [34, 115],
    target: 135,
    stop: 112,
  },
  {
    name: 'cup-with-handle',
    mirrored: null,
    corners: [[0, 85], ...cup, [76, 105], [82, 112]],
    points: [
      [20, 110],
      [45, 90],
      [70, 110],
      [76, 105],
    ],
    breakout: [81, 110],
    target: 130,
    stop: 105,
  },
];

function upsideDown({ open, high, low, close }: PriceSeries): PriceSeries {
  const flip = (column: Float64Array) => column.map((price) => 220 - price);
  return { open: flip(open), high: flip(low), low: flip(high), close: flip(close) };
}

const round = (value: number) => Math.round(value * 1e9) / 1e9;

describe.each(examples)('$name, drawn by hand', (example) => {
  const { name, mirrored, corners, points, breakout, target, stop } = example;

  it('is the one finding, with its points, breakout, target and stop', () => {
    const found = findChartPatterns(drawStraightCandles(corners));
    expect(found.map((pattern) => pattern.name)).toEqual([name]);
    const [pattern] = found;
    expect(pattern?.points.map(({ index, price }) => [index, round(price)])).toEqual(points);
    expect(pattern?.breakout.direction).toBe('up');
    expect([pattern?.breakout.index, round(pattern?.breakout.price ?? 0)]).toEqual(breakout);
    expect(round(pattern?.target ?? 0)).toBe(target);
    expect(round(pattern?.stop ?? 0)).toBe(stop);
  });

  it('scores at most 100 in whole points, which are the sum of its reasons', () => {
    const [pattern] = findChartPatterns(drawStraightCandles(corners));
    const points = pattern?.reasons.map((reason) => reason.points) ?? [];
    expect(points.every(Number.isInteger)).toBe(true);
    expect(points.reduce((sum, part) => sum + part, 0)).toBe(pattern?.score);
    expect(pattern?.score).toBeLessThanOrEqual(100);
  });

  it('draws its lines to the breakout, where the broken one has the price of the breakout', () => {
    const [pattern] = findChartPatterns(drawStraightCandles(corners));
    expect(pattern?.lines.map((line) => line.to.index)).toEqual(pattern?.lines.map(() => breakout[0]));
    expect(round(pattern?.lines[0]?.to.price ?? 0)).toBe(breakout[1]);
  });

  it('is its mirror image upside down', () => {
    const found = findChartPatterns(upsideDown(drawStraightCandles(corners)));
    if (mirrored === null) return expect(found.map((pattern) => pattern.name)).not.toContain(name);
    const pattern = found.find((candidate) => candidate.name === mirrored);
    expect(pattern?.breakout.direction).toBe('down');
    expect(pattern?.breakout.index).toBe(breakout[0]);
    expect(pattern?.points.map(({ index, price }) => [index, round(220 - price)])).toEqual(points);
    expect([round(220 - (pattern?.target ?? 0)), round(220 - (pattern?.stop ?? 0))]).toEqual([target, stop]);
  });

  it('is not there one candle before its breakout, and the same with everything after it cut off', () => {
    const whole = drawStraightCandles(corners);
    const cut = (to: number): PriceSeries => ({
      open: whole.open.slice(0, to),
      high: whole.high.slice(0, to),
      low: whole.low.slice(0, to),
      close: whole.close.slice(0, to),
    });
    expect(findChartPatterns(cut(breakout[0]))).toEqual([]);
    expect(findChartPatterns(cut(breakout[0] + 1))).toEqual(findChartPatterns(whole));
  });
});
