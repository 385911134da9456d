import { descendingTriangle as lesson } from '../patterns/descending-triangle.ts';
import type { GalleryPattern } from './gallery-pattern.ts';

export const triangleDescending: GalleryPattern = {
  id: 'triangle-descending',
  name: 'Descending Triangle',
  category: 'bearish',
  reliability: 'medium',
  description: 'A flat floor and falling highs. Taught as bearish, though slightly more of them broke out upwards.',
  keyFeatures: [
    'Lows that hold at one price.',
    'Highs that come down towards it.',
    'Each line touched at least twice.',
    'A decision by the close, in whichever direction.',
  ],
  tradingSignal:
    'A close below the flat support is the textbook sale. Wait for it: a close above the falling line was slightly more frequent and is read the other way.',
  targetCalculation:
    'At its left end the triangle is 10.03 tall: 94.76 above, 84.73 below. The floor less that height is 74.70.',
  stopLoss:
    'Above the last falling high, 89.96, with ten cents added: 90.06. The lesson takes the nearer 87.33, over the breakout candle.',
  timeframe: 'Daily charts, from three to eight weeks.',
  volume: 'Falls off inside the triangle as a rule of thumb. A break without volume still counts.',
  examples: [
    'The floor at 84.73, 84.82 and 84.84 gave way with a close at 82.36. To the stop it is 7.70, so 200 suffices for 25 shares (192.50).',
    'Between entry and goal lie 7.66, hardly less than the risk. Fourteen candles on, price had been down to 72.71.',
  ],
  evidence:
    'Despite its name 53 % broke upwards. After a downward break 50 % got to the goal and 23 % did not fall by 5 % (Thomas Bulkowski, thepatternsite.com, 2021). As a bearish pattern it is medium at best, and about direction it says no more than a coin.',
  arithmetic: [
    '94.76 - 84.73 = 10.03',
    '84.73 - 10.03 = 74.70',
    '89.96 + 10 / 100 = 90.06',
    '90.06 - 82.36 = 7.70',
    '87.23 + 10 / 100 = 87.33',
    'floor(200 / 7.70) = 25',
    '25 * 7.70 = 192.50',
    '82.36 - 74.70 = 7.66',
  ],
  lessonId: lesson.id,
  picture: lesson.example,
};
