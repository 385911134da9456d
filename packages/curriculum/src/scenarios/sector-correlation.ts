import type { Scenario } from './scenario.ts';

export const sectorCorrelation: Scenario = {
  id: 'sector-correlation',
  title: 'The Third Bank',
  context:
    'You run a print shop and trade on daily charts with 40,000. Each trade may lose 1 %, that is 400, and positions that move together may lose 2 %, or 800, between them.',
  situation:
    'You hold 200 shares of a bank in Ohio, bought at 48.00 with a stop at 46.00, and 160 of a lender in Texas, bought at 62.00 with a stop at 59.50. Both still stand near their purchase prices, and all spring they have risen and fallen on the same days. This afternoon a bank in Florida, which keeps step with them, closes at 35.10, above a resistance that had held for a year. A stop at 33.50 would allow 250 shares.',
  question: 'The chart of the third bank is the best of the three. What do you do with it?',
  options: [
    {
      id: 'a',
      text: 'Buy 250 shares: each trade stands on its own and risks the usual 1 %.',
      isCorrect: false,
      explanation:
        'The rule for a single trade is kept, the one for related trades is broken. Banks that move together are one position, and this one would risk 1,200.',
      consequence:
        'Within a week a rumour about bad property loans goes round and every bank falls. All three stops are filled where they lie: 1,200 is gone, 3 % of the account, through a single piece of news.',
    },
    {
      id: 'b',
      text: 'Buy 125 shares, half the usual size, because two banks are held already.',
      isCorrect: false,
      explanation:
        'The thought is right and the amount is not. Ohio and Texas already use up the whole 800, so there is no room for half a position, nor for a quarter of one.',
      consequence:
        'The rumour about property loans takes all three stops. Half a position adds 200 to the 800, and you lose 1,000, or 2.5 %, where 2 % was to be the most.',
    },
    {
      id: 'c',
      text: 'Pass, or sell one of the two banks first to make room for it.',
      isCorrect: true,
      explanation:
        'The two holdings risk 400 each, which is all that one cause may cost you. A better chart can take the place of a weaker one, but it cannot be added to it.',
      consequence:
        'You pass. When the rumour comes, both stops are filled and 800 is lost, the 2 % that was planned; the third bank falls to 33.50 without you. A loss after a good decision: 39,200 is left.',
    },
    {
      id: 'd',
      text: 'Buy 250 shares: a bank in a third state spreads the risk more widely.',
      isCorrect: false,
      explanation:
        'Three states sound like variety, yet the prices have shown what drives them. Interest rates and the fear of bad loans do not stop at a border.',
      consequence:
        'Florida is hit as hard as Ohio and Texas, and 1,200 is lost. With 38,800 left, it takes a gain of 3.1 % to be where you were.',
    },
  ],
  difficulty: 'beginner',
  category: 'Risk Management',
  terms: ['risk-per-trade', 'position-size', 'stop-loss', 'resistance'],
  arithmetic: [
    '1 / 100 * 40000 = 400',
    '2 / 100 * 40000 = 800',
    '200 * (48.00 - 46.00) = 400',
    '160 * (62.00 - 59.50) = 400',
    '400 / (35.10 - 33.50) = 250',
    '250 / 2 = 125',
    '400 + 400 = 800',
    '800 + 400 = 1200',
    '1200 / 40000 * 100 = 3',
    '125 * (35.10 - 33.50) = 200',
    '800 + 200 = 1000',
    '1000 / 40000 * 100 = 2.5',
    '40000 - 800 = 39200',
    '40000 - 1200 = 38800',
    '1200 / 38800 * 100 = 3.1',
  ],
};
