import { tripleTop as lesson } from '../patterns/triple-top.ts';
import type { GalleryPattern } from './gallery-pattern.ts';

export const tripleTop: GalleryPattern = {
  id: 'triple-top',
  name: 'Triple Top',
  category: 'reversal',
  reliability: 'high',
  description: 'Three attempts at one price, all turned away, and a close below the lower of the valleys between.',
  keyFeatures: [
    'Three highs at almost one price.',
    'Two valleys, which need not be equal.',
    'A close under the lower valley.',
    'No peak that stands out, else it is a head with shoulders.',
  ],
  tradingSignal:
    'Close below the lowest valley. Three refusals followed by a lower price are often read as supply that has won.',
  targetCalculation:
    'The highest peak, 133.93, less the valley at 118.16 is 15.77. Taken off the valley once more, it points to 102.39.',
  stopLoss:
    'Ten cents above the highest peak, at 134.03. From the close of 116.54 that is 17.49, more than the 14.15 to the goal; the lesson uses 121.76, over the breakout candle.',
  timeframe: 'Daily charts, one to several months.',
  volume: 'Said to fade from peak to peak. Look at the price first.',
  examples: [
    'Peaks of 133.20, 133.93 and 133.56; valleys of 118.16 and 119.54.',
    'Eleven shares sold at 116.54, all that a limit of 200 allows, would have lost 192.39 at the stop. Fifteen candles later a low of 99.62 had gone past the goal.',
  ],
  evidence:
    'A quarter, 25 %, fell by less than 5 %, and 49 % got to the goal: rank 24 of 36 (Thomas Bulkowski, thepatternsite.com, 2021). The high rating of the textbooks is contradicted; the triple bottom did far better.',
  arithmetic: [
    '133.93 - 118.16 = 15.77',
    '118.16 - 15.77 = 102.39',
    '133.93 + 10 / 100 = 134.03',
    '121.66 + 10 / 100 = 121.76',
    '134.03 - 116.54 = 17.49',
    '116.54 - 102.39 = 14.15',
    'floor(200 / 17.49) = 11',
    '11 * 17.49 = 192.39',
  ],
  lessonId: lesson.id,
  picture: lesson.example,
};
