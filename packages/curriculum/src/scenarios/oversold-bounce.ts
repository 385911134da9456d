import { scenarioTitles } from '../copy/scenario-titles.ts';
import type { Scenario } from './scenario.ts';

export const oversoldBounce: Scenario = {
  id: 'oversold-bounce',
  title: scenarioTitles['oversold-bounce'],
  context:
    'You’re a mountain guide, and in winter you trade rebounds in large stocks with a $25,000 account, risking 1% of it, or $250, on each. You buy only above a rising 200-day average, once the 14-day RSI is back above 30 and price, a minute before the close, is above the previous session’s high; the target must be at least twice as far away as the stop.',
  situation:
    'In a market-wide sell-off, a maker of farm machinery dropped from 92.00 to 78.40 in eight sessions, and its RSI dropped to 26. The 200-day average is at 74.60 and rising. Yesterday’s high was 80.90; today, a minute before the close, the stock trades at 81.50 and its RSI is 33. On the way down, it paused at 88.70, so you make that your target.',
  question: 'What do you do in this last minute?',
  options: [
    {
      id: 'a',
      text: 'Wait until the RSI is above 50, the sign that buyers are back in charge.',
      isCorrect: false,
      explanation:
        'Every condition that you wrote down is met today. One more sounds careful, but it raises your entry while the stop stays where it is, which makes the trade worse.',
      consequence:
        'The RSI passes 50 after price rises another 5.00, to 86.50. From there, it’s 8.20 down to 78.30 and only 2.20 up to 88.70. You buy 30 shares anyway and make $66 where you could have made $561.60.',
    },
    {
      id: 'b',
      text: 'Buy 78 shares, with the stop at 78.30 and the target at 88.70.',
      isCorrect: true,
      explanation:
        'Oversold alone wouldn’t be a reason, but the long-term trend is up and price has begun to turn. The stop is 3.20 away and the target 7.20, a ratio of 2.25, and 78 shares risk $249.60.',
      consequence:
        'The stock works its way up to 88.70, and you make $561.60. If it had hit the stop, you’d have lost $249.60, and the decision would have been just as good.',
    },
    {
      id: 'c',
      text: 'Buy 156 shares, with the stop at 78.30, since everything fits so well.',
      isCorrect: false,
      explanation:
        'Meeting your conditions justifies the trade, but it doesn’t justify doubling it. With 156 shares, the stop would cost you $499.20, about 2% of the account.',
      consequence:
        'You make $1,123.20 and learn the wrong lesson: that you can let a feeling set the size. The next setup that looks this clean may be the one that hits its stop.',
    },
    {
      id: 'd',
      text: 'Place a limit order for 78 shares at 78.60, just above the low, with a stop at 78.30.',
      isCorrect: false,
      explanation:
        'A risk of 0.30 a share looks like a bargain, but the order is filled only if price falls all the way back. You’d own the stock just when the turn has failed.',
      consequence:
        'Price never comes back to 78.60. You tried to risk $23.40 instead of $249.60, and now you watch the whole move to 88.70 without owning a share.',
    },
  ],
  difficulty: 'intermediate',
  category: 'Technical Analysis',
  terms: [
    'oversold',
    'relative-strength-index',
    'moving-average',
    'reward-to-risk-ratio',
    'position-size',
    'stop-loss',
  ],
  arithmetic: [
    '1 / 100 * 25000 = 250',
    '78.40 - 10 / 100 = 78.30',
    '81.50 - 78.30 = 3.20',
    '88.70 - 81.50 = 7.20',
    '7.20 / 3.20 = 2.25',
    'floor(250 / 3.20) = 78',
    '78 * 3.20 = 249.60',
    '78 * 7.20 = 561.60',
    '86.50 - 81.50 = 5.00',
    '81.50 + 5.00 = 86.50',
    '86.50 - 78.30 = 8.20',
    '88.70 - 86.50 = 2.20',
    'floor(250 / 8.20) = 30',
    '30 * 2.20 = 66',
    '2 * 78 = 156',
    '156 * 3.20 = 499.20',
    '499.20 / 25000 * 100 = 2',
    '156 * 7.20 = 1123.20',
    '78.60 - 78.30 = 0.30',
    '78 * 0.30 = 23.40',
  ],
  basis: 'profit or loss on the trade by the time price reaches 88.70',
  outcomes: { a: 66, b: 561.6, c: 1123.2, d: 0 },
  chart: {
    title: 'The maker of farm machinery, daily candles',
    prices: [92, 78.4, 80.9, 81.5, 86.5, 88.7],
    before: [
      [90.31, 90.57, 89.6, 89.84],
      [90.04, 90.17, 89.85, 89.89],
      [89.85, 90.57, 89.4, 90.47],
      [90.42, 90.43, 89.85, 90.02],
      [89.97, 90.73, 89.79, 90.6],
      [90.66, 91.46, 90.29, 91.2],
      [91.3, 92, 90.7, 90.9],
      [90.8, 91.1, 89.9, 90.2],
      [90.1, 90.2, 88.5, 88.7],
      [88.8, 89.6, 88.4, 89.2],
      [88.9, 89, 86.3, 86.6],
      [86.4, 86.9, 84.2, 84.5],
      [84.4, 84.9, 82.1, 82.4],
      [82.2, 82.6, 79.9, 80.3],
      [80.1, 80.9, 78.4, 79.6],
      [79.9, 81.58, 79.4, 81.5],
    ],
    after: [
      [81.56, 83.49, 81.56, 83.07],
      [82.95, 84.13, 82.89, 83.82],
      [83.96, 84.18, 83.82, 84.11],
      [84.11, 84.71, 84.06, 84.51],
      [84.59, 84.85, 84.28, 84.7],
      [84.6, 85.78, 84.44, 85.37],
      [85.67, 85.68, 85.35, 85.49],
      [85.63, 85.89, 85.27, 85.47],
      [85.38, 86.25, 85.29, 86.12],
      [85.95, 86.76, 85.57, 86.5],
      [86.18, 88, 86.08, 87.74],
      [87.89, 88.13, 87.84, 88.1],
      [88, 88.96, 87.6, 88.7],
    ],
  },
};
