import { bullFlag as lesson } from '../patterns/bull-flag.ts';
import type { GalleryPattern } from './gallery-pattern.ts';

export const bullFlag: GalleryPattern = {
  id: 'bull-flag',
  name: 'Bull Flag',
  category: 'bullish',
  reliability: 'medium',
  description:
    'A steep rise, the pole, and then a short, orderly drift downwards between two parallel lines, the flag.',
  keyFeatures: [
    'A pole of few candles that rises almost without rest.',
    'A narrow channel that leans against the rise.',
    'A flag that is over within three weeks.',
    'A close outside the channel, on its upper side.',
  ],
  tradingSignal:
    'Close above the flag’s channel. The drift was a rest, and the close is often read as the moment the rise resumes.',
  targetCalculation:
    'Its pole is 13.73 long, from 73.38 at the foot to 87.11 at the tip. Set upon the break at 84.32 it leads to 98.05; some use half of the pole to be on the safe side.',
  stopLoss: 'Beneath the lowest price of the flag, 81.44, for instance at 81.34.',
  timeframe: 'Any chart; on a daily one, up to three weeks.',
  volume: 'High along the pole and quiet in the flag, if the textbook has its way.',
  examples: [
    'The pole took four candles, the flag fourteen. At a price of 85.96 and with 4.62 to lose on each, a limit of 200 carried 43 shares (198.66).',
    'The goal was 12.09 off, 2.6 times the risk, and nine candles later price traded above it, at 99.12.',
  ],
  evidence:
    'Many sites call flags the most dependable pattern. Counted up and down together, 44 % did not move by 5 % and 46 % met the goal (Thomas Bulkowski, thepatternsite.com, 2021), so medium is already too much.',
  arithmetic: [
    '87.11 - 73.38 = 13.73',
    '84.32 + 13.73 = 98.05',
    '81.44 - 10 / 100 = 81.34',
    '85.96 - 81.34 = 4.62',
    'floor(200 / 4.62) = 43',
    '43 * 4.62 = 198.66',
    '98.05 - 85.96 = 12.09',
    '12.09 / 4.62 = 2.6',
  ],
  lessonId: lesson.id,
  picture: lesson.example,
};
