import { advanceBlock } from '../patterns/advance-block.ts';
import { bullishHarami } from '../patterns/bullish-harami.ts';
import { bullishHikkake } from '../patterns/bullish-hikkake.ts';
import { morningStar } from '../patterns/morning-star.ts';
import { questionPicture } from './question-picture.ts';
import type { Quiz } from './quiz.ts';

export const level6: Quiz = {
  id: 'mixed-level-6',
  title: 'Mixed - Level 6',
  level: 6,
  category: 'mixed',
  requiredTier: 'heritage',
  questions: [
    {
      id: 'star-with-a-gap',
      question: 'In a morning star, what does TA-Lib require of the middle candle?',
      options: [
        { id: 'A', text: 'A small body that’s below the body of the first', description: 'Bodies apart' },
        { id: 'B', text: 'A body inside the body of the first', description: 'As in a harami' },
        { id: 'C', text: 'A lower shadow twice its body', description: 'As in a hammer' },
        {
          id: 'D',
          text: 'A close above the middle of the first',
          description: 'Like the second candle of a piercing pattern',
        },
      ],
      correctAnswer: 'A',
      explanation:
        'A long falling body, a small body with a gap below it, and a rising body that closes well into the first: three sessions from pressure to relief. A second body inside the first makes a harami, and with a third close above the first open, it becomes three inside up.',
      category: 'mixed',
      patternType: 'morning-star',
      picture: questionPicture(morningStar, 'A decline whose last three candles are a morning star.'),
      arithmetic: [],
    },
    {
      id: 'piercing-or-engulfing',
      question:
        'In a decline, a long candle opens at 50 and closes at 46, with a low of 45.80. The next one, also long, opens at 45.50 and closes at 48.60. Which pattern is it?',
      options: [
        { id: 'A', text: 'Bullish engulfing', description: 'Its body covers the whole body of the candle before' },
        { id: 'B', text: 'Piercing pattern', description: 'Its body reaches past the middle of the one before' },
        { id: 'C', text: 'Bullish harami', description: 'Its body is inside the one before' },
        { id: 'D', text: 'Matching low', description: 'Both close at the same price' },
      ],
      correctAnswer: 'B',
      explanation:
        'The second candle opens below the low of the first, and the middle of the first body is 48. A close at 48.60 is above that and below the open at 50: piercing. To engulf, it would have to close at 50 or above.',
      category: 'mixed',
      patternType: 'piercing-pattern',
      arithmetic: ['(50 + 46) / 2 = 48'],
    },
    {
      id: 'sizing-a-pattern-trade',
      question:
        'A bullish engulfing pattern ranges from 71.20 to 74.00. You buy at 74.10 with a stop at 71.10 and are willing to risk $120. What’s your position size?',
      options: [
        { id: 'A', text: '41', description: 'Costs $3,038.10 in all' },
        { id: 'B', text: '42', description: 'Costs $3,112.20 in all' },
        { id: 'C', text: '360', description: 'Costs $26,676 in all' },
        { id: 'D', text: '40', description: 'Costs $2,964 in all' },
      ],
      correctAnswer: 'D',
      explanation:
        'The risk is 74.10 minus 71.10, or 3.00 a share, and $120 divided by 3.00 is 40 shares. Measure to the low, 2.90, and you’d get 41; measure from high to low, 2.80, and you’d get 42: with the stop where it is, both lose more than $120.',
      category: 'mixed',
      patternType: 'bullish-engulfing',
      arithmetic: [
        '74.10 - 71.10 = 3.00',
        '120 / 3.00 = 40',
        '74.10 - 71.20 = 2.90',
        'floor(120 / 2.90) = 41',
        '74.00 - 71.20 = 2.80',
        'floor(120 / 2.80) = 42',
        '120 * 3.00 = 360',
        '41 * 74.10 = 3038.10',
        '42 * 74.10 = 3112.20',
        '360 * 74.10 = 26676',
        '40 * 74.10 = 2964',
      ],
    },
    {
      id: 'harami-and-inside-bar',
      question: 'What is the difference between a harami and an inside bar?',
      options: [
        { id: 'A', text: 'One compares bodies, the other ranges', description: 'Open and close, or high and low' },
        { id: 'B', text: 'A harami has one more candle', description: 'Three instead of two' },
        {
          id: 'C',
          text: 'An inside bar needs a trend before it',
          description: 'A harami can occur in any market at all',
        },
        { id: 'D', text: 'There is none', description: 'Two names for the same thing' },
      ],
      correctAnswer: 'A',
      explanation:
        'In a harami, the second body is inside the first, whatever the shadows do. An inside bar has its high and low within the range before. A candle can be one without being the other.',
      category: 'mixed',
      patternType: 'bullish-harami',
      picture: questionPicture(bullishHarami, 'A decline whose last two candles are a harami.'),
      arithmetic: [],
    },
    {
      id: 'soldiers-and-block',
      question:
        'Three rising candles close higher each time, but the bodies shrink and the upper shadows grow. What do textbooks call it?',
      options: [
        { id: 'A', text: 'Three white soldiers', description: 'Read as the start of a rise' },
        { id: 'B', text: 'Rising three methods', description: 'Read as a pause in an uptrend' },
        { id: 'C', text: 'Advance block', description: 'Read as the end of a rise' },
        { id: 'D', text: 'Three inside up', description: 'Read as the end of a decline' },
      ],
      correctAnswer: 'C',
      explanation:
        'Shrinking bodies and growing upper shadows make it an advance block, which is read as a loss of momentum; soldiers close near their highs. In Bulkowski’s data (2008), the first close outside was above them in 64% of cases, fewer than on random prices.',
      category: 'mixed',
      patternType: 'advance-block',
      picture: questionPicture(advanceBlock, 'A rise that ends in three marked candles.'),
      arithmetic: [],
    },
    {
      id: 'one-candle-later',
      question:
        'There are two tops at 60 with a valley at 54. You sell short at 58, with a stop at 61, instead of waiting for a close below the valley. What do you get?',
      options: [
        { id: 'A', text: 'The same trade at a better price', description: 'Two equal tops are the whole pattern' },
        { id: 'B', text: 'A larger risk per share', description: 'The stop is farther away' },
        { id: 'C', text: 'A closer target', description: 'It moves up from 48 to 52' },
        { id: 'D', text: 'A smaller risk per share and no pattern', description: 'Nothing has been confirmed' },
      ],
      correctAnswer: 'D',
      explanation:
        'You risk 3 a share; if you sold at 53 after the close, it would be 8. That’s the advantage. The cost is that you’re trading two tops, and there’s no double top until a close below the valley. The target, if it ever counts, is measured from the valley and stays at 48.',
      category: 'mixed',
      patternType: 'double-top',
      arithmetic: ['61 - 58 = 3', '61 - 53 = 8', '54 - (60 - 54) = 48', '58 - (60 - 54) = 52'],
    },
    {
      id: 'flag-duration',
      question:
        'After a steep rise, price drifts downward between two parallel lines for eight weeks of daily candles. Why isn’t that a bull flag?',
      options: [
        { id: 'A', text: 'A flag slopes upward', description: 'It has to follow the trend' },
        { id: 'B', text: 'A flag lasts about three weeks at most', description: 'It is a brief consolidation' },
        { id: 'C', text: 'A flag needs three touches on each line', description: 'Two would be too few' },
        { id: 'D', text: 'A flag has lines that converge', description: 'They have to meet soon' },
      ],
      correctAnswer: 'B',
      explanation:
        'A flag is a brief consolidation after its pole, up to about three weeks of daily candles. It should slope against the pole between parallel lines; lines that converge make a pennant. Two months of that is a channel, or the beginning of another trend.',
      category: 'mixed',
      patternType: 'bull-flag',
      arithmetic: [],
    },
    {
      id: 'hikkake-confirmed',
      question:
        'An inside bar is followed by a candle with a lower high and a lower low. When is the bullish hikkake confirmed?',
      options: [
        { id: 'A', text: 'Right away, by that candle', description: 'The break itself is the signal' },
        {
          id: 'B',
          text: 'By a close above the high of the mother bar',
          description: 'Within three candles of the break',
        },
        { id: 'C', text: 'By a close above the high of the inside bar', description: 'Within three candles' },
        { id: 'D', text: 'By a second inside bar', description: 'Quiet once more' },
      ],
      correctAnswer: 'C',
      explanation:
        'The break downward has to turn out to be false: price closes above the inside bar within three candles. It doesn’t have to clear the high of the mother bar, which is higher. Until that close, it’s only a setup, and a setup may come to nothing.',
      category: 'mixed',
      patternType: 'bullish-hikkake',
      picture: questionPicture(bullishHikkake, 'A tall candle, an inside bar and a break below it.'),
      arithmetic: [],
    },
  ],
  matching: null,
};
