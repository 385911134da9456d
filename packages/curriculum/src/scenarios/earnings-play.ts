import { scenarioTitles } from '../copy/scenario-titles.ts';
import type { Scenario } from './scenario.ts';

export const earningsPlay: Scenario = {
  id: 'earnings-play',
  title: scenarioTitles['earnings-play'],
  context:
    'You’re a retired sound engineer with $40,000 in your account. You never risk more than 1% of it overnight, measured by the largest gap after the last four earnings reports.',
  situation:
    'You own 150 shares of Auricor, which makes hearing aids, bought at 61.00; price is now 70.00, and you have a stop-loss order at 66.00. The company reports after today’s close. On the mornings after its last four reports, the stock opened 12%, 9%, 15% and 8% away from the previous close, twice higher and twice lower.',
  question: 'There’s an hour of trading left. What do you hold overnight?',
  options: [
    {
      id: 'a',
      text: 'All 150 shares: the order at 66.00 limits the loss to 4.00 a share.',
      isCorrect: false,
      explanation:
        'If the stock opens below 66.00, the stop is filled near the opening price, wherever that is. A gap of 15% is 10.50 a share, or $1,575 on 150 shares, and you allow $400.',
      consequence:
        'The results are good, and the stock opens 9% higher, at 76.30. You’re now up $2,295 on the position, and it was luck: you bet $1,575 on one night.',
    },
    {
      id: 'b',
      text: '200 shares: analysts expect earnings per share to rise, so you buy 50 more at 70.00.',
      isCorrect: false,
      explanation:
        'What everyone expects is already in the price of 70.00; it’s the surprise that moves the stock. A gap of 15% downward would cost you $2,100, which is 5.25% of the account.',
      consequence:
        'Good results send the open to 76.30. The old shares are up $2,295 and the new ones $315. A gain of $2,610 tempts you to do it again, and that’s the expensive part.',
    },
    {
      id: 'c',
      text: '38 shares: you sell the other 112 at 70.00 and give up what they might gain tomorrow.',
      isCorrect: true,
      explanation:
        'Overnight, your protection is your size, not your stop. A gap of 15%, or 10.50 a share, would cost you $399 on 38 shares, which is within your $400; a gap larger than any of the last four is still possible.',
      consequence:
        'You gain $1,008 on the 112 shares. After an open at 76.30, the other 38 are up $581.40, for a total of $1,589.40: less than the whole position would have made, but with only about a quarter of the risk.',
    },
    {
      id: 'd',
      text: 'All 150 shares, with the stop raised to 69.50 to lock in nearly the whole gain.',
      isCorrect: false,
      explanation:
        'You can’t lock in anything overnight: after a close at 70.00, the next price may be 59.50, and that’s where your order would be filled. And in the hour that’s left, a stop 0.50 away is within ordinary noise.',
      consequence:
        'Shortly before the close, a quick dip touches 69.50 and you’re stopped out with a gain of $1,275. The stock opens at 76.30 without you.',
    },
  ],
  difficulty: 'intermediate',
  category: 'Fundamental Analysis',
  terms: ['earnings-per-share', 'gap', 'market-order', 'stop-loss'],
  arithmetic: [
    '40000 * 1 / 100 = 400',
    '70.00 - 66.00 = 4.00',
    '70.00 * 15 / 100 = 10.50',
    '150 * 10.50 = 1575',
    '70.00 * (1 + 9 / 100) = 76.30',
    '(76.30 - 61.00) * 150 = 2295',
    '150 + 50 = 200',
    '200 * 10.50 = 2100',
    '2100 / 40000 * 100 = 5.25',
    '(76.30 - 70.00) * 50 = 315',
    '2295 + 315 = 2610',
    'floor(400 / 10.50) = 38',
    '38 * 10.50 = 399',
    '150 - 38 = 112',
    '(70.00 - 61.00) * 112 = 1008',
    '(76.30 - 61.00) * 38 = 581.40',
    '1008 + 581.40 = 1589.40',
    '70.00 * (1 - 15 / 100) = 59.50',
    '70.00 - 69.50 = 0.50',
    '(69.50 - 61.00) * 150 = 1275',
  ],
  basis: 'profit or loss on Auricor since the purchase at 61.00, at the next open',
  outcomes: { a: 2295, b: 2610, c: 1589.4, d: 1275 },
  chart: {
    title: 'Auricor, daily candles; today is split in two',
    prices: [61, 70, 69.5, 76.3],
    before: [
      [60.12, 60.52, 60.08, 60.52],
      [60.53, 60.54, 59.95, 60.4],
      [60.37, 61.19, 60.32, 61],
      [61.08, 63.9, 60.97, 63.4],
      [63.35, 63.37, 62.9, 62.92],
      [62.82, 64.09, 62.47, 63.36],
      [63.28, 64.63, 62.88, 64.39],
      [64.43, 64.99, 64.41, 64.42],
      [64.54, 64.85, 64.21, 64.37],
      [64.38, 66.45, 64.23, 66.07],
      [66.08, 67.66, 65.94, 67.34],
      [67.35, 68.48, 67.26, 68.2],
      [68.23, 68.3, 67.58, 67.76],
      [67.74, 68.55, 67.36, 67.88],
      [67.73, 68.42, 67.1, 68.1],
      [67.98, 69.35, 67.55, 69.02],
      [69.17, 69.86, 68.97, 69.6],
      [69.9, 71.2, 69.74, 70],
    ],
    after: [
      [70, 70.18, 69.5, 70],
      [76.3, 77.85, 75.64, 77.12],
      [76.91, 78.05, 76.47, 77.88],
      [78.04, 78.4, 77.05, 77.37],
      [77.38, 77.86, 76.2, 76.69],
      [76.93, 77.14, 76.14, 76.4],
    ],
  },
};
