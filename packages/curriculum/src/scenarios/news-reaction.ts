import { scenarioTitles } from '../copy/scenario-titles.ts';
import type { Scenario } from './scenario.ts';

export const newsReaction: Scenario = {
  id: 'news-reaction',
  title: scenarioTitles['news-reaction'],
  context:
    'You’re a pharmacist with a $32,000 account. Before every purchase, you write down one reason, and you exit when that reason is gone or your stop is hit, whichever comes first.',
  situation:
    'You own 200 shares of Medorin, a maker of hospital software, bought at 35.00 with a stop-loss order at 33.00. Your note reads: “The contract with the state clinics, $54 million of $180 million in annual revenue, will be extended.” This morning, the company reports that it won’t be. The stock falls 4%, from 37.50 to 36.00, and then stops moving.',
  question: 'Price is at 36.00. What does your method tell you to do?',
  options: [
    {
      id: 'a',
      text: 'Hold: price is still above your entry, and the stop at 33.00 is there to decide.',
      isCorrect: false,
      explanation:
        'The stop is for when you’re wrong and don’t know why. Here, you know: 30% of revenue is going away, and that was the part you bought the stock for.',
      consequence:
        'Over the next month, one analyst after another cuts estimates, and the stock slides. Your stop at 33.00 is hit, and you lose $400 where you could have made $200.',
    },
    {
      id: 'b',
      text: 'Buy 100 more, since a drop of only 4% shows that the market isn’t worried.',
      isCorrect: false,
      explanation:
        'A calm price may mean that the market knew, or that it hasn’t done the math yet. You can’t tell which, and if you add to a position without a reason, you’re just hoping.',
      consequence:
        'The market does the math over the next few weeks. All 300 shares are sold at 33.00: you lose $400 on the old ones and $300 on the new, $700 in all.',
    },
    {
      id: 'c',
      text: 'Raise the stop to 35.00, so that the trade can no longer lose.',
      isCorrect: false,
      explanation:
        'Your entry price matters only to you, and it doesn’t bring the clinics back. Price could also gap past your stop overnight, and then the trade loses after all.',
      consequence:
        'Price drifts lower and, within two weeks, hits the new stop at 35.00. You break even, and the $200 you gave up is what you paid to feel better.',
    },
    {
      id: 'd',
      text: 'Sell all 200 shares, even though the stop is far away.',
      isCorrect: true,
      explanation:
        'You had one reason, and it was worth $54 million of $180 million, or 30% of revenue. If you hold on now, you own the stock only because you already have it.',
      consequence:
        'You make 1.00 a share, $200 in all. A month later, Medorin trades at 33.00; if it had gone up instead, selling would have been just as right.',
    },
  ],
  difficulty: 'intermediate',
  category: 'Fundamental Analysis',
  terms: ['revenue', 'stop-loss', 'gap'],
  arithmetic: [
    '(37.50 - 36.00) / 37.50 * 100 = 4',
    '54 / 180 * 100 = 30',
    '36.00 - 35.00 = 1.00',
    '200 * 1.00 = 200',
    '(35.00 - 33.00) * 200 = 400',
    '200 + 100 = 300',
    '(36.00 - 33.00) * 100 = 300',
    '400 + 300 = 700',
  ],
  basis: 'profit or loss on Medorin since the purchase at 35.00',
  outcomes: { a: -400, b: -700, c: 0, d: 200 },
  chart: {
    title: 'Medorin, daily candles',
    prices: [35, 37.5, 36, 33],
    before: [
      [34.26, 34.77, 34.09, 34.71],
      [34.76, 34.85, 34.64, 34.83],
      [34.79, 34.83, 34.57, 34.6],
      [34.61, 34.64, 34.5, 34.6],
      [34.57, 35.09, 34.55, 35],
      [35, 35.57, 35, 35.54],
      [35.63, 35.63, 35.16, 35.19],
      [35.18, 35.42, 35.16, 35.38],
      [35.39, 36.07, 35.35, 35.63],
      [35.66, 35.87, 35.61, 35.77],
      [35.8, 36.87, 35.79, 36.64],
      [36.7, 36.77, 36.39, 36.62],
      [36.58, 37.02, 36.5, 36.86],
      [37.03, 37.04, 36.79, 36.92],
      [36.97, 37.28, 36.74, 37.2],
      [37.19, 37.58, 37.19, 37.5],
      [36.42, 36.6, 35.84, 36],
    ],
    after: [
      [35.96, 36.12, 35.76, 36.07],
      [36, 36.14, 35.95, 36],
      [36.02, 36.13, 35.54, 35.64],
      [35.56, 35.78, 35.48, 35.77],
      [35.77, 35.78, 35.5, 35.62],
      [35.56, 35.97, 35.35, 35.77],
      [35.76, 35.84, 35.13, 35.2],
      [35.14, 35.31, 35.02, 35.25],
      [35.24, 35.46, 34.98, 35.46],
      [35.51, 35.54, 34.74, 34.93],
      [34.92, 35.22, 34.87, 35.05],
      [35.02, 35.17, 34.61, 34.75],
      [34.76, 34.83, 33.96, 34.12],
      [34.1, 34.28, 34.04, 34.19],
      [34.17, 34.39, 33.77, 33.9],
      [33.86, 33.95, 32.88, 33.12],
      [33.14, 33.35, 33.1, 33.23],
      [33.19, 33.26, 33.08, 33.2],
      [33.19, 33.29, 33.06, 33.2],
      [33.21, 33.26, 32.99, 33],
    ],
  },
};
