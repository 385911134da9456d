import { inverseHeadAndShoulders as lesson } from '../patterns/inverse-head-and-shoulders.ts';
import type { GalleryPattern } from './gallery-pattern.ts';

export const inverseHeadShoulders: GalleryPattern = {
  id: 'inverse-head-shoulders',
  name: 'Inverse Head and Shoulders',
  category: 'reversal',
  reliability: 'high',
  description: 'Three lows after a fall, the middle one deepest. Price has to close above the line over them.',
  keyFeatures: [
    'A head that lies well under both shoulders.',
    'Two shoulders at a similar price, one on each side.',
    'A neckline through the two rallies between the lows.',
    'A fall before it, for without one there is nothing to turn.',
  ],
  tradingSignal:
    'First close above the neckline. The right shoulder was a higher low, and the close adds a higher high; together they are often read as a new advance.',
  targetCalculation:
    'At the head the neckline runs at 106.14, which is 15.18 over the low of 90.96. Put on top of the break at 104.58, that makes 119.76.',
  stopLoss: 'Below the right shoulder: 96.62, ten cents under its low of 96.72.',
  timeframe: 'Daily and weekly charts, from three weeks upwards.',
  volume: 'A rise in volume on the break is welcome here more than at tops, since buyers have to appear.',
  examples: [
    'Rallies to 106.84 and 105.36, 17 candles apart, give a neckline of 106.14 at the head, 8 candles after the first, and of 104.58 at the break, 26 candles after it.',
    'Bought at 105.48 with 8.86 at risk, 22 shares keep the loss under 200 (194.92). It took price thirteen candles to cover the 14.28 up to the goal, a gain of 1.6 risks.',
  ],
  evidence:
    'Here the rating holds: 71 % went to their full goal in rising markets, with 11 % gaining less than 5 % (Thomas Bulkowski, thepatternsite.com, 2021). Perfect entries are assumed, which no order gets.',
  arithmetic: [
    '106.84 - 8 * (106.84 - 105.36) / 17 = 106.14',
    '106.14 - 90.96 = 15.18',
    '106.84 - 26 * (106.84 - 105.36) / 17 = 104.58',
    '104.58 + 15.18 = 119.76',
    '96.72 - 10 / 100 = 96.62',
    '105.48 - 96.62 = 8.86',
    'floor(200 / 8.86) = 22',
    '22 * 8.86 = 194.92',
    '119.76 - 105.48 = 14.28',
    '14.28 / 8.86 = 1.6',
  ],
  lessonId: lesson.id,
  picture: lesson.example,
};
