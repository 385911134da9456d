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
        {
          id: 'C',
          text: 'The length of the shadow',
          description: 'Whether it’s two or three times as long as the body',
        },
        { id: 'D', text: 'The volume of the session', description: 'Whether more shares traded than usual' },
      ],
      correctAnswer: 'B',
      explanation:
        'Both have the same shape. After a decline, it’s called a hammer; after a rise, it’s called a hanging man, so look at the candles to the left. The color of the body doesn’t matter, and a shadow twice as long as the body is enough for both.',
      category: 'candlesticks',
      patternType: 'hammer',
      arithmetic: [],
    },
    {
      id: 'meaning-of-a-doji',
      question: 'What does a doji tell you by itself?',
      options: [
        { id: 'A', text: 'Price will fall', description: 'It’s a sign of selling' },
        { id: 'B', text: 'Price will rise', description: 'It’s a sign of buying' },
        { id: 'C', text: 'Neither side won', description: 'Price can go either way' },
        { id: 'D', text: 'The trend is over', description: 'Price is about to reverse' },
      ],
      correctAnswer: 'C',
      explanation:
        'The open and the close are almost the same, so neither side came out ahead. By itself, a doji is neutral: it’s neither a bearish signal nor a reversal. In Thomas Bulkowski’s data (thepatternsite.com, 2008), price kept going in the same direction about as often as it reversed.',
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
          description: 'From open to close on both candles',
        },
        {
          id: 'B',
          text: 'The first range, with its own range',
          description: 'From high to low on both candles',
        },
        {
          id: 'C',
          text: 'The first range, with its own body',
          description: 'Shadows included on the first candle only',
        },
        { id: 'D', text: 'Half of the first body', description: 'A close past the middle is enough' },
      ],
      correctAnswer: 'A',
      explanation:
        'The bodies have opposite colors, and the second covers the first. A few authors require more, but by this rule, shadows may stick out. If the second candle’s range covers the whole first range, it’s an outside bar; if its close only gets past the middle of the first body, it’s a piercing pattern at best, or dark cloud cover after a rise.',
      category: 'candlesticks',
      patternType: 'bullish-engulfing',
      picture: questionPicture(bullishEngulfing, 'A decline whose last two candles are an engulfing pattern.'),
      arithmetic: [],
    },
    {
      id: 'confirming-a-shooting-star',
      question:
        'After a rise, a shooting star trades between 52.10 and 55.00 and closes at 52.40. Which of these confirms it, by the rule in these lessons?',
      options: [
        { id: 'A', text: 'A trade below 52.10 the next day', description: 'Any dip below its low' },
        { id: 'B', text: 'A close above 55.00', description: 'Above the tip of its shadow' },
        { id: 'C', text: 'An open below 52.40 the next day', description: 'Any open below its close' },
        { id: 'D', text: 'A close below 52.10 within a few sessions', description: 'Below its low' },
      ],
      correctAnswer: 'D',
      explanation:
        'A bearish candle is confirmed by a close below its low, here 52.10, and fails with a close above its high, here 55.00. After a lower open or a dip below the low, price can still recover by the close. Some books accept less, such as a lower open the next day.',
      category: 'candlesticks',
      patternType: 'shooting-star',
      arithmetic: [],
    },
  ],
  matching: {
    prompt: 'Drag each picture to the sentence that describes the marked candles.',
    pairs: [
      {
        zoneId: 'given-back',
        description: 'Price rallied far above the open during the session and gave it all back by the close.',
        entry: shootingStar,
      },
      {
        zoneId: 'won-back',
        description: 'Price dropped far below the open during the session and came back to close near the high.',
        entry: hammer,
      },
      {
        zoneId: 'covered',
        description:
          'A rising candle opens at or below the last close, and its body covers the whole falling body before it.',
        entry: bullishEngulfing,
      },
      {
        zoneId: 'a-draw',
        description: 'The session ended almost exactly where it began.',
        entry: doji,
      },
      {
        zoneId: 'undone',
        description:
          'A falling candle opens at or above the last close and erases everything that the rising candle before it gained.',
        entry: bearishEngulfing,
      },
    ],
  },
};
