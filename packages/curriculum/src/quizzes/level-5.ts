import type { Quiz } from './quiz.ts';

export const level5: Quiz = {
  id: 'reading-evidence-level-5',
  title: 'Reading Evidence - Level 5',
  level: 5,
  category: 'evidence',
  requiredTier: 'heritage',
  questions: [
    {
      id: 'what-79-percent-means',
      question: 'A site says that bearish engulfing is a "79 % reversal". What did the count behind it measure?',
      options: [
        { id: 'A', text: '79 % of the trades that were opened made money', description: 'A win rate' },
        { id: 'B', text: 'Price fell by 79 % on average', description: 'The size of the move' },
        { id: 'C', text: 'It worked for 79 traders of 100', description: 'People, not candles' },
        { id: 'D', text: 'In 79 % the first close outside was below', description: 'Which side came first' },
      ],
      correctAnswer: 'D',
      explanation:
        'Bulkowski (thepatternsite.com, 2008) counted on which side of the pattern the first close came. How far price then went, what costs took and where a stop was hit are not in that figure.',
      category: 'evidence',
      patternType: 'bearish-engulfing',
      arithmetic: [],
    },
    {
      id: 'nine-cases',
      question: 'Three stars in the south reversed in 86 % of cases, n = 9. What do you make of it?',
      options: [
        { id: 'A', text: 'It is the best pattern to trade', description: 'No other has so much' },
        { id: 'B', text: 'Nine cases say next to nothing', description: 'Too few to tell from luck' },
        { id: 'C', text: 'It should be traded with half the size', description: 'Because it is rare' },
        { id: 'D', text: 'The figure must be a misprint', description: '86 % is impossible' },
      ],
      correctAnswer: 'B',
      explanation:
        'A pattern that was seen nine times in 4.7 million candles has no measured success rate worth the name. The rarer the pattern, the less its percentage says.',
      category: 'evidence',
      arithmetic: [],
    },
    {
      id: 'ten-trades',
      question:
        'You have made ten trades with a new idea and won five. Between which values does the true win rate lie, with 95 % confidence?',
      options: [
        { id: 'A', text: '45 and 55 %', description: 'Close to one half' },
        { id: 'B', text: 'About 24 and 76 %', description: 'Almost anything' },
        { id: 'C', text: 'Exactly 50 %', description: 'Five of ten' },
        { id: 'D', text: '0 and 100 %', description: 'Nothing at all is known' },
      ],
      correctAnswer: 'B',
      explanation:
        'With ten trades the interval reaches from 24 to 76 %. Ten trades can neither prove nor disprove an idea; even a hundred leave about ten points on each side.',
      category: 'evidence',
      arithmetic: [],
    },
    {
      id: 'gap-of-a-shooting-star',
      question: 'Does a shooting star need a gap above the body before it?',
      options: [
        { id: 'A', text: 'Yes, everywhere', description: 'Without a gap it is no star' },
        { id: 'B', text: 'No, nobody asks for it', description: 'Gaps do not matter' },
        { id: 'C', text: 'It depends on the author', description: 'Textbooks differ' },
        { id: 'D', text: 'Only on weekly charts', description: 'A matter of timeframe' },
      ],
      correctAnswer: 'C',
      explanation:
        'TA-Lib wants the bodies apart, Morris partly, Bulkowski and StockCharts do not. Two people who count "shooting stars" may count different candles, and their figures cannot be compared.',
      category: 'evidence',
      patternType: 'shooting-star',
      arithmetic: [],
    },
    {
      id: 'opposite-to-the-textbook',
      question: 'The textbook calls the hanging man bearish. What did Bulkowski measure (2008)?',
      options: [
        { id: 'A', text: 'Price went on upwards in 59 % of cases', description: 'The opposite of the textbook' },
        { id: 'B', text: 'Price fell in 79 % of cases', description: 'A strong confirmation' },
        { id: 'C', text: 'Half and half', description: 'A coin toss' },
        { id: 'D', text: 'It was too rare to count', description: 'No figure' },
      ],
      correctAnswer: 'A',
      explanation:
        'In 59 % the first close outside the candle was above its high. A reading can be old, widely taught and, as far as anybody has counted, the wrong way round.',
      category: 'evidence',
      patternType: 'hanging-man',
      arithmetic: [],
    },
    {
      id: 'break-even-failure',
      question:
        '"81 % success" for head and shoulders often goes back to a break-even failure rate of 19 %. What does that rate count?',
      options: [
        { id: 'A', text: 'Trades that lost money', description: 'After costs' },
        { id: 'B', text: 'Patterns that did not complete', description: 'Without a neckline break' },
        { id: 'C', text: 'Breakouts after which price moved less than 5 %', description: 'A very low bar' },
        { id: 'D', text: 'Patterns that missed their target', description: 'The full height' },
      ],
      correctAnswer: 'C',
      explanation:
        'A breakout fails in this sense if price moves less than 5 %. The other 81 % moved 5 % or more; the full target was met in 51 % (Bulkowski, 2021). Always ask what was counted.',
      category: 'evidence',
      patternType: 'head-and-shoulders',
      arithmetic: ['100 - 19 = 81'],
    },
    {
      id: 'figure-without-year',
      question:
        'The high and tight flag was once ranked first of all patterns and in a later edition 30th of 39. What does that teach?',
      options: [
        { id: 'A', text: 'The author made a mistake', description: 'One of the figures is wrong' },
        { id: 'B', text: 'Markets change, and a figure needs its year', description: 'Old numbers age' },
        { id: 'C', text: 'The pattern has been forbidden', description: 'Rules changed' },
        { id: 'D', text: 'Rankings are by popularity', description: 'A matter of taste' },
      ],
      correctAnswer: 'B',
      explanation:
        'The same author measured the same shape in another period and found something else. A figure without its year and its sample is a rumour.',
      category: 'evidence',
      arithmetic: [],
    },
    {
      id: 'does-it-pay',
      question: 'Marshall, Young and Rose tested candlestick rules on the Dow shares in 2006. What did they find?',
      options: [
        { id: 'A', text: 'High returns with most patterns', description: 'The books are right' },
        { id: 'B', text: 'Returns in bull markets only', description: 'A matter of the trend' },
        { id: 'C', text: 'That only engulfing works', description: 'One of many' },
        { id: 'D', text: 'No value after testing against chance', description: 'Nothing that chance would not give' },
      ],
      correctAnswer: 'D',
      explanation:
        'They found that the rules earned no more than chance would. Other studies found something with short holding periods or special exits, and some of that does not survive costs. Patterns are a language for charts; whether a use of it pays has to be tested.',
      category: 'evidence',
      arithmetic: [],
    },
  ],
  matching: null,
};
