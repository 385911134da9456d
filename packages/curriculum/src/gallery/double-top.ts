import { doubleTop as lesson } from '../patterns/double-top.ts';
import type { GalleryPattern } from './gallery-pattern.ts';

export const doubleTop: GalleryPattern = {
  id: 'double-top',
  name: 'Double Top',
  category: 'reversal',
  alsoIn: ['bearish'],
  reliability: 'high',
  description: 'A rally stalls twice at about the same price. It counts once price closes below the valley in between.',
  keyFeatures: [
    'Two peaks no more than a few percent apart.',
    'A drop of about 10% or more to the valley between them.',
    'A close below the low of the valley.',
    'A clear rise that leads to the first peak.',
  ],
  tradingSignal:
    'A close below the valley’s low. Until then, you have two highs in an uptrend; after that, the pattern is often read as the end of that uptrend.',
  targetCalculation:
    'Subtract the height from the valley. The higher peak of 161.46 minus the valley of 142.23 is 19.23, which gives a target of 123.00.',
  stopLoss:
    'Textbooks put it just above the higher peak, which is farther away than the target. Above the breakout candle’s high of 145.46, it’s much closer, but it gets hit more often.',
  timeframe: 'Daily charts, with two to seven weeks between the peaks.',
  volume: 'Often lower at the second peak, but that isn’t required.',
  examples: [
    'Three candles after the break, price came back to 142.50, just above the line, and turned.',
    'The target was passed fifteen candles after the break, with a low of 121.74.',
  ],
  evidence:
    'Of double tops with two wide peaks, 43% fell to the full target and 20% didn’t fall even 5%; with two narrow ones, the figures were 64% and 25% (Thomas Bulkowski, thepatternsite.com, August 2020). The variants ranked 10th to 19th of 36, so the data doesn’t support the high rating in older textbooks.',
  arithmetic: ['161.46 - 142.23 = 19.23', '142.23 - 19.23 = 123.00'],
  lessonId: lesson.id,
  picture: lesson.example,
};
