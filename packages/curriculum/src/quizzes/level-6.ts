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
      question: 'In a morning star, what does TA-Lib ask of the middle candle?',
      options: [
        { id: 'A', text: 'A small body that lies under the body of the first', description: 'Bodies apart' },
        { id: 'B', text: 'A body inside the body of the first', description: 'As in a harami' },
        { id: 'C', text: 'A lower shadow of two bodies', description: 'As in a hammer' },
        { id: 'D', text: 'A close above the middle of the first', description: 'As in a piercing pattern' },
      ],
      correctAnswer: 'A',
      explanation:
        'Long falling body, small body with a gap under it, rising body that closes well into the first: three sessions from pressure to relief. Inside the first body it would be three inside up.',
      category: 'mixed',
      patternType: 'morning-star',
      arithmetic: [],
    },
    {
      id: 'piercing-or-engulfing',
      question:
        'After a long falling body from 50 to 46, a candle opens at 45.50 and closes at 48.60. Which pattern is it?',
      options: [
        { id: 'A', text: 'Bullish engulfing', description: 'It covers the body before' },
        { id: 'B', text: 'Piercing pattern', description: 'It closes above the middle, below the open' },
        { id: 'C', text: 'Bullish harami', description: 'It lies inside the body before' },
        { id: 'D', text: 'Matching low', description: 'It closes where the first closed' },
      ],
      correctAnswer: 'B',
      explanation:
        'The middle of the first body is 48. A close at 48.60 lies above it and below the open at 50: piercing. To engulf, it would have to close above 50.',
      category: 'mixed',
      patternType: 'piercing-pattern',
      arithmetic: ['(50 + 46) / 2 = 48'],
    },
    {
      id: 'sizing-a-pattern-trade',
      question:
        'A bullish engulfing pattern reaches from 71.20 to 74.00. You buy at 74.10 with the stop at 71.10 and may lose 120. How many shares?',
      options: [
        { id: 'A', text: '30', description: '120 divided by 4.00' },
        { id: 'B', text: '43', description: '120 divided by 2.80' },
        { id: 'C', text: '60', description: '120 divided by 2.00' },
        { id: 'D', text: '40', description: '120 divided by 3.00' },
      ],
      correctAnswer: 'D',
      explanation:
        'The risk is 74.10 less 71.10, that is 3.00 a share, and 120 divided by 3.00 makes 40 shares. The height of the pattern is not the risk; the distance from entry to stop is.',
      category: 'mixed',
      patternType: 'bullish-engulfing',
      arithmetic: ['74.10 - 71.10 = 3.00', '120 / 3.00 = 40'],
    },
    {
      id: 'harami-and-inside-bar',
      question: 'What is the difference between a harami and an inside bar?',
      options: [
        { id: 'A', text: 'One compares bodies, the other ranges', description: 'Body within body, range within range' },
        { id: 'B', text: 'A harami has three candles', description: 'One more' },
        { id: 'C', text: 'An inside bar needs a trend', description: 'Otherwise it does not count' },
        { id: 'D', text: 'There is none', description: 'Two words for one thing' },
      ],
      correctAnswer: 'A',
      explanation:
        'In a harami the second body lies inside the first, whatever the shadows do. An inside bar keeps its high and low within the range before. A candle can be one without the other.',
      category: 'mixed',
      patternType: 'bullish-harami',
      arithmetic: [],
    },
    {
      id: 'soldiers-and-block',
      question:
        'Three rising candles close higher each time, but the bodies shrink and the upper shadows grow. What do textbooks call it?',
      options: [
        { id: 'A', text: 'Three white soldiers', description: 'Steady buying' },
        { id: 'B', text: 'Rising three methods', description: 'A rest within a trend' },
        { id: 'C', text: 'Advance block', description: 'A rise that loses strength' },
        { id: 'D', text: 'Three inside up', description: 'A turn after a fall' },
      ],
      correctAnswer: 'C',
      explanation:
        'Shrinking bodies and growing upper shadows make it an advance block, which is read as fatigue. Counted by Bulkowski (2008), price went on upwards in 64 % of cases all the same.',
      category: 'mixed',
      patternType: 'advance-block',
      arithmetic: [],
    },
    {
      id: 'one-candle-later',
      question: 'You are sure of a double top and want to sell before the valley is broken. What do you give up?',
      options: [
        { id: 'A', text: 'Nothing, the pattern is already there', description: 'Two peaks are enough' },
        { id: 'B', text: 'The larger part of the measured move', description: 'It happens before the break' },
        { id: 'C', text: 'The chance to put a stop above the peaks', description: 'It is too early' },
        { id: 'D', text: 'The confirmation', description: 'Most pairs of peaks are just peaks' },
      ],
      correctAnswer: 'D',
      explanation:
        'Before the close below the valley you are trading two peaks, of which there are many more than double tops. Entering early buys a better price with a weaker reason.',
      category: 'mixed',
      patternType: 'double-top',
      arithmetic: [],
    },
    {
      id: 'flag-duration',
      question:
        'After a steep rise price drifts downwards between two parallel lines for eight weeks of daily candles. Why is that no bull flag?',
      options: [
        { id: 'A', text: 'A flag slopes upwards', description: 'It has to follow the trend' },
        { id: 'B', text: 'A flag lasts about three weeks at most', description: 'It is a short rest' },
        { id: 'C', text: 'A flag needs three touches on each line', description: 'Two are too few' },
        { id: 'D', text: 'A flag has no pole', description: 'The rise is not part of it' },
      ],
      correctAnswer: 'B',
      explanation:
        'A flag is a short rest after its pole, up to about three weeks of daily candles. Two months of drifting downwards are a channel, or the beginning of another trend.',
      category: 'mixed',
      patternType: 'bull-flag',
      arithmetic: [],
    },
    {
      id: 'hikkake-confirmed',
      question:
        'An inside bar is followed by a candle with a lower high and a lower low. When is the bullish hikkake confirmed?',
      options: [
        { id: 'A', text: 'At once, by that candle', description: 'The false break is the signal' },
        { id: 'B', text: 'By a close above the high of the mother bar', description: 'The first candle of the three' },
        {
          id: 'C',
          text: 'By a close above the inside bar in time',
          description: 'Within three candles the false break is taken back',
        },
        { id: 'D', text: 'By a second inside bar', description: 'Quiet once more' },
      ],
      correctAnswer: 'C',
      explanation:
        'The break to the downside has to turn out false: price closes above the inside bar within three candles. Until then it is a set-up, and many set-ups come to nothing.',
      category: 'mixed',
      patternType: 'bullish-hikkake',
      arithmetic: [],
    },
  ],
  matching: null,
};
