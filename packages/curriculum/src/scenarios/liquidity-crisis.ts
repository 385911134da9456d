import { scenarioTitles } from '../copy/scenario-titles.ts';
import type { Scenario } from './scenario.ts';

export const liquidityCrisis: Scenario = {
  id: 'liquidity-crisis',
  title: scenarioTitles['liquidity-crisis'],
  context:
    'You manage $220,000 for an investment club of former coworkers, including 2,400 shares of a small software company. The club’s rule for that stock: after a close below 13.00, you sell everything by the end of the next session.',
  situation:
    'In a panic that hit the whole market, the stock closed at 12.80 yesterday. This morning, the spread, usually 0.05, is 0.60: bid 12.40, ask 13.00. Buyers want 200 shares at 12.40, 300 at 12.10, 700 at 11.90, 1,200 at 11.60 and 1,500 at 11.50, and a new order comes in every few minutes.',
  question: 'It’s 10:00 a.m. How do you get out?',
  options: [
    {
      id: 'a',
      text: 'Sell all 2,400 at once with a market order: every minute counts in a panic.',
      isCorrect: false,
      explanation:
        'A market order takes one bid after another, however low they are. The limit up-limit down rule stops only trades more than about 10% away from the recent average price, and every one of these bids is closer than that. You have until the close, and you’d be paying for speed that you don’t need.',
      consequence:
        'You’re out right away with $28,360, or 11.82 a share on average: $2,360 less than at yesterday’s close. Sold in smaller orders, the shares would have brought $1,040 more.',
    },
    {
      id: 'b',
      text: 'Sell 300 at a time with limits from 12.40 down, and whatever is left before the close.',
      isCorrect: true,
      explanation:
        'Limit orders give new buyers time to come in, so that you’re not just selling to the next lower bid. If the panic gets worse, you’ll get less for the rest, but it still has to be sold before the close: that’s the club’s rule.',
      consequence:
        'New buyers come in, and you sell four orders at 12.40 and four at 12.10, the last one shortly before the close. The club gets $29,400, or 12.25 a share. That’s $1,320 less than at yesterday’s close, and you’ve followed its rule.',
    },
    {
      id: 'c',
      text: 'Enter a stop order for all 2,400 at 12.00, to sell only if things get worse.',
      isCorrect: false,
      explanation:
        'At 12.00, the stop becomes a market order, for everything and at the worst moment. If price never gets there, the club still owns the shares after the close, and that breaks its rule.',
      consequence:
        'Shortly before noon, a small sale finds no bid above 11.90, and that trade triggers the stop. You sell 700 shares there, 1,200 at 11.60 and 500 at 11.50: $28,000 in all, or 11.67 a share, which is $2,720 less than at yesterday’s close.',
    },
    {
      id: 'd',
      text: 'Keep the shares until the spread is back near 0.05, and sell them then.',
      isCorrect: false,
      explanation:
        'Saving the spread sounds sensible, but it can stay wide for as long as the fear lasts. Meanwhile, price may move far more than 0.60, and price is what told you to sell.',
      consequence:
        'The stock closes at 12.10, then opens 10% lower, at 10.89, and the spread is just as wide. Even at that price, the 2,400 shares would bring only $26,136, which is $4,584 less than at 12.80, and you still have to sell them.',
    },
  ],
  difficulty: 'advanced',
  category: 'Market Mechanics',
  terms: ['liquidity', 'bid', 'ask', 'spread', 'market-order', 'limit-order'],
  arithmetic: [
    '13.00 - 12.40 = 0.60',
    '200 * 12.40 + 300 * 12.10 + 700 * 11.90 + 1200 * 11.60 = 28360',
    '200 + 300 + 700 + 1200 = 2400',
    '28360 / 2400 = 11.82',
    '2400 * 12.80 - 28360 = 2360',
    '2400 / 300 / 2 = 4',
    '4 * 300 * 12.40 + 4 * 300 * 12.10 = 29400',
    '29400 / 2400 = 12.25',
    '2400 * 12.80 - 29400 = 1320',
    '29400 - 28360 = 1040',
    '2400 - 700 - 1200 = 500',
    '700 * 11.90 + 1200 * 11.60 + 500 * 11.50 = 28000',
    '28000 / 2400 = 11.67',
    '2400 * 12.80 - 28000 = 2720',
    '(1 - 10 / 100) * 12.10 = 10.89',
    '2400 * 10.89 = 26136',
    '2400 * 12.80 - 26136 = 4584',
  ],
  basis:
    'what the 2,400 shares are sold for or worth, compared with yesterday’s close of 12.80, under the trading rules as of November 2026',
  outcomes: { a: -2360, b: -1320, c: -2720, d: -4584 },
  chart: {
    title: 'The software company, half-hour candles without your own orders',
    prices: [12.8, 12.4, 11.9, 12.1, 10.89],
    before: [
      [14.1, 14.16, 13.83, 13.86],
      [13.87, 13.88, 13.77, 13.86],
      [13.84, 13.9, 13.77, 13.89],
      [13.85, 13.91, 13.69, 13.8],
      [13.79, 13.82, 13.64, 13.78],
      [13.79, 13.81, 13.65, 13.7],
      [13.69, 13.71, 13.55, 13.62],
      [13.62, 13.64, 13.45, 13.45],
      [13.44, 13.51, 13.2, 13.24],
      [13.27, 13.32, 13.16, 13.21],
      [13.21, 13.24, 13.14, 13.17],
      [13.14, 13.22, 13.01, 13.02],
      [13, 13.02, 12.78, 12.8],
      [12.62, 12.7, 12.36, 12.4],
    ],
    after: [
      [12.4, 12.4, 12.08, 12.1],
      [12.1, 12.34, 12.02, 12.28],
      [12.26, 12.4, 12.04, 12.12],
      [12.1, 12.16, 11.9, 12.02],
      [12.02, 12.03, 11.97, 11.99],
      [11.97, 12.01, 11.91, 11.98],
      [11.97, 12.11, 11.93, 12.08],
      [12.06, 12.2, 12, 12.17],
      [12.18, 12.21, 12.07, 12.17],
      [12.19, 12.26, 12.08, 12.12],
      [12.07, 12.25, 12.07, 12.22],
      [12.2, 12.26, 12.02, 12.1],
      [10.89, 11.16, 10.62, 10.94],
    ],
  },
};
