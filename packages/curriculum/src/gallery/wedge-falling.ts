import { fallingWedge as lesson } from '../patterns/falling-wedge.ts';
import type { GalleryPattern } from './gallery-pattern.ts';

export const wedgeFalling: GalleryPattern = {
  id: 'wedge-falling',
  name: 'Falling Wedge',
  category: 'bullish',
  reliability: 'medium',
  description: 'Highs and lows both fall, but the lows fall more slowly, so that two lines run together downwards.',
  keyFeatures: [
    'Both lines slope down and converge.',
    'Five touches or more, spread over the two lines.',
    'The upper line is the steeper of the two.',
    'A close above it, usually before the lines meet.',
  ],
  tradingSignal:
    'Close over the falling ceiling, the upper line of the wedge. Sellers reached lower prices by smaller steps each time, which is often read as selling that runs dry.',
  targetCalculation: 'The highest price of the wedge, here 231.23. From the close at 216.42 that is 14.81.',
  stopLoss:
    'Below the last low inside the wedge, 201.22; ten cents of room put it at 201.12. The lesson works with 206.80, under the breakout candle.',
  timeframe: 'Daily charts, three weeks or longer.',
  volume: 'Commonly fades while the wedge forms. A breakout on little volume is frowned upon and breaks no rule.',
  examples: [
    'Bought at 216.42, with 15.30 to the stop, a limit of 200 allows 13 shares (198.90). The goal is not quite as far away as the stop.',
    'Price wavered between 213 and 224 for nine candles before it moved on and touched 234.31, thirteen candles after the breakout.',
  ],
  evidence:
    'The break went upwards in 68 % of cases. Of those, 62 % reached the goal, but 26 % rose by less than 5 %, and the rank is 31 of 39 (Thomas Bulkowski, thepatternsite.com, 2021): medium is a generous word.',
  arithmetic: [
    '201.22 - 10 / 100 = 201.12',
    '206.90 - 10 / 100 = 206.80',
    '216.42 - 201.12 = 15.30',
    'floor(200 / 15.30) = 13',
    '13 * 15.30 = 198.90',
    '231.23 - 216.42 = 14.81',
  ],
  lessonId: lesson.id,
  picture: lesson.example,
};
