import { cupWithHandle as lesson } from '../patterns/cup-with-handle.ts';
import type { GalleryPattern } from './gallery-pattern.ts';

export const cupHandle: GalleryPattern = {
  id: 'cup-handle',
  name: 'Cup with Handle',
  category: 'continuation',
  alsoIn: ['bullish'],
  reliability: 'high',
  description:
    'Price falls and recovers in the shape of a bowl, dips briefly at the old high, and then closes above it.',
  keyFeatures: [
    'A bowl without a sharp point at the bottom.',
    'Rims at about the same height.',
    'A short handle in the upper half of the cup.',
    'A rise before the cup.',
  ],
  tradingSignal:
    'Close above the right-hand rim. It’s often read as a sign that the last sellers at the old high are gone.',
  targetCalculation:
    'The cup is 16.89 deep, from its right rim at 110.46 to 93.57. Add the depth to that rim, and the target is 127.35.',
  stopLoss: 'A little below 106.03, the low of the handle.',
  timeframe: 'Weekly or daily charts, seven weeks to more than a year.',
  volume: 'Volume is supposed to form a bowl, too: low at the bottom, higher on both sides, and low in the handle.',
  examples: [
    'The breakout closed at 112.06, after two candles that traded above the rim but didn’t close there.',
    'Ten candles later, at a high of 128.60, price had passed the target.',
  ],
  evidence:
    'Third of 39: only 5% rose less than 5%, and 61% reached the full target (Thomas Bulkowski, thepatternsite.com, August 2020). On random prices, fewer than half get there, so the high rating has some support.',
  arithmetic: ['110.46 - 93.57 = 16.89', '110.46 + 16.89 = 127.35'],
  lessonId: lesson.id,
  picture: lesson.example,
};
