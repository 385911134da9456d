import { scenarioTitles } from '../copy/scenario-titles.ts';
import type { Scenario } from './scenario.ts';

export const washSaleRule: Scenario = {
  id: 'wash-sale-rule',
  title: scenarioTitles['wash-sale-rule'],
  context:
    'You’re an electrician in Nevada and hold 200 shares of a solar company in a taxable account, bought in March at 60.00. You’ve realized short-term gains of $3,600 this year, on which you pay 24%, and you have cash in your individual retirement account (IRA).',
  situation:
    'Solar stocks are in a bear market, yours trades at 42.00 on December 8, and a sale would realize a loss as large as your gains. You still believe in the industry and would like to own the stock again next year. Under the wash sale rule as of November 2026, explained in IRS Publication 550, a loss doesn’t count if, within 30 days before or after the sale, you buy the same or a substantially identical security, or an option to buy it.',
  question: 'You want the loss to count this year. How do you get there?',
  options: [
    {
      id: 'a',
      text: 'Sell today and buy the 200 shares back tomorrow in the IRA, a separate account.',
      isCorrect: false,
      explanation:
        'The rule looks at you and not at the account: the IRS has ruled that a purchase in your IRA counts as yours. In an IRA, the loss isn’t even added to the cost of the new shares, so you lose it for good.',
      consequence:
        'The loss of $3,600 is disallowed permanently, and you still owe $864 in tax. By January 8, the stock is 10% higher, at 46.20; the gain of $840 is inside the IRA and doesn’t bring the deduction back, so after the tax you’re $24 behind.',
    },
    {
      id: 'b',
      text: 'Sell today and buy the 200 shares back on January 4, in the new tax year.',
      isCorrect: false,
      explanation:
        'The 30 days don’t stop at the end of the calendar year. By January 4, only 27 have passed, so the purchase turns the sale into a wash sale.',
      consequence:
        'You buy back 1% higher, at 42.42, and by January 8, at 46.20, you’re up $756. The loss is added to the cost of the new shares, 18.00 on each, and will help you when you sell those. It’s worth nothing this year: you owe $864 in tax on the gains, which puts you $108 behind.',
    },
    {
      id: 'c',
      text: 'Buy another 200 shares today and sell the old ones on December 18.',
      isCorrect: false,
      explanation:
        'Buying first doesn’t help, because the 30 days also run backward from the sale. Meanwhile, you hold 400 shares, twice the position size you wanted.',
      consequence:
        'On December 18, you sell the old shares, still at 42.00. Their loss passes to the new ones, whose cost becomes 42.00 plus 18.00, or 60.00, as if nothing had happened. Those gain $840 by January 8, but you owe the $864, which puts you $24 behind.',
    },
    {
      id: 'd',
      text: 'Sell today, buy a broad clean-energy fund instead, and buy the 200 shares back 31 days later, on January 8.',
      isCorrect: true,
      explanation:
        'The 30 days after the sale end on January 7. A fund of many companies usually isn’t considered substantially identical to one of them, although each case depends on its facts, so you stay in the industry and the loss counts.',
      consequence:
        'The loss offsets the gains, so you don’t owe the $864 for this year, and the fund is up 2%, or $168, by January 8. You missed the stock’s $840, and before tax on the fund, you’re still $192 better off than someone who kept the shares and paid. Part of that tax is only put off, because the new shares count as bought at 46.20 and not at 60.00.',
    },
  ],
  difficulty: 'advanced',
  category: 'Tax Strategy',
  terms: ['bear-market', 'position-size', 'volatility'],
  arithmetic: [
    '200 * (60.00 - 42.00) = 3600',
    '24 / 100 * 3600 = 864',
    '60.00 - 42.00 = 18.00',
    '(1 + 10 / 100) * 42.00 = 46.20',
    '200 * (46.20 - 42.00) = 840',
    '31 - 8 + 4 = 27',
    '2 * 200 = 400',
    '42.00 + 18.00 = 60.00',
    '8 + 30 - 31 = 7',
    '2 / 100 * 200 * 42.00 = 168',
    '864 - 840 = 24',
    '(1 + 1 / 100) * 42.00 = 42.42',
    '200 * (46.20 - 42.42) = 756',
    '864 - 756 = 108',
    '168 - (840 - 864) = 192',
  ],
  basis: 'your gains from December 8 to January 8, less the tax you owe on this year’s $3,600',
  outcomes: { a: -24, b: -108, c: -24, d: 168 },
  chart: {
    title: 'The solar company, weekly candles from March to January',
    prices: [60, 42, 46.2],
    before: [
      [59.26, 60.3, 58.74, 60],
      [60.15, 60.24, 57.22, 58.31],
      [58.11, 59.11, 57.21, 58.3],
      [58.36, 60.26, 57.28, 59.37],
      [59.5, 60.38, 59.18, 59.84],
      [60.1, 61.17, 58.05, 58.47],
      [58.7, 58.94, 58.24, 58.4],
      [58.54, 59.29, 56.14, 56.51],
      [56.68, 56.85, 56.6, 56.79],
      [56.46, 57.7, 55.23, 56.2],
      [56.53, 56.99, 54.05, 54.71],
      [55.1, 55.55, 53.74, 54.6],
      [55.05, 55.8, 54.26, 54.58],
      [54.34, 56.66, 53.88, 56.04],
      [56.13, 57.18, 54.33, 54.46],
      [54.19, 55.12, 52.8, 54.31],
      [53.91, 54.77, 53.22, 53.4],
      [53.23, 53.42, 52.56, 52.89],
      [53.11, 54.08, 50.05, 50.35],
      [51.03, 51.14, 50.26, 50.4],
      [50.33, 50.41, 46.46, 47.28],
      [47.4, 47.45, 45.63, 46.43],
      [46.5, 47.45, 46.47, 46.93],
      [46.74, 47.75, 46.51, 46.59],
      [46.52, 49.29, 46.23, 48.63],
      [48.42, 48.58, 45.35, 45.36],
      [45.4, 46.86, 44.49, 46.24],
      [45.74, 45.94, 45.04, 45.7],
      [45.63, 46.11, 43.66, 44.28],
      [44.73, 45.22, 43.86, 44.6],
      [44.57, 45.31, 43.4, 43.43],
      [43.94, 44.23, 42.41, 42.97],
      [42.92, 44.17, 42.67, 43.36],
      [43.22, 44.55, 42.86, 44.28],
      [43.82, 44.32, 42.61, 43.29],
      [43.09, 43.82, 43.08, 43.66],
      [43.97, 44.18, 43.28, 43.39],
      [43.2, 44.29, 43.09, 43.2],
      [43.05, 43.07, 41.9, 42],
    ],
    after: [
      [41.92, 42.89, 41.78, 42.7],
      [42.62, 42.92, 41.98, 42],
      [41.94, 43.03, 41.7, 42.3],
      [42.34, 42.78, 41.96, 42.4],
      [42.42, 46.32, 42.24, 46.2],
    ],
  },
};
