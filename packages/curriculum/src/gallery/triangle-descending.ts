import { descendingTriangle as lesson } from '../patterns/descending-triangle.ts';
import type { GalleryPattern } from './gallery-pattern.ts';

export const triangleDescending: GalleryPattern = {
  id: 'triangle-descending',
  name: 'Descending Triangle',
  category: 'bearish',
  alsoIn: ['continuation'],
  reliability: 'medium',
  description: 'Flat support and falling highs. Books call it bearish, but slightly more than half broke out upward.',
  keyFeatures: [
    'Lows that hold at one price.',
    'Falling highs above them.',
    'At least five touches in all, two or more per line.',
    'A close outside, on either side.',
  ],
  tradingSignal:
    'A close below the flat support is the textbook sell signal. Wait for it: a close above the falling line was slightly more common and is read the other way.',
  targetCalculation:
    'From its first low, 84.73, to its first high, 94.76, the triangle is 10.03 tall. Subtract that from support, and you get 74.70.',
  stopLoss:
    'Above the last falling high, 89.96. From the close at 82.36, that’s about as far away as the target, so the lesson uses a closer one, above the breakout candle’s high of 87.23.',
  timeframe: 'Daily charts, often three to eight weeks.',
  volume: 'As a rule of thumb, it falls inside the triangle. A break on low volume still counts.',
  examples: [
    'After three lows within eleven cents of each other, price broke down with a close at 82.36.',
    'Fourteen candles later, price had fallen to 72.71, past the target.',
  ],
  evidence:
    'Despite its bearish name, 53% broke upward. After a downward break, 50% reached the target and 23% didn’t fall even 5% (Thomas Bulkowski, thepatternsite.com, August 2020). As a bearish pattern, it’s medium at best, although even fewer descending triangles break downward on random prices.',
  arithmetic: ['94.76 - 84.73 = 10.03', '84.73 - 10.03 = 74.70'],
  lessonId: lesson.id,
  picture: lesson.example,
};
