import { scenarioTitles } from '../copy/scenario-titles.ts';
import type { Scenario } from './scenario.ts';

export const fedMeeting: Scenario = {
  id: 'fed-meeting',
  title: scenarioTitles['fed-meeting'],
  context:
    'You run a laundromat and have $50,000 for trades that last a few days. Before scheduled news, you work out the expectancy, and you trade only if it’s positive after costs.',
  situation:
    'The Federal Reserve announces its interest rate decision tomorrow at 2:00 p.m., and half an hour later its chair answers questions. Fed funds futures put the chance of a cut at 80%. A long-term Treasury bond fund is trading at 92.00; from option prices and earlier meetings, you estimate that it will rise by 0.50 on a cut and fall by 2.00 without one. Getting in and out costs a spread of 0.02.',
  question: 'Which trade do you plan?',
  options: [
    {
      id: 'a',
      text: 'None: the gain on a cut and the loss without one cancel out.',
      isCorrect: true,
      explanation:
        'You’d gain 0.50 in 80% of cases and lose 2.00 in the other 20%; each comes to 0.40 a share. The odds are already in the price, and after the spread, an expectancy of 0 becomes a loss of 0.02, whichever side you take.',
      consequence:
        'The Fed cuts rates, and the fund jumps to 92.50. Half an hour later, the chair says that no further cuts are planned, and the fund closes 1.00 lower, at 91.50. You still have your $50,000.',
    },
    {
      id: 'b',
      text: 'Buy 500 shares today: four times out of five, they gain.',
      isCorrect: false,
      explanation:
        'How often you’re right is one half of expectancy; how much each outcome pays is the other. In ten such meetings, 8 gains of 0.50 add up to 4.00, and 2 losses of 2.00 take all of it back.',
      consequence:
        'The Fed cuts, and for half an hour you’re ahead. Then the chair speaks, the fund closes at 91.50, and you’ve lost $260 on an opinion that turned out to be right.',
    },
    {
      id: 'c',
      text: 'Sell 500 shares short today: you risk 0.50 to gain 2.00.',
      isCorrect: false,
      explanation:
        'A ratio of 4 to 1 is tempting until you see how rarely it pays. This is the other side of a fair bet, with the spread on top.',
      consequence:
        'At 92.50, you’re down $260; then one answer from the chair turns that into a gain of $240 at the close. Ten meetings at your own odds would cost you $100, all of it in spreads.',
    },
    {
      id: 'd',
      text: 'Buy 500 shares the moment a cut is announced, when there’s no doubt left.',
      isCorrect: false,
      explanation:
        'When the doubt goes, so does the discount: price jumps in the same second, and no one will sell to you at the old price. What comes next depends on what the chair says, and you have no odds for that at all.',
      consequence:
        'You pay 92.50 for good news that everyone already has. At the close, the fund is at 91.50 and you’re down $510, even though the Fed cut rates as you’d hoped.',
    },
  ],
  difficulty: 'intermediate',
  category: 'Market Analysis',
  terms: ['expectancy', 'spread', 'short-selling', 'reward-to-risk-ratio'],
  arithmetic: [
    '100 - 80 = 20',
    '4 / 5 * 100 = 80',
    '80 / 100 * 0.50 = 0.40',
    '20 / 100 * 2.00 = 0.40',
    '0.40 - 0.40 = 0',
    '92.00 + 0.50 = 92.50',
    '92.50 - 1.00 = 91.50',
    '80 / 100 * 10 = 8',
    '8 * 0.50 = 4.00',
    '2 * 2.00 = 4.00',
    '500 * (92.00 - 91.50 + 0.02) = 260',
    '2.00 / 0.50 = 4',
    '500 * (92.50 - 92.00 + 0.02) = 260',
    '500 * (92.00 - 91.50 - 0.02) = 240',
    '10 * 500 * 0.02 = 100',
    '500 * (92.50 - 91.50 + 0.02) = 510',
  ],
  basis: 'profit or loss at tomorrow’s close, spread included',
  outcomes: { a: 0, b: -260, c: 240, d: -510 },
  chart: {
    title: 'The bond fund, half-hour candles',
    prices: [92, 92.5, 91.5],
    before: [
      [91.75, 91.79, 91.56, 91.57],
      [91.57, 91.6, 91.51, 91.6],
      [91.62, 91.68, 91.6, 91.64],
      [91.63, 91.75, 91.62, 91.73],
      [91.72, 91.76, 91.67, 91.76],
      [91.77, 91.8, 91.63, 91.64],
      [91.67, 91.89, 91.62, 91.83],
      [91.84, 92, 91.81, 91.97],
      [91.97, 91.97, 91.82, 91.84],
      [91.82, 91.98, 91.81, 91.92],
      [91.9, 91.97, 91.9, 91.94],
      [91.91, 91.98, 91.78, 91.84],
      [91.83, 91.94, 91.83, 91.9],
      [91.89, 92.01, 91.88, 92],
    ],
    after: [
      [92.02, 92.04, 91.99, 92.01],
      [92.01, 92.03, 91.99, 92.02],
      [92.01, 92.02, 91.98, 91.98],
      [91.97, 92, 91.92, 91.94],
      [91.94, 91.96, 91.92, 91.96],
      [91.97, 92, 91.95, 91.99],
      [91.99, 92.09, 91.97, 92.04],
      [92.05, 92.07, 91.99, 92.01],
      [92.01, 92.03, 91.95, 91.98],
      [92, 92.5, 91.96, 92.5],
      [92.48, 92.49, 91.78, 91.84],
      [91.83, 91.89, 91.69, 91.72],
      [91.74, 91.75, 91.49, 91.5],
    ],
  },
};
