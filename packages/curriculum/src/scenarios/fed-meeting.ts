import type { Scenario } from './scenario.ts';

export const fedMeeting: Scenario = {
  id: 'fed-meeting',
  title: 'Ten Minutes to the Fed',
  context:
    'With 60,000 you trade a fund that follows the S&P 500, always within the day. Through a scheduled announcement you carry no more shares than would lose 1 %, that is 600, in a move of 2 % against you.',
  situation:
    'It is 1:50 in the afternoon in New York; at 2:00 the Federal Reserve announces its interest rate, and at 2:30 its chair answers questions. You bought 100 shares at 508.00 this morning, the fund trades at 511.40, and your stop lies at 502.00. After recent announcements it moved as much as 2 % within the hour, often first one way and then the other, and the slippage of stops was up to 0.80.',
  question: 'What do you do in the ten minutes that are left?',
  options: [
    {
      id: 'a',
      text: 'Sell 42 shares, keep 58 and leave the stop where it is.',
      isCorrect: true,
      explanation:
        'A move of 2 % is 10.23 a share, and 58 is the largest number of shares that loses no more than 600 in it. Before the news you can settle the size; the direction is out of your hands.',
      consequence:
        'The rate stays. In seconds the fund drops 1 % to 506.29, then climbs to close at 516.51, which is 1 % above 511.40. The shares sold have earned 142.80 and those kept 493.58, together 636.38.',
    },
    {
      id: 'b',
      text: 'Keep all 100 shares and raise the stop from 502.00 to 510.40.',
      isCorrect: false,
      explanation:
        'On a quiet day that would protect a gain. A stop 1.00 below price, minutes before such news, is within reach of the first twitch and says nothing about whether you were wrong.',
      consequence:
        'The first drop goes through 510.40, and you are filled at 509.60. That leaves 160 for the day and a view of the rise to 516.51 without a share.',
    },
    {
      id: 'c',
      text: 'Keep all 100 shares: the rate is widely expected to stay, so the news is in the price.',
      isCorrect: false,
      explanation:
        'What is expected may be in the price; the wording of the statement and the answers at 2:30 are not. In a move of 2 % your 100 shares would lose 1,023, well over the 600 of the rule.',
      consequence:
        'This time the swing ends well and you are 851 ahead at the close. Had the drop gone on to the stop, a sale at 501.20 would have turned a gain of 340 into a loss of 680.',
    },
    {
      id: 'd',
      text: 'Sell everything, then trade 100 shares in the direction of the first move after 2:00.',
      isCorrect: false,
      explanation:
        'Selling takes the risk away and the second step brings it back in full size. The first move answers a headline; as your own notes say, it is often undone soon after.',
      consequence:
        'The sale earns 340. You sell 100 shares short at 506.29 and give up at the close, at 516.51: 1,022 lost, and a morning in profit becomes a day of minus 682.',
    },
  ],
  difficulty: 'intermediate',
  category: 'Risk Management',
  terms: ['position-size', 'stop-loss', 'slippage', 'short-selling'],
  arithmetic: [
    '1 / 100 * 60000 = 600',
    '2 / 100 * 511.40 = 10.23',
    'floor(600 / 10.23) = 58',
    '100 - 58 = 42',
    '(1 - 1 / 100) * 511.40 = 506.29',
    '(1 + 1 / 100) * 511.40 = 516.51',
    '42 * (511.40 - 508.00) = 142.80',
    '58 * (516.51 - 508.00) = 493.58',
    '142.80 + 493.58 = 636.38',
    '511.40 - 510.40 = 1.00',
    '510.40 - 0.80 = 509.60',
    '100 * (509.60 - 508.00) = 160',
    '100 * 10.23 = 1023',
    '100 * (516.51 - 508.00) = 851',
    '502.00 - 0.80 = 501.20',
    '100 * (511.40 - 508.00) = 340',
    '100 * (508.00 - 501.20) = 680',
    '100 * (516.51 - 506.29) = 1022',
    '340 - 1022 = -682',
  ],
};
