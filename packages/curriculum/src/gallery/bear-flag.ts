import { bearFlag as lesson } from '../patterns/bear-flag.ts';
import type { GalleryPattern } from './gallery-pattern.ts';

export const bearFlag: GalleryPattern = {
  id: 'bear-flag',
  name: 'Bear Flag',
  category: 'bearish',
  alsoIn: ['continuation'],
  reliability: 'medium',
  description: 'A plunge, then a weak bounce inside a small channel, and a close below it.',
  keyFeatures: [
    'A pole that falls steeply within a few candles.',
    'A small channel that slopes upward.',
    'Three weeks at most from pole to break.',
    'A recovery of about half the pole at most.',
  ],
  tradingSignal:
    'Close below the flag’s channel. The bounce retraced less than half the pole, which is often read as a sign of a second plunge.',
  targetCalculation:
    'The pole measures 18.71, from 126.60 down to 107.89. Subtract it from the lower line at the break, 111.02, and the target is 92.31.',
  stopLoss: 'Just above the highest price of the flag, 116.24.',
  timeframe: 'Any chart, and up to three weeks of daily candles.',
  volume:
    'Heavy volume in the pole and light volume in the flag are the ideal. Check it on your own chart; our drawing doesn’t show any.',
  examples: [
    'Price broke out of the flag with a close at 109.08.',
    'Eleven candles later, at a low of 91.86, price had fallen by another pole’s length from the lower line.',
  ],
  evidence:
    'Of the flags that broke downward, 46% fell by a pole’s length from the flag’s top within the short-term swing (Thomas Bulkowski, thepatternsite.com, August 2020). Measured from the lower line, as it is here, the target is farther away. He doesn’t rank flags, so nothing confirms or contradicts the medium rating.',
  arithmetic: ['126.60 - 107.89 = 18.71', '111.02 - 18.71 = 92.31'],
  lessonId: lesson.id,
  picture: lesson.example,
};
