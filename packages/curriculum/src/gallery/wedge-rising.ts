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
    'A close beneath the lower line.',
  ],
  tradingSignal:
    'Close under the rising support, the lower line. The climb had been losing reach, and the break is often read as its end.',
  targetCalculation: 'Back to where the wedge began: its first low, 57.65, is 5.07 below the close at 62.72.',
  stopLoss:
    'Over the last high within the wedge: 68.54, ten cents above 68.44. Closer by far is the stop of the lesson, 66.02, over the breakout candle.',
  timeframe: 'Daily charts, at least three weeks.',
  volume: 'Dwindles in most drawings of the pattern. Nothing further should be read into it.',
  examples: [
    'A short sale at 62.72 stakes 5.82 a share: 34 of them, 197.88 in all, before 200 is used up. The goal is a little nearer than the stop.',
    'Eleven candles passed before a low of 57.24 met the goal, with only small recoveries on the way.',
  ],
  evidence:
    'Last of 36 falling patterns: 51 % did not fall by 5 %, and 32 % met the goal (Thomas Bulkowski, thepatternsite.com, 2021). Even the medium rating is too kind, and the picture shows one of the better ones.',
  arithmetic: [
    '68.44 + 10 / 100 = 68.54',
    '65.92 + 10 / 100 = 66.02',
    '68.54 - 62.72 = 5.82',
    'floor(200 / 5.82) = 34',
    '34 * 5.82 = 197.88',
    '62.72 - 57.65 = 5.07',
  ],
  lessonId: lesson.id,
  picture: lesson.example,
};
