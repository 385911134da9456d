import type { Scenario } from './scenario.ts';

export const shortSqueeze: Scenario = {
  id: 'short-squeeze',
  title: 'Everyone Has to Buy',
  context:
    'Having read balance sheets all your working life, you sell overpriced shares short in a margin account of 60,000. Every position has a stop order, and at its stop it may cost 1.5 % of the account.',
  situation:
    'You are short 300 shares of a maker of plant-based food, sold at 22.00 with a stop order at 25.00. Short sellers have borrowed 38 % of the shares that are free to trade, six days of ordinary volume, and the yearly fee for borrowing has jumped from 9 % to 85 %. Yesterday’s close was 24.60. This morning a takeover is rumoured, and buyers bid 27.50 before the opening.',
  question: 'The market opens in twenty minutes. What do you do?',
  options: [
    {
      id: 'a',
      text: 'Cancel the stop: the company still loses money, and squeezes end by themselves.',
      isCorrect: false,
      explanation:
        'You may be right about the company and still be carried out by the price. While many must buy and few want to sell, value sets no limit, and the lender can call the shares back at any moment.',
      consequence:
        'Two days later the share has doubled from 27.50 to 55.00. The position is 9,900 behind, 16.5 % of the account, and the fee of 85 % keeps running.',
    },
    {
      id: 'b',
      text: 'Sell another 300 short at 27.50, which lifts your average price to 24.75.',
      isCorrect: false,
      explanation:
        'A better average is not a better position: it is twice as large in the trade that is going wrong. Whoever adds to a short sale in a squeeze joins those who will have to buy.',
      consequence:
        'At 55.00 the 600 shares are 18,150 behind. That is 30.25 % of the account, from a trade that was to cost 1.5 %.',
    },
    {
      id: 'c',
      text: 'Cancel the stop and buy three calls (300 shares) with a strike of 30.00 for 4.20 a share.',
      isCorrect: false,
      explanation:
        'The calls do cap the loss, only far too high: 2,400 up to the strike and 1,260 for the calls, 3,660 in all, or 6.1 % of the account. Insurance is dearest while the house is on fire.',
      consequence:
        'At 55.00 the calls stop the loss from growing past 3,660. You sleep, having paid 2,010 more than the stop order would have cost at the opening.',
    },
    {
      id: 'd',
      text: 'Let the stop order buy the 300 shares back at the opening, near 27.50.',
      isCorrect: true,
      explanation:
        'The stop marks the price at which the idea was wrong, and price is beyond it. The gap makes the loss larger than planned, but it is known and final, while a short position has no largest loss.',
      consequence:
        'The order is filled at 27.50 and costs 1,650, which is 2.75 % of the account and 750 more than the planned 900. Two days later the share stands at 55.00.',
    },
  ],
  difficulty: 'advanced',
  category: 'Market Mechanics',
  terms: ['short-selling', 'stop-loss', 'gap', 'volume', 'risk-per-trade'],
  arithmetic: [
    '300 * (25.00 - 22.00) = 900',
    '900 / 60000 * 100 = 1.5',
    '2 * 27.50 = 55.00',
    '300 * (55.00 - 22.00) = 9900',
    '9900 / 60000 * 100 = 16.5',
    '(22.00 + 27.50) / 2 = 24.75',
    '2 * 300 = 600',
    '600 * (55.00 - 24.75) = 18150',
    '18150 / 60000 * 100 = 30.25',
    '300 * (30.00 - 22.00) = 2400',
    '300 * 4.20 = 1260',
    '2400 + 1260 = 3660',
    '3660 / 60000 * 100 = 6.1',
    '300 * (27.50 - 22.00) = 1650',
    '3660 - 1650 = 2010',
    '1650 / 60000 * 100 = 2.75',
    '1650 - 900 = 750',
  ],
};
