import { doubleBottom as lesson } from '../patterns/double-bottom.ts';
import type { GalleryPattern } from './gallery-pattern.ts';

export const doubleBottom: GalleryPattern = {
  id: 'double-bottom',
  name: 'Double Bottom',
  category: 'reversal',
  reliability: 'high',
  description: 'A fall stops twice at nearly the same low. The close above the peak in between makes it a pattern.',
  keyFeatures: [
    'Two lows within a few per cent of each other.',
    'A recovery of 10 % or more between them.',
    'A close over the high of that recovery.',
    'Lows that are weeks apart and not days.',
  ],
  tradingSignal:
    'A close above the middle peak. Without it the chart shows a decline that has paused twice, and no pattern.',
  targetCalculation: 'The peak of 73.49 less the lower low of 64.57 is 8.92. Added to the peak, this gives 82.41.',
  stopLoss:
    'Under the lows, at 64.47, so that 9.99 is at risk from the close at 74.46. The goal is 7.95 away: wide stops leave less than one to one here.',
  timeframe: 'Daily charts, with two to seven weeks from low to low.',
  volume: 'Textbooks like it heavier at the first low and again on the breakout. Neither is required.',
  examples: [
    'Twenty shares bought at 74.46 would lose 199.80 at the stop. Sixteen candles later price traded at 82.71, past the goal.',
    'A stop ten cents under the breakout candle, at 72.53, was hit after two candles by a low of 72.34, before the rise went on.',
  ],
  evidence:
    'Of those with two wide lows 65 % reached the full goal and 12 % gained less than 5 %, fifth best of 39 rising patterns (Thomas Bulkowski, thepatternsite.com, 2021). For this kind the high rating holds; two narrow lows came only 26th.',
  arithmetic: [
    '73.49 - 64.57 = 8.92',
    '73.49 + 8.92 = 82.41',
    '64.57 - 10 / 100 = 64.47',
    '74.46 - 64.47 = 9.99',
    '82.41 - 74.46 = 7.95',
    '20 * 9.99 = 199.80',
    '72.63 - 10 / 100 = 72.53',
  ],
  lessonId: lesson.id,
  picture: lesson.example,
};
