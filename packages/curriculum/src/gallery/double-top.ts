import { doubleTop as lesson } from '../patterns/double-top.ts';
import type { GalleryPattern } from './gallery-pattern.ts';

export const doubleTop: GalleryPattern = {
  id: 'double-top',
  name: 'Double Top',
  category: 'reversal',
  reliability: 'high',
  description:
    'A rise is turned back twice at about the same price. It counts once price closes below the valley between.',
  keyFeatures: [
    'Two peaks no more than a few per cent apart.',
    'A valley between them, about a tenth lower or more.',
    'A close below the low of the valley.',
    'A clear rise that leads to the first peak.',
  ],
  tradingSignal:
    'Close below the middle valley. Until then the chart shows two highs in a rise; afterwards it is often read as the end of that rise.',
  targetCalculation:
    'The height from the valley to the higher peak, taken off the valley: 161.46 less 142.23 is 19.23, and 142.23 less 19.23 is 123.00.',
  stopLoss:
    'In textbooks over the higher peak: 161.56, ten cents above it and 20.31 from the close at 141.25. A nearer stop, over the breakout candle, is hit more often.',
  timeframe: 'Daily charts, two to seven weeks between the peaks.',
  volume: 'Said to be lower at the second peak. A nice touch where it happens, and no condition.',
  examples: [
    'Sold short at 141.25 with the stop at 145.56, ten cents over the breakout candle: 4.31 at risk, 46 shares for a limit of 200 (198.26).',
    'Three candles after the break price came back to 142.50, just over the line. Fifteen candles after it a low of 121.74 passed the goal.',
  ],
  evidence:
    'Among double tops with two wide peaks 43 % fell to the full goal and 20 % did not even fall by 5 %; with two narrow ones it was 64 % and 25 % (Thomas Bulkowski, thepatternsite.com, 2021). The kinds came 10th to 19th of 36: the high rating of older textbooks is not confirmed.',
  arithmetic: [
    '161.46 - 142.23 = 19.23',
    '142.23 - 19.23 = 123.00',
    '161.46 + 10 / 100 = 161.56',
    '161.56 - 141.25 = 20.31',
    '145.46 + 10 / 100 = 145.56',
    '145.56 - 141.25 = 4.31',
    'floor(200 / 4.31) = 46',
    '46 * 4.31 = 198.26',
  ],
  lessonId: lesson.id,
  picture: lesson.example,
};
