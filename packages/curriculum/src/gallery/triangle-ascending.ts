import { ascendingTriangle as lesson } from '../patterns/ascending-triangle.ts';
import type { GalleryPattern } from './gallery-pattern.ts';

export const triangleAscending: GalleryPattern = {
  id: 'triangle-ascending',
  name: 'Ascending Triangle',
  category: 'bullish',
  alsoIn: ['continuation'],
  reliability: 'medium',
  description:
    'Flat resistance and rising lows: each pullback ends higher, and rallies keep stopping at the same price.',
  keyFeatures: [
    'Highs that stop at one level.',
    'Lows that rise toward it.',
    'At least two touches on each line, and five in all.',
    'Swings back and forth that fill the space.',
  ],
  tradingSignal:
    'First close above the flat top. It’s often read as a sign that the sellers there have run out and an advance is beginning.',
  targetCalculation:
    'From the first low of 119.98 to the highest touch of 132.21, the triangle is 12.23 tall. Added to resistance, that gives 144.44.',
  stopLoss:
    'Below the last rising low, 125.43. From the close at 135.08, that’s slightly farther away than the target; the lesson uses the breakout candle’s low of 129.21, which is closer but gets hit more often.',
  timeframe: 'Daily charts; three to eight weeks is typical.',
  volume: 'Tends to dry up toward the apex in textbook drawings, and to pick up on the break.',
  examples: [
    'Three highs near 132 stand over three rising lows until a close at 135.08.',
    'Twelve candles later, price passed the target, at 146.10.',
  ],
  evidence:
    'Price broke out upward in 63% of cases; of those, 70% went all the way to the target and 17% rose less than 5% (Thomas Bulkowski, thepatternsite.com, August 2020). The medium rating fits: it ranks 16th of 39.',
  arithmetic: ['132.21 - 119.98 = 12.23', '132.21 + 12.23 = 144.44'],
  lessonId: lesson.id,
  picture: lesson.example,
};
