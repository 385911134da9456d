import { tripleBottom as lesson } from '../patterns/triple-bottom.ts';
import type { GalleryPattern } from './gallery-pattern.ts';

export const tripleBottom: GalleryPattern = {
  id: 'triple-bottom',
  name: 'Triple Bottom',
  category: 'reversal',
  reliability: 'medium',
  description: 'Three lows at one price after a fall. It’s a pattern once price closes above both rallies between.',
  keyFeatures: [
    'Three lows at about the same price.',
    'Two rallies between them.',
    'A close above the higher rally.',
    'Lows that are well apart, or they’re a single bottom.',
  ],
  tradingSignal:
    'A close above the highest peak in between. Three times no one sold lower, which is often read as demand that holds.',
  targetCalculation:
    'The lowest low, 81.12, is 11.11 below the higher peak of 92.23. The same distance above that peak is 103.34.',
  stopLoss:
    'Below the lowest low, farther from the close at 93.49 than the target. A stop below the breakout candle, at 91.41, is closer and gets hit more often; the lesson uses that.',
  timeframe: 'Daily charts, one month to several.',
  volume: 'Books expect less of it at each low and more on the breakout.',
  examples: [
    'All three lows are within half a dollar; the rallies reached 92.23 and 91.65.',
    'After two hesitant closes price passed the target fourteen candles later, with a high of 104.68.',
  ],
  evidence:
    'The data is kinder than the label: 74% met the target and 13% gained less than 5%, rank 12 of 39 (Thomas Bulkowski, thepatternsite.com, August 2020). Medium is too modest.',
  arithmetic: ['92.23 - 81.12 = 11.11', '92.23 + 11.11 = 103.34'],
  lessonId: lesson.id,
  picture: lesson.example,
};
