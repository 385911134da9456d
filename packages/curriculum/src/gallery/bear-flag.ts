import { bearFlag as lesson } from '../patterns/bear-flag.ts';
import type { GalleryPattern } from './gallery-pattern.ts';

export const bearFlag: GalleryPattern = {
  id: 'bear-flag',
  name: 'Bear Flag',
  category: 'bearish',
  reliability: 'medium',
  description: 'A plunge followed by a weak climb inside a small channel, and a close out of its lower side.',
  keyFeatures: [
    'A pole that falls steeply within a few candles.',
    'A small channel that slopes upwards.',
    'Three weeks at most from pole to break.',
    'A recovery of about half the pole at most.',
  ],
  tradingSignal:
    'Close below the flag’s channel. Buyers used the pause and got little for it, which is often read as room for a second plunge.',
  targetCalculation:
    'From 126.60 to 107.89 the pole is 18.71 long. The lower line at the break, 111.02, less the pole gives 92.31.',
  stopLoss: 'At 116.34, ten cents over 116.24, the highest price of the flag.',
  timeframe: 'Any chart, and up to three weeks of daily candles.',
  volume: 'A lively pole and a listless flag are the ideal. Check it on your own chart, for our drawing has none.',
  examples: [
    'Sold at 109.08, each share risks 7.26. A limit of 200 makes that 27 shares, or 196.02 in all.',
    'The distance to the goal was 16.77, or 2.3 risks. A low of 91.86 covered it after eleven candles.',
  ],
  evidence:
    'No separate count is quoted for bear flags. With bull flags they form one group, in which 44 % failed to move by 5 % and 46 % got to the goal (Thomas Bulkowski, thepatternsite.com, 2021): below a medium rating.',
  arithmetic: [
    '126.60 - 107.89 = 18.71',
    '111.02 - 18.71 = 92.31',
    '116.24 + 10 / 100 = 116.34',
    '116.34 - 109.08 = 7.26',
    'floor(200 / 7.26) = 27',
    '27 * 7.26 = 196.02',
    '109.08 - 92.31 = 16.77',
    '16.77 / 7.26 = 2.3',
  ],
  lessonId: lesson.id,
  picture: lesson.example,
};
