import { risingWedge as lesson } from '../patterns/rising-wedge.ts';
import type { GalleryPattern } from './gallery-pattern.ts';

export const wedgeRising: GalleryPattern = {
  id: 'wedge-rising',
  name: 'Rising Wedge',
  category: 'bearish',
  alsoIn: ['reversal', 'continuation'],
  reliability: 'medium',
  description: 'Price rises between two converging lines: each new high adds less than the last.',
  keyFeatures: [
    'Two rising lines that converge.',
    'The lower line is steeper than the upper.',
    'At least five touches in three weeks or more.',
    'A close below the lower line.',
  ],
  tradingSignal:
    'Close below the rising support, the lower line. The advance was losing momentum, and the breakdown is often read as its end.',
  targetCalculation: 'The low where the wedge began: 57.65, which is 5.07 below the close at 62.72.',
  stopLoss:
    'A tight stop goes above the breakout candle, whose high is 65.92; a wide one goes above the last high of the wedge, 68.44.',
  timeframe: 'Daily charts, at least three weeks.',
  volume: 'It fades in most textbook drawings. Don’t read too much into that.',
  examples: [
    'With the wide stop, you’d risk a little more than you could gain.',
    'Price reached the target after eleven candles, with a low of 57.24 and only small rallies on the way.',
  ],
  evidence:
    'Last of 36 patterns that break downward: 51% didn’t fall even 5%, and 32% reached the target (Thomas Bulkowski, thepatternsite.com, August 2020). Even a medium rating is too generous, and the picture shows one of the better ones.',
  arithmetic: ['62.72 - 57.65 = 5.07'],
  lessonId: lesson.id,
  picture: lesson.example,
};
