import { headAndShoulders as lesson } from '../patterns/head-and-shoulders.ts';
import type { GalleryPattern } from './gallery-pattern.ts';

export const headShoulders: GalleryPattern = {
  id: 'head-shoulders',
  name: 'Head and Shoulders',
  category: 'reversal',
  reliability: 'high',
  description: 'Three peaks after a rise, the middle one highest. A close below the line under them completes it.',
  keyFeatures: [
    'A head that stands clearly above both shoulders.',
    'Two shoulders of similar height, equally far from the head.',
    'A neckline through the two troughs, level or sloping.',
    'A close below the neckline, not merely a dip through it.',
  ],
  tradingSignal:
    'First close below the neckline. It shows that a lower peak has been followed by a lower trough, and is often read as the end of an advance.',
  targetCalculation:
    'From the head down to the neckline beneath it, 190.90 less 166.63, is 24.27. The broken line at 167.55 less that height is 143.28.',
  stopLoss:
    'Ten cents over the right shoulder of 180.48, at 180.58. A close above that shoulder cancels the reading; the head need not be passed.',
  timeframe: 'Daily and weekly charts, three weeks to several months.',
  volume: 'Expected to shrink from peak to peak and to grow on the break. Many sound examples do neither.',
  examples: [
    'Troughs of 166.14 and 167.01, 16 candles apart, put the neckline at 166.63 under the head, 9 candles on, and at 167.55 at the break, 26 candles on.',
    'A sale at 166.74 risks 13.84 to the stop: 14 shares for 200 at most (193.76), with 23.46 to the goal, 1.7 times the risk. Price met it thirteen candles later.',
  ],
  evidence:
    'The full goal was met by 51 % in rising markets with perfect entries, and 19 % fell by less than 5 % (Thomas Bulkowski, thepatternsite.com, 2021). Rank 9 of 36 falling patterns, yet only about one in two met the goal: high by comparison, not by count.',
  arithmetic: [
    '166.14 + 9 * (167.01 - 166.14) / 16 = 166.63',
    '190.90 - 166.63 = 24.27',
    '166.14 + 26 * (167.01 - 166.14) / 16 = 167.55',
    '167.55 - 24.27 = 143.28',
    '180.48 + 10 / 100 = 180.58',
    '180.58 - 166.74 = 13.84',
    'floor(200 / 13.84) = 14',
    '14 * 13.84 = 193.76',
    '166.74 - 143.28 = 23.46',
    '23.46 / 13.84 = 1.7',
  ],
  lessonId: lesson.id,
  picture: lesson.example,
};
