import { tripleBottom as lesson } from '../patterns/triple-bottom.ts';
import type { GalleryPattern } from './gallery-pattern.ts';

export const tripleBottom: GalleryPattern = {
  id: 'triple-bottom',
  name: 'Triple Bottom',
  category: 'reversal',
  reliability: 'medium',
  description:
    'Three lows at one price after a fall. The pattern is there when price closes above both rallies between.',
  keyFeatures: [
    'Three lows at much the same price.',
    'Two rallies between them.',
    'A close over the higher rally.',
    'Lows set well apart, or they are one bottom.',
  ],
  tradingSignal:
    'A close above the highest peak between the lows. Three times nobody sold lower, which is often read as demand that holds.',
  targetCalculation:
    'The lowest low, 81.12, lies 11.11 under the higher peak of 92.23. As much again above that peak is 103.34.',
  stopLoss:
    'Beneath the lowest of the lows, at 81.02. The goal is 9.85 from the close at 93.49, the stop 12.47. Under the breakout candle, at 91.31, it would be 2.18 away, and hit more often.',
  timeframe: 'Daily charts, one month to several.',
  volume: 'Books expect less of it at each low and more on the breakout.',
  examples: [
    'Lows of 81.56, 81.12 and 81.56 again; rallies to 92.23 and 91.65.',
    'Bought at 93.49 under a limit of 200, 16 shares stake 199.52. The high of 104.68 came fourteen candles later, after two hesitant closes at 92.77 and 92.76.',
  ],
  evidence:
    'The count is kinder than the label: 74 % met the goal and 13 % gained less than 5 %, rank 12 of 39 (Thomas Bulkowski, thepatternsite.com, 2021). Medium is too modest.',
  arithmetic: [
    '92.23 - 81.12 = 11.11',
    '92.23 + 11.11 = 103.34',
    '81.12 - 10 / 100 = 81.02',
    '103.34 - 93.49 = 9.85',
    '93.49 - 81.02 = 12.47',
    '91.41 - 10 / 100 = 91.31',
    '93.49 - 91.31 = 2.18',
    'floor(200 / 12.47) = 16',
    '16 * 12.47 = 199.52',
  ],
  lessonId: lesson.id,
  picture: lesson.example,
};
