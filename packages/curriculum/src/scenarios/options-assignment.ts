import { scenarioTitles } from '../copy/scenario-titles.ts';
import type { Scenario } from './scenario.ts';

export const optionsAssignment: Scenario = {
  id: 'options-assignment',
  title: scenarioTitles['options-assignment'],
  context:
    'You bought 300 shares of a beverage company at 41.00 when your daughter was born, to pay for college, and now and then you sell calls against them. You want to keep the shares and their dividends; you have other gains this year, and you pay 15% tax on net gains and on dividends.',
  situation:
    'Three calls that you sold for 1.10 a share, 100 shares per contract, have a strike of 55.00 and expire in nine days. The stock trades at 58.40 and goes ex-dividend tomorrow, with a dividend of 0.72. You can buy the calls back at 3.52 and sell next month’s calls with a strike of 60.00 at 0.90.',
  question: 'The market closes in an hour. What do you do?',
  options: [
    {
      id: 'a',
      text: 'Buy the three calls back now and sell next month’s with the strike of 60.00.',
      isCorrect: true,
      explanation:
        'Only 0.12 of the 3.52 is time value, less than the dividend of 0.72, so the holder has good reason to exercise tonight. A call with a strike above the price gives its holder no reason to exercise.',
      consequence:
        'As one limit order, the roll costs $786: you pay $1,056 for the old calls and get $270 for the new ones. You keep the shares and collect a dividend of $216, of which tax takes $32.40, while the loss of $726 on the old calls saves you $108.90. All in all, you’re out $493.50, or $763.50 if you later buy the new calls back at the price you got for them; tomorrow’s open at 57.68 is still 2.32 below the new strike.',
    },
    {
      id: 'b',
      text: 'Wait: anyone who exercises nine days early throws away the time value.',
      isCorrect: false,
      explanation:
        'It’s a good rule of thumb, but a dividend is the exception. The holder gives up 0.12 of time value and gains 0.72.',
      consequence:
        'All three calls are assigned overnight, and the $216 goes to the new owner. You get $16,500 for the shares; with the premium of $330, your taxable gain is $4,530, and the tax is $679.50. Owning the shares again at 57.68 would take $804 more than you were paid, so with the tax, getting back in costs $1,483.50, although your higher cost basis will mean less tax when you eventually sell.',
    },
    {
      id: 'c',
      text: 'Wait until tomorrow: once the dividend is out of the price, the calls cost less.',
      isCorrect: false,
      explanation:
        'Tomorrow is a day late. Holders who want the dividend exercise before the ex-dividend date, and you find out the next morning.',
      consequence:
        'In the morning, there are no calls left to buy back and no dividend to collect. Buying 300 shares again at 57.68 costs $17,304, which is $804 more than the $16,500 you were paid; with the tax of $679.50, you’re out $1,483.50.',
    },
    {
      id: 'd',
      text: 'Sell the 300 shares at 58.40, before someone takes them at 55.00.',
      isCorrect: false,
      explanation:
        'A sale is exactly what you wanted to avoid, and it leaves the calls uncovered: you’d still owe 300 shares at 55.00 and no longer have them.',
      consequence:
        'You get $17,520, but the calls are assigned overnight: you’re short 300 shares, sold for $16,500, and owe their dividend of $216. To cover the short and get your 300 shares back, you have to buy 600 at 57.68, for $34,608; with the dividend, that’s $804 more than you took in. Leaving the wash-sale rule aside, your taxable gain is $4,530 here as well, so with the tax of $679.50, you’re out $1,483.50.',
    },
  ],
  difficulty: 'advanced',
  category: 'Options Trading',
  terms: ['dividend', 'limit-order', 'short-selling'],
  arithmetic: [
    '3.52 - (58.40 - 55.00) = 0.12',
    '300 * 3.52 = 1056',
    '300 * 0.90 = 270',
    '1056 - 270 = 786',
    '300 * 0.72 = 216',
    '300 * (3.52 - 1.10) = 726',
    '15 / 100 * 216 = 32.40',
    '15 / 100 * 726 = 108.90',
    '786 - 216 + 32.40 - 108.90 = 493.50',
    '493.50 + 270 = 763.50',
    '58.40 - 0.72 = 57.68',
    '60.00 - 57.68 = 2.32',
    '300 * 55.00 = 16500',
    '300 * 1.10 = 330',
    '16500 + 330 - 300 * 41.00 = 4530',
    '15 / 100 * 4530 = 679.50',
    '300 * 57.68 = 17304',
    '17304 - 16500 = 804',
    '804 + 679.50 = 1483.50',
    '300 * 58.40 = 17520',
    '2 * 300 = 600',
    '600 * 57.68 = 34608',
    '34608 - (17520 + 16500 - 216) = 804',
    '17520 + 16500 + 330 - 216 - 17304 - 300 * 41.00 = 4530',
  ],
  basis: 'what it costs, after tax, to own the 300 shares at tomorrow’s open of 57.68',
  outcomes: { a: -493.5, b: -1483.5, c: -1483.5, d: -1483.5 },
  chart: {
    title: 'The beverage company, daily candles',
    prices: [58.4, 57.68],
    before: [
      [55.39, 55.94, 54.66, 54.91],
      [54.8, 54.99, 54.62, 54.76],
      [54.76, 55.47, 54.75, 55.46],
      [55.47, 56.7, 55.28, 56.58],
      [56.55, 57.19, 56.16, 57.01],
      [56.96, 57.15, 56.86, 56.91],
      [57.02, 57.16, 56.25, 56.69],
      [56.87, 56.95, 56.37, 56.5],
      [56.36, 56.53, 56.06, 56.26],
      [56.33, 56.96, 56.29, 56.72],
      [56.66, 57.5, 56.56, 57.33],
      [57.35, 57.72, 57.16, 57.54],
      [57.68, 57.92, 57.44, 57.72],
      [57.77, 57.99, 57.48, 57.6],
      [57.68, 58.43, 57.45, 58.4],
    ],
    after: [
      [57.68, 58.22, 57.34, 57.96],
      [58, 58.14, 57.55, 57.78],
      [57.85, 58.48, 57.8, 58.26],
      [58.38, 58.62, 58.19, 58.57],
      [58.53, 58.91, 58.22, 58.63],
      [58.51, 58.56, 58.19, 58.3],
    ],
  },
};
