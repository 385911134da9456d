import { scenarioTitles } from '../copy/scenario-titles.ts';
import type { Scenario } from './scenario.ts';

export const revengeTrading: Scenario = {
  id: 'revenge-trading',
  title: scenarioTitles['revenge-trading'],
  context:
    'Between translation jobs, you trade five-minute charts, with $50,000 in your account and $125 at risk per trade. Your oldest rule: after two losses, you’re done for the day.',
  situation:
    'It’s 10:40 a.m., and two trades in gold miners have cost you $125 each; the second was stopped out by 0.03 before price turned and ran to your target. You’re angry. Now an oil stock shows a clean setup, with an entry at 38.20, a stop at 37.70 and a target at 39.20.',
  question: 'What do you do with the third setup of the morning?',
  options: [
    {
      id: 'a',
      text: 'Take it with 500 shares: at the target, you’d end the day up $250.',
      isCorrect: false,
      explanation:
        'With 0.50 between entry and stop, that’s $250 at risk, after two losses and while you’re angry. You’ve sized the position by what you want back, not by what you can afford to lose.',
      consequence:
        'Price reaches 39.20, the trade makes $500, and you end the day up $250. That’s the expensive part: on the next bad morning, you try 1,000 shares, most of the account, and the same distance to the stop costs you $500, or 1% of it.',
    },
    {
      id: 'b',
      text: 'Take it with the usual 250 shares; the market doesn’t know about your losses, and the setup fits.',
      isCorrect: false,
      explanation:
        'The market doesn’t know about your morning, but you do, and you wrote the rule for yourself. A limit that gives way to the first good argument isn’t a limit.',
      consequence:
        'It gains $250 and brings the day back to $0. A week later, after two more losses, you find another good argument; this time the third trade loses as well, and the day costs you $375.',
    },
    {
      id: 'c',
      text: 'Let it pass, write down what happened in the two trades, and close the platform until tomorrow morning.',
      isCorrect: true,
      explanation:
        'There will be other setups, and this is exactly the mood the rule was made for. Two losses are $250, or 0.5% of the account: an amount you agreed to while you were calm.',
      consequence:
        'The stock goes to 39.20 without you, and you end the day down $250. That evening, your notes show that any ordinary candle could have reached your second stop, and that’s something you can work on.',
    },
    {
      id: 'd',
      text: 'Take it with 125 shares, half the usual size, just to find your rhythm again.',
      isCorrect: false,
      explanation:
        'Smaller is better than larger, but it’s still a third trade. “Finding your rhythm” means wanting to feel better, and that’s a poor reason to put money at risk.',
      consequence:
        'Price reaches the target and you make $125, so you’ve made back half of the loss. You’ve also learned to bend your rule when only $62.50 is at risk, and next time you’ll bend it further.',
    },
  ],
  difficulty: 'intermediate',
  category: 'Psychology',
  terms: ['risk-per-trade', 'position-size', 'timeframe'],
  arithmetic: [
    '38.20 - 37.70 = 0.50',
    '125 / 0.50 = 250',
    '2 * 125 = 250',
    '250 / 50000 * 100 = 0.5',
    '500 * 0.50 = 250',
    '500 * (39.20 - 38.20) = 500',
    '500 - 250 = 250',
    '2 * 500 = 1000',
    '1000 * 0.50 = 500',
    '500 / 50000 * 100 = 1',
    '250 * (39.20 - 38.20) = 250',
    '250 - 250 = 0',
    '250 + 125 = 375',
    '125 * (39.20 - 38.20) = 125',
    '125 / 250 = 0.5',
    '125 * 0.50 = 62.50',
  ],
  basis: 'profit or loss on the third trade alone',
  outcomes: { a: 500, b: 250, c: 0, d: 125 },
  chart: {
    title: 'The oil stock, five-minute candles',
    prices: [38.2, 39.2],
    before: [
      [38.43, 38.48, 38.01, 38.08],
      [38.06, 38.08, 38.01, 38.03],
      [38.02, 38.08, 37.94, 38.01],
      [38.02, 38.03, 37.95, 37.98],
      [37.99, 38.02, 37.88, 37.9],
      [37.9, 38.01, 37.8, 38],
      [38, 38.29, 37.96, 38.23],
      [38.22, 38.23, 38.13, 38.2],
      [38.21, 38.4, 38.21, 38.38],
      [38.38, 38.39, 38.33, 38.34],
      [38.35, 38.37, 38.22, 38.23],
      [38.22, 38.26, 38.15, 38.17],
      [38.17, 38.18, 38.04, 38.06],
      [38.06, 38.24, 38.04, 38.2],
    ],
    after: [
      [38.21, 38.32, 38.21, 38.31],
      [38.33, 38.36, 38.18, 38.24],
      [38.23, 38.24, 38.18, 38.18],
      [38.19, 38.27, 38.07, 38.09],
      [38.06, 38.2, 38.05, 38.12],
      [38.11, 38.25, 38.07, 38.24],
      [38.23, 38.37, 38.19, 38.34],
      [38.35, 38.43, 38.33, 38.43],
      [38.43, 38.54, 38.4, 38.51],
      [38.49, 38.77, 38.49, 38.75],
      [38.73, 38.82, 38.56, 38.62],
      [38.61, 38.63, 38.55, 38.56],
      [38.52, 38.72, 38.5, 38.67],
      [38.66, 38.81, 38.59, 38.8],
      [38.77, 38.89, 38.77, 38.84],
      [38.86, 39.08, 38.81, 39.06],
      [39.05, 39.24, 39, 39.2],
    ],
  },
};
