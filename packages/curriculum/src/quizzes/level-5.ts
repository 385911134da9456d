import { bearishEngulfing } from '../patterns/bearish-engulfing.ts';
import { hangingMan } from '../patterns/hanging-man.ts';
import { questionPicture } from './question-picture.ts';
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
      question: 'A site calls bearish engulfing a “79% reversal.” What happened in 79% of the cases behind it?',
      options: [
        { id: 'A', text: 'The trade made money', description: 'After entry, stop and costs' },
        { id: 'B', text: 'Price fell by the height of the pattern', description: 'Price reached the textbook target' },
        { id: 'C', text: 'The next session closed lower', description: 'One day later' },
        { id: 'D', text: 'Price closed below the pattern first', description: 'Before any close above it' },
      ],
      correctAnswer: 'D',
      explanation:
        'Bulkowski (thepatternsite.com, 2008) counted which side of the pattern the first close outside it was on. The pair closes near its own low, so the lower side is closer: on random prices, the same rule already gives 68%. Neither figure includes distance, costs or stops.',
      category: 'evidence',
      patternType: 'bearish-engulfing',
      picture: questionPicture(bearishEngulfing, 'A rise whose last two candles are a bearish engulfing.'),
      arithmetic: [],
    },
    {
      id: 'nine-cases',
      question:
        'Bulkowski found nine cases of a pattern called three stars in the south. Six of the seven in bull markets reversed, which he published as 86% (June 2008). What do you make of it?',
      options: [
        { id: 'A', text: 'It is the best pattern to trade', description: 'Few others have such a high figure' },
        { id: 'B', text: 'Seven cases say next to nothing', description: 'One case more or less moves it a lot' },
        { id: 'C', text: 'It is safe to expect at least 77%', description: 'Nine points less, to be careful' },
        { id: 'D', text: 'It should be traded at half size', description: 'Because it is rare' },
      ],
      correctAnswer: 'B',
      explanation:
        '6 of 7 is 86%, and 5 of 7 would be 71%: a single case is worth 14 points. The figure is also for bull markets only, and the table that quotes it doesn’t say so. Nine sightings in 4.7 million candles aren’t enough to measure a rate, and taking off a few points doesn’t fix that.',
      category: 'evidence',
      arithmetic: ['6 / 7 * 100 = 86', '5 / 7 * 100 = 71', '100 / 7 = 14', '86 - 9 = 77'],
    },
    {
      id: 'ten-trades',
      question:
        'You have made ten trades with a new idea and won five. What is the 95% confidence interval for the true win rate?',
      options: [
        { id: 'A', text: 'About 45 to 55%', description: 'Within five points of what you saw' },
        { id: 'B', text: 'About 24 to 76%', description: 'Half of all possible values' },
        { id: 'C', text: 'About 40 to 60%', description: 'Ten points on each side' },
        { id: 'D', text: '0 to 100%', description: 'Nothing at all is known' },
      ],
      correctAnswer: 'B',
      explanation:
        'With ten trades, the Wilson interval runs from 24 to 76%. Ten trades can’t prove or disprove an idea. It takes about a hundred trades to get within ten points on each side.',
      category: 'evidence',
      arithmetic: [],
    },
    {
      id: 'gap-of-a-shooting-star',
      question: 'Does a shooting star need a gap above the body before it?',
      options: [
        { id: 'A', text: 'Yes', description: 'Without a gap, it has another name' },
        { id: 'B', text: 'No', description: 'A gap adds nothing to it' },
        { id: 'C', text: 'It depends on the author', description: 'Some require it, some don’t' },
        { id: 'D', text: 'Only on daily charts', description: 'Shorter timeframes rarely gap' },
      ],
      correctAnswer: 'C',
      explanation:
        'TA-Lib requires a gap between the bodies and Morris partly does; Bulkowski and StockCharts don’t. So a plain yes or no is true of only some books. Two people who count “shooting stars” may count different candles, and then you can’t compare their figures.',
      category: 'evidence',
      patternType: 'shooting-star',
      arithmetic: [],
    },
    {
      id: 'opposite-to-the-textbook',
      question: 'The textbook calls the hanging man bearish. What did Bulkowski measure (2008)?',
      options: [
        { id: 'A', text: '59% broke upward', description: 'First close above the high' },
        { id: 'B', text: '79% broke downward', description: 'First close below the low' },
        { id: 'C', text: '59% broke downward', description: 'A modest win for the textbook' },
        { id: 'D', text: '50% each way', description: 'No lean to either side' },
      ],
      correctAnswer: 'A',
      explanation:
        'In 59% of cases, the first close outside the candle was above it. That doesn’t reverse the reading: the candle closes near its high, and random prices give 64%. The 79% is from bearish engulfing.',
      category: 'evidence',
      patternType: 'hanging-man',
      picture: questionPicture(hangingMan, 'A rise that ends in a candle with a small body and a long lower shadow.'),
      arithmetic: [],
    },
    {
      id: 'break-even-failure',
      question:
        '“81% success” for head and shoulders often goes back to a break-even failure rate of 19%. What does that rate count?',
      options: [
        { id: 'A', text: 'Trades that lost money', description: 'After costs' },
        { id: 'B', text: 'Patterns that did not complete', description: 'Without a neckline break' },
        { id: 'C', text: 'Breakouts after which price moved less than 5%', description: 'A short distance decides' },
        { id: 'D', text: 'Patterns after which price missed its full target', description: 'The whole measured move' },
      ],
      correctAnswer: 'C',
      explanation:
        'A breakout fails in this sense if price moves less than 5%. The other 81% moved 5% or more, which is a low bar: only 51% reached the full target (Bulkowski, August 2020). Always ask what was counted.',
      category: 'evidence',
      patternType: 'head-and-shoulders',
      arithmetic: ['100 - 19 = 81'],
    },
    {
      id: 'figure-without-year',
      question:
        'Bulkowski once ranked the high and tight flag first; in his figures from August 2020, it’s 30th of 39. What does that teach you?',
      options: [
        { id: 'A', text: 'The first figure must have been a mistake', description: 'Each pattern has one true rank' },
        { id: 'B', text: 'A figure belongs to its time and sample', description: 'New data, a new result' },
        { id: 'C', text: 'The pattern loses money now', description: 'Near the bottom of the list' },
        { id: 'D', text: 'The newest figure is the final one', description: 'Later is better' },
      ],
      correctAnswer: 'B',
      explanation:
        'The same author measured the same shape again and found something else. Neither figure has to be a mistake, and the next one may be different again. Without its year and its sample, a figure is just a rumor.',
      category: 'evidence',
      arithmetic: [],
    },
    {
      id: 'does-it-pay',
      question: 'Marshall, Young and Rose tested candlestick rules on Dow Jones stocks (2006). What did they find?',
      options: [
        { id: 'A', text: 'Most rules paid', description: 'The books are right' },
        { id: 'B', text: 'They paid in rising markets', description: 'The trend made the difference' },
        { id: 'C', text: 'Only engulfing paid', description: 'One rule stood out' },
        { id: 'D', text: 'No value beyond chance', description: 'Random data did just as well' },
      ],
      correctAnswer: 'D',
      explanation:
        'They found that the rules earned no more than chance would. Other studies found an edge with short holding periods or special exits, and some of that disappears after costs. Patterns are a language for charts; whether you can make money with one has to be tested.',
      category: 'evidence',
      arithmetic: [],
    },
    {
      id: 'large-sample',
      question:
        'Of 1,114 double tops with narrow peaks, 25% failed to fall by 5% (Bulkowski, August 2020). A friend says that a figure like that could be anything. What is the 95% confidence interval for the rate?',
      options: [
        { id: 'A', text: 'About 23 to 28%', description: 'Less than three points on each side' },
        { id: 'B', text: 'No one can give any limits', description: 'A number is only a number' },
        { id: 'C', text: 'About 15 to 35%', description: 'Within ten points of 25%' },
        { id: 'D', text: 'Exactly 25%', description: 'The sample is large enough for that' },
      ],
      correctAnswer: 'A',
      explanation:
        'More than a thousand cases leave little room: the Wilson interval runs from 23 to 28%. Doubt has a size, and you can compute it. What the interval can’t tell you is whether the same rate holds in another market or another decade.',
      category: 'evidence',
      patternType: 'double-top',
      arithmetic: [],
    },
    {
      id: 'gap-to-chance',
      question:
        'On random prices, 68% of 157,325 bearish engulfings break downward; the published figure is 79%. A friend says the random figure may just be low by chance. Is that the reason?',
      options: [
        { id: 'A', text: 'Yes: random prices can give any figure', description: 'They are random, after all' },
        {
          id: 'B',
          text: 'Probably: eleven points isn’t much',
          description: 'Results differ that much every year',
        },
        { id: 'C', text: 'No one can tell without a second test', description: 'One test is no test' },
        {
          id: 'D',
          text: 'No: with so many cases, it’s off by less than a point',
          description: 'The rest has another cause',
        },
      ],
      correctAnswer: 'D',
      explanation:
        'With 157,325 cases, the random figure is accurate to about a quarter of a point, so chance can’t explain eleven. The rest may be the pattern, or stricter rules for what counts as one: our own count on real prices came to 61%. Being careful means asking which one, not waving every difference away.',
      category: 'evidence',
      patternType: 'bearish-engulfing',
      arithmetic: ['79 - 68 = 11'],
    },
  ],
  matching: null,
};
