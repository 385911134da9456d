import { scenarioTitles } from '../copy/scenario-titles.ts';
import type { Scenario } from './scenario.ts';

export const positionSizing: Scenario = {
  id: 'position-sizing',
  title: scenarioTitles['position-sizing'],
  context:
    'You’re a nurse, and you trade a $14,000 account after your shifts. One rule comes first: no trade may risk more than 1% of the account.',
  situation:
    'Holmbeck, a maker of garden tools, has closed above its resistance, and you can buy at 42.60. The last swing low is at 40.00, so the stop belongs a little below it, at 39.80. Costs are small enough to ignore.',
  question: 'Which order fits both the chart and your rule?',
  options: [
    {
      id: 'a',
      text: 'Buy 3 shares with a stop at 39.80, so that the purchase itself stays below 1% of the account.',
      isCorrect: false,
      explanation:
        'You have limited the money invested instead of the money at risk. Three shares cost $127.80, but at the stop they lose only $8.40, a fraction of the $140 you allow.',
      consequence:
        'The stock opens at 39.80 the next morning, because a rival has cut its prices, and you lose $8.40. If price had risen by 2.80 instead, you’d have made only $8.40.',
    },
    {
      id: 'b',
      text: 'Buy 100 shares with a stop at 39.80.',
      isCorrect: false,
      explanation:
        'A stop sets your planned loss per share; the number of shares decides what that adds up to. At 2.80 each, 100 shares put $280 at risk, which is 2% of the account.',
      consequence:
        'After a rival’s price cut, the next session opens at 39.80. Your stop-loss order does its job, and you lose $280: two trades’ worth of losses in one.',
    },
    {
      id: 'c',
      text: 'Buy 50 shares, worth $2,130, with a stop at 39.80.',
      isCorrect: true,
      explanation:
        'Your risk per trade is 1% of $14,000, or $140, and from 42.60 to 39.80 each share risks 2.80. Divide one by the other and you get 50 shares, which cost 15.2% of the account.',
      consequence:
        'Overnight, there’s news of a rival’s price cut, and price opens right at your stop. You lose the $140 you planned for, and you have $13,860 left for your next trades.',
    },
    {
      id: 'd',
      text: 'Buy 328 shares, as many as you can afford, with the stop raised to 42.18.',
      isCorrect: false,
      explanation:
        'On paper, this risks $137.76, but you moved the stop to fit the size. It’s only 0.42 away, where any ordinary dip can reach it, and your whole account is in one stock.',
      consequence:
        'Overnight, a rival cuts its prices. The first trade of the morning is at 39.80, far below your stop, and you lose $918.40 on 328 shares, or 6.6% of the account.',
    },
  ],
  difficulty: 'beginner',
  category: 'Risk Management',
  terms: ['position-size', 'risk-per-trade', 'stop-loss', 'resistance'],
  arithmetic: [
    '14000 * 1 / 100 = 140',
    '42.60 - 39.80 = 2.80',
    '140 / 2.80 = 50',
    '50 * 42.60 = 2130',
    '2130 / 14000 * 100 = 15.2',
    '14000 - 140 = 13860',
    '3 * 42.60 = 127.80',
    '3 * 2.80 = 8.40',
    '100 * 2.80 = 280',
    '280 / 14000 * 100 = 2',
    'floor(14000 / 42.60) = 328',
    '42.60 - 42.18 = 0.42',
    '328 * 0.42 = 137.76',
    '328 * 2.80 = 918.40',
    '918.40 / 14000 * 100 = 6.6',
  ],
  basis: 'profit or loss on the trade by the next morning, at 39.80',
  outcomes: { a: -8.4, b: -280, c: -140, d: -918.4 },
  chart: {
    title: 'Holmbeck, daily candles',
    prices: [40, 42.6, 39.8],
    before: [
      [40.74, 40.81, 40.43, 40.56],
      [40.61, 40.87, 40.47, 40.78],
      [40.78, 41.22, 40.57, 40.98],
      [40.97, 41.19, 40.79, 40.85],
      [40.94, 41.2, 40.85, 41.12],
      [41.18, 41.69, 41.06, 41.6],
      [41.65, 41.69, 41.62, 41.62],
      [41.51, 41.67, 41.24, 41.32],
      [41.27, 41.37, 40.88, 40.95],
      [40.98, 41.06, 40.68, 40.8],
      [40.71, 40.81, 40.43, 40.5],
      [40.46, 40.7, 40, 40.62],
      [40.56, 41.04, 40.55, 40.9],
      [40.92, 41.36, 40.81, 41.32],
      [41.39, 41.4, 41.26, 41.26],
      [41.3, 41.74, 41.3, 41.7],
      [41.71, 42.65, 41.6, 42.6],
    ],
    after: [
      [39.8, 40.24, 39.12, 39.46],
      [39.54, 39.59, 38.58, 39.09],
      [39.12, 39.27, 38.47, 38.5],
      [38.53, 38.61, 38.3, 38.38],
      [38.37, 38.96, 38.32, 38.74],
      [38.79, 39.08, 38.56, 38.9],
    ],
  },
};
