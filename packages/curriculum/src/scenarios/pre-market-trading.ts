import type { Scenario } from './scenario.ts';

export const preMarketTrading: Scenario = {
  id: 'pre-market-trading',
  title: 'Good News at Breakfast',
  context:
    'You restore furniture and now and then trade with 15,000. Before a purchase you write down the highest price you are willing to pay, and you keep to it.',
  situation:
    'A maker of running shoes closed at 50.00 yesterday and reports strong results at 7:00 in the morning, New York time. You read the report and note: 40 shares, at most 55.00. At 7:40 the bid is 54.00 and the ask 56.40, with 100 shares on each side; only 3,100 shares have changed hands so far, the last of them at 55.80.',
  question: 'How do you go about buying them?',
  options: [
    {
      id: 'a',
      text: 'Wait for the opening at 9:30, then place a limit order at 55.00.',
      isCorrect: true,
      explanation:
        'With the opening come the many buyers and sellers who are absent at this hour, and the spread shrinks to cents. The limit keeps your price: if nobody sells at 55.00, you own nothing and have lost nothing.',
      consequence:
        'The share opens at 57.40, slips below 55.00 before noon, and your order is filled: 2,200 for 40 shares. It closes at 55.80, so you are 32 ahead. Had it never come back, you would have let it go.',
    },
    {
      id: 'b',
      text: 'Buy 40 shares at 56.40 now with a limit order, ahead of the crowd.',
      isCorrect: false,
      explanation:
        'The right tool with the wrong number in it. A spread of 2.40 is 4.3 % of the ask: bought here and sold again, the shares would be down by that much before anything had happened. And 56.40 is more than your note allows.',
      consequence:
        'You pay 2,256 for what can be had before noon for 2,200. At the close of 55.80 the 40 shares are worth 24 less than they cost.',
    },
    {
      id: 'c',
      text: 'Send a market order now, which the broker will carry out at the opening.',
      isCorrect: false,
      explanation:
        'Most brokers hold such an order until 9:30, and then it takes whatever price the opening brings. After strong results that may lie far from anything you saw at 7:40.',
      consequence:
        'The opening price is 57.40, which is 1.00 above the early ask. Your 40 shares cost 2,296, that is 96 more than the note allowed, and by the close you are 64 behind.',
    },
    {
      id: 'd',
      text: 'Buy 20 shares at 56.40 now and 20 at the opening, to average the price.',
      isCorrect: false,
      explanation:
        'Half of the order breaks your limit at once, and the other half has no limit at all. Splitting spreads the moment of buying; the price is still left to others.',
      consequence:
        'The halves cost 56.40 and 57.40, on average 56.90. In the evening you own shares worth 2,232 that cost 2,276, a loss of 44.',
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
};
