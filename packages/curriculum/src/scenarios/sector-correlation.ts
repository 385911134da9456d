import { scenarioTitles } from '../copy/scenario-titles.ts';
import type { Scenario } from './scenario.ts';

export const sectorCorrelation: Scenario = {
  id: 'sector-correlation',
  title: scenarioTitles['sector-correlation'],
  context:
    'You run a print shop and trade on daily charts with $40,000. Each trade may lose 1%, or $400, at its stop, and because a gap can skip a stop, positions that move together may lose at most 4%, or $1,600, if they all open 10% lower.',
  situation:
    'You hold 100 shares of a bank in Ohio, bought at 44.00 and now at 48.00, and 80 of a lender in Texas, bought at 62.00 and now at 65.00. The two stocks have risen together all spring, and last week you raised both stops to the purchase prices. Shortly before the close, a bank in Florida that moves with them trades at 35.10, above resistance that had held for a year. A stop at 33.50 would allow 250 shares.',
  question:
    'The third bank has the setup you look for, and you take every such trade at the largest size your rules allow. How many of its shares do you buy?',
  options: [
    {
      id: 'a',
      text: 'None: two banks are enough, however good the third chart looks.',
      isCorrect: false,
      explanation:
        'Your rule limits what related positions may lose together, not how many there are. A gap of 10% in the two banks you own would cost $1,000, so there’s room for a third, and you take every trade that fits.',
      consequence:
        'Overnight, a rumor about bad real estate loans spreads, and all three banks open 10% lower. The two you own cost you $1,000; you’re glad you passed, but you turned down a trade that your rules told you to take.',
    },
    {
      id: 'b',
      text: 'Buy 125 shares, half the usual size, because you already own two banks.',
      isCorrect: false,
      explanation:
        'Caution is right, but half is a guess, and your rule gives you the number: whatever is left of the $1,600 after a 10% gap in the two banks you own. Half the size also halves the gain of a good trade.',
      consequence:
        'The rumor comes out overnight, and everything opens 10% lower. The new shares cost you $438.75 and the older ones $1,000, for a total of $1,438.75.',
    },
    {
      id: 'c',
      text: 'Buy 170 shares, as many as a 10% gap in all three banks leaves room for.',
      isCorrect: true,
      explanation:
        'In such a gap, the banks in Ohio and Texas would lose $480 and $520, which leaves $600 of the $1,600. At 3.51 a share, that’s 170 shares; at the stop, 1.60 away, they’d lose $272.',
      consequence:
        'A rumor about bad real estate loans comes out overnight, and all three banks open 10% lower, below their stops. You lose $1,596.70: a bad night after a good decision, and within the limit you set.',
    },
    {
      id: 'd',
      text: 'Buy 250 shares: the other two can’t lose, with their stops at the purchase prices.',
      isCorrect: false,
      explanation:
        'At $400 to the stop, the size is right for a single trade. But after a gap, a stop fills at the first price, and then all three lose: $877.50 plus $1,000 is well over your $1,600.',
      consequence:
        'The rumor hits overnight. Your stops at 44.00, 62.00 and 33.50 are filled at the open, at 43.20, 58.50 and 31.59, and one night costs you $1,877.50, or 4.7% of the account.',
    },
  ],
  difficulty: 'beginner',
  category: 'Risk Management',
  terms: ['risk-per-trade', 'position-size', 'stop-loss', 'gap', 'resistance'],
  arithmetic: [
    '1 / 100 * 40000 = 400',
    '4 / 100 * 40000 = 1600',
    '35.10 - 33.50 = 1.60',
    '400 / 1.60 = 250',
    '10 / 100 * 48.00 * 100 = 480',
    '10 / 100 * 65.00 * 80 = 520',
    '480 + 520 = 1000',
    '1600 - 1000 = 600',
    '10 / 100 * 35.10 = 3.51',
    'floor(600 / 3.51) = 170',
    '170 * 1.60 = 272',
    '250 / 2 = 125',
    '125 * 3.51 = 438.75',
    '1000 + 438.75 = 1438.75',
    '1000 + 170 * 3.51 = 1596.70',
    '250 * 3.51 = 877.50',
    '1000 + 877.50 = 1877.50',
    '1877.50 / 40000 * 100 = 4.7',
    '(1 - 10 / 100) * 48.00 = 43.20',
    '(1 - 10 / 100) * 65.00 = 58.50',
    '(1 - 10 / 100) * 35.10 = 31.59',
  ],
  basis: 'what the banks you hold lose from today’s close to tomorrow’s open',
  outcomes: { a: -1000, b: -1438.75, c: -1596.7, d: -1877.5 },
  chart: {
    title: 'The bank in Florida, daily candles',
    prices: [35.1, 31.59],
    before: [
      [33.59, 33.67, 33.54, 33.65],
      [33.59, 33.99, 33.52, 33.89],
      [33.95, 34.04, 33.93, 34.03],
      [33.98, 34.36, 33.94, 34.34],
      [34.3, 34.59, 34.19, 34.5],
      [34.51, 34.66, 34.49, 34.58],
      [34.56, 34.62, 34.31, 34.34],
      [34.35, 34.67, 34.25, 34.36],
      [34.36, 34.39, 34.07, 34.22],
      [34.28, 34.55, 34.19, 34.23],
      [34.25, 34.31, 33.81, 34],
      [33.99, 34.03, 33.86, 33.87],
      [33.84, 34.08, 33.81, 34.03],
      [34, 34.14, 33.9, 34.13],
      [34.21, 34.41, 33.99, 34.38],
      [34.42, 34.79, 34.36, 34.7],
      [34.73, 35.15, 34.72, 35.1],
    ],
    after: [
      [31.59, 32.4, 30.92, 31.26],
      [31.3, 31.86, 30.58, 31.7],
      [31.64, 32.38, 31.5, 32.12],
      [32.2, 32.74, 31.88, 32.46],
    ],
  },
};
