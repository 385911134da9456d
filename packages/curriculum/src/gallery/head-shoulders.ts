import { headAndShoulders as lesson } from '../patterns/head-and-shoulders.ts';
import type { GalleryPattern } from './gallery-pattern.ts';

export const headShoulders: GalleryPattern = {
  id: 'head-shoulders',
  name: 'Head and Shoulders',
  category: 'reversal',
  alsoIn: ['bearish'],
  reliability: 'high',
  description: 'Three peaks after a rise, the middle one highest. A close below the line under them completes it.',
  keyFeatures: [
    'A head that stands clearly above both shoulders.',
    'Two shoulders of similar height, about equally far from the head.',
    'A neckline through the two troughs, level or sloping.',
    'A close below the neckline, not just a dip through it.',
  ],
  tradingSignal:
    'First close below the neckline. The right shoulder is a lower high, and the close usually makes a lower low; together, they’re often read as the end of an advance.',
  targetCalculation:
    'From the head at 190.90 down to the neckline below it at 166.63 is 24.27. Subtract that from the neckline where it breaks, 167.55, and the target is 143.28.',
  stopLoss:
    'Just above the right shoulder, 180.48. A close above that shoulder invalidates the pattern, even if price never gets past the head.',
  timeframe: 'Daily and weekly charts, from three weeks to several months.',
  volume: 'It’s supposed to decline from peak to peak and pick up on the break. Many good examples do neither.',
  examples: [
    'The sloping neckline runs through the troughs at 166.14 and 167.01, which are 16 candles apart. Counted from the first trough, the head comes after 9 candles and the break after 26.',
    'Price reached the target thirteen candles after the break.',
  ],
  evidence:
    'In bull markets, with perfect trades, 51% reached the full target, and 19% fell less than 5% (Thomas Bulkowski, thepatternsite.com, August 2020). It ranks 9th of 36 patterns that break downward, yet the target is reached about as often on random prices, so the high rating holds up only in comparison with the rest of that list.',
  arithmetic: [
    '166.14 + 9 * (167.01 - 166.14) / 16 = 166.63',
    '190.90 - 166.63 = 24.27',
    '166.14 + 26 * (167.01 - 166.14) / 16 = 167.55',
    '167.55 - 24.27 = 143.28',
  ],
  lessonId: lesson.id,
  picture: lesson.example,
};
