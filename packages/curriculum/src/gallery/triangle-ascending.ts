import { ascendingTriangle as lesson } from '../patterns/ascending-triangle.ts';
import type { GalleryPattern } from './gallery-pattern.ts';

export const triangleAscending: GalleryPattern = {
  id: 'triangle-ascending',
  name: 'Ascending Triangle',
  category: 'bullish',
  reliability: 'medium',
  description: 'A flat ceiling and rising lows: buyers pay more each time, sellers defend one price until they do not.',
  keyFeatures: [
    'Highs that stop at one level.',
    'Lows that rise towards it.',
    'Two touches or more on either line, five in all.',
    'Price that moves to and fro and fills the space.',
  ],
  tradingSignal:
    'First close above the flat top. Whoever sold there has been bought out, and that is often read as the start of an advance.',
  targetCalculation:
    'From the first low of 119.98 to the highest touch of 132.21 the triangle is 12.23 tall. The same again above the ceiling is 144.44.',
  stopLoss:
    'Ten cents under the last rising low of 125.43, at 125.33. Nearer and less safe: under the breakout candle, at 129.11.',
  timeframe: 'Daily charts, three to eight weeks.',
  volume: 'Tends to dry up towards the tip in textbook drawings and to revive on the break.',
  examples: [
    'Highs of 131.79, 131.93 and 132.21 over lows of 119.98, 123.13 and 125.43. The breakout closed at 135.08.',
    'With 9.75 a share at risk, a limit of 200 allows 20 shares (195.00). The goal, 9.36 away, was passed twelve candles later at 146.10.',
  ],
  evidence:
    'Price broke out upwards in 63 % of cases; then 70 % went the whole way to the goal and 17 % rose by less than 5 % (Thomas Bulkowski, thepatternsite.com, 2021). Medium fits: rank 16 of 39.',
  arithmetic: [
    '132.21 - 119.98 = 12.23',
    '132.21 + 12.23 = 144.44',
    '125.43 - 10 / 100 = 125.33',
    '129.21 - 10 / 100 = 129.11',
    '135.08 - 125.33 = 9.75',
    'floor(200 / 9.75) = 20',
    '20 * 9.75 = 195.00',
    '144.44 - 135.08 = 9.36',
  ],
  lessonId: lesson.id,
  picture: lesson.example,
};
