import { narrowRangeSeven } from '../patterns/narrow-range-seven.ts';
import { priceChannel } from '../patterns/price-channel.ts';
import { trendLineBounce } from '../patterns/trend-line-bounce.ts';
import { questionPicture } from './question-picture.ts';
import type { Quiz } from './quiz.ts';

export const level3: Quiz = {
  id: 'price-action-level-3',
  title: 'Price Action - Level 3',
  level: 3,
  category: 'price-action',
  requiredTier: 'heritage',
  questions: [
    {
      id: 'shadow-or-close',
      question:
        'Resistance lies at 80.00. A session trades at 80.90 and closes at 79.60. What do these lessons call that?',
      options: [
        { id: 'A', text: 'A breakout', description: 'Price was above the level' },
        { id: 'B', text: 'A test of the level', description: 'Price has come back below' },
        { id: 'C', text: 'A retest of the level', description: 'Price came down to it from above' },
        { id: 'D', text: 'A role reversal', description: 'Resistance became support' },
      ],
      correctAnswer: 'B',
      explanation:
        'Price went above the level but closed below it, so resistance held. Only a close above 80.00 would be a breakout, and even that can fail. A retest comes after a breakout, not before.',
      category: 'price-action',
      patternType: 'false-breakout',
      arithmetic: [],
    },
    {
      id: 'end-of-an-uptrend',
      question:
        'An uptrend has turned at a low of 36, a high of 41, a low of 39, a high of 45, a low of 42 and a high of 48. Which close breaks its structure?',
      options: [
        { id: 'A', text: 'The first one below 48', description: 'Under the newest high' },
        { id: 'B', text: 'The first one below 45', description: 'Under the high before it' },
        { id: 'C', text: 'The first one below 42', description: 'Below the low between those highs' },
        { id: 'D', text: 'The first one below 39', description: 'Under the low before that' },
      ],
      correctAnswer: 'C',
      explanation:
        'Price reached the newest high, 48, from the low at 42. A close below that low erases a whole leg. A dip below 45 may still end in a higher low, and by 39 the structure has long been broken.',
      category: 'price-action',
      patternType: 'market-structure',
      arithmetic: [],
    },
    {
      id: 'role-reversal',
      question:
        'Price closed above resistance at 65.00, came back to a low of 65.10 and rose again. What’s that called?',
      options: [
        { id: 'A', text: 'A swing failure', description: 'A peak beyond a peak' },
        { id: 'B', text: 'A bear trap', description: 'Sellers were caught' },
        { id: 'C', text: 'A false breakout', description: 'Price closed back below the level' },
        { id: 'D', text: 'A retest', description: 'The level switched roles' },
      ],
      correctAnswer: 'D',
      explanation:
        'The old resistance has held as support, by 0.10. Traders call it a retest or a role reversal, and put their stop below the level. It would be a false breakout only if price had closed back below 65.00.',
      category: 'price-action',
      patternType: 'breakout-and-retest',
      arithmetic: ['65.10 - 65.00 = 0.10'],
    },
    {
      id: 'third-touch',
      question: 'How many turning points does it take to draw a trend line, and how many to test it?',
      options: [
        { id: 'A', text: 'Two to draw, one to test', description: 'You can connect any two points' },
        { id: 'B', text: 'One to draw it, two to test it', description: 'A single low is enough' },
        { id: 'C', text: 'Three to draw it, a fourth to test it', description: 'Two could be chance' },
        { id: 'D', text: 'Five, as with a triangle', description: 'The more the better' },
      ],
      correctAnswer: 'A',
      explanation:
        'You can draw a line through any two points, so two are enough to draw it but prove nothing. The third touch is the first time the line tells you something you didn’t put into it.',
      category: 'price-action',
      patternType: 'trend-line-bounce',
      picture: questionPicture(trendLineBounce, 'Rising lows, marked from the first to the last.'),
      arithmetic: [],
    },
    {
      id: 'what-is-an-inside-bar',
      question: 'Yesterday ranged from 30.00 to 33.00. Which of these candles would make today an inside bar?',
      options: [
        { id: 'A', text: 'From 30.40 to 33.20', description: 'A range of 2.80' },
        { id: 'B', text: 'From 30.50 to 32.60', description: 'A range of 2.10' },
        { id: 'C', text: 'From 29.80 to 32.50', description: 'A range of 2.70' },
        { id: 'D', text: 'From 29.50 to 33.50', description: 'A range of 4.00' },
      ],
      correctAnswer: 'B',
      explanation:
        'The whole range has to be within the range before, high and low. A narrower range alone isn’t enough: the one up to 33.20 sticks out at the top, the one from 29.80 at the bottom. From 29.50 to 33.50 would be the opposite, an outside bar.',
      category: 'price-action',
      patternType: 'inside-bar-breakout',
      arithmetic: ['33.20 - 30.40 = 2.80', '32.60 - 30.50 = 2.10', '32.50 - 29.80 = 2.70', '33.50 - 29.50 = 4.00'],
    },
    {
      id: 'narrow-range-seven',
      question: 'What does the seven in NR7 count?',
      options: [
        { id: 'A', text: 'The candles that price stays inside', description: 'A week and a half of consolidation' },
        { id: 'B', text: 'The ticks between its high and its low', description: 'A range of seven price steps' },
        {
          id: 'C',
          text: 'The candles among which it has the smallest range',
          description: 'Itself and the six before',
        },
        { id: 'D', text: 'The candles in the move that follows', description: 'How long to hold' },
      ],
      correctAnswer: 'C',
      explanation:
        'The newest candle has the smallest range of the last seven; unlike an inside bar, it doesn’t have to be inside any of them. It tells you that price has gotten quiet, but not which way it will go next.',
      category: 'price-action',
      patternType: 'narrow-range-seven',
      picture: questionPicture(narrowRangeSeven, 'Candles whose marked last one has a narrow range.'),
      arithmetic: [],
    },
    {
      id: 'swing-failure',
      question: 'An earlier peak is at 91.00. Which of these candles is a swing failure?',
      options: [
        { id: 'A', text: 'High 91.60, close 90.20', description: 'It closes 1.40 below its high' },
        { id: 'B', text: 'High 91.60, close 91.20', description: 'It closes 0.40 below its high' },
        { id: 'C', text: 'High 90.90, close 90.20', description: 'It closes 0.70 below its high' },
        { id: 'D', text: 'High 91.00, close 90.90', description: 'It closes 0.10 below its high' },
      ],
      correctAnswer: 'A',
      explanation:
        'The candle has to trade above the old peak and close back below it. A close at 91.20 would be a breakout, whatever happens next; a high of 90.90 hasn’t gotten there, and 91.00 has only matched the peak.',
      category: 'price-action',
      patternType: 'swing-failure',
      arithmetic: ['91.60 - 90.20 = 1.40', '91.60 - 91.20 = 0.40', '90.90 - 90.20 = 0.70', '91.00 - 90.90 = 0.10'],
    },
    {
      id: 'channel-lines',
      question: 'The first line of a falling channel connects the highs. How do these lessons draw the second?',
      options: [
        { id: 'A', text: 'Through the two lowest lows', description: 'It follows points of its own' },
        { id: 'B', text: 'Parallel to the first, through a low', description: 'It borrows the slope' },
        { id: 'C', text: 'Midway between lows and highs', description: 'With as many candles above it as below it' },
        { id: 'D', text: 'Level, at the lowest close', description: 'As support' },
      ],
      correctAnswer: 'B',
      explanation:
        'The line over the highs gives the slope; a parallel line through the low between them completes the channel. A line through two lows would have its own slope: if it’s different, the shape is a wedge or a broadening pattern, not a channel.',
      category: 'price-action',
      patternType: 'price-channel',
      picture: questionPicture(priceChannel, 'Falling highs and lows that stay about the same distance apart.'),
      arithmetic: [],
    },
  ],
  matching: null,
};
