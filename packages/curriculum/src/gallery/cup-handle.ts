import { cupWithHandle as lesson } from '../patterns/cup-with-handle.ts';
import type { GalleryPattern } from './gallery-pattern.ts';

export const cupHandle: GalleryPattern = {
  id: 'cup-handle',
  name: 'Cup with Handle',
  category: 'continuation',
  reliability: 'high',
  description: 'Price sinks and returns in a bowl, hesitates briefly where it fell from, and then closes higher.',
  keyFeatures: [
    'A bowl without a sharp point at the bottom.',
    'Rims at about the same height.',
    'A short handle in the upper half of the cup.',
    'A rise before the cup, which it interrupts.',
  ],
  tradingSignal:
    'Close above the right-hand rim once the handle has formed. Holders who wanted out at the old high have had their chance, or so it is often read.',
  targetCalculation:
    'The cup is 16.89 deep, from its right rim at 110.46 to 93.57. Added to that rim, the depth gives 127.35.',
  stopLoss: 'Below the handle, whose low is 106.03; the example uses 105.93.',
  timeframe: 'Weekly or daily charts, seven weeks to more than a year.',
  volume: 'Drawn as a bowl of its own: less towards the bottom, more on both sides, little in the handle.',
  examples: [
    'The breakout closed at 112.06. It stood 6.13 over the stop, so 32 shares (196.16) were the most for a loss of 200.',
    'Ten candles later, at a high of 128.60, the goal that had been 15.29 or 2.5 risks away was passed.',
  ],
  evidence:
    'Third of 39: only 5 % rose by less than 5 %, and 61 % completed the measured goal (Thomas Bulkowski, thepatternsite.com, 2021). By its few failures the rating is borne out; the goal was met in about three cases of five.',
  arithmetic: [
    '110.46 - 93.57 = 16.89',
    '110.46 + 16.89 = 127.35',
    '106.03 - 10 / 100 = 105.93',
    '112.06 - 105.93 = 6.13',
    'floor(200 / 6.13) = 32',
    '32 * 6.13 = 196.16',
    '127.35 - 112.06 = 15.29',
    '15.29 / 6.13 = 2.5',
  ],
  lessonId: lesson.id,
  picture: lesson.example,
};
