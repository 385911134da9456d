import type { GalleryPattern } from './gallery-pattern.ts';
import { pennantPicture } from './pennant-picture.ts';

export const pennant: GalleryPattern = {
  id: 'pennant',
  name: 'Pennant',
  category: 'continuation',
  reliability: 'medium',
  description:
    'A steep pole and a tiny triangle at its end. A flag with lines that meet instead of running side by side.',
  keyFeatures: [
    'A pole, up or down, nearly straight.',
    'A small triangle whose lines converge.',
    'Three weeks or less from the end of the pole.',
    'A break in the direction of the pole.',
  ],
  tradingSignal:
    'Close beyond the tiny triangle, on the side to which the pole had pointed. A close on the other side means that there was no pennant.',
  targetCalculation:
    'Length of the pole, 108.88 less 93.37, is 15.51. From the broken line at 106.53 this reaches 122.04.',
  stopLoss: 'Outside the far end of the triangle: 103.00 for a low of 103.10.',
  timeframe: 'Any chart, and on daily candles less than three weeks.',
  volume: 'Heavy in the pole, light in the triangle. That is the description, not a filter anybody has proved.',
  examples: [
    'Bought at 108.10, 5.10 above the stop. At 39 shares the stake is 198.90 of a limit of 200, and the goal is 13.94 off, 2.7 times as far.',
    'The goal was passed ten candles later at 122.57. It is a picture of the smaller half: most pennants do not come this far.',
  ],
  evidence:
    'By failures the weakest of the fifteen here: 54 % moved by less than 5 %, and 35 % met the goal (Thomas Bulkowski, thepatternsite.com, 2021). Its medium rating comes from older books and does not survive the count.',
  arithmetic: [
    '108.88 - 93.37 = 15.51',
    '106.53 + 15.51 = 122.04',
    '103.10 - 10 / 100 = 103.00',
    '108.10 - 103.00 = 5.10',
    'floor(200 / 5.10) = 39',
    '39 * 5.10 = 198.90',
    '122.04 - 108.10 = 13.94',
    '13.94 / 5.10 = 2.7',
  ],
  lessonId: null,
  picture: pennantPicture,
};
