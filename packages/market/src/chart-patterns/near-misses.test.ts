import { describe, expect, it } from 'vitest';
import { drawStraightCandles } from '../../fixtures/straight-candles.ts';
import { findChartPatterns } from './find-chart-patterns.ts';

type Corners = readonly (readonly [index: number, price: number])[];

/** A parabola from rim to rim, 20 deep, 50 candles wide. */
const cup = Array.from({ length: 51 }, (_, i) => [20 + i, 90 + 20 * ((i - 25) / 25) ** 2] as const);

describe('what only looks like a pattern', () => {
  const nearMisses: readonly { readonly what: string; readonly corners: Corners }[] = [
    {
      what: 'twin lows whose peak is not passed',
      corners: [
        [0, 120],
        [20, 100],
        [30, 110],
        [40, 101],
        [48, 109.5],
        [60, 104],
      ],
    },
    {
      what: 'twin lows whose peak is passed by a hair',
      corners: [
        [0, 120],
        [20, 100],
        [30, 110],
        [40, 101],
        [52, 110.2],
        [60, 104],
      ],
    },
    {
      what: 'twin lows without a fall before them',
      corners: [
        [0, 108],
        [20, 100],
        [30, 110],
        [40, 101],
        [52, 116],
      ],
    },
    {
      what: 'a second low far above the first',
      corners: [
        [0, 120],
        [20, 100],
        [30, 110],
        [40, 105],
        [52, 116],
      ],
    },
    {
      what: 'a right shoulder half as deep as the left',
      corners: [
        [0, 130],
        [15, 98],
        [22, 110],
        [30, 90],
        [38, 110],
        [43, 107],
        [57, 118],
      ],
    },
    {
      what: 'a head that does not stand out',
      corners: [
        [0, 130],
        [15, 91],
        [22, 110],
        [30, 90],
        [38, 104],
        [45, 97],
        [49, 101],
        [60, 70],
      ],
    },
    {
      what: 'a triangle that never breaks',
      corners: [
        [0, 80],
        [20, 110],
        [26, 100],
        [32, 110],
        [38, 104],
        [44, 110],
        [50, 108],
        [56, 109.5],
      ],
    },
    {
      what: 'a flag without a pole',
      corners: [
        [0, 80],
        [24, 120],
        [27, 115],
        [30, 118.5],
        [33, 113.5],
        [40, 124],
      ],
    },
    {
      what: 'a rest that gives back most of the pole',
      corners: [
        [0, 101],
        [20, 100],
        [24, 120],
        [27, 106],
        [30, 112],
        [33, 105],
        [40, 124],
      ],
    },
    {
      what: 'a V without a rounded bottom',
      corners: [
        [0, 85],
        [20, 110],
        [45, 90],
        [70, 110],
        [76, 105],
        [82, 112],
      ],
    },
    { what: 'a cup whose handle falls into its lower half', corners: [[0, 85], ...cup, [80, 94], [95, 113]] },
  ];

  it.each(nearMisses)('no chart pattern is found in $what', ({ corners }) => {
    expect(findChartPatterns(drawStraightCandles(corners))).toEqual([]);
  });
});
