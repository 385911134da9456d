import type { Scenario } from './scenario.ts';

export const revengeTrading: Scenario = {
  id: 'revenge-trading',
  title: 'Getting It Back',
  context:
    'Between translation jobs you trade on a timeframe of 5 minutes, with an account of 25,000 and 125 at risk per trade. Your oldest rule ends the day after two losses.',
  situation:
    'It is 10:40, and two trades in an oil share have cost 125 each; the second was stopped out by 0.03 before price turned and ran to your goal. Your face is hot. The same share now shows a clean set-up, with an entry at 38.20, a stop at 37.70 and a goal at 39.20.',
  question: 'How do you treat the third set-up of the morning?',
  options: [
    {
      id: 'a',
      text: 'Take it with 500 shares: at the goal the day ends with a gain of 250.',
      isCorrect: false,
      explanation:
        'With 0.50 between entry and stop that is 250 at risk, in a temper, after two losses. Here the position size follows from what you want back and not from what you can afford to lose.',
      consequence:
        'Price reaches 39.20, the trade makes 500, and the day ends 250 ahead. That is the expensive part: on the next bad morning you try 1,000 shares, partly on credit, and the same distance to the stop costs 500, or 2 % of the account.',
    },
    {
      id: 'b',
      text: 'Take it with the usual 250 shares; the market knows nothing of your losses, and the set-up fits.',
      isCorrect: false,
      explanation:
        'The chart knows nothing of your morning, but you do, and the rule was written about you. A limit that yields to the first good argument is not a limit.',
      consequence:
        'It gains 250 and brings the day back to 0. A week later, after two more losses, the next good argument turns up; this time the third trade loses as well, and the day costs 375.',
    },
    {
      id: 'c',
      text: 'Let it pass, write down what happened in the two trades, and close the platform until tomorrow morning.',
      isCorrect: true,
      explanation:
        'Set-ups come again, and the state you are in is what the rule was made for. Two losses are 250, or 1 % of the account: a sum you had agreed to while you were calm.',
      consequence:
        'The share goes to 39.20 without you, and the day stays at a loss of 250. In the evening the notes show that the second stop had been placed within reach of any ordinary candle, and that is something to work on.',
    },
    {
      id: 'd',
      text: 'Take it with 125 shares, half the usual size, just to find your rhythm again.',
      isCorrect: false,
      explanation:
        'Smaller is better than larger, but it is the third trade all the same. Finding a rhythm is another name for wanting to feel better, and that is a poor reason to have money at risk.',
      consequence:
        'The goal is reached and pays 125, so half of the loss is back. What stays with you is that the rule can be bent for a stake of 62.50, and it will be bent further.',
    },
  ],
  difficulty: 'intermediate',
  category: 'Psychology',
  terms: ['risk-per-trade', 'position-size', 'timeframe'],
  arithmetic: [
    '38.20 - 37.70 = 0.50',
    '125 / 0.50 = 250',
    '2 * 125 = 250',
    '250 / 25000 * 100 = 1',
    '500 * 0.50 = 250',
    '500 * (39.20 - 38.20) = 500',
    '500 - 250 = 250',
    '2 * 500 = 1000',
    '1000 * 0.50 = 500',
    '500 / 25000 * 100 = 2',
    '250 * (39.20 - 38.20) = 250',
    '250 - 250 = 0',
    '250 + 125 = 375',
    '125 * (39.20 - 38.20) = 125',
    '125 / 250 = 0.5',
    '125 * 0.50 = 62.50',
  ],
};
