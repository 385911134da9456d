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
        'Resistance is at 80.00. A session trades as high as 80.90 and closes at 79.60. What do these lessons call that?',
      options: [
        { id: 'A', text: 'A breakout', description: 'Price traded above the level' },
        { id: 'B', text: 'A test of the level', description: 'Price closed back below it' },
        { id: 'C', text: 'A retest of the level', description: 'Price came back to it from above' },
        { id: 'D', text: 'A role reversal', description: 'Resistance turned into support' },
      ],
      correctAnswer: 'B',
      explanation:
        'Price traded above the level but closed below it, so resistance held. Only a close above 80.00 would be a breakout, and even that can fail. A retest comes after a breakout, not before it.',
      category: 'price-action',
      patternType: 'false-breakout',
      arithmetic: [],
    },
    {
      id: 'end-of-an-uptrend',
      question:
        'In an uptrend, the swings so far are a low of 36, a high of 41, a low of 39, a high of 45, a low of 42 and a high of 48. Which close breaks the structure?',
      options: [
        { id: 'A', text: 'The first one below 48', description: 'Below the newest high' },
        { id: 'B', text: 'The first one below 45', description: 'Below the next-to-last high' },
        { id: 'C', text: 'The first one below 42', description: 'Below the low between the last two highs' },
        { id: 'D', text: 'The first one below 39', description: 'Below the next-to-last low' },
      ],
      correctAnswer: 'C',
      explanation:
        'The rally to the newest high, 48, began at the low of 42, so a close below that low erases the whole leg. After a dip below 45, price can still make a higher low. By the time price closes below 39, the structure is already broken.',
      category: 'price-action',
      patternType: 'market-structure',
      arithmetic: [],
    },
    {
      id: 'role-reversal',
      question:
        'Price closed above resistance at 65.00, came back to a low of 65.10 and rose again. What is that return called?',
      options: [
        { id: 'A', text: 'A swing failure', description: 'A new high that didn’t hold' },
        { id: 'B', text: 'A bear trap', description: 'A breakdown that didn’t hold' },
        { id: 'C', text: 'A false breakout', description: 'Price closed back below the level' },
        { id: 'D', text: 'A retest', description: 'The level held from above' },
      ],
      correctAnswer: 'D',
      explanation:
        'The old resistance held as support, with 0.10 to spare. Traders call the return a retest and the level’s switch from resistance to support a role reversal. A close back below 65.00 would have made the breakout a false one.',
      category: 'price-action',
      patternType: 'breakout-and-retest',
      arithmetic: ['65.10 - 65.00 = 0.10'],
    },
    {
      id: 'third-touch',
      question: 'How many swing points do you need to draw a trend line, and how many more to test it?',
      options: [
        { id: 'A', text: 'Two to draw it, one more to test it', description: 'You can connect any two points' },
        { id: 'B', text: 'One to draw it, two more to test it', description: 'A single low is enough' },
        { id: 'C', text: 'Three to draw it, one more to test it', description: 'Two could be chance' },
        { id: 'D', text: 'Five to draw it, as with a triangle', description: 'The more, the better' },
      ],
      correctAnswer: 'A',
      explanation:
        'You can draw a line through any two points, so two are enough to draw it, but they prove nothing. Only when price turns at the line a third time has the market confirmed what you drew.',
      category: 'price-action',
      patternType: 'trend-line-bounce',
      picture: questionPicture(
        trendLineBounce,
        'Three rising lows, marked from the first one to the end of the chart.',
      ),
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
        'Both the high and the low have to be inside yesterday’s range. A narrower range isn’t enough: the one that reaches 33.20 sticks out at the top, and the one from 29.80 sticks out at the bottom. From 29.50 to 33.50 would be the opposite, an outside bar.',
      category: 'price-action',
      patternType: 'inside-bar-breakout',
      arithmetic: ['33.20 - 30.40 = 2.80', '32.60 - 30.50 = 2.10', '32.50 - 29.80 = 2.70', '33.50 - 29.50 = 4.00'],
    },
    {
      id: 'narrow-range-seven',
      question: 'What does the seven in NR7 stand for?',
      options: [
        {
          id: 'A',
          text: 'Seven candles that stay inside one range',
          description: 'A week and a half of consolidation',
        },
        { id: 'B', text: 'Seven ticks between the high and the low', description: 'A very narrow range' },
        {
          id: 'C',
          text: 'Seven candles, the last of which has the narrowest range',
          description: 'The candle itself and the six before it',
        },
        { id: 'D', text: 'Seven candles in the move that follows', description: 'The usual holding period' },
      ],
      correctAnswer: 'C',
      explanation:
        'The newest candle has the narrowest range of the last seven; unlike an inside bar, it doesn’t have to be inside the candle before it. It tells you that the market has gotten quiet, but not which way it will move next.',
      category: 'price-action',
      patternType: 'narrow-range-seven',
      picture: questionPicture(narrowRangeSeven, 'A chart whose last marked candle has a narrow range.'),
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
        'The candle has to trade above the old peak and close back below it. A close at 91.20 is a breakout, whatever happens next; a high of 90.90 falls short of the peak, and a high of 91.00 only matches it.',
      category: 'price-action',
      patternType: 'swing-failure',
      arithmetic: ['91.60 - 90.20 = 1.40', '91.60 - 91.20 = 0.40', '90.90 - 90.20 = 0.70', '91.00 - 90.90 = 0.10'],
    },
    {
      id: 'channel-lines',
      question: 'The first line of a falling channel connects two highs. How do these lessons draw the second line?',
      options: [
        { id: 'A', text: 'Through the two lowest lows', description: 'It has a slope of its own' },
        { id: 'B', text: 'Parallel to the first, through a low', description: 'It has the same slope' },
        { id: 'C', text: 'Midway between the highs and the lows', description: 'Half of the candles are below it' },
        { id: 'D', text: 'Level, at the lowest close', description: 'It marks support' },
      ],
      correctAnswer: 'B',
      explanation:
        'The line along the highs sets the slope, and a parallel line through the low between them completes the channel. A line through two lows would have its own slope, and unless the two happen to match, you’d have a wedge, a triangle or a broadening pattern instead of a channel.',
      category: 'price-action',
      patternType: 'price-channel',
      picture: questionPicture(priceChannel, 'Falling highs and lows that stay about the same distance apart.'),
      arithmetic: [],
    },
  ],
  matching: null,
};
