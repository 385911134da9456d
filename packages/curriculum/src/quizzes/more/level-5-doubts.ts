import type { QuizQuestion } from '../quiz.ts';

/** More to ask at level 5. */
export const moreDoubts: readonly QuizQuestion[] = [
  {
    id: 'ninety-percent-wins',
    question: 'A strategy wins 90% of its trades. Does it make money?',
    options: [
      { id: 'A', text: 'Yes, because nine out of ten trades win', description: 'The win rate settles it' },
      { id: 'B', text: 'It depends on the size of the wins and losses', description: 'A win rate isn’t enough' },
      { id: 'C', text: 'No, because no strategy wins that often', description: 'The win rate must be wrong' },
      { id: 'D', text: 'Yes, as long as its positions are small', description: 'Position size settles it' },
    ],
    correctAnswer: 'B',
    explanation:
      'If one loss costs more than nine wins bring in, the strategy loses money. A win rate means something only next to the average gain and the average loss.',
    category: 'evidence',
    arithmetic: [],
  },
  {
    id: 'members-of-today',
    question:
      'Someone tests a rule over the last twenty years on the stocks that are in an index today. What’s wrong with that?',
    options: [
      { id: 'A', text: 'The companies that failed are missing', description: 'Only survivors are tested' },
      { id: 'B', text: 'Twenty years is too short to show anything', description: 'It takes at least a century' },
      { id: 'C', text: 'Rules for stocks don’t work on an index', description: 'An index isn’t a stock' },
      { id: 'D', text: 'Old prices aren’t exact enough', description: 'They’ve been adjusted for splits' },
    ],
    correctAnswer: 'A',
    explanation:
      'Today’s members are the companies that did well enough to stay or to be added. The stocks that collapsed are gone, and so are the losses of anyone who owned them. It’s called survivorship bias.',
    category: 'evidence',
    arithmetic: [],
  },
  {
    id: 'best-of-a-hundred',
    question: 'You try 100 settings for a rule and keep the one with the best results. What do those results show?',
    options: [
      { id: 'A', text: 'How the rule will do from now on', description: 'The best setting was kept' },
      { id: 'B', text: 'The true win rate of the rule', description: 'The other settings held it back' },
      { id: 'C', text: 'That the other 99 settings are wrong', description: 'Only one can be right' },
      { id: 'D', text: 'Less than they seem to', description: 'The best setting was probably lucky, too' },
    ],
    correctAnswer: 'D',
    explanation:
      'The best of a hundred results is usually one of the luckiest, and choosing a rule that way is called overfitting. To see how much of the result was luck, test the setting on prices that you didn’t use to choose it.',
    category: 'evidence',
    arithmetic: [],
  },
  {
    id: 'before-it-was-known',
    question: 'A backtest buys at the open of the same day whose close gives the signal. What’s wrong with that?',
    options: [
      { id: 'A', text: 'It pays more than it has to', description: 'The open is the worst price of the day' },
      { id: 'B', text: 'It trades a day too late', description: 'The signal is old by then' },
      { id: 'C', text: 'It uses the close before it’s known', description: 'No one could have made that trade' },
      { id: 'D', text: 'It ignores the volume', description: 'Few shares trade at the open' },
    ],
    correctAnswer: 'C',
    explanation:
      'At the open, the close is still hours away, so no one could have acted on it. The mistake is called look-ahead bias, and it usually makes a backtest look better than the strategy could have done with real money.',
    category: 'evidence',
    arithmetic: [],
  },
  {
    id: 'a-small-gain-a-day',
    question:
      'A rule trades every day and gains a tenth of a percent per trade before costs. What decides whether it makes money?',
    options: [
      { id: 'A', text: 'How long other traders have known it', description: 'Months or years' },
      { id: 'B', text: 'How much each trade costs', description: 'Spread, commission and slippage' },
      { id: 'C', text: 'How large the account is', description: 'Thousands or millions' },
      { id: 'D', text: 'How many stocks you trade it on', description: 'One or a hundred' },
    ],
    correctAnswer: 'B',
    explanation:
      'You pay the costs on every trade, so they weigh most on small, frequent gains. If a trade costs more than a tenth of a percent, this rule loses money.',
    category: 'evidence',
    arithmetic: [],
  },
  {
    id: 'why-random-prices',
    question: 'Why do these lessons show the rate on random prices next to a published rate?',
    options: [
      { id: 'A', text: 'To show what the pattern may add', description: 'The difference between the two' },
      { id: 'B', text: 'To show that all markets are random', description: 'No rate means anything' },
      { id: 'C', text: 'To make the published rate look higher', description: 'It looks better next to a low one' },
      { id: 'D', text: 'To make up for missing data', description: 'No one has measured the pattern' },
    ],
    correctAnswer: 'A',
    explanation:
      'Many patterns close near one end of their range, and then even random prices break out on that side most of the time. Only the difference between the two rates says something about the pattern.',
    category: 'evidence',
    arithmetic: [],
  },
  {
    id: 'two-points-better',
    question: 'In 80 cases, a pattern does two percentage points better than chance. What does that tell you?',
    options: [
      { id: 'A', text: 'It works, but only by a little', description: 'Two points are two points' },
      { id: 'B', text: 'It works in one case out of fifty', description: 'Two out of a hundred' },
      { id: 'C', text: 'It loses money in real trading', description: 'Costs are higher than that' },
      { id: 'D', text: 'Nothing, because it could be luck', description: 'There are too few cases' },
    ],
    correctAnswer: 'D',
    explanation:
      'With so few cases, luck alone can move a rate by about ten points in either direction. It takes thousands of cases to detect a difference of two points.',
    category: 'evidence',
    arithmetic: [],
  },
  {
    id: 'first-thing-to-ask',
    question: 'A post says that a pattern “works 87% of the time.” What do you ask first?',
    options: [
      { id: 'A', text: 'Whether it works in other markets, too', description: 'Currencies, futures, crypto' },
      { id: 'B', text: 'How large a position to take', description: 'A few percent of the account or less' },
      { id: 'C', text: 'What was counted, where and when', description: 'The rule, the market, the years' },
      { id: 'D', text: 'On which timeframe it works best', description: 'Hours, days or weeks' },
    ],
    correctAnswer: 'C',
    explanation:
      'Until you know that, “works” could mean anything from a close that’s one cent higher to a target that was reached. Timeframe and position size come later, if at all.',
    category: 'evidence',
    arithmetic: [],
  },
];
