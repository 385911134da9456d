import { tripleTop as lesson } from '../patterns/triple-top.ts';
import type { GalleryPattern } from './gallery-pattern.ts';

export const tripleTop: GalleryPattern = {
  id: 'triple-top',
  name: 'Triple Top',
  category: 'reversal',
  reliability: 'high',
  description: 'Three attempts at one price, all turned away, and a close below the lower of the valleys between.',
  keyFeatures: [
    'Three highs at almost one price.',
    'Two valleys, which don’t have to be equal.',
    'A close below the lower valley.',
    'No peak that stands out, or it’s a head and shoulders.',
  ],
  tradingSignal:
    'Close below the lowest valley. Three rejections followed by a lower price are often read as sellers having won.',
  targetCalculation:
    'The highest peak, 133.93, less the valley at 118.16 is 15.77. Subtracted from the valley, that points to 102.39.',
  stopLoss:
    'Just above the highest peak, which is farther from the close at 116.54 than the target. So the lesson puts its stop above 121.66, the top of the breakout candle.',
  timeframe: 'Daily charts, one to several months.',
  volume: 'Said to fade from peak to peak. Look at the price first.',
  examples: [
    'The peaks are within a dollar of each other; the valleys are at 118.16 and 119.54.',
    'Fifteen candles after the break a low of 99.62 had passed the target.',
  ],
  evidence:
    'One in four, 25%, fell less than 5%, and 49% got to the target: rank 24 of 36 (Thomas Bulkowski, thepatternsite.com, August 2020). That contradicts the textbooks’ high rating; the triple bottom did far better.',
  arithmetic: ['133.93 - 118.16 = 15.77', '118.16 - 15.77 = 102.39'],
  lessonId: lesson.id,
  picture: lesson.example,
};
