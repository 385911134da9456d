import type { Scenario } from './scenario.ts';

export const fedMeeting: Scenario = {
  id: 'fed-meeting',
  title: 'Four Cases Out of Five',
  context:
    'You run a launderette and have 50,000 for trades of a few days. Before scheduled news you work out the expectancy, and without a positive one, after costs, you do not trade.',
  situation:
    'The Federal Reserve announces its interest rate tomorrow at 2:00 in the afternoon, and half an hour later its chair answers questions. By the prices of interest rate futures the chance of a cut is 80 %. A fund of long Treasury bonds stands at 92.00; from option prices and earlier meetings you reckon that it rises by 0.50 on a cut and falls by 2.00 without one. Going in and out costs a spread of 0.02.',
  question: 'Which trade do you plan?',
  options: [
    {
      id: 'a',
      text: 'None: what a cut would add and its absence would take away are in balance.',
      isCorrect: true,
      explanation:
        'In 80 % of cases 0.50 is gained, in 20 % of cases 2.00 is lost; each comes to 0.40 a share. The odds are in the price, and an expectancy of 0 becomes a loss of 0.02 once the spread is paid, whichever side you take.',
      consequence:
        'The rate is cut and the fund jumps to 92.50. Half an hour later the chair says that no further cut is planned, and it closes 1.00 lower, at 91.50. Your 50,000 has not moved.',
    },
    {
      id: 'b',
      text: 'Buy 500 shares today: in four cases out of five they gain.',
      isCorrect: false,
      explanation:
        'How often you are right is one half of expectancy, how much each case pays is the other. In ten such meetings 8 gains of 0.50 make 4.00, and so do 2 losses of 2.00.',
      consequence:
        'The cut comes, and for half an hour you own a gain. Then the chair speaks, the fund closes at 91.50, and 260 is lost on an opinion that turned out right.',
    },
    {
      id: 'c',
      text: 'Sell 500 shares short today: 0.50 to lose against 2.00 to gain.',
      isCorrect: false,
      explanation:
        'A ratio of 4 to 1 is tempting until you count how rarely it pays. This is the other side of a fair bet, with the spread on top.',
      consequence:
        'At 92.50 you are 250 behind; then a single answer of the chair turns that into a gain of 240 at the close. Ten meetings at your own odds would leave a loss of 100, all of it spread.',
    },
    {
      id: 'd',
      text: 'Buy 500 shares the moment a cut is announced, when no doubt is left.',
      isCorrect: false,
      explanation:
        'With the doubt goes the discount: price leaps in the same second, and nobody sells to you at the old one. What follows hangs on the words of the chair, for which you have no odds at all.',
      consequence:
        'You pay 92.50 for good news that everybody has. By the evening the fund is at 91.50 and you are 510 poorer, although the rate was cut as you had hoped.',
    },
  ],
  difficulty: 'intermediate',
  category: 'Market Analysis',
  terms: ['expectancy', 'spread', 'short-selling', 'reward-to-risk-ratio'],
  arithmetic: [
    '100 - 80 = 20',
    '4 / 5 * 100 = 80',
    '80 / 100 * 0.50 = 0.40',
    '20 / 100 * 2.00 = 0.40',
    '0.40 - 0.40 = 0',
    '92.00 + 0.50 = 92.50',
    '92.50 - 1.00 = 91.50',
    '80 / 100 * 10 = 8',
    '8 * 0.50 = 4.00',
    '2 * 2.00 = 4.00',
    '500 * (92.00 - 91.50 + 0.02) = 260',
    '2.00 / 0.50 = 4',
    '500 * (92.50 - 92.00) = 250',
    '500 * (92.00 - 91.50 - 0.02) = 240',
    '10 * 500 * 0.02 = 100',
    '500 * (92.50 - 91.50 + 0.02) = 510',
  ],
};
