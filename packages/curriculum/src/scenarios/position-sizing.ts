import type { Scenario } from './scenario.ts';

export const positionSizing: Scenario = {
  id: 'position-sizing',
  title: 'How Many Shares?',
  context:
    'You work as a nurse and trade an account of 14,000 after your shifts. One rule stands above the others: no trade may cost more than 1 % of the account.',
  situation:
    'Holmbeck, a maker of garden tools, has closed above its resistance, and you can buy at 42.60. The last swing low is at 40.00, so the stop belongs a little under it, at 39.80. Costs are small enough to leave aside.',
  question: 'Which order has a position size that fits both the chart and your rule?',
  options: [
    {
      id: 'a',
      text: 'Buy 3 shares with a stop at 39.80, so that the purchase itself stays under 1 % of the account.',
      isCorrect: false,
      explanation:
        'You have limited the money invested instead of the money at risk. Three shares cost 127.80, but at the stop they lose 8.40, a fraction of the 140 you allow.',
      consequence:
        'The share opens at 39.80 the next morning, because a rival has cut its prices, and you lose 8.40. A rise of 2.80 would have paid no more than that.',
    },
    {
      id: 'b',
      text: 'Buy 100 shares with a stop at 39.80.',
      isCorrect: false,
      explanation:
        'A stop limits the loss of one share; the number of shares decides what that costs. At 2.80 each, 100 shares put 280 at risk, which is 2 % of the account.',
      consequence:
        'After a rival’s price cut the next session begins at 39.80. The stop-loss order does its work, and 280 is gone: the losses of two trades in one.',
    },
    {
      id: 'c',
      text: 'Buy 50 shares, worth 2,130, with a stop at 39.80.',
      isCorrect: true,
      explanation:
        'Your risk per trade is 1 % of 14,000, or 140, and from 42.60 to 39.80 a share risks 2.80. The one divided by the other gives 50 shares, which cost 15.2 % of the account.',
      consequence:
        'News of a rival’s price cut comes overnight, and price opens right at your stop. You lose the planned 140, and 13,860 remains for the trades to come.',
    },
    {
      id: 'd',
      text: 'Buy 328 shares, all that you can pay for, with the stop raised to 42.18.',
      isCorrect: false,
      explanation:
        'On paper this risks 137.76, yet the stop was moved to please the size. It lies only 0.42 away, within reach of any ordinary wobble, and the whole account hangs on one share.',
      consequence:
        'Overnight a rival cuts its prices. The first trade of the morning is at 39.80, far under your stop, and 328 shares lose 918.40, or 6.6 % of the account.',
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
};
