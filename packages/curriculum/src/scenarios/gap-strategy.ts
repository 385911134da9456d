import { scenarioTitles } from '../copy/scenario-titles.ts';
import type { Scenario } from './scenario.ts';

export const gapStrategy: Scenario = {
  id: 'gap-strategy',
  title: scenarioTitles['gap-strategy'],
  context:
    'You dispatch ambulances at night and trade a $20,000 account by day, with at most $200 at risk and your stop always below a low on the chart. The target has to be at least twice as far away as the stop, measured from the price you actually pay.',
  situation:
    'Last night, you left a buy stop at 46.40 for 100 shares of a cement maker, with a stop-loss at 44.40, below the last low, and a target of 57.00. The stock had closed at 45.90, after a high of 46.20. Before the open, the government announces a big infrastructure program, and the stock is now expected to open at 48.40.',
  question: 'The market opens in ten minutes. How do you handle your order?',
  options: [
    {
      id: 'a',
      text: 'Reduce it to 50 shares and leave both the stop and the target where they are.',
      isCorrect: true,
      explanation:
        'From 48.40, the stop is 4.00 away and the target 8.60. That’s a reward-to-risk ratio of 2.15, so the trade still meets your rule, and $200 divided by 4.00 gives the number of shares.',
      consequence:
        'You’re in at 48.40, you sit through a dip to 46.40 in the first hour, and a month later, price reaches 57.00. The 50 shares gain $430.',
    },
    {
      id: 'b',
      text: 'Leave it alone, because you thought it through calmly last night.',
      isCorrect: false,
      explanation:
        'Last night, you had 2.00 at risk on each share. At the open, your order becomes a market order, and at 48.40 the same 100 shares risk $400, twice what you allow.',
      consequence:
        'The stock dips to 46.40 and then rallies all the way to 57.00, so leaving it alone earns you $860. If the dip had gone on to the stop, it would have cost you $400.',
    },
    {
      id: 'c',
      text: 'Replace it with a limit order to buy 100 shares at 45.90, because gaps get filled.',
      isCorrect: false,
      explanation:
        'That gaps always fill is folklore: some do within the hour, others after years or not at all. Your order is filled only if the stock erases its entire gain on the news.',
      consequence:
        'The dip in the first hour ends at 46.40, which is 0.50 above your limit. You buy nothing, and a month later, price reaches the target without you.',
    },
    {
      id: 'd',
      text: 'Keep the 100 shares and raise the stop to 46.40, so that each one risks 2.00 as planned.',
      isCorrect: false,
      explanation:
        'The distance is the same, but the place isn’t: 44.40 is below a low on the chart, while 46.40 is inside the gap, where the chart has no low at all. The stop follows the chart, and the number of shares follows the stop.',
      consequence:
        'In the first hour, price drops to 46.40 and turns. You’re stopped out at the low of the day with a loss of $200, and the rise to 57.00 starts from there.',
    },
  ],
  difficulty: 'intermediate',
  category: 'Market Mechanics',
  terms: ['gap', 'market-order', 'limit-order', 'reward-to-risk-ratio'],
  arithmetic: [
    '46.40 - 44.40 = 2.00',
    '100 * 2.00 = 200',
    '48.40 - 44.40 = 4.00',
    '57.00 - 48.40 = 8.60',
    '8.60 / 4.00 = 2.15',
    '200 / 4.00 = 50',
    '50 * 8.60 = 430',
    '100 * 4.00 = 400',
    '400 / 200 = 2',
    '100 * 8.60 = 860',
    '46.40 - 45.90 = 0.50',
    '48.40 - 46.40 = 2.00',
  ],
  basis: 'profit or loss on the trade by the time price reaches 57.00',
  outcomes: { a: 430, b: 860, c: 0, d: -200 },
  chart: {
    title: 'The cement maker, daily candles',
    prices: [45.9, 46.2, 48.4, 46.4],
    before: [
      [44.22, 44.78, 44.11, 44.48],
      [44.58, 45.22, 44.47, 45.17],
      [45.13, 45.67, 44.82, 45.65],
      [45.66, 45.8, 44.84, 45.24],
      [45.17, 45.58, 45.04, 45.58],
      [45.63, 46.37, 45.62, 46],
      [46.04, 46.1, 45.52, 45.54],
      [45.53, 45.54, 45.44, 45.49],
      [45.51, 45.65, 45.21, 45.33],
      [45.32, 45.48, 44.77, 44.9],
      [44.86, 45.2, 44.5, 45.08],
      [45.02, 45.28, 44.92, 45.22],
      [45.22, 45.4, 45.13, 45.38],
      [45.34, 45.51, 45.28, 45.4],
      [45.36, 46.2, 45.22, 45.9],
    ],
    after: [
      [48.4, 49.62, 46.4, 49.18],
      [49.17, 49.78, 48.57, 49.66],
      [49.66, 50.01, 49.01, 49.1],
      [48.88, 49.99, 48.74, 49.28],
      [49.27, 50.18, 48.9, 50.06],
      [50.06, 50.76, 49.84, 50.66],
      [50.49, 51.84, 50.31, 51.82],
      [51.92, 52.38, 51.8, 52.11],
      [52.28, 53, 52.19, 52.7],
      [52.53, 53.66, 52.36, 53.42],
      [53.43, 53.66, 53.33, 53.6],
      [53.58, 53.76, 53.48, 53.51],
      [53.53, 53.62, 53.27, 53.28],
      [53.28, 54.15, 53.27, 54.1],
      [53.9, 54.27, 53.55, 54.18],
      [54, 55.04, 53.98, 55.02],
      [55, 55.71, 54.95, 55.57],
      [55.5, 56.5, 54.99, 56.01],
      [55.99, 56.65, 55.98, 56.53],
      [56.5, 56.53, 56.1, 56.35],
      [56.29, 56.69, 56.22, 56.62],
      [56.58, 57.24, 56.3, 57.02],
    ],
  },
};
