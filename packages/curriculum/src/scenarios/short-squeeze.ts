import { scenarioTitles } from '../copy/scenario-titles.ts';
import type { Scenario } from './scenario.ts';

export const shortSqueeze: Scenario = {
  id: 'short-squeeze',
  title: scenarioTitles['short-squeeze'],
  context:
    'You’ve read balance sheets your whole career, and now you sell overpriced stocks short in a margin account of $60,000. Every position has a stop order and is sized to cost no more than 1.5% of the account if the stop is filled at its price.',
  situation:
    'You’re short 300 shares of a maker of plant-based food, sold at 22.00 with a stop order at 25.00. Short interest is 38% of the float, about six days of average volume, and the annual fee for borrowing shares has jumped from 9% to 85%. Yesterday’s close was 24.60. This morning there’s a takeover rumor, and buyers are bidding 27.50 before the open.',
  question: 'The market opens in twenty minutes. What do you do?',
  options: [
    {
      id: 'a',
      text: 'Cancel the stop: the company is still losing money, and squeezes don’t last.',
      isCorrect: false,
      explanation:
        'You can be right about the company and still lose everything on the price. While many people have to buy and few want to sell, what the company is worth puts no ceiling on the price, and the lender can recall the shares at any time.',
      consequence:
        'Two days later, the stock has doubled from 27.50 to 55.00. You’re down $9,900, or 16.5% of the account, and that’s before the 85% borrowing fee.',
    },
    {
      id: 'b',
      text: 'Cancel the stop and sell another 300 short at 27.50, which lifts your average price to 24.75.',
      isCorrect: false,
      explanation:
        'A better average isn’t a better position: you’ve doubled a trade that’s going wrong. If you add to a short position in a squeeze, you become one more trader who has to buy.',
      consequence:
        'At 55.00, you’re down $18,150 on 600 shares. That’s 30.25% of the account, from a trade that was supposed to cost at most 1.5%.',
    },
    {
      id: 'c',
      text: 'Cancel the stop and, at the open, buy three calls (300 shares) with a strike of 30.00 for 4.20 a share.',
      isCorrect: false,
      explanation:
        'The calls do cap the loss, but at far too high a level: $2,400 up to the strike and $1,260 for the calls, $3,660 in all, or 6.1% of the account. Insurance is most expensive while the house is on fire.',
      consequence:
        'At 55.00, the calls keep the loss from growing past $3,660. You sleep well, but you’ve paid $2,010 more than the stop order would have cost you at the open.',
    },
    {
      id: 'd',
      text: 'Let the stop order buy the 300 shares back at the open, near 27.50.',
      isCorrect: true,
      explanation:
        'Your stop is the price where the idea is wrong, and price is already past it. The gap makes the loss larger than planned, and in a squeeze the order may be filled well above 27.50; but then it’s over, while the loss on a short position has no limit.',
      consequence:
        'The order is filled at 27.50 and costs you $1,650, which is 2.75% of the account and $750 more than the $900 you planned for. Two days later, the stock is at 55.00.',
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
  basis: 'profit or loss on the short position at 55.00, before the borrowing fee',
  outcomes: { a: -9900, b: -18150, c: -3660, d: -1650 },
  chart: {
    title: 'The maker of plant-based food, daily candles',
    prices: [22, 24.6, 27.5, 55],
    before: [
      [22.46, 22.56, 21.96, 22.13],
      [22.16, 22.27, 21.8, 22],
      [22.07, 22.21, 21.96, 22.2],
      [22.24, 22.27, 21.94, 22],
      [22.04, 22.5, 21.97, 22.42],
      [22.37, 22.5, 21.94, 22.07],
      [22, 22.12, 21.78, 22],
      [21.99, 22.09, 21.4, 21.8],
      [21.78, 21.87, 21.37, 21.4],
      [21.45, 21.98, 21.21, 21.93],
      [21.86, 22.94, 21.76, 22.86],
      [22.83, 23.36, 22.65, 23.21],
      [23.14, 23.46, 22.93, 23.37],
      [23.29, 23.94, 23.18, 23.9],
      [23.87, 24.61, 23.8, 24.6],
    ],
    after: [
      [27.5, 36.4, 26.9, 35.7],
      [36.8, 46.1, 35.2, 44.6],
      [45.2, 55.6, 43.7, 55],
    ],
  },
};
