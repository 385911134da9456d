import type { CandlePicture } from '@wickwise/contract/lesson/picture';

/** Drawn for the cards: a few candles each, far fewer than the figures in the texts have. */
const drawing = (picture: Pick<CandlePicture, 'candles' | 'lines'>): CandlePicture => ({
  ...picture,
  mark: null,
  alt: '',
});

/** A rising candle and a falling one, each with both shadows. */
export const fourPrices = drawing({
  candles: [
    [12, 26, 8, 22],
    [22, 30, 14, 17],
    [17, 28, 13, 25],
  ],
});

/** A candle that closes near its high: a short way up, a long way down. */
export const closeNearHigh = drawing({
  candles: [
    [30, 31, 25, 26],
    [26, 27, 20, 21],
    [20, 22, 6, 21],
  ],
  lines: [
    { from: [0, 22], to: [2, 22] },
    { from: [0, 6], to: [2, 6] },
  ],
});

/** A price that turns three times at the same two levels. */
export const levels = drawing({
  candles: [
    [30, 31, 24, 26],
    [26, 28, 19, 21],
    [21, 22, 13, 14],
    [14, 16, 9, 11],
    [11, 16, 10, 15],
    [15, 21, 14, 20],
    [20, 28, 18, 27],
    [27, 30, 25, 29],
    [29, 30, 24, 25],
    [25, 26, 18, 19],
    [19, 21, 11, 13],
    [13, 15, 9, 11],
    [11, 15, 9, 14],
    [14, 23, 12, 21],
    [21, 27, 20, 26],
    [26, 30, 25, 29],
    [29, 30, 22, 24],
    [24, 25, 16, 18],
    [18, 19, 11, 12],
    [12, 13, 9, 11],
    [11, 19, 9, 17],
    [17, 25, 16, 23],
    [23, 28, 22, 28],
  ],
  lines: [
    { from: [3, 9], to: [22, 9] },
    { from: [7, 30], to: [22, 30] },
  ],
});

/** A rise whose lows lie on one line. */
export const trend = drawing({
  candles: [
    [10, 15, 8, 14],
    [14, 20, 13, 18],
    [18, 22, 17, 22],
    [22, 24, 17, 19],
    [19, 20, 16, 17],
    [17, 21, 15, 20],
    [20, 26, 18, 25],
    [25, 30, 23, 29],
    [29, 34, 28, 33],
    [33, 35, 29, 30],
    [30, 32, 25, 26],
    [26, 31, 24, 29],
    [29, 35, 27, 34],
    [34, 41, 32, 39],
    [39, 43, 38, 42],
    [42, 43, 37, 38],
    [38, 39, 34, 35],
    [35, 39, 33, 38],
    [38, 44, 37, 43],
    [43, 48, 41, 48],
    [48, 53, 46, 51],
  ],
  lines: [{ from: [5, 15], to: [20, 37.5] }],
});

/** A stop that follows a rise in three steps, until price falls to it. */
export const trail = drawing({
  candles: [
    [12, 16, 10, 15],
    [15, 21, 14, 19],
    [19, 23, 18, 23],
    [23, 27, 21, 26],
    [26, 27, 23, 24],
    [24, 25, 22, 22],
    [22, 26, 20, 25],
    [25, 30, 23, 29],
    [29, 34, 28, 33],
    [33, 38, 32, 36],
    [36, 38, 32, 34],
    [34, 36, 30, 31],
    [31, 36, 29, 35],
    [35, 42, 33, 40],
    [40, 45, 39, 44],
    [44, 48, 43, 47],
    [47, 48, 43, 45],
    [45, 46, 40, 42],
    [42, 43, 36, 37],
  ],
  lines: [
    { from: [4, 19], to: [9, 19] },
    { from: [9, 28], to: [14, 28] },
    { from: [14, 38], to: [18, 38] },
  ],
});
