import { fallingWedge as lesson } from '../patterns/falling-wedge.ts';
import type { GalleryPattern } from './gallery-pattern.ts';

export const wedgeFalling: GalleryPattern = {
  id: 'wedge-falling',
  name: 'Falling Wedge',
  category: 'bullish',
  alsoIn: ['reversal', 'continuation'],
  reliability: 'medium',
  description: 'Highs and lows both fall, but the lows fall more slowly, so the two lines converge.',
  keyFeatures: [
    'Both lines slope down and converge.',
    'Five touches or more, spread over the two lines.',
    'The upper line is the steeper of the two.',
    'A close above the upper line, usually before the lines meet.',
  ],
  tradingSignal:
    'Close above falling resistance, the upper line of the wedge. Each new low was a smaller step down, which is often read as selling that’s drying up.',
  targetCalculation: 'The highest price of the wedge, here 231.23. From the close at 216.42, that’s 14.81.',
  stopLoss:
    'Just below the breakout candle’s low of 206.90, or, farther away, below the last low inside the wedge, 201.22.',
  timeframe: 'Daily charts, three weeks or longer.',
  volume: 'It usually fades while the wedge forms. A breakout on low volume looks weaker, but it still counts.',
  examples: [
    'With a stop below the last low of the wedge, the target is a little closer than the stop.',
    'Price wavered between 213 and 224 for nine candles, then touched 234.31 thirteen candles after the breakout.',
  ],
  evidence:
    'Price broke out upward in 68% of cases. Of those, 62% reached the target, more than on random prices, but 26% rose less than 5%, and it ranks 31st of 39 (Thomas Bulkowski, thepatternsite.com, August 2020): for that rank, even medium is generous.',
  arithmetic: ['231.23 - 216.42 = 14.81'],
  lessonId: lesson.id,
  picture: lesson.example,
};
