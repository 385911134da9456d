import { scenarioTitles } from '../copy/scenario-titles.ts';
import type { Scenario } from './scenario.ts';

export const averagingDown: Scenario = {
  id: 'averaging-down',
  title: scenarioTitles['averaging-down'],
  context:
    'You run a bakery, have your afternoons free, and have set aside $15,000 for trading. You write the plan for each stock on a card, entry and stop, and you don’t change it later.',
  situation:
    'Your card for Pallisan, a chain of shoe stores, says 100 shares at 30.00 and a stop at 27.00. You kept that stop in your head instead of placing a stop-loss order. After a profit warning, the stock fell through it this morning and now trades at 26.40; it pays a dividend of 1.20 a share per year.',
  question: 'The card says one thing and the price another. What now?',
  options: [
    {
      id: 'a',
      text: 'Buy 100 more at 26.40: your average falls to 28.20, and a small rise gets you back to even.',
      isCorrect: false,
      explanation:
        'The arithmetic is right: 28.20 is only 6.8% away, and 30.00 is 13.6%. But you’d be doubling your position just when the company has told you that business is worse than you thought.',
      consequence:
        'A month later, the stock is down another 10%, at 23.76. On 200 shares, you’re down $888, which is 5.9% of the account.',
    },
    {
      id: 'b',
      text: 'Keep the 100 shares as an investment and let the dividend pay you for waiting.',
      isCorrect: false,
      explanation:
        'Losing money isn’t a reason to turn a trade into an investment. The dividend is 4.5% of the price, and it has to come out of the very profits the company just warned about.',
      consequence:
        'Within weeks, price drops another 10%, and the board cuts the dividend in half, to 0.60. At 23.76, you’re down $624, and you’re paid $60 a year to wait.',
    },
    {
      id: 'c',
      text: 'Sell 50 shares now and the other 50 when price is back at 30.00.',
      isCorrect: false,
      explanation:
        'Half a decision keeps half the risk, and that half has no stop at all. The market doesn’t know or care that you paid 30.00.',
      consequence:
        'You lose $180 on the first 50 shares. Price never gets back to 30.00; at 23.76, after another 10% drop, the others are down $312, for a total of $492.',
    },
    {
      id: 'd',
      text: 'Sell all 100 shares now with a market order, even though price is already below the stop.',
      isCorrect: true,
      explanation:
        'By your own card, the idea was wrong at 27.00, and nothing this morning argues for keeping it. If you had $2,640 in cash instead of the shares, you probably wouldn’t buy this stock today.',
      consequence:
        'You lose $360, or 2.4% of the account. That’s $60 more than the $300 on the card, and the difference is what it cost to keep the stop in your head.',
    },
  ],
  difficulty: 'beginner',
  category: 'Risk Management',
  terms: ['stop-loss', 'dividend', 'market-order'],
  arithmetic: [
    '(30.00 + 26.40) / 2 = 28.20',
    '(28.20 - 26.40) / 26.40 * 100 = 6.8',
    '(30.00 - 26.40) / 26.40 * 100 = 13.6',
    '26.40 * (1 - 10 / 100) = 23.76',
    '100 + 100 = 200',
    '(28.20 - 23.76) * 200 = 888',
    '888 / 15000 * 100 = 5.9',
    '1.20 / 26.40 * 100 = 4.5',
    '1.20 / 2 = 0.60',
    '(30.00 - 23.76) * 100 = 624',
    '0.60 * 100 = 60',
    '(30.00 - 26.40) * 50 = 180',
    '(30.00 - 23.76) * 50 = 312',
    '180 + 312 = 492',
    '26.40 * 100 = 2640',
    '(30.00 - 26.40) * 100 = 360',
    '360 / 15000 * 100 = 2.4',
    '(30.00 - 27.00) * 100 = 300',
    '360 - 300 = 60',
  ],
  basis: 'profit or loss on Pallisan since the first purchase, at 23.76 for what you still hold',
  outcomes: { a: -888, b: -624, c: -492, d: -360 },
  chart: {
    title: 'Pallisan, daily candles',
    prices: [30, 26.4, 23.76],
    before: [
      [29.19, 29.64, 29, 29.63],
      [29.64, 29.69, 29.06, 29.07],
      [28.99, 29.41, 28.9, 29.38],
      [29.38, 29.48, 29.2, 29.24],
      [29.15, 29.6, 29.02, 29.33],
      [29.33, 29.67, 29.29, 29.5],
      [29.53, 30.01, 29.49, 30],
      [30, 30.15, 29.89, 30.08],
      [30.08, 30.2, 29.56, 29.73],
      [29.83, 29.91, 29.66, 29.89],
      [29.86, 29.95, 28.82, 29.15],
      [29.08, 29.4, 28.93, 29.29],
      [29.27, 29.28, 28.76, 28.9],
      [28.93, 28.97, 28.34, 28.38],
      [28.34, 28.4, 28.04, 28.21],
      [28.25, 28.42, 27.86, 27.9],
      [27.4, 27.55, 26.25, 26.4],
    ],
    after: [
      [26.51, 26.59, 26.33, 26.44],
      [26.48, 26.56, 25.94, 26.14],
      [26.03, 26.24, 25.89, 26.14],
      [26.01, 26.22, 25.99, 26.14],
      [26.14, 26.35, 25.57, 25.71],
      [25.78, 25.82, 25.32, 25.44],
      [25.52, 25.55, 24.86, 25.11],
      [25.15, 25.22, 25.09, 25.13],
      [25.02, 25.18, 24.91, 25.1],
      [25.05, 25.09, 24.58, 24.67],
      [24.57, 24.77, 24.41, 24.6],
      [24.61, 24.63, 24.57, 24.62],
      [24.71, 24.77, 24.47, 24.62],
      [24.62, 24.82, 24.2, 24.46],
      [24.39, 24.67, 24.28, 24.42],
      [24.5, 24.55, 24.23, 24.26],
      [24.25, 24.32, 23.73, 23.82],
      [23.81, 23.93, 23.68, 23.83],
      [23.77, 24.08, 23.6, 24.03],
      [24.04, 24.14, 23.69, 23.76],
    ],
  },
};
