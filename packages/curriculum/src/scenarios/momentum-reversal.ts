import { scenarioTitles } from '../copy/scenario-titles.ts';
import type { Scenario } from './scenario.ts';

export const momentumReversal: Scenario = {
  id: 'momentum-reversal',
  title: scenarioTitles['momentum-reversal'],
  context:
    'You used to play poker; now you follow trends in large stocks, with $100,000 and 1% of it at risk per trade. You add only at a new high, you exit only at your stop, and after every close, you raise the stop to ten cents below the lowest price of the last ten sessions.',
  situation:
    'You bought 200 shares of a chip maker at 150.00 with a stop at 145.00; since last week, the stop has been at 170.90. The stock peaked at 188.00 and again at 192.00, but the MACD’s second peak was lower. Today, it closed at 186.00, in a bearish engulfing pattern on the highest volume of the year. The lowest price of the last ten sessions is now 181.00, from three days ago.',
  question: 'The warning signs are easy to see. What do you do after the close?',
  options: [
    {
      id: 'a',
      text: 'Sell the 200 shares at the next open and sell 200 more short, with a stop at 192.50.',
      isCorrect: false,
      explanation:
        'A divergence and an engulfing pattern are often read as a loss of momentum, but they aren’t a downtrend. You exit only at your stop, and this short sale would risk $1,300, or 1.3% of the account.',
      consequence:
        'The stock opens at 186.00, and you make $7,200 on your shares. Soon, price rallies past its peak to 192.50, which stops you out of the short sale with a loss of $1,300; you keep $5,900.',
    },
    {
      id: 'b',
      text: 'Buy 100 more at 186.00: in an uptrend, a pullback from 192.00 is an opportunity.',
      isCorrect: false,
      explanation:
        'You add at new highs, and this is the first step down from one. You’d be adding to the position on the very day its strength is in doubt.',
      consequence:
        'The stock rises once more, to 192.50, and turns down, and all 300 shares are sold at 180.90. The new ones lose $510 of the $6,180 that the others earn, which leaves $5,670.',
    },
    {
      id: 'c',
      text: 'Keep the 200 shares and raise the stop from 170.90 to 180.90.',
      isCorrect: true,
      explanation:
        'A warning is a reason to look closely, but price decides. Your rule puts the stop ten cents below 181.00, the lowest price of the last ten sessions: no higher out of fear and no lower out of habit.',
      consequence:
        'The stock touches 192.50, fails and falls; within a week, your stop is filled at 180.90. You’ve made $6,180, or 6.18 times the $1,000 you risked at first.',
    },
    {
      id: 'd',
      text: 'Change nothing: the MACD has warned twice since spring, and the stock kept rising.',
      isCorrect: false,
      explanation:
        'You’re right not to sell on a warning, but wrong to leave the stop behind. Between 170.90 and 180.90, there’s a gain of $2,000 that your rule would protect.',
      consequence:
        'From 192.50, the stock falls through 180.90 and on to 170.90, where your shares are sold. You make $4,180 and have given back $2,000 that you didn’t have to.',
    },
  ],
  difficulty: 'advanced',
  category: 'Technical Analysis',
  terms: ['divergence', 'macd', 'reversal', 'stop-loss', 'r-multiple', 'trend'],
  arithmetic: [
    '1 / 100 * 100000 = 1000',
    '200 * (150.00 - 145.00) = 1000',
    '181.00 - 10 / 100 = 180.90',
    '200 * (192.50 - 186.00) = 1300',
    '1300 / 100000 * 100 = 1.3',
    '200 * (186.00 - 150.00) = 7200',
    '7200 - 1300 = 5900',
    '200 + 100 = 300',
    '200 * (180.90 - 150.00) = 6180',
    '100 * (186.00 - 180.90) = 510',
    '6180 - 510 = 5670',
    '6180 / 1000 = 6.18',
    '200 * (180.90 - 170.90) = 2000',
    '200 * (170.90 - 150.00) = 4180',
  ],
  basis: 'profit or loss on the stock since the purchase at 150.00',
  outcomes: { a: 5900, b: 5670, c: 6180, d: 4180 },
  chart: {
    title: 'The chip maker, daily candles',
    prices: [150, 188, 192, 186, 181, 192.5],
    before: [
      [146.3, 147.72, 145.94, 147.32],
      [147.22, 149.83, 146.46, 148.4],
      [148.31, 150.08, 148.15, 150],
      [150.12, 155.52, 149, 154.26],
      [154.62, 157.2, 153.58, 155.97],
      [155.86, 157.69, 153.6, 157.42],
      [156.65, 160.09, 156.29, 159.24],
      [159.46, 163.31, 159.4, 161.42],
      [161.29, 165.91, 159.95, 165.26],
      [165.43, 167.07, 165.26, 167.02],
      [167.61, 170.34, 166.67, 170],
      [169.73, 174.03, 169.48, 173.3],
      [173.16, 179.24, 173.13, 178.86],
      [179.18, 182.67, 178.56, 182.48],
      [182.33, 186.34, 181.52, 185.2],
      [185.6, 188, 184.6, 186.9],
      [186.81, 187.25, 183.54, 183.62],
      [183.31, 184.14, 180.46, 180.71],
      [180.56, 180.56, 176.55, 176.6],
      [176.2, 183.4, 171, 182.8],
      [183.2, 185.1, 182.4, 184.3],
      [184.4, 186.6, 183.7, 186.1],
      [186, 186.4, 183.5, 184.2],
      [184.5, 187.2, 184, 186.8],
      [186.6, 187.5, 184.6, 185.2],
      [185, 185.9, 182.3, 183],
      [183.3, 186, 181, 185.4],
      [185.6, 189.3, 185.1, 188.7],
      [188.6, 192, 188.2, 190.8],
      [191, 191.7, 185.4, 186],
    ],
    after: [
      [186, 188.7, 185.2, 188.2],
      [188.4, 192.5, 187.8, 188.9],
      [188.5, 189, 183.4, 184.1],
      [183.7, 184.2, 179.6, 180.3],
      [180, 180.7, 174.8, 175.4],
      [175.1, 175.7, 170.2, 171.4],
    ],
  },
};
