import { risingWedge as lesson } from '../patterns/rising-wedge.ts';
import type { GalleryPattern } from './gallery-pattern.ts';

export const wedgeRising: GalleryPattern = {
  id: 'wedge-rising',
  name: 'Rising Wedge',
  category: 'bearish',
  reliability: 'medium',
  description: 'Price climbs between two rising lines that come together: each new high adds less than the last.',
  keyFeatures: [
    'Two rising lines that draw closer.',
    'The lower line climbs faster than the upper.',
    'At least five touches in three weeks or more.',
    'A close below the lower line.',
  ],
  tradingSignal:
    'Close under the rising support, the lower line. The climb was losing steam, and the break is often read as its end.',
  targetCalculation: 'Back to where the wedge began: its first low, 57.65, is 5.07 below the close at 62.72.',
  stopLoss:
    'A close one goes above the breakout candle, whose high is 65.92; a wide one above the last high of the wedge, 68.44.',
  timeframe: 'Daily charts, at least three weeks.',
  volume: 'It dwindles in most drawings of the pattern. Don’t read more into it.',
  examples: [
    'With the stop above the last high, the target is a little closer than the stop.',
    'It took eleven candles to reach the target, at a low of 57.24, with only small recoveries on the way.',
  ],
  evidence:
    'Last of 36 bearish patterns: 51% didn’t fall even 5%, and 32% reached the target (Thomas Bulkowski, thepatternsite.com, August 2020). Even a medium rating is too kind, and the picture shows one of the better ones.',
  arithmetic: ['62.72 - 57.65 = 5.07'],
  lessonId: lesson.id,
  picture: lesson.example,
};
