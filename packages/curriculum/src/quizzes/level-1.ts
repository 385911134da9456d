import { bullishEngulfing } from '../patterns/bullish-engulfing.ts';
import { hammer } from '../patterns/hammer.ts';
import { shootingStar } from '../patterns/shooting-star.ts';
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
        'A candle has a small body at the top and a lower shadow of three bodies. What decides whether it is called a hammer or a hanging man?',
      options: [
        { id: 'A', text: 'The colour of the body', description: 'Whether the close is above the open' },
        { id: 'B', text: 'The trend before it', description: 'Whether price was falling or rising' },
        { id: 'C', text: 'The length of the shadow', description: 'Whether it is two or three bodies long' },
        { id: 'D', text: 'The volume of the session', description: 'Whether more shares were traded than usual' },
      ],
      correctAnswer: 'B',
      explanation:
        'The shape is the same. After a fall it is called a hammer, after a rise a hanging man, so the candles to the left decide. The colour of the body changes neither name.',
      category: 'candlesticks',
      patternType: 'hammer',
      arithmetic: [],
    },
    {
      id: 'meaning-of-a-doji',
      question: 'What does a doji say when you look at it alone?',
      options: [
        { id: 'A', text: 'Price will fall', description: 'A warning of lower prices' },
        { id: 'B', text: 'Price will rise', description: 'A sign of buyers' },
        { id: 'C', text: 'Neither side got anywhere in this session', description: 'Open and close are almost equal' },
        { id: 'D', text: 'The trend is over', description: 'A turn in either direction' },
      ],
      correctAnswer: 'C',
      explanation:
        'Open and close are almost the same: the session ended where it began. That is neutral. Counted by Thomas Bulkowski (thepatternsite.com, 2008), price then went one way about as often as the other.',
      category: 'candlesticks',
      patternType: 'doji',
      arithmetic: [],
    },
    {
      id: 'engulfing-body',
      question: 'Which part of the second candle has to cover the first one in an engulfing pattern?',
      options: [
        {
          id: 'A',
          text: 'Its body has to cover the body',
          description: 'Open and close reach past the open and close before',
        },
        {
          id: 'B',
          text: 'Its range has to cover the range',
          description: 'High and low reach past the high and low before',
        },
        { id: 'C', text: 'Its lower shadow has to cover the body', description: 'The low lies under the open before' },
        { id: 'D', text: 'Its close alone has to pass the high', description: 'The other prices do not matter' },
      ],
      correctAnswer: 'A',
      explanation:
        'Bodies of opposite colour, the second covering the first: that is the rule. Shadows may stick out. A candle that covers the whole range is an outside bar, which is a different and stricter thing.',
      category: 'candlesticks',
      patternType: 'bullish-engulfing',
      arithmetic: [],
    },
    {
      id: 'confirming-a-shooting-star',
      question:
        'After a rise you see a shooting star from 52.10 to 55.00, closing at 52.40. What would most readers call its confirmation?',
      options: [
        { id: 'A', text: 'A second shooting star', description: 'The shape has to repeat' },
        { id: 'B', text: 'A close above 55.00', description: 'Beyond the end of the shadow' },
        { id: 'C', text: 'The next candle opening lower', description: 'Already the first price counts' },
        { id: 'D', text: 'A close below 52.10 within a few sessions', description: 'Beyond the low of the candle' },
      ],
      correctAnswer: 'D',
      explanation:
        'A bearish candle is confirmed by a close under its low, here 52.10, and refuted by a close over its high, here 55.00. An opening price alone decides nothing, because it is only the first of many.',
      category: 'candlesticks',
      patternType: 'shooting-star',
      arithmetic: [],
    },
  ],
  matching: {
    prompt: 'Drag each picture to the sentence that describes it.',
    items: [
      { id: 'hammer', name: 'Hammer', picture: hammer.example },
      { id: 'shooting-star', name: 'Shooting Star', picture: shootingStar.example },
      { id: 'bullish-engulfing', name: 'Bullish Engulfing', picture: bullishEngulfing.example },
    ],
    zones: [
      {
        id: 'given-back',
        description: 'Buyers carried price far up within one session and lost almost all of it before the close.',
        itemId: 'shooting-star',
      },
      {
        id: 'won-back',
        description: 'Sellers pushed price far down within one session and the close came back near the top.',
        itemId: 'hammer',
      },
      {
        id: 'covered',
        description: 'A rising body opens under the falling body before it and closes over its top.',
        itemId: 'bullish-engulfing',
      },
    ],
  },
};
