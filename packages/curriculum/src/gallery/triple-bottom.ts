import { tripleBottom as lesson } from '../patterns/triple-bottom.ts';
import type { GalleryPattern } from './gallery-pattern.ts';

export const tripleBottom: GalleryPattern = {
  id: 'triple-bottom',
  name: 'Triple Bottom',
  category: 'reversal',
  alsoIn: ['bullish'],
  reliability: 'medium',
  description: 'Three lows at one price after a decline. It’s a pattern once price closes above both peaks in between.',
  keyFeatures: [
    'Three lows at about the same price.',
    'Two rallies between them.',
    'A close above the higher peak between them.',
    'Lows that are far enough apart; otherwise, it’s just a single bottom.',
  ],
  tradingSignal:
    'A daily close above both peaks in between. Price stopped three times at the same low, which is often read as a sign of steady demand.',
  targetCalculation:
    'The lowest low, 81.12, is 11.11 below the higher peak of 92.23. Added to that peak, it gives 103.34.',
  stopLoss:
    'Below the lowest low; from the close at 93.49, that risks more than the target offers. A stop below the breakout candle’s low of 91.41 is closer and gets hit more often; the lesson uses that one.',
  timeframe: 'Daily charts, usually with a month or more from the first low to the last.',
  volume: 'In textbooks, it’s lower at each successive low and rises on the breakout.',
  examples: [
    'All three lows are within half a dollar of each other; the rallies reached 92.23 and 91.65.',
    'Fourteen candles after the breakout, price passed the target with a high of 104.68.',
  ],
  evidence:
    'Of those that broke out, 74% reached the target and 13% gained less than 5%; it ranks 12th of 39 (Thomas Bulkowski, thepatternsite.com, August 2020). That’s for perfect trades in bull markets, and our own count found too few on random prices for a comparison.',
  arithmetic: ['92.23 - 81.12 = 11.11', '92.23 + 11.11 = 103.34'],
  lessonId: lesson.id,
  picture: lesson.example,
};
