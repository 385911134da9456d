import type { Scenario } from './scenario.ts';

export const momentumReversal: Scenario = {
  id: 'momentum-reversal',
  title: 'A Higher High with Less Force',
  context:
    'You came from poker to charts and follow trends in large shares, with 100,000 and 1 % of it at risk on a trade. You add only at a new high, you leave only through the stop, and after every close the stop is drawn up to ten cents below the lowest price of the last ten sessions.',
  situation:
    'You bought 200 shares of a chip maker at 150.00 with a stop at 145.00; since last week the stop has stood at 170.90. After a peak at 188.00 the share has made another at 192.00, while the peak of the MACD was lower. Today a bearish engulfing pattern on the largest volume of the year closed at 186.00. The lowest price of the last ten sessions is now 181.00, from three days ago.',
  question: 'The warnings are plain to see. What do you do after the close?',
  options: [
    {
      id: 'a',
      text: 'Sell the 200 shares at the next opening and 200 more short, with a stop at 192.50.',
      isCorrect: false,
      explanation:
        'A divergence and an engulfing pattern are often read as a loss of force; a downtrend is something else. Your rules leave through the stop alone, and this short sale would risk 1,300, or 1.3 % of the account.',
      consequence:
        'The opening is at 186.00, and the shares earn 7,200. Soon price looks over its peak to 192.50, which ends the short sale with 1,300 lost; 5,900 remains.',
    },
    {
      id: 'b',
      text: 'Buy 100 more at 186.00: in an uptrend a pullback from 192.00 is a chance.',
      isCorrect: false,
      explanation:
        'You add at new highs, and this is the first step down from one. The purchase would enlarge the position on the very day on which its strength is in doubt.',
      consequence:
        'After a last look at 192.50 the share turns down, and all 300 leave at 180.90. The new ones lose 510 of the 6,180 that the others earn, and 5,670 is left.',
    },
    {
      id: 'c',
      text: 'Keep the 200 shares and raise the stop from 170.90 to 180.90.',
      isCorrect: true,
      explanation:
        'A warning is a reason to look closely, and price decides. Ten cents below the new ten-day low of 181.00 is where your rule puts the stop, no higher out of fear and no lower out of habit.',
      consequence:
        'The share touches 192.50, fails and falls; within a week the stop is filled at 180.90. The trade has earned 6,180, or 6.18 times the 1,000 it risked at first.',
    },
    {
      id: 'd',
      text: 'Change nothing: twice since spring the MACD has warned, and the share rose on.',
      isCorrect: false,
      explanation:
        'Not selling on a warning is right, leaving the stop behind is not. Between 170.90 and 180.90 lies a gain of 2,000 that your rule protects and you would not.',
      consequence:
        'From 192.50 the fall goes through 180.90 and on to 170.90, where the shares are sold. The trade earns 4,180 and has given back 2,000 without need.',
    },
  ],
  difficulty: 'advanced',
  category: 'Technical Analysis',
  terms: ['divergence', 'macd', 'reversal', 'stop-loss', 'r-multiple', 'trend'],
  arithmetic: [
    '1 / 100 * 100000 = 1000',
    '200 * (150.00 - 145.00) = 1000',
    '181.00 - 10 / 100 = 180.90',
    '200 * (192.50 - 186.00) = 1300',
    '1300 / 100000 * 100 = 1.3',
    '200 * (186.00 - 150.00) = 7200',
    '7200 - 1300 = 5900',
    '200 + 100 = 300',
    '200 * (180.90 - 150.00) = 6180',
    '100 * (186.00 - 180.90) = 510',
    '6180 - 510 = 5670',
    '6180 / 1000 = 6.18',
    '200 * (180.90 - 170.90) = 2000',
    '200 * (170.90 - 150.00) = 4180',
  ],
};
