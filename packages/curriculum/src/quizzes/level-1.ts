import { bearishEngulfing } from '../patterns/bearish-engulfing.ts';
import { bullishEngulfing } from '../patterns/bullish-engulfing.ts';
import { doji } from '../patterns/doji.ts';
import { hammer } from '../patterns/hammer.ts';
import { shootingStar } from '../patterns/shooting-star.ts';
import { questionPicture } from './question-picture.ts';
import type { Quiz } from './quiz.ts';

export const level1: Quiz = {
  id: 'candlestick-patterns-level-1',
  title: 'Candlestick Patterns - Level 1',
  level: 1,
  category: 'candlesticks',
  requiredTier: 'genesis',
  questions: [
    {
      id: 'hammer-or-hanging-man',
      question:
        'A candle has a small body at the top and a lower shadow three times as long. What decides whether it’s called a hammer or a hanging man?',
      options: [
        { id: 'A', text: 'The color of the body', description: 'Whether the close is above the open' },
        { id: 'B', text: 'The trend before it', description: 'Whether price was falling or rising' },
        { id: 'C', text: 'The length of the shadow', description: 'Whether it’s two or three times the body' },
        { id: 'D', text: 'The volume of the session', description: 'Whether more shares were traded than usual' },
      ],
      correctAnswer: 'B',
      explanation:
        'The shape is the same. After a decline, it’s called a hammer; after a rise, a hanging man. The candles to the left decide. The color of the body doesn’t change either name, and a shadow twice as long as the body is enough for both.',
      category: 'candlesticks',
      patternType: 'hammer',
      arithmetic: [],
    },
    {
      id: 'meaning-of-a-doji',
      question: 'What does a doji tell you by itself?',
      options: [
        { id: 'A', text: 'Price will fall', description: 'A warning of lower prices' },
        { id: 'B', text: 'Price will rise', description: 'A sign of buyers' },
        { id: 'C', text: 'The session had no winner', description: 'Both directions are still open' },
        { id: 'D', text: 'The trend is over', description: 'A reversal, up or down' },
      ],
      correctAnswer: 'C',
      explanation:
        'The open and the close are almost the same: the session ended where it began. That’s neutral, so by itself it’s neither bearish nor a turn. In Thomas Bulkowski’s data (thepatternsite.com, 2008), price kept going afterward about as often as it turned.',
      category: 'candlesticks',
      patternType: 'doji',
      picture: questionPicture(doji, 'A rise that ends in a doji.'),
      arithmetic: [],
    },
    {
      id: 'engulfing-body',
      question: 'What does the second candle of an engulfing pattern have to cover?',
      options: [
        {
          id: 'A',
          text: 'The first body, with its own body',
          description: 'Open and close enclose the open and close before',
        },
        {
          id: 'B',
          text: 'The first range, with its own range',
          description: 'High and low enclose the high and low before',
        },
        {
          id: 'C',
          text: 'The first range, with its own body',
          description: 'Open and close enclose the high and low before',
        },
        { id: 'D', text: 'Half of the first body', description: 'The close passes its middle' },
      ],
      correctAnswer: 'A',
      explanation:
        'The bodies have opposite colors, and the second covers the first: that’s the rule, though a few authors require more. Shadows may stick out. An outside bar compares ranges, which is something else, and a close past the middle makes a piercing pattern at best.',
      category: 'candlesticks',
      patternType: 'bullish-engulfing',
      picture: questionPicture(bullishEngulfing, 'A decline whose last two candles are an engulfing pattern.'),
      arithmetic: [],
    },
    {
      id: 'confirming-a-shooting-star',
      question:
        'After a rise, you see a shooting star from 52.10 to 55.00, closing at 52.40. What confirms it in these lessons?',
      options: [
        { id: 'A', text: 'Any trade below 52.10 the next day', description: 'A dip below the low is enough' },
        { id: 'B', text: 'A close above 55.00', description: 'Beyond the end of the shadow' },
        { id: 'C', text: 'The next candle opening below 52.40', description: 'The first price already counts' },
        { id: 'D', text: 'A close below 52.10 within a few sessions', description: 'Beyond the low of the candle' },
      ],
      correctAnswer: 'D',
      explanation:
        'A bearish candle is confirmed by a close below its low, here 52.10, and fails with a close above its high, here 55.00. Price can recover from a lower opening or a dip below the low before the session ends. Some books settle for less, but they mean something else by confirmation.',
      category: 'candlesticks',
      patternType: 'shooting-star',
      arithmetic: [],
    },
  ],
  matching: {
    prompt: 'Drag each picture to the sentence that describes its marked candles.',
    pairs: [
      {
        zoneId: 'given-back',
        description: 'Buyers pushed price far up within one session and lost almost all of it before the close.',
        entry: shootingStar,
      },
      {
        zoneId: 'won-back',
        description: 'Sellers pushed price far down within one session and the close came back near the top.',
        entry: hammer,
      },
      {
        zoneId: 'covered',
        description: 'A rising body opens no higher than the last close and covers the whole falling body before it.',
        entry: bullishEngulfing,
      },
      {
        zoneId: 'a-draw',
        description: 'The session ended almost exactly where it began.',
        entry: doji,
      },
      {
        zoneId: 'undone',
        description: 'In one session, sellers erased all that the rising body before it had gained.',
        entry: bearishEngulfing,
      },
    ],
  },
};
