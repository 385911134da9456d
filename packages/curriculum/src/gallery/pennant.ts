import type { GalleryPattern } from './gallery-pattern.ts';
import { pennantPicture } from './pennant-picture.ts';

export const pennant: GalleryPattern = {
  id: 'pennant',
  name: 'Pennant',
  category: 'continuation',
  alsoIn: [],
  reliability: 'medium',
  description: 'A steep pole with a tiny triangle at its end: a flag whose lines converge instead of staying parallel.',
  keyFeatures: [
    'A pole, up or down, nearly straight.',
    'A small triangle whose lines converge.',
    'Three weeks or less from the end of the pole.',
    'A break in the direction of the pole.',
  ],
  tradingSignal:
    'Close beyond the tiny triangle, in the direction of the pole. A close on the other side means that it wasn’t a pennant.',
  targetCalculation:
    'The pole is 15.51 long, from 93.37 to 108.88. Added to the breakout line at 106.53, it gives 122.04.',
  stopLoss: 'Just beyond the other side of the triangle, here below its low of 103.10.',
  timeframe: 'Any timeframe; with daily candles, three weeks at most.',
  volume:
    'Heavy in the pole, light in the triangle. That describes most of them, but we know of no evidence that it helps.',
  examples: [
    'The breakout candle closed at 108.10, and price needed ten more to pass the target, with a high of 122.57.',
    'Most pennants don’t get as far as the one in the picture.',
  ],
  evidence:
    'In more than 1,600 cases, 54% of the upward breaks rose less than 5% within the short-term swing; 35% of the upward and 32% of the downward breaks met the target (Thomas Bulkowski, thepatternsite.com, August 2020). He doesn’t rank pennants, so the medium rating comes only from older books.',
  arithmetic: ['108.88 - 93.37 = 15.51', '106.53 + 15.51 = 122.04'],
  lessonId: null,
  picture: pennantPicture,
};
