import type { Scenario } from './scenario.ts';

export const gapStrategy: Scenario = {
  id: 'gap-strategy',
  title: 'Past the Order in One Jump',
  context:
    'At night you dispatch ambulances; by day you trade 20,000, with at most 200 at risk and the stop always under a low of the chart. The way to the goal has to be twice the way to the stop or more, reckoned from the price you really pay.',
  situation:
    'Last evening you left an order to buy 100 shares of a cement maker once price rises to 46.40, with a stop at 44.40 under the last low and a goal at 57.00. The share had closed at 45.90, after a high of 46.20. Before the open a large building programme is announced, and the first price is now indicated at 48.40.',
  question: 'The market opens in ten minutes. What becomes of the order?',
  options: [
    {
      id: 'a',
      text: 'Reduce it to 50 shares and leave both the stop and the goal where they are.',
      isCorrect: true,
      explanation:
        'From 48.40 the stop is 4.00 away and the goal 8.60. That is a reward-to-risk ratio of 2.15, so the trade still passes, and 200 divided by 4.00 gives the number of shares.',
      consequence:
        'You are in at 48.40, sit through a dip to 46.40 in the first hour, and see 57.00 a month later. The 50 shares gain 430.',
    },
    {
      id: 'b',
      text: 'Leave it unchanged, as it was thought out in peace last night.',
      isCorrect: false,
      explanation:
        'Last night 2.00 was at risk on each share. At the open your order turns into a market order, and bought at 48.40 the same 100 shares risk 400, twice what you allow.',
      consequence:
        'The share dips to 46.40 and then climbs all the way to 57.00, so the oversight pays 860. Had the dip gone on to the stop, it would have cost 400.',
    },
    {
      id: 'c',
      text: 'Replace it by a limit order to buy 100 shares at 45.90, because gaps get filled.',
      isCorrect: false,
      explanation:
        'That gaps always fill is folklore: some do within the hour, others after years or not at all. With this order you take part only if the share gives back everything the news has brought.',
      consequence:
        'The dip of the first hour ends at 46.40, which is 0.50 above your limit. No shares are bought, and a month later the goal is reached without you.',
    },
    {
      id: 'd',
      text: 'Keep the 100 shares and raise the stop to 46.40, so that each of them risks 2.00 as planned.',
      isCorrect: false,
      explanation:
        'The distance is the old one, but the place is not: 44.40 lies under a low, 46.40 inside the gap, where nobody has traded and no buyer has shown up. The stop follows the chart, and the number of shares follows the stop.',
      consequence:
        'In the first hour price comes down to 46.40 and turns. You are sold out at the low of the day with 200 lost, and the rise to 57.00 starts from there.',
    },
  ],
  difficulty: 'intermediate',
  category: 'Market Mechanics',
  terms: ['gap', 'market-order', 'limit-order', 'reward-to-risk-ratio'],
  arithmetic: [
    '46.40 - 44.40 = 2.00',
    '100 * 2.00 = 200',
    '48.40 - 44.40 = 4.00',
    '57.00 - 48.40 = 8.60',
    '8.60 / 4.00 = 2.15',
    '200 / 4.00 = 50',
    '50 * 8.60 = 430',
    '100 * 4.00 = 400',
    '400 / 200 = 2',
    '100 * 8.60 = 860',
    '46.40 - 45.90 = 0.50',
    '48.40 - 46.40 = 2.00',
  ],
};
