import { symmetricalTriangle as lesson } from '../patterns/symmetrical-triangle.ts';
import type { GalleryPattern } from './gallery-pattern.ts';

export const triangleSymmetrical: GalleryPattern = {
  id: 'triangle-symmetrical',
  name: 'Symmetrical Triangle',
  category: 'continuation',
  alsoIn: [],
  reliability: 'medium',
  description: 'Lower highs and higher lows squeeze price into a corner. Either side can break.',
  keyFeatures: [
    'A falling upper line and a rising lower one.',
    'Highs and lows that alternate.',
    'Two or more turning points on each line, with at least five altogether.',
    'Usually read as a pause in the trend before it.',
  ],
  tradingSignal:
    'A close beyond either line. If you trade it as a continuation pattern, only a close in the direction of the prior trend counts.',
  targetCalculation:
    'The first high of 166.35 minus the first low of 149.01 is 17.34. Added to the upper line at the break, 160.75, that gives 178.09.',
  stopLoss:
    'Below the last low before the break, 153.17. The lesson uses a tighter one, below the breakout candle’s low of 157.63.',
  timeframe: 'Daily charts, usually three to eight weeks.',
  volume: 'It falls as the space gets narrower. Wait for a close, because false breaks are common near the apex.',
  examples: [
    'The swings shrank until a close at 164.56 left the triangle.',
    'After a dip to 160.39, price reached the target on the twelfth candle.',
  ],
  evidence:
    'Price broke upward in 60% of cases. Of those, 58% reached the target and 25% gained less than 5%; downward breaks did worse, 36% and 37% (Thomas Bulkowski, thepatternsite.com, August 2020). Upward breaks rank 36th of 39, which is worse than medium.',
  arithmetic: ['166.35 - 149.01 = 17.34', '160.75 + 17.34 = 178.09'],
  lessonId: lesson.id,
  picture: lesson.example,
};
