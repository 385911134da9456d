import { scenarioTitles } from '../copy/scenario-titles.ts';
import type { Scenario } from './scenario.ts';

export const preMarketTrading: Scenario = {
  id: 'pre-market-trading',
  title: scenarioTitles['pre-market-trading'],
  context:
    'You restore furniture and trade now and then, with $15,000. Before you buy, you write down the highest price you’re willing to pay, and you stick to it.',
  situation:
    'A maker of running shoes closed at 50.00 yesterday and reports strong results at 7:00 a.m. New York time. You read the report and write down: 40 shares, at most 55.00. At 7:40, the bid is 54.00 and the ask 56.40, with 100 shares on each side; only 3,100 shares have changed hands so far, the last at 55.80.',
  question: 'How do you buy them?',
  options: [
    {
      id: 'a',
      text: 'Wait for the open at 9:30 a.m., then place a limit order at 55.00.',
      isCorrect: true,
      explanation:
        'Most buyers and sellers show up at the open, and the spread shrinks to cents. The limit protects your price: if no one sells at 55.00, you own nothing and you’ve lost nothing.',
      consequence:
        'The stock opens at 57.40, slips below 55.00 before noon, and your order is filled: $2,200 for 40 shares. It closes at 55.80, so you’re $32 ahead. If it had never come back, you’d have let it go.',
    },
    {
      id: 'b',
      text: 'Buy 40 shares at 56.40 now with a limit order, ahead of the crowd.',
      isCorrect: false,
      explanation:
        'It’s the right kind of order at the wrong price. The spread of 2.40 is 4.3% of the ask: buy here, sell right away, and you’d lose that much before anything happened. And 56.40 is more than your note allows.',
      consequence:
        'You pay $2,256 for what you could have had before noon for $2,200. At the close of 55.80, the 40 shares are worth $24 less than they cost.',
    },
    {
      id: 'c',
      text: 'Send a market order now, which the broker will execute at the open.',
      isCorrect: false,
      explanation:
        'Most brokers hold such an order until 9:30, and then it’s filled at whatever the opening price is. After strong results, that may be far from anything you saw at 7:40.',
      consequence:
        'The opening price is 57.40, which is 1.00 above the early ask. Your 40 shares cost $2,296, which is $96 more than your note allowed, and by the close you’re down $64.',
    },
    {
      id: 'd',
      text: 'Buy 20 shares at 56.40 now and 20 at the open, to average the price.',
      isCorrect: false,
      explanation:
        'Half of the order breaks your limit right away, and the other half has no limit at all. Splitting an order spreads out the timing, but you still don’t control the price.',
      consequence:
        'The halves cost 56.40 and 57.40, or 56.90 on average. At the close, you own shares worth $2,232 that cost $2,276, a loss of $44.',
    },
  ],
  difficulty: 'beginner',
  category: 'Market Mechanics',
  terms: ['bid', 'ask', 'spread', 'limit-order', 'market-order', 'liquidity'],
  arithmetic: [
    '56.40 + 1 = 57.40',
    '40 * 55.00 = 2200',
    '40 * (55.80 - 55.00) = 32',
    '56.40 - 54.00 = 2.40',
    '2.40 / 56.40 * 100 = 4.3',
    '40 * 56.40 = 2256',
    '40 * (56.40 - 55.80) = 24',
    '40 * 57.40 = 2296',
    '2296 - 2200 = 96',
    '40 * (57.40 - 55.80) = 64',
    '(56.40 + 57.40) / 2 = 56.90',
    '40 * 56.90 = 2276',
    '40 * 55.80 = 2232',
    '2276 - 2232 = 44',
  ],
  basis: 'profit or loss on the shares you bought, at the close of 55.80',
  outcomes: { a: 32, b: -24, c: -64, d: -44 },
  chart: {
    title: 'The maker of running shoes, half-hour candles',
    prices: [50, 55.8, 57.4],
    before: [
      [49.61, 49.62, 49.56, 49.59],
      [49.63, 49.67, 49.54, 49.63],
      [49.64, 49.71, 49.32, 49.4],
      [49.44, 49.73, 49.3, 49.67],
      [49.72, 49.75, 49.67, 49.69],
      [49.72, 49.74, 49.62, 49.63],
      [49.61, 49.69, 49.55, 49.68],
      [49.73, 49.8, 49.63, 49.71],
      [49.68, 49.81, 49.61, 49.78],
      [49.78, 49.84, 49.72, 49.79],
      [49.8, 49.83, 49.73, 49.75],
      [49.77, 49.86, 49.63, 49.85],
      [49.85, 50.02, 49.81, 50],
      [52.6, 55.9, 52.2, 55.1],
      [55.1, 56.4, 54.6, 55.8],
    ],
    after: [
      [55.9, 56.5, 55.7, 56.3],
      [56.3, 56.9, 56.1, 56.8],
      [56.8, 57.5, 56.6, 57.3],
      [57.4, 57.62, 56.42, 56.6],
      [56.6, 56.72, 55.88, 56.02],
      [56, 56.2, 55.24, 55.38],
      [55.4, 55.46, 54.68, 54.86],
      [54.9, 55.36, 54.74, 55.3],
      [55.26, 55.55, 55.18, 55.42],
      [55.43, 55.5, 55.42, 55.45],
      [55.46, 55.55, 55.12, 55.32],
      [55.36, 55.9, 55.35, 55.73],
      [55.71, 55.79, 55.55, 55.64],
      [55.59, 55.62, 55.5, 55.54],
      [55.59, 55.68, 55.56, 55.62],
      [55.61, 55.8, 55.6, 55.8],
    ],
  },
};
