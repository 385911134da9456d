import { scenarioTitles } from '../copy/scenario-titles.ts';
import type { Scenario } from './scenario.ts';

export const dividendCapture: Scenario = {
  id: 'dividend-capture',
  title: scenarioTitles['dividend-capture'],
  context:
    'You’re a dental hygienist with $20,000 in a taxable account and $5,000 in long-term gains realized this year. You live in the United States and pay 24% tax on income, and 15% on long-term gains and on qualified dividends: those from stocks held for more than 60 days of the 121-day period around the ex-dividend date.',
  situation:
    'On Tuesday afternoon, the ask for an electric utility is 40.00, with a spread of 0.02. It pays a dividend of 0.60 a share in three weeks; Wednesday is the ex-dividend date and, because trades settle one business day later, the record date as well. A friend points out that 500 shares would earn you $300.',
  question: 'You have no other reason to own the stock. What do you do?',
  options: [
    {
      id: 'a',
      text: 'Buy 500 shares now and sell them at the open on Wednesday.',
      isCorrect: false,
      explanation:
        'Anyone who buys on Wednesday gets no dividend and pays less for that reason: all else being equal, the price opens 0.60 lower. And if you hold the stock for only one night, the dividend isn’t qualified and is taxed at 24%.',
      consequence:
        'The stock opens at 39.40 and you sell at the bid of 39.38, a loss of $310 against a dividend of $300. Tax takes $72 of the dividend, while the loss saves you $46.50 on your long-term gains. All in all, you’re out $35.50.',
    },
    {
      id: 'b',
      text: 'Buy 500 shares now and hold them until the dividend has been paid.',
      isCorrect: false,
      explanation:
        'The dividend goes to everyone who owns the stock at Tuesday’s close, even if they’ve sold it by the payment date. Three more weeks add nothing but price risk; they don’t even get you the lower tax rate, which takes more than 60 days.',
      consequence:
        'By the time the $300 arrives, the bid is 1.00 below Wednesday’s open. You sell at 38.40, down $800 on the price and $500 in all. Tax takes $72 of the dividend, the loss saves you $120, and you’re out $452.',
    },
    {
      id: 'c',
      text: 'Buy 500 shares at the open on Wednesday, cheaper and still on the record date.',
      isCorrect: false,
      explanation:
        'A trade made on Wednesday settles on Thursday, so on the record date, the seller is still the owner of record. It’s cheaper because the dividend is no longer part of what you buy.',
      consequence:
        'You pay 39.40 and get no dividend. Three weeks later, you sell at the bid of 38.40 for a loss of $500, before tax exactly what it cost someone who bought the day before and got the $300. The loss saves you $75 in tax, so you’re out $425.',
    },
    {
      id: 'd',
      text: 'Skip it: the dividend comes out of the price overnight.',
      isCorrect: true,
      explanation:
        'A dividend moves money from the company to its owners and leaves each share worth that much less. All that one night gets you is a spread to pay, a tax bill, and the risk that something happens.',
      consequence:
        'On Wednesday, the stock opens at 39.40, lower by the 0.60. You’ve earned nothing and paid nothing: your $20,000 is there for a trade that has a reason.',
    },
  ],
  difficulty: 'intermediate',
  category: 'Market Mechanics',
  terms: ['dividend', 'spread', 'bid'],
  arithmetic: [
    '500 * 40.00 = 20000',
    '500 * 0.60 = 300',
    '40.00 - 0.60 = 39.40',
    '39.40 - 0.02 = 39.38',
    '500 * (40.00 - 39.38) = 310',
    '24 / 100 * 300 = 72',
    '15 / 100 * 310 = 46.50',
    '310 - 300 + 72 - 46.50 = 35.50',
    '39.40 - 1.00 = 38.40',
    '500 * (40.00 - 38.40) = 800',
    '800 - 300 = 500',
    '15 / 100 * 800 = 120',
    '500 + 72 - 120 = 452',
    '500 * (39.40 - 38.40) = 500',
    '15 / 100 * 500 = 75',
    '500 - 75 = 425',
  ],
  basis: 'price, dividend and tax together',
  outcomes: { a: -35.5, b: -452, c: -425, d: 0 },
  chart: {
    title: 'The electric utility, daily candles',
    prices: [40, 39.4, 38.4],
    before: [
      [39.3, 39.71, 39.25, 39.49],
      [39.51, 39.52, 39.33, 39.41],
      [39.36, 39.76, 39.18, 39.73],
      [39.66, 39.79, 39.53, 39.72],
      [39.72, 39.79, 39.59, 39.68],
      [39.6, 39.65, 39.37, 39.64],
      [39.62, 39.8, 39.52, 39.56],
      [39.52, 39.84, 39.43, 39.71],
      [39.7, 40.14, 39.65, 39.93],
      [39.87, 40.11, 39.85, 40.05],
      [40.03, 40.05, 39.82, 39.87],
      [39.86, 39.94, 39.79, 39.87],
      [39.87, 40.01, 39.74, 39.8],
      [39.74, 40.03, 39.7, 40],
    ],
    after: [
      [39.4, 39.62, 39.24, 39.51],
      [39.47, 39.6, 39.3, 39.57],
      [39.56, 39.63, 39.56, 39.61],
      [39.64, 39.68, 39.49, 39.64],
      [39.64, 39.7, 39.49, 39.64],
      [39.61, 39.62, 39.3, 39.37],
      [39.4, 39.42, 39.18, 39.23],
      [39.2, 39.2, 39.04, 39.19],
      [39.19, 39.2, 38.89, 38.95],
      [38.98, 39.1, 38.72, 38.8],
      [38.83, 38.85, 38.7, 38.7],
      [38.7, 38.92, 38.67, 38.79],
      [38.8, 39, 38.68, 38.85],
      [38.83, 38.88, 38.42, 38.52],
      [38.5, 38.57, 38.39, 38.4],
    ],
  },
};
