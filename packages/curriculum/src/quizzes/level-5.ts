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
      question:
        'A site calls the bearish engulfing pattern a “79% reversal.” What happened in 79% of the cases behind that figure?',
      options: [
        { id: 'A', text: 'The trade made money', description: 'After stops and costs' },
        { id: 'B', text: 'Price fell by the height of the pattern', description: 'It reached the measured target' },
        { id: 'C', text: 'The next session closed lower', description: 'The decline started at once' },
        { id: 'D', text: 'Price closed below the pattern first', description: 'Before it closed above the pattern' },
      ],
      correctAnswer: 'D',
      explanation:
        'Bulkowski (thepatternsite.com, 2008) recorded whether price first closed below the pattern or above it. The pair closes near its own low, so the lower side is closer, and even on random prices, the same rule gives 68%. Neither figure tells you how far price fell or takes stops and costs into account.',
      category: 'evidence',
      patternType: 'bearish-engulfing',
      picture: questionPicture(bearishEngulfing, 'A rise whose last two candles are a bearish engulfing pattern.'),
      arithmetic: [],
    },
    {
      id: 'nine-cases',
      question:
        'Bulkowski found nine cases of a pattern called three stars in the south. Six of the seven in bull markets reversed, which he published as 86% (June 2008). How much is that figure worth?',
      options: [
        { id: 'A', text: 'It makes this the best pattern to trade', description: 'Few others have such a high figure' },
        { id: 'B', text: 'Seven cases tell you next to nothing', description: 'A single case changes it a lot' },
        { id: 'C', text: 'You can safely expect at least 77%', description: 'Nine points less, to be careful' },
        { id: 'D', text: 'It’s enough to trade at half size', description: 'Less, because the pattern is rare' },
      ],
      correctAnswer: 'B',
      explanation:
        '6 of 7 is 85.7%, and 5 of 7 would be 71.4%, so a single case is worth 14.3 points. The figure also covers bull markets only. Nine cases in 4.7 million candles are too few to measure a rate, and taking off a few points doesn’t fix that.',
      category: 'evidence',
      arithmetic: ['6 / 7 * 100 = 86', '6 / 7 * 100 = 85.7', '5 / 7 * 100 = 71.4', '100 / 7 = 14.3', '86 - 9 = 77'],
    },
    {
      id: 'ten-trades',
      question:
        'You’ve made ten trades with a new strategy and won five. What’s the 95% confidence interval for its true win rate?',
      options: [
        { id: 'A', text: 'About 45% to 55%', description: 'Within five points of your result' },
        { id: 'B', text: 'About 24% to 76%', description: 'About half of the full range' },
        { id: 'C', text: 'About 40% to 60%', description: 'Within ten points of your result' },
        { id: 'D', text: '0% to 100%', description: 'Ten trades tell you nothing at all' },
      ],
      correctAnswer: 'B',
      explanation:
        'With five wins in ten trades, the Wilson interval runs from 24% to 76%, so ten trades can’t prove or disprove a strategy. It takes about a hundred trades to get within ten points on each side.',
      category: 'evidence',
      arithmetic: [],
    },
    {
      id: 'gap-of-a-shooting-star',
      question: 'Does a shooting star need a gap above the body before it?',
      options: [
        { id: 'A', text: 'Yes', description: 'Without a gap, it has a different name' },
        { id: 'B', text: 'No', description: 'A gap adds nothing to it' },
        { id: 'C', text: 'It depends on the author', description: 'Some require one, some don’t' },
        { id: 'D', text: 'Only on daily charts', description: 'Intraday charts rarely have gaps' },
      ],
      correctAnswer: 'C',
      explanation:
        'TA-Lib requires a gap between the bodies, and Gregory Morris requires price to gap up at the open; Bulkowski’s one-candle shooting star requires neither. If two people count “shooting stars” by different definitions, they count different candles, and you can’t compare their figures.',
      category: 'evidence',
      patternType: 'shooting-star',
      arithmetic: [],
    },
    {
      id: 'opposite-to-the-textbook',
      question: 'The textbook calls the hanging man bearish. What did Bulkowski measure (2008)?',
      options: [
        { id: 'A', text: '59% broke upward', description: 'The first close outside was above' },
        { id: 'B', text: '79% broke downward', description: 'The first close outside was below' },
        { id: 'C', text: '59% broke downward', description: 'The textbook was right more often than not' },
        { id: 'D', text: '50% broke each way', description: 'About as often up as down' },
      ],
      correctAnswer: 'A',
      explanation:
        'In 59% of cases, the first close outside the candle was above it. That doesn’t make the hanging man bullish: it closes near its high, and on random prices, 64% break upward. The 79% belongs to the bearish engulfing pattern.',
      category: 'evidence',
      patternType: 'hanging-man',
      picture: questionPicture(hangingMan, 'A rise that ends in a candle with a small body and a long lower shadow.'),
      arithmetic: [],
    },
    {
      id: 'break-even-failure',
      question:
        'A site gives head and shoulders tops a “success rate” of 81%, which is 100% minus Bulkowski’s break-even failure rate of 19%. What does that failure rate count?',
      options: [
        { id: 'A', text: 'Trades that lost money', description: 'After costs' },
        { id: 'B', text: 'Patterns that never completed', description: 'Price didn’t break the neckline' },
        { id: 'C', text: 'Breakouts after which price fell less than 5%', description: 'A short distance decides' },
        {
          id: 'D',
          text: 'Breakouts after which price missed the full target',
          description: 'It fell short of the measured move',
        },
      ],
      correctAnswer: 'C',
      explanation:
        'A break-even failure is a breakout after which price moves less than 5%. The other 81% moved at least that far, which is a low bar: only 51% reached the full target (Bulkowski, August 2020).',
      category: 'evidence',
      patternType: 'head-and-shoulders',
      arithmetic: ['100 - 19 = 81'],
    },
    {
      id: 'figure-without-year',
      question:
        'Bulkowski once ranked the high and tight flag first. In his figures from August 2020, it ranks 30th of 39. What can you learn from that?',
      options: [
        { id: 'A', text: 'The first figure must have been a mistake', description: 'Each pattern has one true rank' },
        { id: 'B', text: 'A figure depends on its time and sample', description: 'New data can change it' },
        { id: 'C', text: 'The pattern loses money now', description: 'It’s near the bottom of the list' },
        { id: 'D', text: 'The newest figure is the final one', description: 'More data makes it exact' },
      ],
      correctAnswer: 'B',
      explanation:
        'The same author measured the same pattern again and got a different result. Neither figure has to be a mistake, and the next one may be different again, so look for the year and the sample behind every figure you read.',
      category: 'evidence',
      arithmetic: [],
    },
    {
      id: 'does-it-pay',
      question:
        'In a study published in 2006, Marshall, Young and Rose tested candlestick rules on Dow Jones stocks. What did they find?',
      options: [
        { id: 'A', text: 'Most of the rules were profitable', description: 'The textbooks are right' },
        { id: 'B', text: 'The rules only worked in rising markets', description: 'The trend made the difference' },
        { id: 'C', text: 'Only engulfing patterns worked', description: 'One rule stood out' },
        { id: 'D', text: 'The rules had no value beyond chance', description: 'Random data did just as well' },
      ],
      correctAnswer: 'D',
      explanation:
        'They found that the rules made no more money than you’d expect by chance. Other studies found an edge with short holding periods or special exits, and some of that disappears after costs. Knowing a pattern’s name doesn’t mean that trading it pays; you have to test that.',
      category: 'evidence',
      arithmetic: [],
    },
    {
      id: 'large-sample',
      question:
        'Of 1,114 double tops with narrow peaks, 25% failed to fall by 5% (Bulkowski, August 2020). A friend says that the true rate could be anything. What’s its 95% confidence interval?',
      options: [
        { id: 'A', text: 'About 23% to 28%', description: 'Within three points of 25%' },
        { id: 'B', text: '0% to 100%', description: 'No sample can narrow it down' },
        { id: 'C', text: 'About 15% to 35%', description: 'Within ten points of 25%' },
        { id: 'D', text: 'Exactly 25%', description: 'The sample is large enough for that' },
      ],
      correctAnswer: 'A',
      explanation:
        'With more than a thousand cases, the Wilson interval is narrow: it runs from 23% to 28%. What it can’t tell you is whether the rate holds in another market or another decade.',
      category: 'evidence',
      patternType: 'double-top',
      arithmetic: [],
    },
    {
      id: 'gap-to-chance',
      question:
        'On random prices, 68% of 157,325 bearish engulfing patterns break downward. The published figure is 79%. A friend says that the figure for random prices may just be low by chance. Is your friend right?',
      options: [
        { id: 'A', text: 'Yes, because random prices can give any figure', description: 'They’re random, after all' },
        {
          id: 'B',
          text: 'Probably, because eleven points isn’t much',
          description: 'Results differ that much every year',
        },
        { id: 'C', text: 'No one can tell without a second test', description: 'One test proves nothing' },
        {
          id: 'D',
          text: 'No: with so many cases, it’s off by less than a point',
          description: 'The difference has another cause',
        },
      ],
      correctAnswer: 'D',
      explanation:
        'With 157,325 cases, the figure for random prices is accurate to about a quarter of a point, so chance can’t explain a gap of eleven. The pattern may explain it, or a different definition of the pattern: by our rules, only 61% broke downward on real prices.',
      category: 'evidence',
      patternType: 'bearish-engulfing',
      arithmetic: ['79 - 68 = 11'],
    },
  ],
  matching: null,
};
