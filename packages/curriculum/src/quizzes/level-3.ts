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
      question: 'Resistance lies at 80.00. A session trades at 80.90 and closes at 79.60. What happened?',
      options: [
        { id: 'A', text: 'A breakout', description: 'Price was above the level' },
        { id: 'B', text: 'A test that did not hold', description: 'The close is back below' },
        { id: 'C', text: 'A retest', description: 'Price came from above' },
        { id: 'D', text: 'A role reversal', description: 'The ceiling became a floor' },
      ],
      correctAnswer: 'B',
      explanation:
        'Price looked over the level and closed under it. Only a close beyond 80.00 would be a breakout, and even that can be taken back.',
      category: 'price-action',
      patternType: 'false-breakout',
      arithmetic: [],
    },
    {
      id: 'end-of-an-uptrend',
      question:
        'Highs at 40, 44, 47 and lows at 37, 41, 43 describe an uptrend. Which of these comes first as a sign against it?',
      options: [
        { id: 'A', text: 'A candle that closes below its open', description: 'One falling session' },
        { id: 'B', text: 'A high at 46', description: 'The last peak is not passed' },
        { id: 'C', text: 'A close below 43', description: 'Under the last higher low' },
        { id: 'D', text: 'A close below 37', description: 'Under the lowest low' },
      ],
      correctAnswer: 'C',
      explanation:
        'An uptrend is made of higher highs and higher lows. The last higher low is 43; a close below it breaks that row. A peak at 46 is a hint, a single falling candle is everyday life, and at 37 the whole rise is gone.',
      category: 'price-action',
      patternType: 'market-structure',
      arithmetic: [],
    },
    {
      id: 'role-reversal',
      question: 'Price broke out over 65.00, came back to 65.10 and rose again. What is that called?',
      options: [
        { id: 'A', text: 'A swing failure', description: 'A peak beyond a peak' },
        { id: 'B', text: 'A bear trap', description: 'Sellers were caught' },
        { id: 'C', text: 'An inside bar', description: 'A quiet session' },
        { id: 'D', text: 'A retest', description: 'The level changed its role' },
      ],
      correctAnswer: 'D',
      explanation:
        'The former ceiling has held from above, by 0.10. Readers call it a retest or a role reversal, and place their stop under the level, where the idea would be wrong.',
      category: 'price-action',
      patternType: 'breakout-and-retest',
      arithmetic: ['65.10 - 65.00 = 0.10'],
    },
    {
      id: 'third-touch',
      question: 'How many turning points does it take to draw a trend line, and how many to test it?',
      options: [
        { id: 'A', text: 'Two to draw, one to test', description: 'Any two points have a line' },
        { id: 'B', text: 'One to draw it, two to test it', description: 'A single low is enough' },
        { id: 'C', text: 'Three to draw it, a fourth to test it', description: 'Two could be chance' },
        { id: 'D', text: 'Five, as with a triangle', description: 'The more the better' },
      ],
      correctAnswer: 'A',
      explanation:
        'Through any two points there is a line, so two prove nothing. The third touch is the first time the line says something that you did not put into it.',
      category: 'price-action',
      patternType: 'trend-line-bounce',
      arithmetic: [],
    },
    {
      id: 'what-is-an-inside-bar',
      question: "Yesterday ranged from 30.00 to 33.00. Which of today's candles is an inside bar?",
      options: [
        { id: 'A', text: 'From 30.40 to 33.20', description: 'The high looks out' },
        { id: 'B', text: 'From 30.50 to 32.60', description: 'Both ends lie inside' },
        { id: 'C', text: 'From 29.80 to 32.90', description: 'The low looks out' },
        { id: 'D', text: 'From 29.50 to 33.50', description: 'Both ends look out' },
      ],
      correctAnswer: 'B',
      explanation:
        'The whole range has to lie within the range before, high and low. From 29.50 to 33.50 would be the opposite, an outside bar.',
      category: 'price-action',
      patternType: 'inside-bar-breakout',
      arithmetic: [],
    },
    {
      id: 'narrow-range-seven',
      question: 'What does the seven in NR7 count?',
      options: [
        { id: 'A', text: 'The candles that price stays inside', description: 'A week and a half of rest' },
        { id: 'B', text: 'The points of its range', description: 'A range of seven ticks' },
        {
          id: 'C',
          text: 'The candles among which it has the smallest range',
          description: 'Itself and the six before',
        },
        { id: 'D', text: 'The candles that the move after it lasts', description: 'How long to hold' },
      ],
      correctAnswer: 'C',
      explanation:
        'The newest candle has the smallest range of the last seven. It says that price has become quiet, and nothing about the direction in which that will end.',
      category: 'price-action',
      patternType: 'narrow-range-seven',
      arithmetic: [],
    },
    {
      id: 'swing-failure',
      question:
        'An earlier peak stands at 91.00. Price trades at 91.60 and closes at 90.20. A close where would refute the reading as a swing failure?',
      options: [
        { id: 'A', text: 'Above 91.60', description: 'Over the new extreme' },
        { id: 'B', text: 'Above 90.20', description: 'Over the last close' },
        { id: 'C', text: 'Below 90.20', description: 'Under the last close' },
        { id: 'D', text: 'Above 91.00', description: 'Over the earlier peak' },
      ],
      correctAnswer: 'A',
      explanation:
        'The reading says that buyers above the old peak were turned away. It is refuted where they were strong after all: at a close above 91.60, the highest price of the attempt.',
      category: 'price-action',
      patternType: 'swing-failure',
      arithmetic: [],
    },
    {
      id: 'channel-lines',
      question: 'How do you draw the second line of a rising channel?',
      options: [
        { id: 'A', text: 'Through the two highest candles of the chart', description: 'Wherever they are' },
        { id: 'B', text: 'Parallel to the first, through a peak', description: 'Same slope, other side' },
        { id: 'C', text: 'From the first low to the last high', description: 'Across the whole move' },
        { id: 'D', text: 'Level, at the highest close', description: 'As a ceiling' },
      ],
      correctAnswer: 'B',
      explanation:
        'The line under the lows gives the slope; a parallel through a peak between them makes the channel. If the peaks need another slope, the shape is a wedge and not a channel.',
      category: 'price-action',
      patternType: 'price-channel',
      arithmetic: [],
    },
  ],
  matching: null,
};
