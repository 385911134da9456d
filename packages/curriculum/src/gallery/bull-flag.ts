import { bullFlag as lesson } from '../patterns/bull-flag.ts';
import type { GalleryPattern } from './gallery-pattern.ts';

export const bullFlag: GalleryPattern = {
  id: 'bull-flag',
  name: 'Bull Flag',
  category: 'bullish',
  alsoIn: ['continuation'],
  reliability: 'medium',
  description: 'A steep rise, the pole, and then a short, orderly drift downward between two parallel lines, the flag.',
  keyFeatures: [
    'A pole of a few candles that rises almost without a pause.',
    'A narrow channel that leans against the rise.',
    'A flag that ends within three weeks.',
    'A close above the channel.',
  ],
  tradingSignal:
    'Close above the flag’s channel. The drift was a pause, and the close is often read as a sign that the rally is back on.',
  targetCalculation:
    'One pole length above the breakout line. Here, that’s 87.11 minus 73.38, or 13.73, on top of 84.32: a target of 98.05. Cautious traders use half a pole.',
  stopLoss: 'Just below the lowest price of the flag, 81.44.',
  timeframe: 'Any chart; on a daily chart, up to three weeks.',
  volume: 'In textbooks, high in the pole and low in the flag.',
  examples: [
    'The pole took four candles, the flag fourteen. The breakout closed at 85.96.',
    'Nine candles later, price traded above the target, at 99.12.',
  ],
  evidence:
    'Many sites call flags the most dependable pattern. Over the short-term swing, 46% of those that broke upward rose by a pole’s length from the flag’s low and 44% didn’t rise even 5% (Thomas Bulkowski, thepatternsite.com, August 2020). Measured from the breakout line, as it is here, the target is farther away. He doesn’t rank flags, so nothing confirms or contradicts the medium rating.',
  arithmetic: ['87.11 - 73.38 = 13.73', '84.32 + 13.73 = 98.05'],
  lessonId: lesson.id,
  picture: lesson.example,
};
