import type { Scenario } from './scenario.ts';

export const oversoldBounce: Scenario = {
  id: 'oversold-bounce',
  title: 'A Tractor Maker in a Scare',
  context:
    'Guiding walks in the mountains leaves you the winter to trade rebounds in large shares, with 25,000 and 1 % of it, or 250, at risk on each. You buy only above a rising 200-day average, once the 14-day RSI is back above 30 and a session has closed above the high of the one before; the goal must be at least twice as far away as the stop.',
  situation:
    'In a market scare a maker of farm machinery has dropped from 92.00 to 78.40 in eight sessions, and its RSI to 26. The 200-day average stands at 74.60 and rises. Yesterday’s high was 80.90; today, a minute before the close, the share trades at 81.50 and its RSI is 33. On the way down it had paused at 88.70, which you take as the goal.',
  question: 'What do you do in this last minute?',
  options: [
    {
      id: 'a',
      text: 'Wait until the RSI is above 50, the sign that buyers are back in charge.',
      isCorrect: false,
      explanation:
        'Every condition that you wrote down is met today. One more sounds careful, but it lifts the entry while the stop stays where it is, and so worsens the trade.',
      consequence:
        'The RSI passes 50 after a further rise of 3.20, at 84.70. From there it is 6.40 down to 78.30 and only 4.00 up to 88.70. You buy 39 shares all the same and earn 156 where 561.60 had been on offer.',
    },
    {
      id: 'b',
      text: 'Buy 78 shares, with the stop at 78.30 and the goal at 88.70.',
      isCorrect: true,
      explanation:
        'Oversold alone would be no reason; here the long trend rises and price has begun to turn. The stop is 3.20 away and the goal 7.20, a ratio of 2.25, and 78 shares risk 249.60.',
      consequence:
        'The share works its way up to 88.70, and the trade earns 561.60. Had it ended at the stop, 249.60 would be gone and the decision just as good.',
    },
    {
      id: 'c',
      text: 'Buy 156 shares, with the stop at 78.30, since everything fits so well.',
      isCorrect: false,
      explanation:
        'Conditions that are met allow a trade; they say nothing about doubling it. With 156 shares the stop would cost 499.20, about 2 % of the account.',
      consequence:
        'You earn 1,123.20 and learn the wrong thing from it, for a feeling has set the size. The next set-up that looks this clean may be the one that ends at its stop.',
    },
    {
      id: 'd',
      text: 'Place a limit order for 78 shares at 78.60, just above the low, with a stop at 78.30.',
      isCorrect: false,
      explanation:
        'A risk of 0.30 a share looks like a bargain, but the order is filled only if price falls all the way back. You would own the share just when the turn has failed.',
      consequence:
        'Price never comes back to 78.60. Having tried to risk 23.40 in place of 249.60, you watch the whole way to 88.70 without a share.',
    },
  ],
  difficulty: 'intermediate',
  category: 'Technical Analysis',
  terms: [
    'oversold',
    'relative-strength-index',
    'moving-average',
    'reward-to-risk-ratio',
    'position-size',
    'stop-loss',
  ],
  arithmetic: [
    '1 / 100 * 25000 = 250',
    '78.40 - 10 / 100 = 78.30',
    '81.50 - 78.30 = 3.20',
    '88.70 - 81.50 = 7.20',
    '7.20 / 3.20 = 2.25',
    'floor(250 / 3.20) = 78',
    '78 * 3.20 = 249.60',
    '78 * 7.20 = 561.60',
    '81.50 + 3.20 = 84.70',
    '84.70 - 78.30 = 6.40',
    '88.70 - 84.70 = 4.00',
    'floor(250 / 6.40) = 39',
    '39 * 4.00 = 156',
    '2 * 78 = 156',
    '156 * 3.20 = 499.20',
    '499.20 / 25000 * 100 = 2',
    '156 * 7.20 = 1123.20',
    '78.60 - 78.30 = 0.30',
    '78 * 0.30 = 23.40',
  ],
};
