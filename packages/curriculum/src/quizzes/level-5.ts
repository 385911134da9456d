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
      question:
        'A site says that bearish engulfing is a “79 % reversal”. What happened in 79 % of the cases behind it?',
      options: [
        { id: 'A', text: 'The trade made money', description: 'After entry, stop and costs' },
        { id: 'B', text: 'Price fell by the height of the pattern', description: 'The goal was met' },
        { id: 'C', text: 'The next session closed lower', description: 'One day later' },
        { id: 'D', text: 'Price closed below the pattern first', description: 'Before any close above it' },
      ],
      correctAnswer: 'D',
      explanation:
        'Bulkowski (thepatternsite.com, 2008) counted on which side of the pattern the first close came. How far price then went, what costs took and where a stop was hit are not in that figure, so it is no win rate.',
      category: 'evidence',
      patternType: 'bearish-engulfing',
      arithmetic: [],
    },
    {
      id: 'nine-cases',
      question:
        'By thepatternsite.com (2008) three stars in the south reversed in 86 % of cases; the sample is nine. What do you make of it?',
      options: [
        { id: 'A', text: 'It is the best pattern to trade', description: 'Few others have so high a figure' },
        { id: 'B', text: 'Nine cases say next to nothing', description: 'Each of them is worth eleven points' },
        { id: 'C', text: 'It is safe to expect at least 77 %', description: 'Nine points less, to be careful' },
        { id: 'D', text: 'It should be traded at half size', description: 'Because it is rare' },
      ],
      correctAnswer: 'B',
      explanation:
        'Of nine cases, 7 are 78 % and 8 are 89 %: one more or less moves the figure by eleven points, and 86 % shows that not even all nine can have entered it. A pattern that was seen nine times in 4.7 million candles has no measured rate worth the name, and no margin of a few points repairs that.',
      category: 'evidence',
      arithmetic: ['100 / 9 = 11', '7 / 9 * 100 = 78', '8 / 9 * 100 = 89', '86 - 9 = 77'],
    },
    {
      id: 'ten-trades',
      question:
        'You have made ten trades with a new idea and won five. Within which limits does the true win rate probably lie, at 95 % confidence?',
      options: [
        { id: 'A', text: 'About 45 and 55 %', description: 'Five points on each side' },
        { id: 'B', text: 'About 24 and 76 %', description: 'Half of all possible values' },
        { id: 'C', text: 'About 40 and 60 %', description: 'Ten points on each side' },
        { id: 'D', text: '0 and 100 %', description: 'Nothing at all is known' },
      ],
      correctAnswer: 'B',
      explanation:
        'With ten trades the interval (after Wilson) reaches from 24 to 76 %. Ten trades can neither prove nor disprove an idea. The ten points on each side that feel right take about a hundred trades.',
      category: 'evidence',
      arithmetic: [],
    },
    {
      id: 'gap-of-a-shooting-star',
      question: 'Does a shooting star need a gap above the body before it?',
      options: [
        { id: 'A', text: 'Yes', description: 'Without a gap it has another name' },
        { id: 'B', text: 'No', description: 'A gap adds nothing to it' },
        { id: 'C', text: 'It depends on the author', description: 'Some ask for it, some do not' },
        { id: 'D', text: 'Only on daily charts', description: 'Shorter timeframes rarely gap' },
      ],
      correctAnswer: 'C',
      explanation:
        'TA-Lib wants the bodies apart and Morris partly does; Bulkowski and StockCharts do not. A plain yes or no is therefore true of some books only. Two people who count “shooting stars” may count different candles, and their figures cannot be compared.',
      category: 'evidence',
      patternType: 'shooting-star',
      arithmetic: [],
    },
    {
      id: 'opposite-to-the-textbook',
      question: 'The textbook calls the hanging man bearish. What did Bulkowski measure (2008)?',
      options: [
        { id: 'A', text: '59 % were left upwards', description: 'First close above the high' },
        { id: 'B', text: '79 % were left downwards', description: 'First close below the low' },
        { id: 'C', text: '59 % were left downwards', description: 'A modest yes to the textbook' },
        { id: 'D', text: '50 % each way', description: 'A coin toss' },
      ],
      correctAnswer: 'A',
      explanation:
        'In 59 % of the cases price first closed outside the candle on its upper side. A reading can be old, widely taught and, as far as anybody has counted, the wrong way round. The 79 % belong to bearish engulfing.',
      category: 'evidence',
      patternType: 'hanging-man',
      arithmetic: [],
    },
    {
      id: 'break-even-failure',
      question:
        '“81 % success” for head and shoulders often goes back to a break-even failure rate of 19 %. What does that rate count?',
      options: [
        { id: 'A', text: 'Trades that lost money', description: 'After costs' },
        { id: 'B', text: 'Patterns that did not complete', description: 'Without a neckline break' },
        { id: 'C', text: 'Breakouts after which price moved less than 5 %', description: 'A short distance decides' },
        { id: 'D', text: 'Patterns that missed their target', description: 'The full height' },
      ],
      correctAnswer: 'C',
      explanation:
        'A breakout fails in this sense if price moves less than 5 %. The other 81 % moved 5 % or more, which is a low bar: the full target was met in 51 % (Bulkowski, 2021). Always ask what was counted.',
      category: 'evidence',
      patternType: 'head-and-shoulders',
      arithmetic: ['100 - 19 = 81'],
    },
    {
      id: 'figure-without-year',
      question:
        'In Bulkowski’s ranking the high and tight flag once stood first; in his figures of 2021 it is 30th of 39. What does that teach?',
      options: [
        { id: 'A', text: 'The first figure was a mistake', description: 'A pattern has one true rank' },
        { id: 'B', text: 'A figure belongs to its time and sample', description: 'Another count, another result' },
        { id: 'C', text: 'The pattern loses money now', description: 'Near the bottom of the list' },
        { id: 'D', text: 'The newest figure is the final one', description: 'Later is better' },
      ],
      correctAnswer: 'B',
      explanation:
        'The same author measured the same shape again and found something else. Neither figure has to be a mistake, and the next count may move it once more. A figure without its year and its sample is a rumour.',
      category: 'evidence',
      arithmetic: [],
    },
    {
      id: 'does-it-pay',
      question:
        'Marshall, Young and Rose tested candlestick rules on the shares of the Dow Jones index (2006). What did they find?',
      options: [
        { id: 'A', text: 'Most rules paid', description: 'The books are right' },
        { id: 'B', text: 'They paid in rising markets', description: 'The trend made the difference' },
        { id: 'C', text: 'Only engulfing paid', description: 'One rule stood out' },
        { id: 'D', text: 'No value beyond chance', description: 'Random data did as well' },
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
