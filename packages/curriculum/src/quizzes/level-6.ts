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
      question: 'What does TA-Lib require of the middle candle of a morning star?',
      options: [
        {
          id: 'A',
          text: 'A small body entirely below the first body',
          description: 'The bodies have a gap between them',
        },
        { id: 'B', text: 'A small body inside the first body', description: 'As in a harami' },
        { id: 'C', text: 'A lower shadow twice as long as its body', description: 'As in a hammer' },
        {
          id: 'D',
          text: 'A close above the middle of the first body',
          description: 'Like the second candle of a piercing pattern',
        },
      ],
      correctAnswer: 'A',
      explanation:
        'A morning star is a long falling body, a small body that gaps below it, and a rising body that closes well into the first. If the second body is inside the first, the two candles are a harami, and a third candle that closes above the first open would make it three inside up.',
      category: 'mixed',
      patternType: 'morning-star',
      picture: questionPicture(morningStar, 'A decline whose last three candles are a morning star.'),
      arithmetic: [],
    },
    {
      id: 'piercing-or-engulfing',
      question:
        'In a decline, a long candle opens at 50 and closes at 46, with a low of 45.80. The next candle, also long, opens at 45.50 and closes at 48.60. Which pattern is that?',
      options: [
        { id: 'A', text: 'Bullish engulfing', description: 'The second body covers the whole first body' },
        { id: 'B', text: 'Piercing pattern', description: 'The second body closes above the middle of the first' },
        { id: 'C', text: 'Bullish harami', description: 'The second body is inside the first' },
        { id: 'D', text: 'Matching low', description: 'Both candles close at nearly the same price' },
      ],
      correctAnswer: 'B',
      explanation:
        'The middle of the first body is 48. The second candle opens below the first low and closes at 48.60, above that middle but below the first open at 50, so it’s a piercing pattern. For a bullish engulfing, it would have to close at 50 or higher.',
      category: 'mixed',
      patternType: 'piercing-pattern',
      arithmetic: ['(50 + 46) / 2 = 48'],
    },
    {
      id: 'sizing-a-pattern-trade',
      question:
        'A bullish engulfing pattern has a low of 71.20 and a high of 74.00. You buy at 74.10 with a stop at 71.10, and you’re willing to risk $120. What’s the right position size?',
      options: [
        { id: 'A', text: '41', description: 'Costs $3,038.10 in all' },
        { id: 'B', text: '42', description: 'Costs $3,112.20 in all' },
        { id: 'C', text: '360', description: 'Costs $26,676 in all' },
        { id: 'D', text: '40', description: 'Costs $2,964 in all' },
      ],
      correctAnswer: 'D',
      explanation:
        'The risk is 74.10 minus 71.10, or 3.00 per share, and $120 divided by 3.00 is 40 shares. If you measured from your entry to the pattern’s low, 2.90, you’d get 41 shares, and from high to low, 2.80, you’d get 42. With the stop at 71.10, both would risk more than $120.',
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
      question: 'What’s the difference between a harami and an inside bar?',
      options: [
        {
          id: 'A',
          text: 'A harami compares bodies; an inside bar compares ranges',
          description: 'Open and close, or high and low',
        },
        { id: 'B', text: 'A harami has one more candle than an inside bar', description: 'Three instead of two' },
        {
          id: 'C',
          text: 'An inside bar needs a trend before it',
          description: 'A harami doesn’t',
        },
        { id: 'D', text: 'There’s no difference', description: 'They’re two names for the same thing' },
      ],
      correctAnswer: 'A',
      explanation:
        'In a harami, the second body is inside the first, whatever the shadows do. An inside bar has both its high and its low inside the range of the candle before it. A pair of candles can be a harami without being an inside bar, or the other way around.',
      category: 'mixed',
      patternType: 'bullish-harami',
      picture: questionPicture(bullishHarami, 'A decline whose last two candles are a harami.'),
      arithmetic: [],
    },
    {
      id: 'soldiers-and-block',
      question:
        'Three rising candles each close higher than the one before, but the bodies shrink and the upper shadows grow. What do textbooks call that?',
      options: [
        { id: 'A', text: 'Three white soldiers', description: 'Read as the start of a rise' },
        { id: 'B', text: 'Rising three methods', description: 'Read as a pause in an uptrend' },
        { id: 'C', text: 'Advance block', description: 'Read as the end of a rise' },
        { id: 'D', text: 'Three inside up', description: 'Read as the end of a decline' },
      ],
      correctAnswer: 'C',
      explanation:
        'Shrinking bodies and growing upper shadows make it an advance block, which is read as a loss of momentum; three white soldiers close near their highs. In Bulkowski’s data (2008), the first close outside an advance block was above it in 64% of cases, less often than on random prices.',
      category: 'mixed',
      patternType: 'advance-block',
      picture: questionPicture(advanceBlock, 'A rise that ends in three marked candles.'),
      arithmetic: [],
    },
    {
      id: 'one-candle-later',
      question:
        'Price has made two tops at 60 with a valley at 54 between them. Instead of waiting for a close below the valley, you sell short at 58 with a stop at 61. What do you get for not waiting?',
      options: [
        { id: 'A', text: 'The same trade at a better price', description: 'Two equal tops complete the pattern' },
        { id: 'B', text: 'A larger risk per share', description: 'The stop is farther away' },
        { id: 'C', text: 'A closer target', description: 'It moves up from 48 to 52' },
        { id: 'D', text: 'A smaller risk per share, but no pattern', description: 'Nothing has been confirmed' },
      ],
      correctAnswer: 'D',
      explanation:
        'You risk 3 per share; if you sold short at 53 after the breakdown, with the same stop at 61, you’d risk 8. The drawback is that you’re trading two tops, which aren’t a double top until price closes below the valley. The target is measured from the valley, so it stays at 48.',
      category: 'mixed',
      patternType: 'double-top',
      arithmetic: ['61 - 58 = 3', '61 - 53 = 8', '54 - (60 - 54) = 48', '58 - (60 - 54) = 52'],
    },
    {
      id: 'flag-duration',
      question:
        'On a daily chart, price rises steeply and then drifts down between two parallel lines for eight weeks. Why isn’t that a bull flag?',
      options: [
        { id: 'A', text: 'A bull flag has to slope upward', description: 'It follows the trend' },
        { id: 'B', text: 'A flag lasts about three weeks at most', description: 'It’s a brief consolidation' },
        { id: 'C', text: 'A flag needs three touches on each line', description: 'Two per line wouldn’t be enough' },
        { id: 'D', text: 'A flag has lines that converge', description: 'They have to meet within weeks' },
      ],
      correctAnswer: 'B',
      explanation:
        'A flag is a brief consolidation after its pole, up to about three weeks on a daily chart. Its parallel lines should slope against the pole; lines that converge make a pennant. After two months, it’s a channel or the beginning of a new trend.',
      category: 'mixed',
      patternType: 'bull-flag',
      arithmetic: [],
    },
    {
      id: 'hikkake-confirmed',
      question:
        'An inside bar is followed by a candle with a lower high and a lower low. What confirms the bullish hikkake?',
      options: [
        { id: 'A', text: 'That candle, right away', description: 'The break itself is the signal' },
        {
          id: 'B',
          text: 'A close above the high of the mother bar',
          description: 'Within three candles of the break',
        },
        { id: 'C', text: 'A close above the high of the inside bar', description: 'Within three candles' },
        { id: 'D', text: 'A second inside bar', description: 'The market turns quiet again' },
      ],
      correctAnswer: 'C',
      explanation:
        'The breakdown has to prove false: within three candles, price closes above the high of the inside bar. It doesn’t have to clear the high of the mother bar, which is higher. Until then, it’s only a setup, and it may come to nothing.',
      category: 'mixed',
      patternType: 'bullish-hikkake',
      picture: questionPicture(bullishHikkake, 'A tall candle, an inside bar and a break below it.'),
      arithmetic: [],
    },
  ],
  matching: null,
};
