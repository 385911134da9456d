import { inverseHeadAndShoulders as lesson } from '../patterns/inverse-head-and-shoulders.ts';
import type { GalleryPattern } from './gallery-pattern.ts';

export const inverseHeadShoulders: GalleryPattern = {
  id: 'inverse-head-shoulders',
  name: 'Inverse Head and Shoulders',
  category: 'reversal',
  alsoIn: ['bullish'],
  reliability: 'high',
  description:
    'Three lows after a decline, the middle one lowest. Price has to close above the line that connects the rallies.',
  keyFeatures: [
    'A head that is well below both shoulders.',
    'Two shoulders at a similar price, one on each side.',
    'A neckline through the two rallies between the lows.',
    'A decline before it, or there’s nothing to reverse.',
  ],
  tradingSignal:
    'First close above the neckline. The right shoulder is a higher low, and the close usually makes a higher high. Traders often read the two together as the start of an advance.',
  targetCalculation:
    'The head’s low of 90.96 is 15.18 below the neckline. Added to the line at the breakout, 104.58, that gives a target of 119.76.',
  stopLoss: 'Just below the right shoulder, whose low is 96.72.',
  timeframe: 'Daily and weekly charts, three weeks or more.',
  volume:
    'In textbooks, high volume on the breakout matters more here than at a top, because it takes buying to push price up.',
  examples: [
    'The rallies to 106.84 and 105.36 are 17 candles apart. The neckline through them is at 106.14 above the head, 8 candles after the first rally, and at 104.58 when price breaks it, 26 candles after.',
    'The breakout closed at 105.48, and thirteen candles later, price had reached the target.',
  ],
  evidence:
    'The high rating has some support here: 71% reached the full target in bull markets, and 11% gained less than 5% (Thomas Bulkowski, thepatternsite.com, August 2020). That’s more than on random prices, though it assumes perfect trades, sold at the exact top.',
  arithmetic: [
    '106.84 - 8 * (106.84 - 105.36) / 17 = 106.14',
    '106.14 - 90.96 = 15.18',
    '106.84 - 26 * (106.84 - 105.36) / 17 = 104.58',
    '104.58 + 15.18 = 119.76',
  ],
  lessonId: lesson.id,
  picture: lesson.example,
};
