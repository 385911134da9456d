import type { Term } from './term.ts';

export const riskTerms: readonly Term[] = [
  {
    id: 'position-size',
    term: 'position size',
    definition:
      'How many shares you trade. It follows from two numbers that you choose first: how much you’re willing to lose, and how far away your stop is.',
    example: 'You’re willing to lose $150, and your stop is 2.50 below your entry. Your position size is 60 shares.',
    category: 'risk',
    difficulty: 'beginner',
    relatedTerms: ['risk-per-trade', 'stop-loss', 'leverage'],
    arithmetic: ['150 / 2.50 = 60'],
  },
  {
    id: 'stop-loss',
    term: 'stop-loss',
    definition:
      'An order that closes your position once price reaches the level where your idea is wrong; that level is called the stop. Once price gets there, the order becomes a market order, so the price you get can be worse.',
    example:
      'You own 100 shares bought at 40.00 with a stop-loss at 38.50. After overnight news, the stock opens at 35.20, and your order is filled there: you lose $480 instead of the $150 you planned for.',
    category: 'risk',
    difficulty: 'beginner',
    relatedTerms: ['risk-per-trade', 'slippage', 'gap', 'position-size'],
    arithmetic: ['(40.00 - 38.50) * 100 = 150', '(40.00 - 35.20) * 100 = 480'],
  },
  {
    id: 'risk-per-trade',
    term: 'risk per trade',
    definition:
      'How much of your account a single trade loses if its stop is hit. Many trading educators recommend 1% or 2%, so that you can survive a losing streak.',
    example:
      'With $12,000 in your account and a risk per trade of 1%, you can lose $120 on the first trade. Ten losses in a row, each 1% of what’s left, leave $10,852.58, a drop of 9.6%.',
    category: 'risk',
    difficulty: 'beginner',
    relatedTerms: ['position-size', 'drawdown', 'r-multiple'],
    arithmetic: ['12000 * 1 / 100 = 120', '12000 * (1 - 1 / 100)^10 = 10852.58', '(1 - (1 - 1 / 100)^10) * 100 = 9.6'],
  },
  {
    id: 'reward-to-risk-ratio',
    term: 'reward-to-risk ratio',
    definition:
      'The distance from entry to target divided by the distance from entry to stop. At 2, you can be wrong two times out of three and still break even, before costs.',
    example:
      'With an entry at 70.00, a stop at 68.00 and a target at 75.00, you can gain 5.00 for 2.00 at risk, a ratio of 2.5.',
    category: 'risk',
    difficulty: 'beginner',
    relatedTerms: ['win-rate', 'expectancy', 'measured-move'],
    pronunciation: 'RAY-shee-oh',
    arithmetic: ['75.00 - 70.00 = 5.00', '70.00 - 68.00 = 2.00', '5.00 / 2.00 = 2.5'],
  },
  {
    id: 'r-multiple',
    term: 'R-multiple',
    definition:
      'The result of a trade in units of what it risked: 1R is the loss that you planned at your stop. It lets you compare trades of different sizes.',
    example: 'You risked $80 and gained $200, which is 2.5R. A trade that risked $300 and gained $450 was worth 1.5R.',
    category: 'risk',
    difficulty: 'intermediate',
    relatedTerms: ['expectancy', 'risk-per-trade', 'win-rate'],
    pronunciation: 'ar-MUL-tih-pul',
    arithmetic: ['200 / 80 = 2.5', '450 / 300 = 1.5'],
  },
  {
    id: 'drawdown',
    term: 'drawdown',
    definition:
      'The drop in an account from a peak to the lowest value after it, as a percentage of the peak. It takes a larger percentage to get out of a drawdown than to get into it.',
    example:
      'From $20,000 to $15,000 is a drawdown of 25%. To get back to $20,000, you have to make $5,000 on $15,000, which is 33.3%.',
    category: 'risk',
    difficulty: 'beginner',
    relatedTerms: ['risk-per-trade', 'expectancy', 'leverage'],
    arithmetic: ['20000 - 15000 = 5000', '5000 / 20000 * 100 = 25', '5000 / 15000 * 100 = 33.3'],
  },
  {
    id: 'win-rate',
    term: 'win rate',
    definition:
      'The percentage of closed trades that made money. It says little by itself: the size of the gains and losses matters just as much.',
    example: 'Six wins of $50 and four losses of $100 give you a win rate of 60% and a total of −$100.',
    category: 'risk',
    difficulty: 'beginner',
    relatedTerms: ['expectancy', 'reward-to-risk-ratio', 'r-multiple'],
    arithmetic: ['6 * 50 - 4 * 100 = -100', '6 / 10 * 100 = 60'],
  },
  {
    id: 'expectancy',
    term: 'expectancy',
    definition:
      'What a trade makes on average: win rate times average gain, minus loss rate times average loss. If it’s below zero, no position size helps.',
    example:
      'If you win 3R on 40% of your trades and lose 1R on the other 60%, the expectancy is 1.2 − 0.6, or 0.6R a trade.',
    category: 'risk',
    difficulty: 'intermediate',
    relatedTerms: ['win-rate', 'r-multiple', 'reward-to-risk-ratio'],
    arithmetic: ['40 / 100 * 3 = 1.2', '60 / 100 * 1 = 0.6', '1.2 - 0.6 = 0.6'],
  },
  {
    id: 'leverage',
    term: 'leverage',
    definition:
      'Trading with more than your own money, usually borrowed from the broker. Gains and losses grow by the same factor, and you have to pay back the loan no matter what happens.',
    example:
      'With $5,000 of your own and a $5,000 loan, you hold $10,000 of a stock. It falls 10%: the position loses $1,000, which is 20% of your money.',
    category: 'risk',
    difficulty: 'intermediate',
    relatedTerms: ['margin-call', 'position-size', 'drawdown'],
    arithmetic: ['5000 + 5000 = 10000', '10000 * 10 / 100 = 1000', '1000 / 5000 * 100 = 20'],
  },
  {
    id: 'margin-call',
    term: 'margin call',
    definition:
      'The broker’s demand for more money or securities when the equity in your margin account falls below the required level. The broker may sell your shares without waiting for the money, or without calling at all.',
    example:
      'You hold shares worth $14,000 with a loan of $10,000; your equity is $4,000, or 28.6%. If 30% is required, you have to deposit $200.',
    category: 'risk',
    difficulty: 'advanced',
    relatedTerms: ['leverage', 'liquidity'],
    pronunciation: 'MAR-jin',
    arithmetic: ['14000 - 10000 = 4000', '4000 / 14000 * 100 = 28.6', '14000 * 30 / 100 - 4000 = 200'],
  },
  {
    id: 'slippage',
    term: 'slippage',
    definition:
      'The difference between the price you expected and the price you got. It’s largest in fast markets, in thinly traded stocks and across gaps.',
    example: 'A stop at 24.00 is filled at 23.88. On 500 shares, that slippage costs you $60.',
    category: 'risk',
    difficulty: 'intermediate',
    relatedTerms: ['stop-loss', 'market-order', 'spread', 'liquidity'],
    pronunciation: 'SLIP-ij',
    arithmetic: ['(24.00 - 23.88) * 500 = 60'],
  },
];
