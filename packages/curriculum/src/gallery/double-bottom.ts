import { doubleBottom as lesson } from '../patterns/double-bottom.ts';
import type { GalleryPattern } from './gallery-pattern.ts';

export const doubleBottom: GalleryPattern = {
  id: 'double-bottom',
  name: 'Double Bottom',
  category: 'reversal',
  alsoIn: ['bullish'],
  reliability: 'high',
  description: 'A decline stops twice at nearly the same low. The close above the peak in between makes it a pattern.',
  keyFeatures: [
    'Two lows within a few percent of each other.',
    'A recovery of about 10% or more between them.',
    'A close above the high of that recovery.',
    'Weeks between the two lows, not days.',
  ],
  tradingSignal: 'A close above the middle peak. Without it, you only have a decline that has paused twice.',
  targetCalculation: 'The peak of 73.49 minus the lower low of 64.57 is 8.92. Added to the peak, that gives 82.41.',
  stopLoss:
    'Just below the lows. From the close at 74.46, that’s farther away than the target, so you’d risk more than you could gain.',
  timeframe: 'Daily charts, with two to seven weeks from low to low.',
  volume: 'Textbooks want it higher at the first low and again on the breakout. Neither is required.',
  examples: [
    'A tighter stop below the breakout candle’s low of 72.63 was hit two candles later, before the rise went on.',
    'Sixteen candles after the breakout, price traded at 82.71, past the target.',
  ],
  evidence:
    'Of those with two wide lows, 65% reached the full target and 12% gained less than 5%; the pattern ranks fifth of 39 that break upward (Thomas Bulkowski, thepatternsite.com, August 2020). Random prices reach the target about as often, so there’s little behind the high rating. Double bottoms with two narrow lows ranked only 26th.',
  arithmetic: ['73.49 - 64.57 = 8.92', '73.49 + 8.92 = 82.41'],
  lessonId: lesson.id,
  picture: lesson.example,
};
