import { symmetricalTriangle as lesson } from '../patterns/symmetrical-triangle.ts';
import type { GalleryPattern } from './gallery-pattern.ts';

export const triangleSymmetrical: GalleryPattern = {
  id: 'triangle-symmetrical',
  name: 'Symmetrical Triangle',
  category: 'continuation',
  reliability: 'medium',
  description:
    'Lower highs and higher lows squeeze price into a corner. Which way it leaves is open until it has left.',
  keyFeatures: [
    'A falling upper line and a rising lower one.',
    'Highs and lows that alternate between the lines.',
    'Two turning points or more on each.',
    'Usually read as a pause in the trend before it.',
  ],
  tradingSignal:
    'A close beyond either boundary, in the direction of the trend before it if you trade it as a continuation.',
  targetCalculation:
    'First high less first low, 166.35 less 149.01, is 17.34. The upper line at the break, 160.75, plus that height comes to 178.09.',
  stopLoss:
    'Under the last low before the break, 153.17, which with ten cents of room means 153.07. Tighter, as in the lesson, is 157.53 under the breakout candle.',
  timeframe: 'Daily charts, three to eight weeks in most cases.',
  volume: 'Declines as the room gets narrower. False breaks near the tip are the reason to ask for a close.',
  examples: [
    'Highs of 166.35, 164.04 and 162.00 met lows of 149.01, 151.08 and 153.17 before a close at 164.56.',
    'Risk 11.49, 17 shares for a limit of 200 (195.33), goal 13.53 away, 1.2 times the risk. It took twelve candles and a dip to 160.39 to get there.',
  ],
  evidence:
    'Of the upward breaks, 60 % of all, 58 % reached the goal and 25 % gained less than 5 %; downward ones did worse, 36 % and 37 % (Thomas Bulkowski, thepatternsite.com, 2021). Rank 36 of 39: less than medium.',
  arithmetic: [
    '166.35 - 149.01 = 17.34',
    '160.75 + 17.34 = 178.09',
    '153.17 - 10 / 100 = 153.07',
    '157.63 - 10 / 100 = 157.53',
    '164.56 - 153.07 = 11.49',
    'floor(200 / 11.49) = 17',
    '17 * 11.49 = 195.33',
    '178.09 - 164.56 = 13.53',
    '13.53 / 11.49 = 1.2',
  ],
  lessonId: lesson.id,
  picture: lesson.example,
};
