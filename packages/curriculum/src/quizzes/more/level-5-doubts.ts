import type { QuizQuestion } from '../quiz.ts';

/** More to ask at level 5. */
export const moreDoubts: readonly QuizQuestion[] = [
  {
    id: 'ninety-percent-wins',
    question: 'A method wins 90% of its trades. Does it make money?',
    options: [
      { id: 'A', text: 'Yes, because nine out of ten trades win', description: 'The rate says so' },
      { id: 'B', text: 'It depends on the size of wins and losses', description: 'A rate isn’t enough' },
      { id: 'C', text: 'No, because no method wins that often', description: 'The rate must be wrong' },
      { id: 'D', text: 'Yes, as long as its positions are small', description: 'It comes down to size' },
    ],
    correctAnswer: 'B',
    explanation:
      'If nine gains are small and the one loss is large, it loses. A win rate means something only next to the average gain and the average loss.',
    category: 'evidence',
    arithmetic: [],
  },
  {
    id: 'members-of-today',
    question:
      'A test of a rule uses the stocks that are in an index today, over the last twenty years. What’s wrong with that?',
    options: [
      { id: 'A', text: 'Companies that failed are missing', description: 'Only survivors are counted' },
      { id: 'B', text: 'Twenty years are too short to show anything', description: 'It takes a century' },
      { id: 'C', text: 'An index isn’t a stock', description: 'It can’t be traded' },
      { id: 'D', text: 'Old prices are less exact', description: 'They were rounded' },
    ],
    correctAnswer: 'A',
    explanation:
      'The members of today are the ones that did well enough to stay. Stocks that went under have left, and with them the losses of anyone who owned them.',
    category: 'evidence',
    arithmetic: [],
  },
  {
    id: 'best-of-a-hundred',
    question: 'You try 100 settings of a rule and keep the one with the best results. What do those results show?',
    options: [
      { id: 'A', text: 'How the rule will do from now on', description: 'The best was kept' },
      { id: 'B', text: 'The true rate of the rule', description: 'All others were too low' },
      { id: 'C', text: 'That the other 99 are wrong', description: 'Only one can be right' },
      { id: 'D', text: 'Some skill at most, and a lot of luck', description: 'The luckiest was kept' },
    ],
    correctAnswer: 'D',
    explanation:
      'Among a hundred results, the best one is also one of the luckiest. Prices that played no part in the choice can tell you what’s left of it.',
    category: 'evidence',
    arithmetic: [],
  },
  {
    id: 'before-it-was-known',
    question: 'A backtest buys at the open of the day whose close gives the signal. What’s wrong with that?',
    options: [
      { id: 'A', text: 'It pays more than it would have to', description: 'The open is the worst price' },
      { id: 'B', text: 'It trades too late', description: 'The signal is a day old' },
      { id: 'C', text: 'It knows the close too early', description: 'No one could have traded that' },
      { id: 'D', text: 'It ignores the volume', description: 'Few shares trade at the open' },
    ],
    correctAnswer: 'C',
    explanation:
      'At the open, the close is still hours away. A test like that is reading tomorrow’s newspaper, and no one could have made those gains. It’s called look-ahead bias.',
    category: 'evidence',
    arithmetic: [],
  },
  {
    id: 'a-small-gain-a-day',
    question:
      'A rule gains a tenth of a percent per trade before costs, and trades every day. What decides whether it pays?',
    options: [
      { id: 'A', text: 'How long it has been known to others', description: 'Months or years' },
      { id: 'B', text: 'What each trade costs', description: 'Spread, commission and slippage' },
      { id: 'C', text: 'How large the account is', description: 'Thousands or millions' },
      { id: 'D', text: 'How many stocks it’s used on', description: 'One or all' },
    ],
    correctAnswer: 'B',
    explanation:
      'Costs come off every trade, so frequent small gains feel them most. It takes little to turn such a gain into a loss.',
    category: 'evidence',
    arithmetic: [],
  },
  {
    id: 'why-random-prices',
    question: 'Why do these lessons show what random prices give next to a published rate?',
    options: [
      { id: 'A', text: 'To see what the pattern adds', description: 'The rest needs no explanation' },
      { id: 'B', text: 'To show that all markets are random', description: 'No rate means anything' },
      { id: 'C', text: 'To make the rate look higher', description: 'It needs a low one beside it' },
      { id: 'D', text: 'To fill in for missing data', description: 'No one has measured it' },
    ],
    correctAnswer: 'A',
    explanation:
      'A rule can favor one side through where it starts, and then any prices reach a high rate. Only the distance between the two figures says something about the pattern.',
    category: 'evidence',
    arithmetic: [],
  },
  {
    id: 'two-points-better',
    question: 'In 80 cases, a pattern does two points better than chance. What does that tell you?',
    options: [
      { id: 'A', text: 'It works, but only by a small amount', description: 'Two points are two points' },
      { id: 'B', text: 'It works in one case of fifty', description: 'Two of a hundred' },
      { id: 'C', text: 'It will fail in real trading', description: 'Costs are higher than that' },
      { id: 'D', text: 'Nothing: luck explains that much', description: 'Too few cases for two points' },
    ],
    correctAnswer: 'D',
    explanation:
      'With so few cases, luck alone moves a rate by about ten points in either direction. Two points only show in thousands of cases.',
    category: 'evidence',
    arithmetic: [],
  },
  {
    id: 'first-thing-to-ask',
    question: 'A post says that a pattern “works 87% of the time.” What do you ask first?',
    options: [
      { id: 'A', text: 'Whether it works on other markets, too', description: 'Currencies, futures, crypto' },
      { id: 'B', text: 'How large a position to take', description: 'A fiftieth of the account or less' },
      { id: 'C', text: 'What was counted, where and when', description: 'The rule, the market, the years' },
      { id: 'D', text: 'Which timeframe works even better', description: 'Hours, days or weeks' },
    ],
    correctAnswer: 'C',
    explanation:
      'Without that, the figure can stand for anything, from a close that’s a cent higher to a target that was reached. Size and timeframe come later, if at all.',
    category: 'evidence',
    arithmetic: [],
  },
];
