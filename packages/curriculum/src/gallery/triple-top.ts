import { tripleTop as lesson } from '../patterns/triple-top.ts';
import type { GalleryPattern } from './gallery-pattern.ts';

export const tripleTop: GalleryPattern = {
  id: 'triple-top',
  name: 'Triple Top',
  category: 'reversal',
  alsoIn: ['bearish'],
  reliability: 'high',
  description: 'Three failed attempts at one price, and a close below the lower of the two valleys in between.',
  keyFeatures: [
    'Three highs at almost one price.',
    'Two valleys, which don’t have to be equal.',
    'A close below the lower valley.',
    'No middle peak that stands out; that would be a head and shoulders.',
  ],
  tradingSignal:
    'Close below the deeper valley. Three failed attempts and then a lower low are often read as a win for sellers.',
  targetCalculation:
    'The highest peak, 133.93, minus the valley at 118.16 is 15.77. Subtracted from the valley, that gives 102.39.',
  stopLoss:
    'Just above the highest peak, which is farther from the close at 116.54 than the target. So the lesson puts its stop above 121.66, the top of the breakout candle.',
  timeframe: 'Daily charts; three to six months in textbooks.',
  volume: 'It’s supposed to fade from peak to peak. Look at price first.',
  examples: [
    'The peaks are within a dollar of each other; the valleys are at 118.16 and 119.54.',
    'Price fell past the target to a low of 99.62 in fifteen candles.',
  ],
  evidence:
    'One in four, 25%, fell less than 5%, and 49% reached the target. It ranks 24th of 36 (Thomas Bulkowski, thepatternsite.com, August 2020). That contradicts the high rating in textbooks; the triple bottom did far better.',
  arithmetic: ['133.93 - 118.16 = 15.77', '118.16 - 15.77 = 102.39'],
  lessonId: lesson.id,
  picture: lesson.example,
};
