import type { Scenario } from './scenario.ts';

export const fomo: Scenario = {
  id: 'fomo',
  title: 'The Share in Every Chat',
  context:
    'Between parcel rounds you trade an account of 6,500, never with more than 65 at risk. You ask of every trade at least 2 to gain for 1 at risk, measured up to the next resistance.',
  situation:
    'A lithium explorer has gone from 11.20 to 17.92 in four sessions, and your group chat speaks of nothing else. The only low that a stop could lie under is yesterday’s, which puts it at 14.30. Two years ago the share turned at 19.00; that is the next resistance.',
  question: 'Price stands at 17.92 and is rising. What is your next step?',
  options: [
    {
      id: 'a',
      text: 'Buy 17 shares now with a stop at 14.30, which keeps the loss under 65.',
      isCorrect: false,
      explanation:
        'The size is right and the trade is not. Up to the resistance there is 1.08 to gain, down to the stop 3.62 to lose: a reward-to-risk ratio of 0.3 is what being late looks like.',
      consequence:
        'The share touches 19.00 the next day; after such a rise nobody sells for a gain of 1.08, and neither do you. By the weekend the stop is hit, and 61.54 is lost.',
    },
    {
      id: 'b',
      text: 'Set an alarm at 14.90, not far above the place for a stop, and leave the share alone until it rings.',
      isCorrect: true,
      explanation:
        'From 14.90 the same stop would be 0.60 away and the resistance 4.10, a ratio of 6.8. If the pullback never comes, you have missed somebody else’s trade, and that costs nothing.',
      consequence:
        'On Friday the alarm rings. One falling candle follows another, with no sign of buyers, so you still do nothing, and an hour later 14.30 is traded. The account holds 6,500 as before.',
    },
    {
      id: 'c',
      text: 'Buy 100 shares with a market order and no stop; a crowd that has been right for four days knows something.',
      isCorrect: false,
      explanation:
        'The gains of other people tell you where price has been. Bought at 17.92, the shares tie up 1,792, or 27.6 % of the account, and nothing says where you would get out.',
      consequence:
        'At 19.00 you are 108 ahead and feel clever. Two days later it is 14.30, you sell in dismay, and 362 is gone, which is 5.6 % of the account.',
    },
    {
      id: 'd',
      text: 'Sell 100 shares short, because a rise of 60 % has to be given back.',
      isCorrect: false,
      explanation:
        'How far price has risen does not tell when it turns, and in short selling the loss has no ceiling while you wait. It is the same fear of missing something, facing the other way.',
      consequence:
        'The next morning brings 19.00. You buy back in fright and lose 108, and then the fall you had hoped for begins.',
    },
  ],
  difficulty: 'beginner',
  category: 'Psychology',
  terms: ['reward-to-risk-ratio', 'resistance', 'pullback', 'market-order', 'short-selling'],
  arithmetic: [
    '(17.92 - 11.20) / 11.20 * 100 = 60',
    '19.00 - 17.92 = 1.08',
    '17.92 - 14.30 = 3.62',
    '1.08 / 3.62 = 0.3',
    'floor(65 / 3.62) = 17',
    '17 * 3.62 = 61.54',
    '14.90 - 14.30 = 0.60',
    '19.00 - 14.90 = 4.10',
    '4.10 / 0.60 = 6.8',
    '100 * 17.92 = 1792',
    '1792 / 6500 * 100 = 27.6',
    '100 * 1.08 = 108',
    '100 * 3.62 = 362',
    '362 / 6500 * 100 = 5.6',
  ],
};
