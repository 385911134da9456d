import type { Scenario } from './scenario.ts';

export const averagingDown: Scenario = {
  id: 'averaging-down',
  title: 'Cheaper Than Before',
  context:
    'Your bakery leaves you the afternoons, and 15,000 is set aside for trading. The plan for each share is written on a card: entry, stop, and nothing to be changed later.',
  situation:
    'The card for Pallisan, a chain of shoe shops, says 100 shares at 30.00 and a stop at 27.00. You kept that stop in your head instead of placing a stop-loss order. After a profit warning the share slid past it this morning and now trades at 26.40; it pays a dividend of 1.20 a year.',
  question: 'The card and the price disagree. What now?',
  options: [
    {
      id: 'a',
      text: 'Buy 100 more at 26.40: your average falls to 28.20, and a small rise makes you whole again.',
      isCorrect: false,
      explanation:
        'The sum is right, since 28.20 is only 6.8 % away and 30.00 is 13.6 %. But you would be doubling a position just when the company has told you that its business is worse than you thought.',
      consequence:
        'A month later the share is down another 10 %, at 23.76. On 200 shares you are 888 behind, which is 5.9 % of the account.',
    },
    {
      id: 'b',
      text: 'Keep the 100 shares as an investment and let the dividend pay you for waiting.',
      isCorrect: false,
      explanation:
        'A trade that becomes an investment because it has lost has no reason of its own. The 1.20 is 4.5 % of the price, and it has to come out of the very profits the warning is about.',
      consequence:
        'Within weeks price loses 10 % more, and the board halves the dividend to 0.60. At 23.76 you are 624 behind and are paid 60 a year to wait.',
    },
    {
      id: 'c',
      text: 'Sell 50 shares now and the other 50 when price is back at 30.00.',
      isCorrect: false,
      explanation:
        'Half a decision keeps half the risk, and that half has no stop at all. Nobody but you has a reason to care about 30.00.',
      consequence:
        'You lose 180 on the first 50. The others wait for a price that does not come; at 23.76, after a further fall of 10 %, they are 312 behind, so the whole stands at 492.',
    },
    {
      id: 'd',
      text: 'Sell all 100 shares with a market order.',
      isCorrect: true,
      explanation:
        'At 27.00 the idea was wrong, by your own card, and the morning has brought nothing in its favour. With 2,640 in cash instead of the shares you would hardly buy this one today.',
      consequence:
        'You lose 360, or 2.4 % of the account. That is 60 more than the 300 on the card, and the difference is what it cost to keep the stop in your head.',
    },
  ],
  difficulty: 'beginner',
  category: 'Risk Management',
  terms: ['stop-loss', 'dividend', 'market-order'],
  arithmetic: [
    '(30.00 + 26.40) / 2 = 28.20',
    '(28.20 - 26.40) / 26.40 * 100 = 6.8',
    '(30.00 - 26.40) / 26.40 * 100 = 13.6',
    '26.40 * (1 - 10 / 100) = 23.76',
    '100 + 100 = 200',
    '(28.20 - 23.76) * 200 = 888',
    '888 / 15000 * 100 = 5.9',
    '1.20 / 26.40 * 100 = 4.5',
    '1.20 / 2 = 0.60',
    '(30.00 - 23.76) * 100 = 624',
    '0.60 * 100 = 60',
    '(30.00 - 26.40) * 50 = 180',
    '(30.00 - 23.76) * 50 = 312',
    '180 + 312 = 492',
    '26.40 * 100 = 2640',
    '(30.00 - 26.40) * 100 = 360',
    '360 / 15000 * 100 = 2.4',
    '(30.00 - 27.00) * 100 = 300',
    '360 - 300 = 60',
  ],
};
